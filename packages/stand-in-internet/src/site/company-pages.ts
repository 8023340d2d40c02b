import type { Company, Market } from '../markets/market.ts';
import { changelogMain, feedXml } from './changelog-page.ts';
import { escaped, slug } from './html-text.ts';
import type { PageParts } from './page-frame.ts';
import { framed } from './page-frame.ts';
import { pricingMain } from './pricing-page.ts';

export interface SitePage {
  path: string;
  type:
    | 'text/html; charset=utf-8'
    | 'application/rss+xml; charset=utf-8'
    | 'text/plain; charset=utf-8'
    | 'application/xml; charset=utf-8';
  body: string;
}

/**
 * All pages of a company's site.
 *
 * @param origin where it stands, such as `http://marrowby.test:8080`
 * @param today what the days of its changelog count back from
 */
export function companyPages(company: Company, market: Market, origin: string, today: Date): SitePage[] {
  const pages = htmlPages(company, market, today).map((page): SitePage => ({
    path: page.path,
    type: 'text/html; charset=utf-8',
    body: framed(company, origin, page),
  }));
  const text = (path: string, body: string): SitePage => ({ path, type: 'text/plain; charset=utf-8', body });
  return [
    ...pages,
    { path: '/feed.xml', type: 'application/rss+xml; charset=utf-8', body: feedXml(company, origin, today) },
    { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', body: sitemap(pages, origin, today) },
    text('/robots.txt', robots(company, origin)),
  ];
}

function htmlPages(company: Company, market: Market, today: Date): PageParts[] {
  const { name, tagline } = company;
  const page = (path: string, title: string, main: string, data: object | null = null): PageParts => ({
    ...{ path, title, description: tagline, main, data },
  });
  return [
    page('/', `${name}: ${tagline}`, homeMain(company), organization(company)),
    page('/pricing', `Pricing | ${name}`, pricingMain(company)),
    page('/features', `Features | ${name}`, featuresMain(company)),
    page('/changelog', `Changelog | ${name}`, changelogMain(company, today)),
    ...(company.comparisons.length > 0 ? [page('/compare', `Compare ${name}`, compareMain(company))] : []),
    ...company.comparisons.map(({ rival, text }) => {
      const title = `${name} vs ${rival}`;
      const known = market.companies.find((one) => one.name === rival);
      const own = `<p>${escaped(text)}</p>${known ? `<p>Their site: ${known.host}</p>` : ''}`;
      return page(`/compare/${slug(title)}`, title, `<h1>${escaped(title)}</h1>${own}`);
    }),
    ...(company.openings ? [page('/careers', `Work at ${name}`, careersMain(company))] : []),
    page(
      '/privacy',
      `Privacy | ${name}`,
      '<h1>Privacy</h1><p>We keep what you give us, and nothing else.</p>',
    ),
  ];
}

function homeMain({ name, tagline, about, claims, features, plans }: Company): string {
  const first = plans.find(({ kind }) => kind === 'free') ? 'Start free' : 'Start a trial';
  return `<h1>${escaped(tagline)}</h1>
<p>${escaped(about)}</p>
<a class="button" href="/signup">${first}</a>
<ul class="claims">${claims.map((claim) => `<li>${escaped(claim)}</li>`).join('')}</ul>
<h2>What ${escaped(name)} does</h2>
<ul>${features
    .filter(({ value }) => value !== 'no')
    .slice(0, 4)
    .map(({ term }) => `<li>${escaped(term)}</li>`)
    .join('')}</ul>`;
}

function featuresMain({ name, features }: Company): string {
  const told = features.filter(({ value }) => value !== 'no');
  const refused = features.filter(({ value }) => value === 'no');
  return `<h1>Features of ${escaped(name)}</h1>
${told.map(({ term, text }) => `<section><h3>${escaped(term)}</h3><p>${escaped(text)}</p></section>`).join('\n')}
${
  refused.length === 0
    ? ''
    : `<h2>At a glance</h2>
<table><tr><th>Feature</th><th>${escaped(name)}</th></tr>${[...told, ...refused]
        .map(({ term, value }) => `<tr><td>${escaped(term)}</td><td>${value === 'no' ? '✗' : '✓'}</td></tr>`)
        .join('')}</table>`
}`;
}

function compareMain({ name, comparisons }: Company): string {
  const link = (rival: string): string => {
    const title = `${name} vs ${rival}`;
    return `<li><a href="/compare/${slug(title)}">${escaped(title)}</a></li>`;
  };
  return `<h1>How ${escaped(name)} compares</h1><ul>${comparisons.map(({ rival }) => link(rival)).join('')}</ul>`;
}

function careersMain({ name, host, openings }: Company): string {
  const token = host.split('.')[0] ?? '';
  const boards = {
    greenhouse: `https://boards.greenhouse.io/${token}`,
    lever: `https://jobs.lever.co/${token}`,
    ashby: `https://jobs.ashbyhq.com/${token}`,
  };
  const address = boards[openings?.board ?? 'greenhouse'];
  return `<h1>Work at ${escaped(name)}</h1><p>We have ${openings?.titles.length ?? 0} openings. <a href="${address}">See all openings</a></p>`;
}

function organization({ name, host, wikidata }: Company): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: `https://${host}/`,
    ...(wikidata && { foundingDate: String(wikidata.founded) }),
  };
}

function sitemap(pages: readonly SitePage[], origin: string, today: Date): string {
  const day = today.toISOString().slice(0, 10);
  const urls = pages.map(({ path }) => `<url><loc>${origin}${path}</loc><lastmod>${day}</lastmod></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>
`;
}

function robots({ closedPaths, crawlDelayS }: Company, origin: string): string {
  return [
    'User-agent: *',
    ...closedPaths.map((path) => `Disallow: ${path}`),
    ...(crawlDelayS === null ? [] : [`Crawl-delay: ${crawlDelayS}`]),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

import type { CompanyFacts, CompanyLinks, Told } from '../facts.ts';
import { attribute, byTag, rawText } from '../page/dom.ts';
import { evidenceAt } from '../page/quotes.ts';
import { metaContent } from '../page/read-page.ts';
import type { ReadPage } from '../page/read-page.ts';
import { ownName } from './own-name.ts';
import { isOfType, jsonLdObjects, jsonLdValues } from '../pricing/lines/declared-offers.ts';

/** What each kind of page is called in addresses and links. */
const KINDS: Readonly<Record<keyof CompanyLinks, RegExp>> = {
  pricing:
    /(?:^|[/\s_-])(?:pricing|prices?|plans?|preise?|tarife?|tarifs?|precios|prezzi|precos|prijzen|priser|cennik|cenik)(?=$|[/\s_.?-])|料金|价格/i,
  features:
    /(?:^|[/\s_-])(?:features?|product|funktionen|fonctionnalites|funciones|funcionalidades|tour)(?=$|[/\s_.?-])/i,
  changelog:
    /(?:^|[/\s_-])(?:changelog|changes|releases?|release-notes|whats-?new|updates|news)(?=$|[/\s_.?-])/i,
  compare: /(?:^|[/\s_-])(?:compare|comparison|comparisons|vs|versus|alternatives?)(?=$|[/\s_.?-])/i,
  customers: /(?:^|[/\s_-])(?:customers?|case-studies|stories|references)(?=$|[/\s_.?-])/i,
  jobs: /(?:^|[/\s_-])(?:jobs|careers?|karriere|hiring)(?=$|[/\s_.?-])/i,
  status: /^https?:\/\/status\.|(?:^|[/\s_-])status(?=$|[/\s_.?-])/i,
  integrations: /(?:^|[/\s_-])(?:integrations?|apps|marketplace)(?=$|[/\s_.?-])/i,
};
const MAX_LINKS = 20;

/** What a company's page tells of the company; its home page tells most. */
export function readCompany(read: ReadPage): CompanyFacts {
  const { document, page } = read;
  const organisation = jsonLdValues(document)
    .flatMap((value) => [...jsonLdObjects(value)])
    .find((fields) => isOfType(fields, 'Organization', 'Corporation', 'SoftwareApplication', 'WebSite'));
  const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);
  const sameAs = organisation?.['sameAs'];
  const logo = organisation?.['logo'];
  return {
    url: page.url,
    name: ownName(read),
    title: told(read, page.title),
    description: told(read, metaContent(document, 'description') ?? metaContent(document, 'og:description')),
    logoUrl: absolute(text(logo) ?? metaContent(document, 'og:image') ?? iconOf(read), page.url),
    sameAs: (Array.isArray(sameAs) ? sameAs : [sameAs]).flatMap((each) => text(each) ?? []),
    feedUrls: byTag(document, 'link')
      .filter((link) => /^application\/(?:rss|atom)\+xml$/.test(attribute(link, 'type') ?? ''))
      .flatMap((link) => absolute(attribute(link, 'href'), page.url) ?? []),
    links: linksOf(read),
  };
}

function told({ page }: ReadPage, value: string | null): Told | null {
  const start = value === null ? -1 : page.text.indexOf(value);
  if (value === null || start < 0) return null;
  return { value, evidence: evidenceAt(page, start, start + value.length) };
}

function iconOf({ document }: ReadPage): string | null {
  const icon = byTag(document, 'link').find((link) => /icon/.test(attribute(link, 'rel') ?? ''));
  return icon ? attribute(icon, 'href') : null;
}

function linksOf({ document, page }: ReadPage): CompanyLinks {
  const links: CompanyLinks = {
    pricing: [],
    features: [],
    changelog: [],
    compare: [],
    customers: [],
    jobs: [],
    status: [],
    integrations: [],
  };
  for (const anchor of byTag(document, 'a')) {
    const url = absolute(attribute(anchor, 'href'), page.url);
    if (!url || !isSameSite(url, page.url)) continue;
    const words = rawText(anchor).replace(/\s+/g, ' ').trim();
    for (const kind of Object.keys(KINDS) as (keyof CompanyLinks)[]) {
      const fits = KINDS[kind].test(pathOf(url, kind)) || (words.length < 30 && KINDS[kind].test(words));
      if (fits && links[kind].length < MAX_LINKS && !links[kind].includes(url)) links[kind].push(url);
    }
  }
  return links;
}

function pathOf(url: string, kind: keyof CompanyLinks): string {
  const { origin, pathname } = new URL(url);
  return kind === 'status' ? `${origin}${pathname}` : pathname;
}

/** The same host, or one that stands below the other. */
function isSameSite(a: string, b: string): boolean {
  const [first, second] = [a, b].map((url) => new URL(url).hostname.replace(/^www\./, ''));
  return (
    first !== undefined &&
    second !== undefined &&
    (first === second || first.endsWith(`.${second}`) || second.endsWith(`.${first}`))
  );
}

/** The address without its fragment; null for what is none on the web. */
function absolute(href: string | null, base: string): string | null {
  if (href === null || !URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  url.hash = '';
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

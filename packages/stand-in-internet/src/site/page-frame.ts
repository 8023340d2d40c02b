import type { Company } from '../markets/market.ts';
import { escaped, slug } from './html-text.ts';

export interface PageParts {
  title: string;
  description: string;
  /** Path of the page. */
  path: string;
  main: string;
  /** JSON-LD of the page; null for none. */
  data: object | null;
}

/** A whole page of a company's site. @param origin such as `http://marrowby.test:8080` */
export function framed(company: Company, origin: string, page: PageParts): string {
  const links = [
    ['/pricing', 'Pricing'],
    ['/features', 'Features'],
    ...company.comparisons.slice(0, 1).map(() => ['/compare', 'Compare'] as const),
    ['/changelog', 'Changelog'],
    ...(company.openings ? [['/careers', 'Careers'] as const] : []),
  ] as const;
  const port = new URL(origin).port;
  const beside = (name: string) => `http://${name}.${company.host}${port === '' ? '' : `:${port}`}/`;
  const elsewhere = [
    ...(company.incidents ? [[beside('status'), 'Status'] as const] : []),
    ...(company.forum.length > 0 ? [[beside('community'), 'Community'] as const] : []),
    ...(company.app
      ? [[`https://apps.apple.com/us/app/${slug(company.name)}/id${company.app.id}`, 'App Store'] as const]
      : []),
    ...(company.repository ? [[`https://github.com/${company.repository.name}`, 'GitHub'] as const] : []),
  ] as const;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escaped(page.title)}</title>
<meta name="description" content="${escaped(page.description)}">
<link rel="canonical" href="${origin}${page.path}">
<meta property="og:site_name" content="${escaped(company.name)}">
<meta property="og:title" content="${escaped(page.title)}">
<link rel="alternate" type="application/rss+xml" title="${escaped(company.name)} changelog" href="/feed.xml">
<link rel="icon" href="/favicon.svg">
${page.data === null ? '' : `<script type="application/ld+json">${JSON.stringify(page.data)}</script>\n`}</head>
<body>
<header><a href="/"><img src="/logo.svg" alt="${escaped(company.name)}"></a>
<nav>${links.map(([path, text]) => `<a href="${path}">${text}</a>`).join(' ')} <a href="/login">Log in</a></nav></header>
<main>
${page.main}
</main>
<footer><p>© ${escaped(company.name)}</p><a href="/privacy">Privacy</a> ${elsewhere
    .map(([url, text]) => `<a href="${url}">${text}</a>`)
    .join(' ')}</footer>
</body>
</html>
`;
}

/** A link as it stands in a page. */
export interface PageLink {
  href: string;
  text: string;
}

/** Following these could change something: they end a login, buy, order, delete or unsubscribe. */
const changing =
  /(?:log|sign)-?_?(?:out|off)|unsubscribe|delete|remove|add[-_ ]?to[-_ ]?(?:cart|basket|bag)|checkout|purchase|\bbuy\b|\bpay\b|order[-_ ]?now|[?&]action=/i;
const files =
  /\.(?:pdf|zip|gz|tgz|dmg|exe|msi|pkg|apk|csv|xlsx?|docx?|pptx?|mp[34]|webm|mov|png|jpe?g|gif|svg|webp|ico|css|js|json|xml|rss|atom|txt)$/i;

/** Host without `www.`: what counts as one site. */
export function siteOf(url: URL): string {
  return url.hostname.replace(/^www\./, '') + (url.port === '' ? '' : `:${url.port}`);
}

/** The page that a link leads to, without its fragment; null when it is another site's, a file, or better left alone. */
export function pageToFollow({ href, text }: PageLink, site: string): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  if (!/^https?:$/.test(url.protocol) || siteOf(url) !== site || url.username !== '') return null;
  if (changing.test(url.pathname + url.search) || changing.test(text) || files.test(url.pathname))
    return null;
  url.hash = '';
  return url.href;
}

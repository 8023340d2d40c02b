/** Parameters that tell where a visitor came from, not what is shown. */
const trackers = /^(?:utm_.*|gclid|fbclid|msclkid|dclid|yclid|mc_[ce]id|_ga|_gl|igshid|ref|ref_src|source)$/i;
const longest = 2000;

/**
 * An address as it is asked for: absolute, of the web, without a fragment; null for anything else, and for what parsers
 * differ about: backslashes, controls, and users before a host.
 */
export function webAddress(text: string, base?: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > longest || /[\\\p{C}]/u.test(trimmed)) return null;
  const isWhole = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(trimmed);
  if (isWhole && !/^(?:https?:)?\/\/[^/?#@\s]+(?:[/?#]|$)/i.test(trimmed)) return null;
  if (!URL.canParse(trimmed, base)) return null;
  const url = new URL(trimmed, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  url.hash = '';
  return url.href;
}

/** The same for all spellings of one page: scheme, `www.`, trackers, order of parameters and a slash at the end do not count. */
export function pageKey(address: string): string {
  const url = new URL(address);
  const kept = [...url.searchParams].filter(([name]) => !trackers.test(name));
  kept.sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)));
  const query = kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
  const path = url.pathname.replace(/\/(?:index\.(?:html?|php))?$/i, '');
  return `${url.host.replace(/^www\./, '')}${path}${query}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * The addresses to try, in this order, for what a person typed as a site; none when it is no address but a name.
 * An address with its scheme is taken at its word; for a bare host the safe scheme comes first.
 */
export function siteAddresses(typed: string): string[] {
  const text = typed.trim();
  if (/^https?:\/\//i.test(text)) {
    const address = webAddress(text);
    return address === null ? [] : [address];
  }
  if (!/^[\p{L}\p{N}.-]+\.[\p{L}\p{N}-]{2,}\.?(?::\d+)?(?:[/?#]\S*)?$/u.test(text)) return [];
  const [safe, plain] = [webAddress(`https://${text}`), webAddress(`http://${text}`)];
  if (safe === null || plain === null) return [];
  const host = new URL(safe).hostname;
  const www = host.split('.').length === 2 ? safe.replace(`//${host}`, `//www.${host}`) : null;
  return [safe, ...(www === null ? [] : [www]), plain];
}

import { maskPersonal } from './personal-text.ts';

/** Larger pictures that stand in an address itself are content, not ornament. */
const inlinePictureMax = 8192;
const inlinePicture = /^data:image\/(?:png|gif|jpe?g|webp|avif|x-icon|bmp)[;,]/i;

/**
 * An address without its query values and fragment. Names of values stay; values stay where `allowedKeys` names them.
 * Addresses that hold content or a person (`data:`, `mailto:`, `tel:`, `javascript:` …) become empty.
 */
export function cleanAddress(address: string, allowedKeys: readonly string[]): string {
  const text = address.trim();
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  if (scheme === 'data') return inlinePicture.test(text) && text.length <= inlinePictureMax ? text : '';
  if (scheme === 'about') return 'about:blank';
  if (scheme && scheme !== 'http' && scheme !== 'https') return '';
  const withoutFragment = text.split('#', 1)[0] ?? '';
  const queryAt = withoutFragment.indexOf('?');
  const path = queryAt < 0 ? withoutFragment : withoutFragment.slice(0, queryAt);
  const clean = maskPersonal(withoutPerson(path));
  return queryAt < 0 ? clean : clean + cleanQuery(withoutFragment.slice(queryAt + 1), allowedKeys);
}

/** Name and password before the host. */
function withoutPerson(path: string): string {
  return path.replace(/^([a-z]+:)?\/\/[^/]*@/i, '$1//');
}

function cleanQuery(query: string, allowedKeys: readonly string[]): string {
  const parts = query.split('&').flatMap((part) => {
    const [key = '', value] = part.split('=', 2);
    // A part without "=" is a value without a name.
    if (value === undefined || !/^[\w.[\]-]{1,40}$/.test(key)) return [];
    return [`${maskPersonal(key)}=${allowedKeys.includes(key) ? value : ''}`];
  });
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Each of the addresses that `srcset` lists with its width or density. */
export function cleanSourceSet(list: string, allowedKeys: readonly string[]): string {
  return list
    .split(/,\s+/)
    .flatMap((candidate) => {
      const [address = '', ...size] = candidate.trim().split(/\s+/);
      const clean = cleanAddress(address, allowedKeys);
      return clean === '' ? [] : [[clean, ...size].join(' ')];
    })
    .join(', ');
}

const addressInStyles = /url\(\s*(["']?)([^"')]*)\1\s*\)/gi;

/** Style text as it is, but with clean addresses. References within the page (`#gradient`) and `data:` are its own. */
export function cleanStyles(text: string, allowedKeys: readonly string[]): string {
  if (!text.includes('?') && !text.includes('#')) return text;
  return text.replace(addressInStyles, (whole, quote: string, address: string) =>
    /^(?:#|data:)/i.test(address) || !/[?#]/.test(address)
      ? whole
      : `url(${quote}${cleanAddress(address, allowedKeys)}${quote})`,
  );
}

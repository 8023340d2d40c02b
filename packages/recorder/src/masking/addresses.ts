import { maskPath, maskWholePath } from './paths.ts';
import { maskPersonal, maskPlain } from './personal-text.ts';
import type { MaskingRules } from './rules.ts';

type AddressRules = Pick<MaskingRules, 'allowQueryKeys' | 'maskText' | 'maskUuids'>;

/** Larger pictures that stand in an address itself are content, not ornament. */
const inlinePictureMax = 8192;
const inlinePicture = /^data:image\/(?:png|gif|jpe?g|webp|avif|x-icon|bmp)[;,]/i;

/**
 * An address without its query values and fragment, and without parts of its path that look random. Names of values stay; values
 * stay where the rules name them. Addresses that hold content or a person (`data:`, `mailto:`, `tel:`, `javascript:` …) become empty.
 *
 * @param isOfStyle what a style sheet names is of the page's look
 */
export function cleanAddress(address: string, rules: AddressRules, isOfStyle = false): string {
  const text = address.trim();
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  if (scheme === 'data') return inlinePicture.test(text) && text.length <= inlinePictureMax ? text : '';
  if (scheme === 'about') return 'about:blank';
  if (scheme && scheme !== 'http' && scheme !== 'https') return '';
  const [withoutFragment = ''] = text.split('#', 1);
  const queryAt = withoutFragment.indexOf('?');
  const path = withoutPerson(queryAt < 0 ? withoutFragment : withoutFragment.slice(0, queryAt));
  const hostLength = /^(?:[a-z]+:)?\/\/[^/]*/i.exec(path)?.[0].length ?? 0;
  const clean = maskPersonal(path.slice(0, hostLength)) + cleanPath(path.slice(hostLength), rules, isOfStyle);
  return queryAt < 0 ? clean : clean + cleanQuery(withoutFragment.slice(queryAt + 1), rules);
}

function cleanPath(path: string, { maskText, maskUuids }: AddressRules, isOfStyle: boolean): string {
  return maskText ? maskWholePath(path, isOfStyle) : maskPlain(maskPath(path, maskUuids, isOfStyle));
}

/** Name and password before the host. */
function withoutPerson(path: string): string {
  return path.replace(/^([a-z]+:)?\/\/[^/]*@/i, '$1//');
}

function cleanQuery(query: string, { allowQueryKeys }: AddressRules): string {
  const parts = query.split('&').flatMap((part) => {
    const [key = '', value] = part.split('=', 2);
    // A part without "=" is a value without a name.
    if (value === undefined || !/^[\w.[\]-]{1,40}$/.test(key)) return [];
    return [`${maskPersonal(key)}=${allowQueryKeys.includes(key) ? value : ''}`];
  });
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Each of the addresses that `srcset` lists with its width or density. */
export function cleanSourceSet(list: string, rules: AddressRules): string {
  return list
    .split(/,\s+/)
    .flatMap((candidate) => {
      const [address = '', ...size] = candidate.trim().split(/\s+/);
      const clean = cleanAddress(address, rules);
      return clean === '' ? [] : [[clean, ...size].join(' ')];
    })
    .join(', ');
}

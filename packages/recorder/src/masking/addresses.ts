import { maskPath, maskWholePath } from './paths.ts';
import { maskPersonal, maskPlain } from './personal-text.ts';
import type { MaskingRules } from './rules.ts';

type AddressRules = Pick<MaskingRules, 'allowQueryKeys' | 'maskText' | 'maskUuids' | 'nameFile'>;

/** Larger pictures that stand in an address itself are content, not ornament. */
const inlinePictureMax = 8192;
const inlinePicture = /^data:image\/(?:png|gif|jpe?g|webp|avif|x-icon|bmp)[;,]/i;
/** One that is not packed, so that it can be seen to draw and to say nothing. */
const inlineDrawing =
  /^data:image\/svg\+xml(?!.*(?:;base64|(?:<|%3c)(?:t|desc|foreign|style|image|!|%21)|label=))/is;
/** Values by which a site names the version, size and form of its files. */
const fileKeys = /^(?:v|ver|version|[wh]|q|dpr|fit|format|auto|hash)$/;

/** How the address is used: any, of a file that the page shows, or of one that its style sheets name. */
type Use = 'any' | 'file' | 'style';

/**
 * An address without its query values and fragment, and without parts of its path that look random. Names of values stay; values
 * stay where the rules name them. Addresses that hold content or a person (`data:`, `mailto:`, `tel:`, `javascript:` …) become empty.
 *
 * @param use what a style sheet names is of the page's look
 */
export function cleanAddress(address: string, rules: AddressRules, use: Use = 'any'): string {
  const text = address.trim();
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  if (scheme === 'data')
    return text.length <= inlinePictureMax &&
      (inlinePicture.test(text) || (use === 'file' && inlineDrawing.test(text)))
      ? text
      : '';
  if (scheme === 'about') return 'about:blank';
  if (scheme && scheme !== 'http' && scheme !== 'https') return '';
  const [withoutFragment = ''] = text.split('#', 1);
  const queryAt = withoutFragment.indexOf('?');
  const path = withoutPerson(queryAt < 0 ? withoutFragment : withoutFragment.slice(0, queryAt));
  const hostLength = /^(?:[a-z]+:)?\/\/[^/]*/i.exec(path)?.[0].length ?? 0;
  const isFile = use !== 'any';
  const clean =
    maskPersonal(path.slice(0, hostLength)) +
    cleanPath(path.slice(hostLength), rules, use === 'style') +
    (queryAt < 0 ? '' : cleanQuery(withoutFragment.slice(queryAt + 1), rules, isFile));
  return (isFile && !rules.maskText && rules.nameFile?.(clean, withoutFragment)) || clean;
}

function cleanPath(path: string, { maskText, maskUuids }: AddressRules, isOfStyle: boolean): string {
  return maskText ? maskWholePath(path, isOfStyle) : maskPlain(maskPath(path, maskUuids, isOfStyle));
}

/** Name and password before the host. */
function withoutPerson(path: string): string {
  return path.replace(/^([a-z]+:)?\/\/[^/]*@/i, '$1//');
}

function cleanQuery(query: string, { allowQueryKeys }: AddressRules, isFile: boolean): string {
  const parts = query.split('&').flatMap((part) => {
    const [key = '', value] = part.split('=', 2);
    // A part without "=" is a value without a name.
    if (value === undefined || !/^[\w.[\]-]{1,40}$/.test(key)) return [];
    const stays =
      allowQueryKeys.includes(key) || (isFile && fileKeys.test(key) && /^[\w.,-]{1,20}$/.test(value));
    return [`${maskPersonal(key)}=${stays ? value : ''}`];
  });
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Each of the addresses that `srcset` lists with its width or density. */
export function cleanSourceSet(list: string, rules: AddressRules): string {
  return list
    .split(/,\s+/)
    .flatMap((candidate) => {
      const [address = '', ...size] = candidate.trim().split(/\s+/);
      const clean = cleanAddress(address, rules, 'file');
      return clean === '' ? [] : [[clean, ...size].join(' ')];
    })
    .join(', ');
}

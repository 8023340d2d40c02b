import { cleanAddress } from './addresses.ts';
import { maskEmails } from './emails.ts';
import { maskPersonal } from './personal-text.ts';
import type { MaskingRules } from './rules.ts';
import { maskSecrets } from './secret-text.ts';
import { replaceAddresses } from './style-addresses.ts';
import { maskWhole } from './whole.ts';

type StyleRules = Pick<MaskingRules, 'allowQueryKeys' | 'maskText' | 'maskUuids'>;

const string = `"(?:[^"\\\\\\n]|\\\\[^])*"?|'(?:[^'\\\\\\n]|\\\\[^])*'?`;
/** Properties whose strings are shown, and those of the page's own, up to where their value ends. */
const shownStrings = new RegExp(
  `((?:^|[;{\\s"])(?:content|quotes|initial-value|--[\\w-]{1,100})\\s*:)((?:${string}|[^;{}"'])*)`,
  'gi',
);
const strings = new RegExp(string, 'g');

/**
 * Style text as it is, but with clean addresses, and without what looks personal or secret in strings that it shows. References
 * within the page (`#gradient`) and `data:` are its own.
 */
export function cleanStyles(text: string, rules: StyleRules): string {
  let clean = text;
  if (/url\(/i.test(clean))
    clean = replaceAddresses(clean, (address) =>
      /^(?:#|data:)/i.test(address) ? address : cleanAddress(address, rules, true),
    );
  if (/content|quotes|initial-value|--/i.test(clean))
    clean = clean.replace(shownStrings, (_, name: string, value: string) => name + cleanShown(value, rules));
  return clean;
}

/** As {@link cleanStyles} for the value of one property. */
export function cleanStyleValue(property: string, value: string, rules: StyleRules): string {
  const before = `${property}:`;
  return cleanStyles(before + value, rules).slice(before.length);
}

function cleanShown(value: string, { maskText }: StyleRules): string {
  const clean = value.replace(strings, (whole) => {
    const shown = decoded(whole.slice(1, -1));
    // Signs of icon fonts say nothing.
    if (!/[\p{L}\p{N}]/u.test(shown)) return whole;
    const masked = maskText ? maskWhole(shown) : maskPersonal(shown);
    return masked === shown ? whole : `"${masked.replaceAll('"', "'")}"`;
  });
  return maskSecrets(maskEmails(clean));
}

/** What an escape stands for. */
function decoded(text: string): string {
  return text.replace(/\\(?:([\da-f]{1,6})\s?|([^]))/gi, (_, code?: string, sign?: string) => {
    const point = code ? Number.parseInt(code, 16) : 0;
    return code ? (point <= 0x10ffff ? String.fromCodePoint(point) : '') : (sign ?? '');
  });
}

import { decodedCss } from '@earshot/replay-format/css-escapes';
import { cleanAddress } from './addresses.ts';
import { maskEmails } from './emails.ts';
import { maskPersonal } from './personal-text.ts';
import type { MaskingRules } from './rules.ts';
import { maskSecrets } from './secret-text.ts';
import { replaceAddresses } from './style-addresses.ts';
import { maskWhole } from './whole.ts';

type StyleRules = Pick<MaskingRules, 'allowQueryKeys' | 'maskText' | 'maskUuids' | 'nameFile'>;

const string = `"(?:[^"\\\\\\n]|\\\\[^])*"?|'(?:[^'\\\\\\n]|\\\\[^])*'?`;
/** Properties whose strings are shown, and those of the page's own, up to where their value ends. */
const shownStrings = new RegExp(
  `((?:^|[;{\\s"])(?:content|quotes|initial-value|--[\\w-]{1,100})\\s*:)((?:${string}|[^;{}"'])*)`,
  'gi',
);
const strings = new RegExp(string, 'g');
/** Pictures and fonts that hold their own bytes, with their last quotation mark. */
const ownBytes = /(url\((?:"data:(?:[^"\\]|\\[^])*|'data:(?:[^'\\]|\\[^])*|data:[^"')\s]*)["']?)/gi;

/**
 * Style text as it is, but with clean addresses, and without what looks personal or secret in strings that it shows. References
 * within the page (`#gradient`) and `data:` are its own.
 */
export function cleanStyles(text: string, rules: StyleRules): string {
  let clean = text;
  if (/url\(/i.test(clean))
    clean = replaceAddresses(clean, (address) =>
      /^(?:#|data:)/i.test(address) ? address : cleanAddress(address, rules, 'style'),
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

function cleanShown(value: string, rules: StyleRules): string {
  return value
    .split(ownBytes)
    .map((part, index) => (index % 2 ? part : cleanWords(part, rules)))
    .join('');
}

function cleanWords(value: string, { maskText }: StyleRules): string {
  const clean = value.replace(strings, (whole) => {
    const shown = decodedCss(whole.slice(1, -1));
    // Signs of icon fonts say nothing.
    if (!/[\p{L}\p{N}]/u.test(shown)) return whole;
    const masked = maskText ? maskWhole(shown) : maskPersonal(shown);
    return masked === shown ? whole : `"${masked.replaceAll('"', "'")}"`;
  });
  return maskSecrets(maskEmails(clean));
}

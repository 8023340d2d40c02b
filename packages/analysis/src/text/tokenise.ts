import { withoutMail } from './addresses.ts';
import { fold, normalise } from './fold.ts';

const WEB_ADDRESS = /\b(?:https?:\/\/|www\.)\S+/g;
/** Scripts written without spaces between words; Korean has spaces, but glues its particles to the word. */
const UNSPACED = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]`;
const TOKEN = new RegExp(String.raw`${UNSPACED}+|[[\p{L}\p{M}\p{N}]--${UNSPACED}]+`, 'gv');
const STARTS_UNSPACED = new RegExp(String.raw`^${UNSPACED}`, 'v');
const HAS_APOSTROPHE = /'/;

/**
 * The words of a text in order, in lower case and without accents. A run of a script without spaces is one token;
 * {@link termsOfToken} cuts it. Web and mail addresses are left out.
 */
export function tokenise(text: string): string[] {
  let plain = normalise(text);
  if (plain.includes('/') || plain.includes('@')) plain = withoutMail(plain).replace(WEB_ADDRESS, ' ');
  if (HAS_APOSTROPHE.test(plain)) plain = openContractions(plain);
  const tokens = plain.match(TOKEN) ?? [];
  for (let i = 0; i < tokens.length; i += 1) tokens[i] = fold(tokens[i] ?? '');
  return tokens;
}

function openContractions(text: string): string {
  return text
    .replace(/\bcan't\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/'(?:s|m|re|ve|ll|d)\b/g, ' ')
    .replace(/(?<=\p{sc=Cyrl})'(?=\p{sc=Cyrl})/gu, '');
}

export function isUnspaced(token: string): boolean {
  return token.charCodeAt(0) > 0x0dff && STARTS_UNSPACED.test(token);
}

/** What of a token is compared: the token itself, or the overlapping pairs of characters of an unspaced run. */
export function termsOfToken(token: string): string[] {
  if (!isUnspaced(token)) return [token];
  const characters = [...token];
  if (characters.length < 3) return [token];
  const pairs: string[] = [];
  for (let i = 1; i < characters.length; i += 1)
    pairs.push(`${characters[i - 1] ?? ''}${characters[i] ?? ''}`);
  return pairs;
}

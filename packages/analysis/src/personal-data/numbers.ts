import { isBsn, isCpf, isNir, isPesel, isSteuerId, passesLuhn } from './checksums.ts';
import { before, numberContext } from './context.ts';
import type { Candidate, PersonalKind } from './kinds.ts';

/** Digits with up to two separators between; six to 25 of them. */
const RUN = /(?<![\p{sc=Latin}\d_.,#*-]|\d[ ])(?:\+|\()?\d(?:[ \u00a0.\-/()‑–]{0,2}\d){5,24}(?![\d])/gu;
const CARD_PREFIX = /^(?:4|5[1-5]|2[2-7]|3[47]|3[0689]|6(?:011|5|4[4-9]|2)|35)/;
const CARD_GROUPS =
  /^(?:\d{13,19}|\d{4}(?:([ -])\d{4})(?:\1\d{4})(?:\1\d{1,4})(?:\1\d{1,3})?|\d{4}[ -]\d{6}[ -]\d{4,5})$/;
const DATE_GROUPS =
  /^(?:\d{1,2}([./ -])\d{1,2}\1(?:\d{4}|\d{2})|\d{4}([./ -])\d{1,2}\2\d{1,2})(?:[ ]\d{1,2})?$/;
/** Mobile numbers of the United Kingdom, France and Germany, which begin unlike other numbers. */
const MOBILE = /^(?:07\d{9}|0[67]\d{8}|01[567]\d{8,9})$/;
/** Versions, dates and prices look like this, and few phones. */
const DOTTED = /^\d+(?:\.\d+){1,3}$/;
const SOCIAL = /\b(?:ssn|social)\b/;
const STEUER = /steuer|idnr|id-nr|\btin\b|tax/;
const BSN = /\bbsn\b|burgerservice/;
const CPF = /\bcpf\b/;
const PESEL = /\bpesel\b/;

/** Numbers that stand for a person: cards, national ids made of digits, phones. */
export function findNumbers(text: string): Candidate[] {
  const found: Candidate[] = [];
  for (const match of text.matchAll(RUN)) {
    const start = match.index;
    const kind = kindOf(text, start, match[0]);
    if (kind) found.push({ kind, start, end: start + match[0].length });
  }
  return found;
}

function kindOf(text: string, start: number, run: string): PersonalKind | null {
  const digits = run.replace(/\D/g, '');
  const isFollowedByWord = /^[\p{sc=Latin}_]/u.test(text.slice(start + run.length, start + run.length + 1));
  if (isFollowedByWord) return null;
  const words = before(text, start);
  const isNational = isNationalId(run, digits, words);
  const context = numberContext(text, start);
  if (isNational && (isNational === 'labelled' || context !== 'other')) return 'national_id';
  if (isCard(run, digits) && !(context === 'other' && !/card|karte|carte|tarjeta|carta|kaart/.test(words)))
    return 'card';
  return isPhone(run, digits, context) ? 'phone' : null;
}

function isNationalId(run: string, digits: string, words: string): 'labelled' | 'shaped' | false {
  if (digits.length === 9) {
    if (isSsn(digits) && SOCIAL.test(words)) return 'labelled';
    if (isBsn(digits) && BSN.test(words)) return 'labelled';
    return isSsn(digits) && /^\d{3}-\d{2}-\d{4}$/.test(run) ? 'shaped' : false;
  }
  if (digits.length === 11) {
    if (STEUER.test(words) && isSteuerId(digits)) return 'labelled';
    if (PESEL.test(words) && isPesel(digits)) return 'labelled';
    if (!isCpf(digits)) return false;
    return CPF.test(words) ? 'labelled' : /^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(run) ? 'shaped' : false;
  }
  return digits.length === 15 && isNir(digits) ? 'shaped' : false;
}

/** Which numbers were never given out: Social Security Administration, 20 CFR 422.103. */
function isSsn(digits: string): boolean {
  return !/^(?:000|666|9)/.test(digits) && !/^\d{3}00/.test(digits) && !digits.endsWith('0000');
}

function isCard(run: string, digits: string): boolean {
  if (digits.length < 13 || digits.length > 19) return false;
  return CARD_PREFIX.test(digits) && CARD_GROUPS.test(run) && passesLuhn(digits);
}

/** International numbers have 8 to 15 digits (ITU-T E.164); national ones are known by their shape or a word before. */
function isPhone(run: string, digits: string, context: 'phone' | 'other' | 'none'): boolean {
  const count = digits.length;
  if (DATE_GROUPS.test(run) || count > 17) return false;
  if (run.startsWith('+')) return count >= 8 && count <= 15 && !digits.startsWith('0');
  if (context === 'other') return false;
  const hasSeparators = /\d[^\d]+\d/.test(run);
  if (digits.startsWith('00')) {
    return digits[2] !== '0' && count >= 10 && count <= 17 && (context === 'phone' || hasSeparators);
  }
  if (/^(?:1[ .-])?(?:\([2-9]\d\d\) ?|[2-9]\d\d[ .-])[2-9]\d\d[ .-]\d{4}$/.test(run)) return true;
  if (/^8?[ ]?\(\d{2,5}\)/.test(run)) return count >= 9 && count <= 12;
  // A trunk zero with groups: 020 7946 0958, 06 12 34 56 78, 030/901820-55.
  const isTrunk = /^\(?0[1-9]/.test(run) && hasSeparators && count >= 8 && count <= 12;
  if (isTrunk && (!DOTTED.test(run) || /^0\d(?:\.\d{2}){4}$/.test(run))) return true;
  if (MOBILE.test(run)) return true;
  return context === 'phone' && count >= 7 && count <= 15 && !DOTTED.test(run);
}

import type { MaskingRules } from './rules.ts';

const bullet = '•';

/** Every character that is no white space becomes a bullet; the length stays. */
export function maskWhole(text: string): string {
  return text.replace(/\S/g, bullet);
}

/** Repetitions are bounded so that no text takes longer than its length allows. */
const email = /[\p{L}\p{N}._+'-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}/giu;
const iban = /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,3})?\b/gi;
/** Digits that single signs part, as in card numbers and telephone numbers. */
const digitGroups = /\+?\(?\d(?:[ \u00a0().\-/]{0,2}\d){7,24}/g;
const webAddress = /\b(https?:\/\/[^\s?#"'<>()]+)([?#][^\s"'<>()]*)/gi;
const trailingPosition = /(?::\d{1,9}){1,2}$/;

/**
 * Replaces what looks personal by bullets of the same length: e-mail addresses, telephone numbers, card numbers, bank
 * accounts (IBAN), long runs of digits, and what stands behind `?` or `#` in a web address.
 */
export function maskPersonal(text: string): string {
  if (!/[@\d]|%40|:\/\//.test(text)) return text;
  let masked = text;
  if (masked.includes('://')) masked = masked.replace(webAddress, maskBehindPath);
  if (masked.includes('@') || masked.includes('%40')) masked = masked.replace(email, maskWhole);
  if (/\d{2}/.test(masked)) masked = masked.replace(iban, maskIban).replace(digitGroups, maskNumber);
  return masked;
}

/** Text as it may be seen: all of it masked where the site asks for that, else what is personal. */
export function maskShown(text: string, { maskText }: Pick<MaskingRules, 'maskText'>): string {
  return maskText ? maskWhole(text) : maskPersonal(text);
}

/** As {@link maskPersonal} for what styles hang on: only e-mail addresses, which no selector needs. */
export function maskEmails(text: string): string {
  return text.includes('@') || text.includes('%40') ? text.replace(email, maskWhole) : text;
}

/** Keeps the line and column with which a stack trace ends an address. */
function maskBehindPath(_whole: string, path: string, rest: string): string {
  const position = trailingPosition.exec(rest)?.[0] ?? '';
  return path + maskWhole(rest.slice(0, rest.length - position.length)) + position;
}

/** Ordinary words that begin like a bank account hold fewer digits. */
function maskIban(found: string): string {
  return found.replace(/\D/g, '').length >= 8 ? maskWhole(found) : found;
}

function maskNumber(found: string): string {
  return looksPersonal(found) ? maskWhole(found) : found;
}

function looksPersonal(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  if (/\d{9}/.test(number)) return true;
  if (/^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})(?:$|[ \u00a0])/.test(number))
    return false;
  if (/^\d{3}-\d{2}-\d{4}$/.test(number)) return true;
  if (digits.length >= 12 && digits.length <= 19 && hasCardChecksum(digits)) return true;
  if (/^(?:\+|\(|0)/.test(number) && digits.length >= 8) return true;
  return /^\d{3}[ .-]\d{3}[ .-]\d{4}$/.test(number) || longGroups(number);
}

/** Groups of three digits and more that blanks or dashes part: an account, a card, a number of a person. */
function longGroups(number: string): boolean {
  const groups = number.split(/\D+/).filter((group) => group !== '');
  return !/[./]/.test(number) && groups.length >= 3 && groups.every((group) => group.length >= 3);
}

/** The check digit of card numbers: ISO/IEC 7812-1, annex B (Luhn). */
function hasCardChecksum(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighted = place % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

import { maskAsRead } from './as-read.ts';
import { maskEmails } from './emails.ts';
import { maskLabelled } from './labelled-text.ts';
import { maskPath } from './paths.ts';
import type { MaskingRules } from './rules.ts';
import { maskSecrets } from './secret-text.ts';
import { maskWhole } from './whole.ts';

/** UUIDs are ids of things; then accounts (IBAN); then digits that single signs part, as in card numbers and telephone numbers. */
const numbers =
  /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,3})?\b|\+?\(?\d(?:[ ().\-/]{0,2}\d){7,24}/gi;
const webAddress = /\bhttps?:\/\/[^\s"'<>()]+/gi;
const trailingPosition = /(?::\d{1,9}){1,2}$/;

/**
 * Replaces what looks personal or secret by bullets of the same length: e-mail addresses, telephone numbers, card numbers, bank
 * accounts (IBAN), long runs of digits, values that a label before them calls private; keys, tokens and passwords; and in a web
 * address what stands behind `?` or `#` and parts of the path that look random.
 */
export function maskPersonal(text: string): string {
  return maskAsRead(text, maskRead);
}

function maskRead(text: string): string {
  if (!/[@\d:=]|%40|[\w.-]{12}|bearer|-----/i.test(text)) return text;
  let masked = text;
  if (masked.includes('://')) masked = masked.replace(webAddress, maskAddress);
  masked = maskSecrets(masked);
  return maskPlain(maskLabelled(masked));
}

/** E-mail addresses and numbers of a person alone. */
export function maskPlain(text: string): string {
  const masked = maskEmails(text);
  return /\d/.test(masked) ? masked.replace(numbers, maskNumber) : masked;
}

/** Text as it may be seen: all of it masked where the site asks for that, else what is personal or secret. */
export function maskShown(text: string, { maskText }: Pick<MaskingRules, 'maskText'>): string {
  return maskText ? maskWhole(text) : maskPersonal(text);
}

/** What only together is personal or secret, of texts beside each other; long numbers are judged by who knows where one ends. */
export function maskJoined(text: string): string {
  if (!/[@:=+]|%40|[\w.-]{12}|bearer|\d-\d/i.test(text)) return text;
  return maskEmails(maskSecrets(text)).replace(
    /\+\(?\d(?:[ ().\-/]{0,2}\d){7,14}|\b\d{3}-(?:\d{2}|\d{3})-\d{4}\b/g,
    maskWhole,
  );
}

/** Keeps the line and column with which a stack trace ends an address. */
function maskAddress(address: string): string {
  const position = trailingPosition.exec(address)?.[0] ?? '';
  const whole = address.slice(0, address.length - position.length);
  const pathEnd = /[?#]|$/.exec(whole)?.index ?? whole.length;
  const hostEnd = whole.indexOf('/', whole.indexOf('://') + 3);
  if (hostEnd < 0 || hostEnd > pathEnd)
    return whole.slice(0, pathEnd) + maskWhole(whole.slice(pathEnd)) + position;
  const path = maskPath(whole.slice(hostEnd, pathEnd), false);
  return whole.slice(0, hostEnd) + path + maskWhole(whole.slice(pathEnd)) + position;
}

function maskNumber(found: string): string {
  return looksPersonal(found) ? maskWhole(found) : found;
}

function looksPersonal(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  if (/^[\da-f]{8}-[\da-f]{4}-/i.test(number)) return false;
  // Ordinary words that begin like a bank account hold fewer digits.
  if (/^[a-z]/i.test(number)) return digits.length >= 8;
  // Shares and measures are fractions with many places.
  if (/^\d{1,3}\.\d{6,}$/.test(number)) return false;
  if (/\d{9}/.test(number)) return true;
  if (/^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})(?:$| )/.test(number)) return false;
  if (/^\d{3}-\d{2}-\d{4}$/.test(number)) return true;
  if (isCardNumber(digits)) return true;
  if (/^(?:\+|\(|0)/.test(number) && digits.length >= 8) return true;
  return /^\d{3}[ .-]\d{3}[ .-]\d{4}$/.test(number) || longGroups(number);
}

/** Groups of three digits and more that blanks or dashes part: an account, a card, a number of a person. */
function longGroups(number: string): boolean {
  const groups = number.split(/\D+/).filter((group) => group !== '');
  return !/[./]/.test(number) && groups.length >= 3 && groups.every((group) => group.length >= 3);
}

/** The check digit of card numbers: ISO/IEC 7812-1, annex B (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (digits.length < 12 || digits.length > 19) return false;
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighted = place % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

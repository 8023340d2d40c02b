import type { Candidate } from './kinds.ts';

/** Longest local part and domain (RFC 5321 section 4.5.3.1). */
const LONGEST_LOCAL = 64;
const LONGEST_DOMAIN = 255;
const LOCAL = /[\w.!#$%&'*+/=?^`{|}~À-ɏ-]/;
const DOMAIN = /[\w.À-ɏ-]/;
const IS_DOMAIN = /^(?:[\wÀ-ɏ](?:[\wÀ-ɏ-]{0,62}[\wÀ-ɏ])?\.){1,8}[a-zÀ-ɏ]{2,24}$/i;

/** E-mail addresses, around each @. */
export function findEmails(text: string): Candidate[] {
  const found: Candidate[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let start = at;
    while (start > 0 && at - start < LONGEST_LOCAL && LOCAL.test(text[start - 1] ?? '')) start -= 1;
    let end = at + 1;
    while (end < text.length && end - at <= LONGEST_DOMAIN && DOMAIN.test(text[end] ?? '')) end += 1;
    while (start < at && !/[\wÀ-ɏ+]/.test(text[start] ?? '')) start += 1;
    // "login=user@…": a name and an equals sign are not of the address.
    const equals = text.slice(start, at).lastIndexOf('=');
    if (equals >= 0) start += equals + 1;
    while (end > at && /[._-]/.test(text[end - 1] ?? '')) end -= 1;
    if (start < at && IS_DOMAIN.test(text.slice(at + 1, end))) found.push({ kind: 'email', start, end });
  }
  return found;
}

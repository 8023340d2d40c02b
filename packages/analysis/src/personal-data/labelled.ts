import type { Candidate } from './kinds.ts';

const PASSPORT_WORD = /passport|reisepass|passeport|pasaporte|passaporto|paspoort|paszport|паспорт/gi;
/** The number, after at most four short words such as "number is". */
const PASSPORT_NUMBER =
  /^\p{L}{0,10}(?:[\s:.,#№-]{1,3}\p{L}{1,9}[°º]?){0,3}[\s:.,#№°º-]{1,4}(?=[A-Z]{0,8}\d)([A-Z\d]{6,10})(?![\w])/u;
const BIRTH_WORD =
  /born(?: on)?|(?:date of birth|birth ?date|birthday)(?: is)?|d\.?o\.?b\.?(?!\w)|geburtsdatum|geburtstag|geboren(?: am| op)?|\bgeb\.|date de naissance|\bnée? le|fecha de nacimiento|\bnac[ií](?:d[oa])?(?: el)?|data di nascita|\bnat[oa] il|geboortedatum|data urodzenia|urodzon[ya]|дата рождения|data de nascimento|nascid[oa] (?:em|a)|födelsedatum|\bfödd|fødselsdato/gi;
const DATE =
  /^[\s:,–-]{1,4}(?:\p{L}{2,8}[\s:]{1,2})?((?:\d{1,2}|\d{4})[./-]\d{1,2}[./-](?:\d{4}|\d{1,2})|\d{1,2}(?:st|nd|rd|th|\.|er)?\s(?:de\s)?\p{L}{3,12}\.?,?\s(?:de\s)?\d{4}|\p{L}{3,12}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4})(?!\d)/u;
const READ_AHEAD = 64;

/** Passport numbers and dates of birth: recognised only where a word names them. */
export function findLabelled(text: string): Candidate[] {
  const found: Candidate[] = [];
  const look = (word: RegExp, kind: 'passport' | 'birth_date', value: RegExp): void => {
    for (const match of text.matchAll(word)) {
      const from = match.index + match[0].length;
      const ahead = value.exec(text.slice(from, from + READ_AHEAD));
      const given = ahead?.[1];
      if (!ahead || given === undefined) continue;
      const start = from + ahead[0].length - given.length;
      found.push({ kind, start, end: start + given.length });
    }
  };
  look(PASSPORT_WORD, 'passport', PASSPORT_NUMBER);
  look(BIRTH_WORD, 'birth_date', DATE);
  return found;
}

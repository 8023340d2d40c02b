import type { Candidate } from './kinds.ts';

const WORD = String.raw`\p{Lu}[\p{L}.'’-]{0,24}`;
/** Town and postcode of the United States or the United Kingdom. */
const ENGLISH_TOWN = String.raw`(?:(?:,? ${WORD}){0,4},? (?:\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})(?!\w))?`;
const ENGLISH = new RegExp(
  String.raw`(?<![\w.])\d{1,5}[A-Z]?,? (?:${WORD} ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Way|Place|Square|Sq|Terrace|Parkway|Pkwy|Highway|Hwy|Close|Crescent|Gardens|Grove|Row|Walk|Mews)(?![\p{L}])\.?${ENGLISH_TOWN}`,
  'gu',
);
const PO_BOX = new RegExp(String.raw`(?<!\w)P\.? ?O\.? ?Box \d{1,6}${ENGLISH_TOWN}`, 'gu');
const POSTCODE_AND_TOWN = String.raw`,? (?:[A-Z]{1,2}-)?\d{4,5}(?: [A-Z]{2}(?= ))? ${WORD}(?:[ -]${WORD}){0,2}`;
const FRENCH = new RegExp(
  String.raw`(?<![\w.])\d{1,4}(?: ?(?:bis|ter|quater))?,? (?i:rue|avenue|av\.|boulevard|bd|place|chemin|allée|impasse|quai|route|cours|square) (?:(?:de la|de l'|du|des|de|d'|le|la|les) ?)?\p{L}[\p{L}'’-]{1,24}(?: ${WORD}){0,3}(?:${POSTCODE_AND_TOWN})?`,
  'gu',
);
const SOUTHERN = new RegExp(
  String.raw`(?<!\p{L})(?:Calle|C\/|Avenida|Avda\.|Plaza|Paseo|Via|Viale|Piazza|Corso|Rua|Travessa|Praça) (?:(?:de|del|della|dei|di|da|do|la|las|los|el) ){0,3}${WORD}(?: ${WORD}){0,3},? \d{1,4}[a-zA-Z]?${POSTCODE_AND_TOWN}`,
  'gu',
);
/** House number, postcode and town; the street stands before. */
const NUMBER_AND_TOWN = new RegExp(String.raw`(?<![\w.])\d{1,4} ?[a-zA-Z]?${POSTCODE_AND_TOWN}`, 'gu');
const STREET_WORD =
  /(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ring|damm|ufer|straat|gracht|laan|plein|kade|gatan|vägen|vej|gade)$/i;
const STREET_AND_NUMBER =
  /(?<![\p{L}])\p{Lu}[\p{L}-]{2,30}?(?:straße|strasse|str\.|straat|gracht) \d{1,4} ?[a-z]?(?![\w])/gu;
const PARTICLE = /^(?:am|an|der|dem|den|im|in|zum|zur|auf|van|de|het|la|alten|neuen)$/;
const MOST_WORDS = 4;
const LOOKED_BACK = 90;

/** Postal addresses with a house number and either a word for a street or a postcode and town. */
export function findPostalAddresses(text: string): Candidate[] {
  const found: Candidate[] = [];
  const add = (pattern: RegExp): void => {
    for (const match of text.matchAll(pattern)) {
      found.push({ kind: 'postal_address', start: match.index, end: match.index + match[0].length });
    }
  };
  for (const pattern of [ENGLISH, PO_BOX, FRENCH, SOUTHERN]) add(pattern);
  for (const match of text.matchAll(NUMBER_AND_TOWN)) {
    const start = streetStart(text, match.index);
    if (start !== null) found.push({ kind: 'postal_address', start, end: match.index + match[0].length });
  }
  // Last, because the same with a town says more.
  add(STREET_AND_NUMBER);
  return found;
}

/** Where the street's name before a house number begins; null when no capital letter begins it. */
function streetStart(text: string, numberAt: number): number | null {
  const words = text.slice(Math.max(0, numberAt - LOOKED_BACK), numberAt).split(' ');
  // The number stands right after a space, so the last part is empty; the first may be cut.
  if (words.pop() !== '') return null;
  if (numberAt > LOOKED_BACK) words.shift();
  let at = numberAt;
  let start: number | null = null;
  for (const word of words.slice(-MOST_WORDS).reverse()) {
    const isCapital = /^\p{Lu}[\p{L}.'’-]*$/u.test(word);
    if (!isCapital && !PARTICLE.test(word)) break;
    at -= word.length + 1;
    if (isCapital) start = at;
    if (STREET_WORD.test(word)) break;
  }
  return start;
}

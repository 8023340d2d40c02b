const ASCII = /^[\0-\x7f]*$/;
const LATIN_MARKS = /[\u0300-\u036f]/g;
const ARABIC_MARKS = /[\u064b-\u0652\u0670\u0640]/g;

/** Lower case, compatibility forms made plain (full-width letters, ligatures), typographic apostrophes made straight. */
export function normalise(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'");
}

/**
 * One spelling for words that differ in accents only, so that "cafe" finds "café". Vowel signs of Indic scripts are
 * kept, because there they are letters.
 */
export function fold(word: string): string {
  if (ASCII.test(word)) return word;
  return word
    .normalize('NFD')
    .replace(LATIN_MARKS, '')
    .normalize('NFC')
    .replace(ARABIC_MARKS, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .replace(/æ/g, 'ae');
}

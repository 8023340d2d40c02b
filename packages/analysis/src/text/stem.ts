const VOWEL = /[aeiouy]/;
const DOUBLE = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
const VALID_LI = /[cdeghkmnrt]li$/;

const WHOLE: ReadonlyMap<string, string> = new Map([
  ['skis', 'ski'], ['dying', 'die'], ['lying', 'lie'], ['tying', 'tie'], ['skies', 'sky'], ['idly', 'idl'], ['gently', 'gentl'], ['ugly', 'ugli'], ['early', 'earli'],
  ['only', 'onli'], ['singly', 'singl'], ['sky', 'sky'], ['news', 'news'], ['howe', 'howe'], ['atlas', 'atlas'],
  ['cosmos', 'cosmos'], ['bias', 'bias'], ['andes', 'andes'],
]); // prettier-ignore
const AFTER_PLURAL = new Set([
  'inning', 'outing', 'canning', 'herring', 'earring', 'proceed', 'exceed', 'succeed',
]); // prettier-ignore

const STEP2: readonly (readonly [string, string])[] = [
  ['ization', 'ize'], ['ational', 'ate'], ['fulness', 'ful'], ['ousness', 'ous'], ['iveness', 'ive'], ['tional', 'tion'],
  ['biliti', 'ble'], ['lessli', 'less'], ['entli', 'ent'], ['ation', 'ate'], ['alism', 'al'], ['aliti', 'al'],
  ['ousli', 'ous'], ['iviti', 'ive'], ['fulli', 'ful'], ['enci', 'ence'], ['anci', 'ance'], ['abli', 'able'],
  ['izer', 'ize'], ['ator', 'ate'], ['alli', 'al'], ['bli', 'ble'],
]; // prettier-ignore
const STEP3: readonly (readonly [string, string])[] = [
  ['ational', 'ate'], ['tional', 'tion'], ['alize', 'al'], ['icate', 'ic'], ['iciti', 'ic'], ['ical', 'ic'],
  ['ness', ''], ['ful', ''],
]; // prettier-ignore
const STEP4 = /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|al|er|ic|(?<=[st])ion)$/;

/**
 * The stem of a lower-case English word. Porter's second algorithm (M. F. Porter, "The English (Porter2) stemming
 * algorithm", snowballstem.org). Words with other letters than a–z, or of one or two letters, come back unchanged.
 */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const whole = WHOLE.get(word);
  if (whole !== undefined) return whole;
  // A y that acts as a consonant is written Y while the rules run.
  let w = word.replace(/^y|(?<=[aeiouy])y/g, 'Y');
  const r1 = firstRegion(w);
  const r2 = regionAfter(w, r1);
  w = plural(w);
  if (AFTER_PLURAL.has(w)) return w;
  w = pastAndProgressive(w, r1);
  w = w.replace(/(?<=.[^aeiouy])[yY]$/, 'i');
  w = step2(w, r1);
  w = step3(w, r1, r2);
  w = step4(w, r2);
  return step5(w, r1, r2).toLowerCase();
}

function firstRegion(w: string): number {
  const fixed = /^(?:gener|commun|arsen)/.exec(w);
  return fixed ? fixed[0].length : regionAfter(w, 0);
}

/** Where the region after the first non-vowel that follows a vowel begins, seen from `start`. */
function regionAfter(w: string, start: number): number {
  const match = /[aeiouy][^aeiouy]/.exec(w.slice(start));
  return match ? start + match.index + 2 : w.length;
}

function plural(w: string): string {
  if (w.endsWith('sses')) return w.slice(0, -2);
  if (w.endsWith('ied') || w.endsWith('ies')) return w.length > 4 ? w.slice(0, -2) : w.slice(0, -1);
  if (w.endsWith('us') || w.endsWith('ss')) return w;
  if (w.endsWith('s') && VOWEL.test(w.slice(0, -2))) return w.slice(0, -1);
  return w;
}

function pastAndProgressive(w: string, r1: number): string {
  const eed = /eed(?:ly)?$/.exec(w);
  if (eed) return eed.index >= r1 ? `${w.slice(0, eed.index)}ee` : w;
  const end = /(?:edly|ingly|ed|ing)$/.exec(w);
  if (!end || !VOWEL.test(w.slice(0, end.index))) return w;
  const rest = w.slice(0, end.index);
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (DOUBLE.test(rest)) return rest.slice(0, -1);
  return r1 >= rest.length && endsInShortSyllable(rest) ? `${rest}e` : rest;
}

function endsInShortSyllable(w: string): boolean {
  return /^[aeiouy][^aeiouy]$/.test(w) || /[^aeiouy][aeiouy][^aeiouywxY]$/.test(w);
}

function step2(w: string, r1: number): string {
  for (const [suffix, by] of STEP2) {
    if (w.endsWith(suffix)) return w.length - suffix.length >= r1 ? w.slice(0, -suffix.length) + by : w;
  }
  if (w.endsWith('logi')) return w.length - 3 >= r1 ? w.slice(0, -1) : w;
  return VALID_LI.test(w) && w.length - 2 >= r1 ? w.slice(0, -2) : w;
}

function step3(w: string, r1: number, r2: number): string {
  for (const [suffix, by] of STEP3) {
    if (w.endsWith(suffix)) return w.length - suffix.length >= r1 ? w.slice(0, -suffix.length) + by : w;
  }
  return w.endsWith('ative') && w.length - 5 >= r2 ? w.slice(0, -5) : w;
}

function step4(w: string, r2: number): string {
  const match = STEP4.exec(w);
  return match && match.index >= r2 ? w.slice(0, match.index) : w;
}

function step5(w: string, r1: number, r2: number): string {
  if (w.endsWith('e')) {
    const at = w.length - 1;
    return at >= r2 || (at >= r1 && !endsInShortSyllable(w.slice(0, -1))) ? w.slice(0, -1) : w;
  }
  return w.endsWith('ll') && w.length - 1 >= r2 ? w.slice(0, -1) : w;
}

import { letterModel } from './language/letter-model.ts';
import type { LetterModel } from './language/letter-model.ts';
import { countScripts } from './language/scripts.ts';
import { withoutMail } from './text/addresses.ts';

/** Longer texts do not become clearer. */
const LETTERS_READ = 400;
/** From here on reading stops once one language leads the next by this many nats. */
const LETTERS_ENOUGH = 60;
const SURE_LEAD = 15;
const ADDRESS = /(?:https?:\/\/|www\.)\S+|[@#]\S+/g;
const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'sv',
  'da',
  'no',
  'fi',
  'pl',
  'cs',
  'ro',
  'hu',
  'tr',
  'id',
  'vi',
];
/**
 * A text that no language explains: every letter as likely as any other, with a bonus in nats, so that one or two
 * words which several languages share stay undecided.
 */
const NOISE_PER_LETTER = Math.log(1 / 27);
const NOISE_BONUS = 3.5;
const LEAST_CONFIDENCE = 0.75;

export interface DetectedLanguage {
  /** Two letters (ISO 639-1), or `und` when the text does not tell. */
  language: string;
  /** 0…1; 0 for `und`. */
  confidence: number;
}

const UNDETERMINED: DetectedLanguage = { language: 'und', confidence: 0 };

let latin: LetterModel | undefined;
let cyrillic: LetterModel | undefined;

/** The language in which most of a text is written. */
export function detectLanguage(text: string): DetectedLanguage {
  const plain = withoutMail(text).replace(ADDRESS, ' ').normalize('NFC').toLowerCase().replace(/[’ʼ]/g, "'");
  const counts = countScripts(plain, LETTERS_READ);
  if (counts.letters < 2) return UNDETERMINED;
  const eastAsian = counts.han + counts.kana;
  const [single, singleLetters] = [...counts.single].sort((a, b) => b[1] - a[1])[0] ?? ['und', 0];
  const most = Math.max(counts.latin, counts.cyrillic, counts.arabic, eastAsian * 2, singleLetters);
  // A Chinese or Japanese character carries about as much as two letters of an alphabet.
  if (eastAsian * 2 === most) return eastAsianLanguage(counts.han, counts.kana, counts.letters);
  if (singleLetters === most) return { language: single, confidence: singleLetters / counts.letters };
  if (counts.arabic === most)
    return { language: arabicLanguage(plain), confidence: counts.arabic / counts.letters };
  if (counts.cyrillic === most) {
    cyrillic ??= letterModel(['ru', 'uk']);
    return mostLikely(cyrillic, plain, /\p{sc=Cyrl}/u);
  }
  latin ??= letterModel(LATIN);
  return mostLikely(latin, plain, /\p{sc=Latn}/u);
}

function eastAsianLanguage(han: number, kana: number, letters: number): DetectedLanguage {
  const language = kana * 10 >= han ? 'ja' : 'zh';
  const sure = language === 'ja' ? Math.min(1, 0.6 + kana / letters) : 1 - kana / (han + kana);
  return { language, confidence: sure * Math.min(1, ((han + kana) * 2) / letters) };
}

function arabicLanguage(text: string): string {
  if (/[ٹڈڑےں]/.test(text)) return 'ur';
  return /[پچژگکی]/.test(text) ? 'fa' : 'ar';
}

function mostLikely(model: LetterModel, text: string, script: RegExp): DetectedLanguage {
  const sums = new Float64Array(model.languages.length);
  let letters = 0;
  let noise = NOISE_BONUS;
  for (const [word] of text.matchAll(WORD)) {
    if (!script.test(word)) continue;
    model.add(word, sums);
    letters += word.length;
    noise += NOISE_PER_LETTER * (word.length + 1);
    if (letters >= LETTERS_READ || (letters >= LETTERS_ENOUGH && lead(sums) > SURE_LEAD)) break;
  }
  const top = sums.indexOf(Math.max(...sums));
  const best = sums[top] ?? 0;
  let total = Math.exp(noise - best);
  for (const sum of sums) total += Math.exp(sum - best);
  const confidence = 1 / total;
  const language = model.languages[top];
  return language === undefined || confidence < LEAST_CONFIDENCE ? UNDETERMINED : { language, confidence };
}

function lead(sums: Float64Array): number {
  let first = -Infinity;
  let second = -Infinity;
  for (const sum of sums) {
    if (sum > first) [first, second] = [sum, first];
    else if (sum > second) second = sum;
  }
  return first - second;
}

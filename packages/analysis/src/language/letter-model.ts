import { functionWords } from './function-words.ts';
import { SAMPLE_TEXTS } from './sample-texts.ts';

/** How sure a language is that a word is one of its function words, against being spelled letter by letter. */
const FUNCTION_WORD_SHARE = 0.4;
/** Flattens the rank of function words: the first is about three times as likely as the fiftieth. */
const RANK_OFFSET = 25;
/** Weight of the shorter context in Witten–Bell interpolation (Witten & Bell 1991), per distinct follower. */
const BACKOFF = 1;
const EDGE = 0;
const OTHER = 1;
/** Log likelihood of a letter that no text of the language has. */
const UNSEEN = Math.log(1e-4);
/** Most words of a text are among the few thousand that were met lately: 1 MB. */
const KEPT_WORDS = 4096;
/** A longer piece of a text would keep all of it in memory: V8 cuts shorter ones out. */
const KEPT_LETTERS = 12;

/** Log likelihoods of words under a group of languages that share a script. */
export interface LetterModel {
  languages: readonly string[];
  /** Adds log P(word | language) of each language to `sums`; the word as written, in lower case. */
  add(word: string, sums: Float64Array): void;
}

/**
 * An interpolated letter trigram model per language, mixed with its function words. Letters are counted in the
 * sample texts and the function words.
 */
export function letterModel(languages: readonly string[]): LetterModel {
  const alphabet = new Map<string, number>();
  const counts = languages.map((language) => countLetters(language, alphabet));
  const size = alphabet.size + 2;
  const contexts = new Map<number, Float64Array>();
  for (const key of new Set(counts.flatMap((one) => [...one.grams.keys()]))) {
    contexts.set(
      key,
      Float64Array.from(counts, (one) => Math.log(probability(one, key, size))),
    );
  }
  const known = wordLogs(languages);
  const met = new Map<string, Float64Array>();

  const logsOf = (word: string): Float64Array => {
    const spelled = new Float64Array(languages.length);
    let a = EDGE;
    let b = EDGE;
    for (let i = 0; i <= word.length; i += 1) {
      const c = i === word.length ? EDGE : (alphabet.get(word.charAt(i)) ?? OTHER);
      const logs =
        contexts.get(gram(a, b, c)) ?? contexts.get(gram(OTHER, b, c)) ?? contexts.get(gram(OTHER, OTHER, c));
      for (let l = 0; l < spelled.length; l += 1) spelled[l] = (spelled[l] ?? 0) + (logs?.[l] ?? UNSEEN);
      a = b;
      b = c;
    }
    const whole = known.get(word);
    return spelled.map((log, l) => {
      const letters = Math.log(1 - FUNCTION_WORD_SHARE) + log;
      return whole ? logSum(letters, whole[l] ?? -Infinity) : letters;
    });
  };

  return {
    languages,
    add(word, sums) {
      let logs = met.get(word);
      if (!logs) {
        logs = logsOf(word);
        if (met.size >= KEPT_WORDS) met.clear();
        if (word.length <= KEPT_LETTERS) met.set(word, logs);
      }
      for (let l = 0; l < sums.length; l += 1) sums[l] = (sums[l] ?? 0) + (logs[l] ?? 0);
    },
  };
}

interface Counts {
  /** Three letters in one number → how often; OTHER in place of a letter stands for any. */
  grams: Map<number, number>;
  /** Context → how many different letters follow. */
  followers: Map<number, number>;
  totals: Map<number, number>;
}

function gram(a: number, b: number, c: number): number {
  return (a << 20) | (b << 10) | c;
}

function countLetters(language: string, alphabet: Map<string, number>): Counts {
  const counts: Counts = { grams: new Map(), followers: new Map(), totals: new Map() };
  const words = [...(SAMPLE_TEXTS[language] ?? '').toLowerCase().matchAll(/[\p{L}\p{M}]+/gu)].map(
    ([word]) => word,
  );
  for (const word of [...words, ...functionWords(language)]) {
    let a = EDGE;
    let b = EDGE;
    for (const letter of [...word, '']) {
      let c = letter === '' ? EDGE : alphabet.get(letter);
      if (c === undefined) {
        c = alphabet.size + 2;
        alphabet.set(letter, c);
      }
      for (const [x, y] of [
        [a, b],
        [OTHER, b],
        [OTHER, OTHER],
      ] as const) {
        const key = gram(x, y, c);
        const context = gram(x, y, OTHER);
        const seen = counts.grams.get(key) ?? 0;
        if (seen === 0) counts.followers.set(context, (counts.followers.get(context) ?? 0) + 1);
        counts.grams.set(key, seen + 1);
        counts.totals.set(context, (counts.totals.get(context) ?? 0) + 1);
      }
      a = b;
      b = c;
    }
  }
  return counts;
}

function probability(counts: Counts, key: number, alphabetSize: number): number {
  const a = key >> 20;
  const b = (key >> 10) & 1023;
  const c = key & 1023;
  const levels =
    a !== OTHER
      ? [
          [a, b],
          [OTHER, b],
          [OTHER, OTHER],
        ]
      : b !== OTHER
        ? [
            [OTHER, b],
            [OTHER, OTHER],
          ]
        : [[OTHER, OTHER]];
  let p = 0.02 / alphabetSize;
  for (const [x, y] of levels.reverse() as [number, number][]) {
    const context = gram(x, y, OTHER);
    const total = counts.totals.get(context) ?? 0;
    const backoff = BACKOFF * (counts.followers.get(context) ?? 1);
    p = ((counts.grams.get(gram(x, y, c)) ?? 0) + backoff * p) / (total + backoff);
  }
  return p;
}

/** Function words of all languages, with the log likelihood in each. */
function wordLogs(languages: readonly string[]): Map<string, Float64Array> {
  const logs = new Map<string, Float64Array>();
  languages.forEach((language, l) => {
    const words = [...functionWords(language)];
    const total = words.reduce((sum, _word, rank) => sum + 1 / (rank + RANK_OFFSET), 0);
    words.forEach((word, rank) => {
      const ofWord = logs.get(word) ?? new Float64Array(languages.length).fill(-Infinity);
      ofWord[l] = Math.log(FUNCTION_WORD_SHARE / (rank + RANK_OFFSET) / total);
      logs.set(word, ofWord);
    });
  });
  return logs;
}

function logSum(a: number, b: number): number {
  const larger = Math.max(a, b);
  return larger + Math.log(Math.exp(a - larger) + Math.exp(b - larger));
}

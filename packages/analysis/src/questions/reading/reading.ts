import { fold, normalise } from '../../text/fold.ts';
import { isScaffolding } from '../grammar/scaffolding.ts';
import type { ReadFrom } from '../plan.ts';

export interface Word {
  /** In lower case, without accents; in English when it was translated. */
  text: string;
  /** As it was written. */
  said: string;
  start: number;
  end: number;
}

export interface Taken {
  groups: (string | undefined)[];
  /** Places of the first word and of the one after the last. */
  first: number;
  end: number;
}

const WORD =
  /\d{4}-\d{2}-\d{2}|\d{1,3}(?:[,’'\u00a0\u202f]\d{3})+(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+(?:[.'’&][\p{L}\p{N}]+)*/gu;

/** "1,200": thousands in groups of three digits are one number. */
const isGrouped = /^\d{1,3}(?:[,’'\u00a0\u202f]\d{3})+$/;

export function wordsOf(question: string): Word[] {
  return [...question.matchAll(WORD)].map((match) => {
    const said = match[0];
    return {
      text: isGrouped.test(said) ? said.replace(/\D/g, '') : fold(normalise(said)).replace(/'s$/, ''),
      said,
      start: match.index,
      end: match.index + said.length,
    };
  });
}

const QUOTED = /["“„«][^"“”„«»]*["”“»]/gu;

/** Stands where a word was taken, so that no phrase reaches across it. */
const GONE = '|';

/** Whether a word was written in the phrase, in some form, or says nothing by itself. */
function isOf(phrase: RegExp, word: string): boolean {
  return isScaffolding(word) || phrase.source.includes(word.slice(0, Math.max(3, word.length - 3)));
}

/** A question that is read part by part: words that were understood are taken out. */
export class Reading {
  readonly words: readonly Word[];
  readonly #taken: boolean[];
  readonly #objects = new Set<number>();
  readonly readFrom: ReadFrom[] = [];
  readonly #question: string;
  readonly #leavesGaps: boolean;
  readonly #quoted: readonly { start: number; end: number }[];

  /** @param leavesGaps whether words in the gaps of a phrase that say something stay for others to read */
  constructor(question: string, words: readonly Word[], leavesGaps = false) {
    this.#leavesGaps = leavesGaps;
    this.#question = question;
    this.words = words;
    this.#taken = words.map(() => false);
    this.#quoted = [...question.matchAll(QUOTED)].map(({ index, 0: text }) => ({
      start: index,
      end: index + text.length,
    }));
  }

  /** What stands between a word and the one before it. */
  gapBefore(place: number): string {
    return this.#question.slice(this.words[place - 1]?.end ?? 0, this.words[place]?.start ?? 0);
  }

  /** A word as the question has it, in its own language; empty outside of it. */
  written(place: number): string {
    const word = this.words[place];
    return word ? this.#question.slice(word.start, word.end) : '';
  }

  isTaken(place: number): boolean {
    return this.#taken[place] ?? true;
  }

  /** Whether a word was taken as a text to look for. */
  isObject(place: number): boolean {
    return this.#objects.has(place);
  }

  /** Whether a word stands in quotation marks. */
  isQuoted(place: number): boolean {
    const word = this.words[place];
    return word !== undefined && this.#quoted.some(({ start, end }) => start < word.start && word.end < end);
  }

  /** Finds a phrase of words that are not taken yet, from a place on. */
  find(phrase: RegExp, from = 0): Taken | null {
    const starts: number[] = [];
    let line = '';
    this.words.forEach(({ text }, place) => {
      starts.push(line.length);
      line += `${this.#taken[place] || place < from ? GONE : text} `;
    });
    const match = phrase.exec(line);
    if (!match) return null;
    const begin = match.index + match[0].length - match[0].trimStart().length;
    const finish = match.index + match[0].trimEnd().length;
    const first = starts.findLastIndex((start) => start <= begin);
    const after = starts.findIndex((start) => start >= finish);
    return { groups: [...match], first, end: after < 0 ? this.words.length : after };
  }

  has(phrase: RegExp): boolean {
    return this.find(phrase) !== null;
  }

  /** Takes a phrase out, but for words in its gaps that say something: "the top late-parcel problems" leaves the parcels. */
  take(phrase: RegExp, part: string): Taken | null {
    const found = this.find(phrase);
    if (!found) return null;
    let first = found.first;
    for (let place = found.first; place <= found.end; place += 1) {
      if (place < found.end && (!this.#leavesGaps || isOf(phrase, this.words[place]?.text ?? ''))) continue;
      if (first < place) this.takeWords(first, place, part);
      first = place + 1;
    }
    return found;
  }

  takeWords(first: number, end: number, part: string): void {
    for (let place = first; place < end; place += 1) {
      this.#taken[place] = true;
      if (part === 'about') this.#objects.add(place);
    }
    const start = this.words[first]?.start ?? 0;
    const finish = this.words[end - 1]?.end ?? start;
    this.readFrom.push({ part, text: this.#question.slice(start, finish), start, end: finish });
  }

  /** Places of the words that are left. */
  left(): number[] {
    return this.words.flatMap((_, place) => (this.#taken[place] ? [] : [place]));
  }
}

import { normalise } from '../text/fold.ts';
import { tokenise } from '../text/tokenise.ts';
import { clauseTone } from './clause-tone.ts';
import { emojiStrength } from './emoji.ts';
import { lexiconOf } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';

export interface TitledText {
  text: string;
  title?: string | null;
}

/** What the lexicon makes of a text; each −1…1. */
export interface Wording {
  /** The whole text and its title. */
  score: number;
  /** The sentence that blames most and the one that praises most; 0 where none does. */
  worst: number;
  best: number;
  /** The last sentence with a tone: people sum up at the end. */
  last: number;
}

const ADDRESS = /(?:https?:\/\/|www\.)\S+|[@]\S+/g;
/** A title sums its text up. */
const TITLE_WEIGHT = 1.5;
/** A question tells less of a judgement than a statement. */
const QUESTION_WEIGHT = 0.7;
const EXCLAMATION = 0.1;
const MOST_EXCLAMATIONS = 3;
/** Strength at which the score reaches 0.71. */
const HALF_STRENGTH = 4;
/** Languages that a short text is mistaken for; asked in turn where the detected one's words say nothing. */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  it: ['es', 'pt'],
  es: ['pt', 'it'],
  pt: ['es', 'it'],
};

/** The tone of a text's words by the lexicon of a language. */
export function wordingOf({ text, title }: TitledText, language: string): Wording {
  const tonesIn = (name: string): number[] => {
    const lexicon = lexiconOf(name);
    const ofTitle = title ? tonesOf(title, lexicon) : [];
    return [...ofTitle.map((tone) => TITLE_WEIGHT * tone), ...tonesOf(text, lexicon)];
  };
  let tones = tonesIn(language);
  for (const neighbour of NEIGHBOURS[language] ?? []) {
    if (sumOf(tones) !== 0) break;
    tones = tonesIn(neighbour);
  }
  return {
    score: scoreOf(sumOf(tones)),
    worst: scoreOf(Math.min(0, ...tones)),
    best: scoreOf(Math.max(0, ...tones)),
    last: scoreOf(tones.findLast((tone) => tone !== 0) ?? 0),
  };
}

/** Strength of each sentence, the emoji of all first. */
function tonesOf(text: string, lexicon: Lexicon): number[] {
  const plain = normalise(text).replace(ADDRESS, ' ');
  const tones = [emojiStrength(text.replace(ADDRESS, ' '))];
  for (const [sentence, end = ''] of plain.matchAll(/[^.!?\n]+([.!?\n]*)/g)) {
    let tone = 0;
    for (const clause of sentence.split(/[,;:()"]+/)) tone += clauseTone(tokenise(clause), lexicon);
    if (end.includes('?')) tone *= QUESTION_WEIGHT;
    tone *= 1 + EXCLAMATION * Math.min(MOST_EXCLAMATIONS, end.split('!').length - 1);
    tones.push(tone);
  }
  return tones;
}

function sumOf(tones: readonly number[]): number {
  let sum = 0;
  for (const tone of tones) sum += tone;
  return sum;
}

function scoreOf(strength: number): number {
  return strength / Math.sqrt(strength * strength + HALF_STRENGTH * HALF_STRENGTH);
}

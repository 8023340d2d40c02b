import { fold, normalise } from '../../text/fold.ts';
import type { WordTable } from '../../word-table.ts';
import type { NamedWords } from './phrases/phrase-candidates.ts';
import { Forms } from './phrases/phrase-surfaces.ts';
import type { PhraseWord } from './phrases/phrase-words.ts';
import { tellingOf } from './phrases/word-telling.ts';

const MOST_LISTED = 3;
/** A word is listed where so many items hold it that hold none of those before it, 0…1, … */
const LEAST_MORE = 0.08;
/** … where it stands so many times as often as elsewhere … */
const LEAST_RISE = 2;
/** … and where it tells what is spoken of. */
const LEAST_TELLING = 0.7;
/** Words of one list are this near each other, by the cosine of their vectors: "bag" and "luggage" are one matter, "lead" and "lift" are two. */
const LEAST_KIN = 0.5;
/** Steadies shares of few items. */
const SMOOTHING = 0.01;

export interface WordList {
  /** As they are written most often, the one that most items hold first; none where no word tells. */
  words: string[];
  /** Share of the items that hold at least one, 0…1. */
  saying: number;
}

/**
 * The words that together stand in most of a theme's items: "Bag", "luggage", "claim". No one of them is its name, but a list promises no more than
 * the items keep.
 *
 * @param naming words of the theme's items
 * @param share of all items that are in the theme
 */
export function wordListOf(
  naming: readonly (readonly PhraseWord[])[],
  share: number,
  known: NamedWords,
): WordList {
  const holders = new Map<string, Set<number>>();
  const forms = new Map<string, Forms>();
  naming.forEach((words, item) => {
    for (const word of words) {
      if (
        word.role !== 'content' ||
        !known.things.has(word.key) ||
        !word.isEnglish ||
        tellingOf(word, known.table) < LEAST_TELLING
      )
        continue;
      const own = holders.get(word.key) ?? new Set<number>();
      holders.set(word.key, own.add(item));
      const written = forms.get(word.key) ?? new Forms();
      forms.set(word.key, written);
      written.add(word.written, word);
    }
  });
  const riseOf = (key: string, held: number): number => {
    const within = held / naming.length;
    const everywhere = (known.common.get(key) ?? 0) / known.sampled;
    const elsewhere = Math.max(0, everywhere - within * share) / Math.max(1 - share, 0.05);
    return (within + SMOOTHING) / (elsewhere + SMOOTHING);
  };
  const risen = [...holders].flatMap(([key, own]) => {
    const rise = riseOf(key, own.size);
    return rise >= LEAST_RISE ? [{ key, own, rise }] : [];
  });
  const commonestOf = (key: string): string => forms.get(key)?.commonest() ?? '';
  const told = new Set<number>();
  const words: string[] = [];
  while (words.length < MOST_LISTED) {
    let [best, most, found] = ['', 0, new Set<number>()];
    for (const { key, own, rise } of risen) {
      if (!words.every((word) => kinship(word, commonestOf(key), known.table) >= LEAST_KIN)) continue;
      const more = [...own].filter((item) => !told.has(item)).length / naming.length;
      const worth = more >= LEAST_MORE ? Math.sqrt(more) * Math.log(rise) : 0;
      if (worth > most || (worth === most && worth > 0 && key < best))
        [best, most, found] = [key, worth, own];
    }
    if (most === 0) break;
    for (const item of found) told.add(item);
    words.push(commonestOf(best));
  }
  return { words, saying: told.size / Math.max(1, naming.length) };
}

/** Cosine of two words' vectors; 0 where one is unknown. */
function kinship(one: string, other: string, table: WordTable): number {
  const [a, b] = [vectorOf(one, table), vectorOf(other, table)];
  if (!a || !b) return 0;
  let [product, ofOne, ofOther] = [0, 0, 0];
  a.forEach((value, d) => {
    const against = b[d] ?? 0;
    product += value * against;
    ofOne += value * value;
    ofOther += against * against;
  });
  return product / (Math.sqrt(ofOne * ofOther) || 1);
}

function vectorOf(word: string, table: WordTable): Float32Array | null {
  const row = table.row(fold(normalise(word)));
  if (row < 0) return null;
  const vector = new Float32Array(table.dimensions);
  table.vector(row, vector, 0);
  return vector;
}

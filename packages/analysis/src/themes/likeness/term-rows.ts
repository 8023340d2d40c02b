import { isUnspaced } from '../../text/tokenise.ts';
import type { ItemWords } from './item-words.ts';

/** Weighted terms of items: row i holds `terms` and `values` from `starts[i]` up to `starts[i + 1]`, of length 1. */
export interface TermRows {
  count: number;
  /** Number of different terms. */
  width: number;
  starts: Int32Array;
  terms: Int32Array;
  values: Float32Array;
}

const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 4;
/** A term of one item links it to none; among many items those of a few hardly do. */
const LEAST_ITEMS = 2;
const LEAST_SHARE = 1 / 3000;

/** Rows of stemmed words; pairs of characters stand for words of unspaced scripts. */
export function stemRows(items: readonly ItemWords[]): TermRows {
  return weightedRows(
    items.map(({ words, counts }) => ({ keys: words.map(({ key }) => key), counts })),
    (key) => [key],
  );
}

/** Rows of letter sequences within words, edges included; in unspaced scripts single characters, pairs and triples. */
export function letterRows(items: readonly ItemWords[]): TermRows {
  return weightedRows(
    items.map(({ words, counts }) => ({ keys: words.map(({ spelling }) => spelling), counts })),
    (key) => {
      const word = key.replace(/^~/, '');
      return isUnspaced(word)
        ? sequences([...word], 1, 3)
        : sequences([...` ${word} `], SHORTEST_GRAM, LONGEST_GRAM);
    },
  );
}

function sequences(characters: readonly string[], shortest: number, longest: number): string[] {
  const found: string[] = [];
  for (let length = shortest; length <= longest; length += 1) {
    for (let i = 0; i + length <= characters.length; i += 1)
      found.push(characters.slice(i, i + length).join(''));
  }
  return found;
}

/** Logarithmic count × inverse document frequency. */
function weightedRows(
  items: readonly { keys: readonly string[]; counts: ArrayLike<number> }[],
  cut: (key: string) => string[],
): TermRows {
  const numbers = new Map<string, number>();
  const holding: number[] = [];
  const cuts = new Map<string, number[]>();
  const counted = items.map(({ keys, counts }) => {
    const row = new Map<number, number>();
    keys.forEach((key, i) => {
      let terms = cuts.get(key);
      if (!terms) {
        terms = cut(key).map((term) => {
          const number = numbers.get(term) ?? holding.push(0) - 1;
          numbers.set(term, number);
          return number;
        });
        cuts.set(key, terms);
      }
      for (const term of terms) row.set(term, (row.get(term) ?? 0) + (counts[i] ?? 1));
    });
    for (const term of row.keys()) holding[term] = (holding[term] ?? 0) + 1;
    return row;
  });
  let width = 0;
  const least = Math.max(LEAST_ITEMS, Math.floor(items.length * LEAST_SHARE));
  const places = holding.map((held) => (held >= least ? width++ : -1));
  const size = counted.reduce((sum, row) => sum + row.size, 0);
  const starts = new Int32Array(items.length + 1);
  const terms = new Int32Array(size);
  const values = new Float32Array(size);
  let at = 0;
  counted.forEach((row, i) => {
    const start = at;
    let squares = 0;
    for (const [term, count] of row) {
      const place = places[term] ?? -1;
      if (place < 0) continue;
      const rarity = Math.log((items.length + 1) / ((holding[term] ?? 0) + 0.5));
      const value = (1 + Math.log(count)) * rarity;
      terms[at] = place;
      values[at] = value;
      squares += value * value;
      at += 1;
    }
    const length = Math.sqrt(squares) || 1;
    for (let j = start; j < at; j += 1) values[j] = (values[j] ?? 0) / length;
    starts[i + 1] = at;
  });
  return { count: items.length, width, starts, terms: terms.slice(0, at), values: values.slice(0, at) };
}

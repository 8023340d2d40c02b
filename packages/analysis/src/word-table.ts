import { wordTableParts } from './word-table-format.ts';
import { WordRows } from './word-rows.ts';

/** English words by falling frequency, each with a vector. */
export interface WordTable {
  size: number;
  dimensions: number;
  /** The row of a word in folded lower case; its rank by frequency, from 0; −1 when it is not in the table. */
  row(word: string): number;
  /** Writes the vector of a row, of no particular length, into `target` from `at` on. */
  vector(row: number, target: Float32Array, at: number): void;
}

/**
 * The table keeps views of the bytes, so that they are held once.
 *
 * @throws RangeError when the bytes are no word table or are cut short
 */
export function readWordTable(bytes: Uint8Array): WordTable {
  const { count, dimensions, words, scales, nibbles } = wordTableParts(bytes);
  const rows = new WordRows(words, count);
  const half = dimensions / 2;
  return {
    size: count,
    dimensions,
    row: (word) => rows.of(word),
    vector(row, target, at) {
      const scale = scales[row] ?? 0;
      for (let i = 0; i < half; i += 1) {
        const pair = nibbles[row * half + i] ?? 0x88;
        target[at + 2 * i] = ((pair & 15) - 8) * scale;
        target[at + 2 * i + 1] = ((pair >> 4) - 8) * scale;
      }
    },
  };
}

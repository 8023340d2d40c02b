import type { LearntTone } from '@earshot/analysis/sentiment/learnt-tone';
import { readLearntTone } from '@earshot/analysis/sentiment/learnt-tone';
import type { WordTable } from '@earshot/analysis/word-table';
import type { ToneModelRow } from './tone.sql.ts';

/** What was learnt; null where the lexicon speaks, and `outdated` where another release learnt it and it has to be learnt anew. */
export function learntToneOf(
  row: Pick<ToneModelRow, 'model'> | undefined,
  words: () => WordTable,
): LearntTone | 'outdated' | null {
  if (!row?.model) return null;
  try {
    return readLearntTone(row.model, words());
  } catch (error) {
    if (error instanceof RangeError) return 'outdated';
    throw error;
  }
}

import { decodeFeatures, extractFeatures } from '@earshot/analysis/features';
import type { ItemFeatures } from '@earshot/analysis/features';
import type { WordTable } from '@earshot/analysis/word-table';

/** An item's features as they are stored; made anew from its words where none can be read. */
export function readFeatures(
  { features, text }: { features: Buffer | null; text: string | null },
  words: WordTable,
): ItemFeatures {
  if (!features) return extractFeatures(text ?? '', words);
  try {
    return decodeFeatures(features);
  } catch (error) {
    if (error instanceof RangeError) return extractFeatures(text ?? '', words);
    throw error;
  }
}

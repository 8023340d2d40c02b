import { BrokenChunk } from '@earshot/replay-format/chunk';

/** Why a segment cannot be read, as a sentence to be shown. */
export function sentenceOf(error: unknown): string {
  return error instanceof BrokenChunk ? error.message : 'This part cannot be read.';
}

import type { MaskingRules } from '../masking/rules.ts';
import type { PackedBatch } from './packed-batch.ts';

/** The rules come first and once. */
export type PackRequest = { rules: MaskingRules } | { batch: number; events: string[] };

export interface PackAnswer {
  batch: number;
  packed: PackedBatch;
}

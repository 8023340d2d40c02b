import type { NamedValues } from '../masking/named-values.ts';
import type { MaskingRules } from '../masking/rules.ts';
import type { AssetAnswer, AssetQuestion } from './assets-messages.ts';
import type { PackedBatch } from './packed-batch.ts';

/** The rules come first and once. */
export type PackRequest =
  { rules: MaskingRules; assets: string } | { batch: number; events: string[] } | { answer: AssetAnswer };

export interface PackAnswer {
  batch: number;
  packed: PackedBatch;
  /** What style sheets were seen to name. */
  known: NamedValues['known'];
}

export type WorkerMessage = PackAnswer | { question: AssetQuestion };

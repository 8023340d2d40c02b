import type { NamedValues } from '../masking/named-values.ts';
import type { MaskingRules } from '../masking/rules.ts';
import type { AssetAnswer, AssetQuestion } from './assets-messages.ts';
import type { PackedBatch } from './packed-batch.ts';

/** The rules come first and once. */
export type PackRequest = { rules: MaskingRules; assets: string } | HandedEvents | { answer: AssetAnswer };

/** What came since the last; `closes`: the chunk ends with it. */
export interface HandedEvents {
  batch: number;
  events: string[];
  closes: boolean;
}

export interface PackAnswer {
  batch: number;
  /** The open chunk up to here, all of it. */
  packed: PackedBatch;
  /** What style sheets were seen to name. */
  known: NamedValues['known'];
}

export type WorkerMessage = PackAnswer | { question: AssetQuestion };

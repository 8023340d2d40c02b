import type { Answer } from '@earshot/contracts/questions';

type Kept = Pick<
  Answer,
  | 'paragraphs'
  | 'status'
  | 'missing'
  | 'read_from'
  | 'second'
  | 'not_understood'
  | 'figures'
  | 'trend'
  | 'insights'
  | 'total_count'
  | 'items_behind'
  | 'follow_ups'
  | 'written_by'
  | 'notice'
  | 'analysing'
  | 'time_zone'
>;

/** A quote as it is stored: by item and place, with what tells whether the item still says it. */
export interface KeptQuote {
  number: number;
  id: number;
  start: number;
  end: number;
  check: string;
}

/** An answer as it is stored: items by id alone, so that none of their words stay behind when they are deleted. */
export interface KeptAnswer extends Kept {
  quotes: KeptQuote[];
  similar: { id: number; score: number | null }[];
}

import type { Analysed } from '../../text-engine.ts';
import type { AsItCame } from '../cleaning/as-it-came.service.ts';

/** An item ready to be stored: checked, converted, cleaned and analysed. */
export interface NewItem {
  /** The customer's own id, unique in its source; else `contentKey` tells items apart. */
  externalId: string | null;
  contentKey: Buffer | null;
  title: string | null;
  /** What the customer said; empty where the source gave no words of theirs. */
  text: string;
  /** What the source gave; null where title and text are as they came. */
  asItCame: AsItCame | null;
  link: string | null;
  /** ISO instant. */
  saidAt: string | null;
  rating: { value: number; min: number; max: number } | null;
  author: {
    name: string | null;
    email: string | null;
    externalId: string | null;
    /** What tells the author apart where nothing of it may be read. */
    hiddenIdentity?: string;
  } | null;
  account: { name: string; externalId: string | null; plan?: string; yearlyRevenueEur?: number } | null;
  fields: Record<string, string>;
  analysed: Analysed;
}

/** What an item says, and what came where that differs. */
export type ItemTexts = Pick<NewItem, 'title' | 'text' | 'asItCame'>;

/** What came of one item. `before` holds the replaced columns of an update, for its undo. */
export interface StoredItem {
  id: number;
  outcome: 'created' | 'updated' | 'same';
  before: Record<string, unknown> | null;
  /** The revision at which what an update replaced was written; null without an update. */
  beforeRev: number | null;
  /** The workspace's revision with this change. */
  rev: number;
}

/** A new item that was not stored, since the workspace's plan has no room for it. */
export interface LeftOut {
  outcome: 'left_out';
}

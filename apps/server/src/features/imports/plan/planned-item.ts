import type { FeedbackDraft } from '@earshot/tabular/draft';

export interface PlannedItem {
  draft: FeedbackDraft;
  /** The rows of a conversation in order, of which `draft` gathers the values; else the draft alone. */
  messages: readonly FeedbackDraft[];
  /** Tells the item apart when it has no external id: the row's content, and which of its equals in the file it is. */
  contentKey: Buffer | null;
  /** The row it came from. */
  row: Pick<RejectedRow, 'rowNumber' | 'line' | 'cells'>;
}

/** What a row that reads well comes to: with the last row of a conversation the whole of it is there. */
export interface RowPart {
  item: PlannedItem | null;
  /** Its own item or the end of one; part of one to come; nothing, as a later row has its id; too much for one. */
  becomes: 'item' | 'joined' | 'copy' | 'rejected';
}

export interface RejectedRow {
  /** Counted from 1 over the rows of data. */
  rowNumber: number;
  line: number;
  code: string;
  column: string | null;
  reason: string;
  cells: string[];
}

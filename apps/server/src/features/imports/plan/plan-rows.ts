import { limits } from '@earshot/contracts/limits';
import type { FeedbackDraft } from '@earshot/tabular/draft';
import type { FileFacts } from '@earshot/tabular/facts';
import { readRows } from '@earshot/tabular/read-rows';
import type { Target } from '@earshot/tabular/columns/mapping';
import { rowToDraft } from '@earshot/tabular/row-to-draft';
import type { SourceRow } from '@earshot/tabular/rows';
import { hash } from 'node:crypto';
import type { ReadingPlan } from '../file/import-mapping.ts';
import { Conversations } from './conversations.ts';
import { KeyTable } from './key-table.ts';
import { storable } from './storable-cell.ts';
import type { PlannedItem, RowPart } from './planned-item.ts';
import type { RejectedRow } from './planned-item.ts';

const identifying: ReadonlySet<Target> = new Set<Target>(['conversation_id', 'external_id']);

const batchRows = 500;
/** A batch of few but huge rows is closed early, so that it fits in memory. */
const batchChars = 4 * 1024 * 1024;

export interface RowWarning {
  code: string;
  column: string;
  value: string;
  line: number;
}

/** What the rows after `from`, up to and with `upTo`, ask for. */
export interface RowBatch {
  from: number;
  upTo: number;
  items: PlannedItem[];
  rejects: RejectedRow[];
  /** Rows whose external id a later row has too. */
  copies: number;
  /** Rows that became part of a conversation with others. */
  joined: number;
  warnings: RowWarning[];
}

export interface FileToRead {
  path: string;
  facts: FileFacts;
  plan: ReadingPlan;
}

/**
 * Reads a file and decides what each of its rows asks for; dry run and import both go by this. The same file and plan
 * give the same batches' content, wherever they begin.
 *
 * @param from rows to leave out because their effect is stored already; they still count among their equals
 * @throws TabularError when the file cannot be read, and the signal's reason when it is aborted
 */
export async function* planRows(
  file: FileToRead,
  from: number,
  signal: AbortSignal,
): AsyncGenerator<RowBatch> {
  const lastRows = await lastRowsOf(file, signal);
  const occurrences = new KeyTable();
  const conversations = new Conversations();
  let batch = emptyBatch(from);
  let chars = 0;
  let rowNumber = 0;
  for await (const row of readRows(file.path, file.facts, signal)) {
    rowNumber += 1;
    const outcome = outcomeOf(row, rowNumber, file.plan);
    const part = 'draft' in outcome ? partOf(outcome.draft, row, rowNumber) : null;
    if (rowNumber <= from) continue;
    chars += charsOf(row);
    batch.upTo = rowNumber;
    if (part?.item) batch.items.push(part.item);
    if ('rejected' in outcome) batch.rejects.push(outcome.rejected);
    else if (part?.becomes === 'rejected') {
      batch.rejects.push(beyondConversation(outcome.draft, row, rowNumber));
    } else if (part?.becomes === 'copy') batch.copies += 1;
    else {
      if (part?.becomes === 'joined') batch.joined += 1;
      batch.warnings.push(...outcome.warnings);
    }
    if (batch.upTo - batch.from >= batchRows || chars >= batchChars) {
      yield batch;
      batch = emptyBatch(rowNumber);
      chars = 0;
    }
  }
  if (batch.upTo > batch.from) yield batch;

  function partOf(draft: FeedbackDraft, row: SourceRow, number: number): RowPart {
    const own = { rowNumber: number, line: row.line, cells: 'cells' in row ? row.cells : [] };
    const isLast = isLastRow(draft, number, lastRows);
    if (draft.conversationId !== null) return conversations.add(draft.conversationId, draft, own, isLast);
    const contentKey = nextKey(draft, occurrences);
    if (!isLast) return { item: null, becomes: 'copy' };
    return { item: { draft, messages: [draft], contentKey, row: own }, becomes: 'item' };
  }
}

type Outcome = { draft: FeedbackDraft; warnings: RowWarning[] } | { rejected: RejectedRow };

function outcomeOf(row: SourceRow, rowNumber: number, plan: ReadingPlan): Outcome {
  const { line } = row;
  if ('problem' in row) {
    const { code, detail } = row.problem;
    return {
      rejected: { rowNumber, line, code, column: null, reason: detail, cells: row.raw.map(storable) },
    };
  }
  const result = rowToDraft(row, plan.mapping, plan.options);
  if ('draft' in result) {
    return { draft: result.draft, warnings: result.warnings.map((warning) => ({ ...warning, line })) };
  }
  const { code, column, reason } = result.rejected;
  return { rejected: { rowNumber, line, code, column, reason, cells: row.cells.map(storable) } };
}

function beyondConversation(
  { conversationId }: FeedbackDraft,
  row: SourceRow,
  rowNumber: number,
): RejectedRow {
  const limit = limits.feedbackTextMaxChars.toLocaleString('en');
  const reason = `The conversation ${conversationId ?? ''} is longer than ${limit} characters.`;
  const cells = 'cells' in row ? row.cells.map(storable) : [];
  return { rowNumber, line: row.line, code: 'conversation_too_long', column: null, reason, cells };
}

/** The last row of each conversation and external id in the file, or null when no column is one. That takes a reading of its own. */
async function lastRowsOf(file: FileToRead, signal: AbortSignal): Promise<KeyTable | null> {
  if (!file.plan.mapping.some(({ target }) => identifying.has(target))) return null;
  const lastRows = new KeyTable();
  let rowNumber = 0;
  for await (const row of readRows(file.path, file.facts, signal)) {
    rowNumber += 1;
    if ('problem' in row) continue;
    const result = rowToDraft(row, file.plan.mapping, file.plan.options);
    const key = 'draft' in result ? identityOf(result.draft) : null;
    if (key !== null) lastRows.set(key, rowNumber);
  }
  return lastRows;
}

function isLastRow(draft: FeedbackDraft, rowNumber: number, lastRows: KeyTable | null): boolean {
  const key = identityOf(draft);
  return key === null || lastRows === null || lastRows.get(key) <= rowNumber;
}

/** Under which a row's item is known within the file; null without an id. */
function identityOf({ conversationId, externalId }: FeedbackDraft): string | null {
  if (conversationId !== null) return hash('sha256', `conversation ${conversationId}`);
  return externalId === null ? null : hash('sha256', externalId);
}

function nextKey(draft: FeedbackDraft, occurrences: KeyTable): Buffer | null {
  const { contentKey } = draft;
  if (contentKey === null) return null;
  const occurrence = occurrences.get(contentKey) + 1;
  occurrences.set(contentKey, occurrence);
  return hash('sha256', `${contentKey} ${occurrence}`, 'buffer');
}

function emptyBatch(from: number): RowBatch {
  return { from, upTo: from, items: [], rejects: [], copies: 0, joined: 0, warnings: [] };
}

function charsOf(row: SourceRow): number {
  const cells = 'problem' in row ? row.raw : row.cells;
  return cells.reduce((sum, cell) => sum + cell.length, 0);
}

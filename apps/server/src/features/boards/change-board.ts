import type { Caller } from '../../platform/auth/caller.ts';
import type { Database, Tx } from '../../platform/database/open.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { instantOf } from '../../platform/instant.ts';
import type { BoardRow } from './boards.sql.ts';
import * as sql from './boards.sql.ts';
import type { Differing, NewChange } from './changes.sql.ts';
import { insertChanges } from './changes.sql.ts';

/** A board while it is changed: nobody else changes it until the transaction ends. */
export interface OpenBoard {
  tx: Tx;
  board: BoardRow;
  /** Adds a line to the history. @returns the revision that it is */
  note: (change: Omit<NewChange, 'by'>) => Promise<number>;
  /** Adds lines to the history, in their order. @returns the revision of the last */
  noteAll: (changes: readonly Omit<NewChange, 'by'>[]) => Promise<number>;
}

/** @throws Problem `not_found` for a board that the caller may not see */
export function changeBoard<Result>(
  { database, now }: { database: Database; now: () => number },
  { workspaceId, userId }: Pick<Caller, 'workspaceId' | 'userId'>,
  boardId: string,
  work: (open: OpenBoard) => Promise<Result>,
): Promise<Result> {
  return inWorkspace(database, workspaceId, async (tx) => {
    const board = await sql.lockBoard(tx, workspaceId, userId, boardId);
    if (!board) throw unknownBoard();
    let { revision } = board;
    const noteAll: OpenBoard['noteAll'] = async (changes) => {
      const at = instantOf(now());
      const lines = changes.map((change) => ({ ...change, by: userId, revision: ++revision, at }));
      await insertChanges(tx, workspaceId, boardId, lines);
      return revision;
    };
    const result = await work({ tx, board, note: (change) => noteAll([change]), noteAll });
    if (revision !== board.revision) await sql.updateBoard(tx, workspaceId, boardId, { revision });
    return result;
  });
}

/** Of the fields of `after` those that differ; null where none does. */
export function differing(
  before: Differing,
  after: Differing,
): { before: Differing; after: Differing } | null {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  if (names.length === 0) return null;
  const of = (fields: Differing) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: of(before), after: of(after) };
}

export function unknownBoard(): Problem {
  return new Problem('not_found', { detail: 'There is no board with this ID.' });
}

export function unknownCard(): Problem {
  return new Problem('not_found', { detail: 'There is no card with this ID on the board.' });
}

export function unknownColumn(): Problem {
  return new Problem('not_found', { detail: 'There is no column with this ID on the board.' });
}

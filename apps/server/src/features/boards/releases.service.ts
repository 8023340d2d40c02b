import { judgeRelease } from '@earshot/analysis/trends/release-verdict';
import type { ReleaseVerdict } from '@earshot/contracts/boards/board-cards';
import type { boards } from '@earshot/contracts/boards';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import { dayMs } from '@earshot/contracts/durations';
import type { Caller } from '../../platform/auth/caller.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import { instantOf } from '../../platform/instant.ts';
import type { Deps } from '../deps.ts';
import type { KeptEvidence } from '../ideas/card-ideas.service.ts';
import { keptEvidence } from '../ideas/card-ideas.service.ts';
import { askToCountIn } from './ask-to-count.ts';
import { columnsOf, findBoard } from './boards.sql.ts';
import { fieldsOf, namedFields } from './card-fields.ts';
import { reopenedOf } from './card-view.ts';
import { updateCard } from './cards.sql.ts';
import { cardOf, changed } from './cards.service.ts';
import { changeBoard, differing, unknownBoard } from './change-board.ts';
import type { ReleaseWeekRow } from './evidence.sql.ts';
import { weeksAroundRelease } from './evidence.sql.ts';
import { readPieces } from './read-evidence.ts';
import { forgetVerdict } from './verdicts.sql.ts';

type WriteDeps = Pick<Deps, 'database' | 'freeSpace' | 'now' | 'queue'>;

const weekMs = 7 * dayMs;
const weeksAtMost = 12;

/** Says when a card reached customers, and puts it among the released. @throws Problem `not_found`; `bad_request` for a time in the future */
export function releaseCard(
  deps: WriteDeps,
  caller: Caller,
  body: ParsedBody<typeof boards.release>,
): Promise<CallReply<typeof boards.release>> {
  deps.freeSpace.assertRoom();
  const { workspaceId } = caller;
  const { board_id: boardId, idea_id: ideaId, released_at: releasedAt, version } = body;
  if (releasedAt !== null && Date.parse(releasedAt) > deps.now()) {
    throw badField('released_at', 'A release cannot be in the future.');
  }
  return changeBoard(deps, caller, boardId, async (open) => {
    const { tx, board, note } = open;
    const row = await cardOf(tx, workspaceId, boardId, ideaId);
    const columns = await columnsOf(tx, workspaceId, [boardId]);
    const isReleased = columns.find(({ id }) => id === row.columnId)?.state === 'released';
    const into = columns.find(({ state }) => state === 'released');
    const next = {
      ...fieldsOf(row),
      ...{ releasedAt, releaseVersion: releasedAt === null ? null : version },
      ...(releasedAt !== null && !isReleased && into && { columnId: into.id }),
    };
    const difference = differing(namedFields(row), namedFields(next));
    if (!difference) return changed(open, workspaceId, ideaId, board.revision);
    await updateCard(tx, workspaceId, ideaId, next);
    // Judged from the beginning, and soon for the first time.
    if ('released_at' in difference.after) await forgetVerdict(tx, workspaceId, ideaId);
    await askToCountIn(deps, tx, workspaceId);
    return changed(open, workspaceId, ideaId, await note({ ideaId, kind: 'released', ...difference }));
  });
}

/** @throws Problem `not_found`; `conflict` for a card that was not released */
export async function getVerdict(
  deps: Pick<Deps, 'database' | 'engine' | 'now'>,
  { workspaceId, userId }: Caller,
  { board_id: boardId, idea_id: ideaId }: { board_id: string; idea_id: string },
): Promise<ReleaseVerdict> {
  const { database } = deps;
  const { at, kept } = await readInWorkspace(database, workspaceId, async (tx) => {
    if (!(await findBoard(tx, workspaceId, userId, boardId))) throw unknownBoard();
    const row = await cardOf(tx, workspaceId, boardId, ideaId);
    const releasedAt = row.releasedAt ?? reopenedOf(row)?.releasedAt ?? null;
    if (releasedAt === null)
      throw new Problem('conflict', { detail: 'This card has not been released yet.' });
    return { at: releasedAt, kept: await keptEvidence(tx, workspaceId, [ideaId]) };
  });
  const { counted_by, before, after } = await weeksSince(deps, workspaceId, kept, at);
  const { verdict, ratio, low, high, smallestSeen } = judgeRelease(before, after);
  return { verdict, counted_by, ratio, low, high, smallest_seen: smallestSeen, before, after };
}

export type WeeksAround = Pick<ReleaseVerdict, 'counted_by' | 'before' | 'after'>;

/** The weeks by which a release is judged: twelve at most on each side, and after it those that are over. */
export function weeksSince(
  deps: Pick<Deps, 'database' | 'engine' | 'now'>,
  workspaceId: string,
  kept: readonly KeptEvidence[],
  at: string,
): Promise<WeeksAround> {
  const over = Math.floor((deps.now() - Date.parse(at)) / weekMs);
  return weeksAround(deps, workspaceId, kept, { at, after: Math.max(0, Math.min(weeksAtMost, over)) });
}

/** Whole weeks of complaints before a moment and after it, and by what they are counted. */
export async function weeksAround(
  deps: Pick<Deps, 'database' | 'engine'>,
  workspaceId: string,
  kept: readonly KeptEvidence[],
  { at, after }: { at: string; after: number },
): Promise<WeeksAround> {
  const pieces = (await readPieces(deps, workspaceId, kept)).flatMap(({ piece }) => piece ?? []);
  const rows = await readInWorkspace(deps.database, workspaceId, (tx) =>
    weeksAroundRelease(tx, workspaceId, pieces, { at, before: weeksAtMost, after }),
  );
  // Before there was any feedback, and after the newest, that nobody complained says nothing.
  const begin = rows.findIndex(({ items }) => items > 0);
  const known = begin < 0 ? [] : rows.slice(begin, rows.findLastIndex(({ items }) => items > 0) + 1);
  const isRecorded = known.length > 0 && known.every(({ sessions }) => sessions > 0);
  const told = (side: readonly ReleaseWeekRow[]) =>
    side.map(({ week, complaints, sessions, items }) => ({
      ...{ from: instantOf(Date.parse(at) + week * weekMs), complaints },
      active: isRecorded ? sessions : items,
    }));
  return {
    counted_by: isRecorded ? 'sessions' : 'items',
    before: told(known.filter(({ week }) => week < 0)),
    after: told(known.filter(({ week }) => week >= 0)),
  };
}

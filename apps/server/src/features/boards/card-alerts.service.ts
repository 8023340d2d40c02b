import type { boards } from '@earshot/contracts/boards';
import type { CallReply, ParsedBody, ParsedQuery } from '@earshot/contracts/call';
import { limits } from '@earshot/contracts/limits';
import { emailCardAlertsJob } from '../../jobs/board.jobs.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Tx } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { cursorAfter, readCursor } from '../../platform/http/page-place.ts';
import { Problem } from '../../platform/http/problem.ts';
import { instantOf } from '../../platform/instant.ts';
import { cardReader } from '../alerts/card-emails.service.ts';
import type { Deps } from '../deps.ts';
import type { AlertedLine, CardAlertRow } from './card-alerts.sql.ts';
import * as sql from './card-alerts.sql.ts';

const gatherSeconds = 20;

/** Tells members of a line of a board's history: on the screen, and by email who wants it. Who was told of it already is not told again. */
export async function alertMembers(
  { queue }: Pick<Deps, 'queue'>,
  tx: Tx,
  workspaceId: string,
  line: AlertedLine,
  userIds: readonly string[],
): Promise<void> {
  const members = await Promise.all(
    userIds.map(async (userId) => ({
      ...{ userId, isEmailed: (await cardReader(tx, workspaceId, userId)) !== null },
    })),
  );
  const told = await sql.insertAlerts(tx, workspaceId, line, members);
  for (const { userId, isEmailed } of members) {
    if (!isEmailed || !told.has(userId)) continue;
    // Comments that follow each other are one email, and one that is deleted at once is none.
    const startAfterSeconds = line.commentId === undefined ? 0 : gatherSeconds;
    const key = `${workspaceId}/${userId}`;
    await queue.enqueue(tx, emailCardAlertsJob, { workspaceId, userId }, { key, startAfterSeconds });
  }
}

/** @throws Problem `bad_request` when `after` is no cursor of this list */
export async function listAlerts(
  { database }: Pick<Deps, 'database'>,
  { workspaceId, userId }: Caller,
  { after }: ParsedQuery<typeof boards.listAlerts>,
): Promise<CallReply<typeof boards.listAlerts>> {
  const page = { after: readCursor(after), limit: limits.pageSize + 1 };
  return readInWorkspace(database, workspaceId, async (tx) => {
    const rows = await sql.listAlerts(tx, workspaceId, userId, page);
    return {
      alerts: rows.slice(0, limits.pageSize).map((row) => ({
        ...{ card_alert_id: row.id, board_id: row.boardId, idea_id: row.ideaId, title: row.title },
        ...{ board_title: row.boardTitle, kind: row.kind, by: row.by, at: row.at },
        ...{ says: alertSays(row), is_mention: row.isMention, is_new: row.seenAt === null },
      })),
      next_after: cursorAfter(rows, limits.pageSize),
      new_count: await sql.countNew(tx, workspaceId, userId),
    };
  });
}

const commentShown = 280;

/** What an alert says beside its card and what was done. */
export function alertSays({ after, comment }: Pick<CardAlertRow, 'after' | 'comment'>): string {
  if (comment !== null) {
    const start = Array.from(comment).slice(0, commentShown).join('');
    return start.length < comment.length ? `${start}…` : start;
  }
  return typeof after['reason'] === 'string' ? after['reason'] : '';
}

/** @throws Problem `not_found` */
export function markAlertsSeen(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { workspaceId, userId }: Caller,
  { card_alert_id: id }: ParsedBody<typeof boards.markAlertsSeen>,
): Promise<{ done: true }> {
  return inWorkspace(database, workspaceId, async (tx) => {
    if (!(await sql.markSeen(tx, workspaceId, userId, { id, at: instantOf(now()) }))) {
      throw new Problem('not_found', { detail: 'There is no alert with this ID.' });
    }
    return { done: true as const };
  });
}

/** Alerts about cards that the caller has not seen yet. */
export function newCardAlerts(
  { database }: Pick<Deps, 'database'>,
  { workspaceId, userId }: Caller,
): Promise<number> {
  return readInWorkspace(database, workspaceId, (tx) => sql.countNew(tx, workspaceId, userId));
}

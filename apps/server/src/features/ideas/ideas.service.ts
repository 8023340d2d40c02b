import { dayMs } from '@earshot/contracts/durations';
import type { CallReply, ParsedBody, ParsedQuery } from '@earshot/contracts/call';
import type { Idea, ideas } from '@earshot/contracts/ideas';
import { decidedStates, ideaLimits } from '@earshot/contracts/ideas';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Database, Db } from '../../platform/database/open.ts';
import { sqlstateOf } from '../../platform/database/sqlstate.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { cursorAfter, readCursor } from '../../platform/http/page-place.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { openListed } from '../market/reports/member-reports.service.ts';
import { evidenceNow } from './evidence-now.service.ts';
import { originOf, rowsOf } from './given-evidence.ts';
import type { IdeaRow } from './ideas.sql.ts';
import * as sql from './ideas.sql.ts';

/** unique_violation: an idea of the same origin is there. */
const sentAgain = '23505';

type ReadDeps = Pick<Deps, 'database'>;
type WriteDeps = Pick<Deps, 'database' | 'freeSpace' | 'now'>;

/** Told what happens to an idea, before it does: its board, where it is on one, shows it and keeps it in its history. */
export interface TellsBoard {
  noteIdea: (
    tx: Db,
    workspaceId: string,
    change: {
      ideaId: string;
      kind: 'edited' | 'taken_off' | 'added';
      by: string;
      before: Record<string, string>;
      after: Record<string, string>;
    },
  ) => Promise<void>;
}

type ChangeDeps = WriteDeps & TellsBoard;

/**
 * Keeps an idea with its evidence. What was sent before by its first evidence, and not deleted since, is answered as it stands.
 *
 * @throws Problem `not_found` when evidence is not the workspace's, or is gone; `storage_full`
 */
export async function sendIdea(
  { database, freeSpace, now }: WriteDeps,
  { workspaceId, userId }: Caller,
  { title, note, ...given }: ParsedBody<typeof ideas.send>,
): Promise<CallReply<typeof ideas.send>> {
  freeSpace.assertRoom();
  const rows = rowsOf(given);
  const origin = originOf(rows);
  const gone = (await evidenceNow(database, workspaceId, rows)).find((one) => one.gone !== null);
  if (gone)
    throw new Problem('not_found', { detail: `There is no such ${goneNames[gone.gone ?? 'claim']}.` });
  const id = randomUUID();
  const sentAt = new Date(now()).toISOString();
  const { row, isNew } = await inWorkspace(database, workspaceId, async (tx) => {
    const isNew = await sql.insertIdea(tx, workspaceId, { id, origin, title, note, sentBy: userId, sentAt });
    if (isNew) await sql.insertEvidence(tx, workspaceId, id, rows);
    return { row: await sql.findByOrigin(tx, workspaceId, userId, origin), isNew };
  });
  // Deleted by somebody else between the two: what was asked for was not done, and may be asked for again.
  if (!row) throw new Problem('conflict', { detail: 'It was just deleted. Send it again.' });
  return { idea: await ideaOf(database, workspaceId, row), is_new: isNew };
}

/** Keeps an idea whose evidence the caller's transaction has made. @returns its id */
export async function addIdea(
  tx: Db,
  { workspaceId, userId }: Pick<Caller, 'workspaceId' | 'userId'>,
  { title, note, ...given }: ParsedBody<typeof ideas.send>,
  sentAt: string,
): Promise<string> {
  const id = randomUUID();
  const rows = rowsOf(given);
  const idea = { id, origin: originOf(rows), title, note, sentBy: userId, sentAt };
  if (await sql.insertIdea(tx, workspaceId, idea)) await sql.insertEvidence(tx, workspaceId, id, rows);
  return id;
}

/** Deletes ideas permanently, in the caller's transaction. */
export function forgetIdeas(tx: Db, workspaceId: string, ids: readonly string[]): Promise<void> {
  return sql.deleteIdeas(tx, workspaceId, ids);
}

const goneNames = { report: 'report', claim: 'claim in the report', topic: 'topic', theme: 'theme' };

/** @throws Problem `bad_request` when `after` is no cursor of this list */
export async function listIdeas(
  { database }: ReadDeps,
  { workspaceId, userId }: Caller,
  { state, search = '', after, limit }: ParsedQuery<typeof ideas.list>,
): Promise<CallReply<typeof ideas.list>> {
  const page = { state, search, after: readCursor(after), limit: limit + 1 };
  const [rows, counts] = await readInWorkspace(database, workspaceId, (tx) =>
    Promise.all([sql.listIdeas(tx, workspaceId, userId, page), sql.countByState(tx, workspaceId, search)]),
  );
  return {
    ideas: await withEvidence(database, workspaceId, rows.slice(0, limit)),
    counts: {
      waiting: counts.get('waiting') ?? 0,
      on_board: counts.get('on_board') ?? 0,
      dismissed: counts.get('dismissed') ?? 0,
    },
    next_after: cursorAfter(rows, limit),
  };
}

/** @throws Problem `not_found` */
export async function getIdea(
  { database }: ReadDeps,
  { workspaceId, userId }: Pick<Caller, 'workspaceId' | 'userId'>,
  id: string,
): Promise<Idea> {
  const row = await readInWorkspace(database, workspaceId, (tx) => sql.findIdea(tx, workspaceId, userId, id));
  if (!row) throw unknownIdea();
  return ideaOf(database, workspaceId, row);
}

/** @throws Problem `not_found` for a report that the workspace does not list */
export async function listSent(
  deps: ReadDeps,
  caller: Caller,
  reportId: string,
): Promise<CallReply<typeof ideas.listSent>> {
  await openListed(deps, caller, reportId);
  const { workspaceId } = caller;
  const rows = await readInWorkspace(deps.database, workspaceId, (tx) =>
    sql.sentFrom(tx, workspaceId, reportId),
  );
  return {
    sent: rows.map(({ kind, key, ideaId, state, sentBy, sentAt }) => ({
      ...{ kind, key, idea_id: ideaId, state, sent_by: sentBy, sent_at: sentAt },
    })),
  };
}

/** @throws Problem `not_found`; `storage_full` */
export async function updateIdea(
  { database, freeSpace, noteIdea }: ChangeDeps,
  { workspaceId, userId }: Caller,
  { idea_id: id, title, note }: ParsedBody<typeof ideas.update>,
): Promise<Idea> {
  freeSpace.assertRoom();
  await change(database, workspaceId, async (tx) => {
    const idea = await sql.findIdea(tx, workspaceId, userId, id);
    if (!idea) return false;
    const [before, after] = [
      { title: idea.title, note: idea.note },
      { title, note },
    ];
    await noteIdea(tx, workspaceId, { ideaId: id, kind: 'edited', by: userId, before, after });
    return sql.updateIdea(tx, workspaceId, id, { title, note });
  });
  return getIdea({ database }, { workspaceId, userId }, id);
}

/** @throws Problem `not_found`; `conflict` while it is on a board */
export async function setState(
  { database, now }: WriteDeps,
  { workspaceId, userId }: Caller,
  id: string,
  state: (typeof decidedStates)[number],
): Promise<Idea> {
  const decided = { decidedBy: userId, decidedAt: new Date(now()).toISOString() };
  await change(database, workspaceId, async (tx) => {
    const changed = await sql.setStateFrom(tx, workspaceId, [id], decidedStates, { state, ...decided });
    if (changed.length > 0 || !(await sql.findIdea(tx, workspaceId, userId, id))) return changed.length > 0;
    throw new Problem('conflict', { detail: 'The idea is on a board. Take it off the board first.' });
  });
  return getIdea({ database }, { workspaceId, userId }, id);
}

/** @throws Problem `not_found` */
export async function removeIdea(
  { database, now, noteIdea }: ChangeDeps,
  { workspaceId, userId }: Caller,
  id: string,
): Promise<void> {
  const at = new Date(now()).toISOString();
  await change(database, workspaceId, async (tx) => {
    await noteIdea(tx, workspaceId, { ideaId: id, kind: 'taken_off', by: userId, before: {}, after: {} });
    return sql.markDeleted(tx, workspaceId, id, at);
  });
}

/** @throws Problem `not_found` when it is not among the deleted; `conflict` when the same was sent again since */
export async function restoreIdea(
  { database, noteIdea }: ChangeDeps,
  { workspaceId, userId }: Caller,
  id: string,
): Promise<Idea> {
  try {
    await change(database, workspaceId, async (tx) => {
      if (!(await sql.markRestored(tx, workspaceId, id))) return false;
      await noteIdea(tx, workspaceId, { ideaId: id, kind: 'added', by: userId, before: {}, after: {} });
      return true;
    });
  } catch (error) {
    if (sqlstateOf(error) !== sentAgain) throw error;
    throw new Problem('conflict', { detail: 'This was sent to the roadmap again. Undo that first.' });
  }
  return getIdea({ database }, { workspaceId, userId }, id);
}

/** Forgets for good what was deleted long enough ago. */
export function forgetDeletedIdeas(tx: Db, workspaceId: string, nowMs: number): Promise<void> {
  const before = new Date(nowMs - ideaLimits.undoDays * dayMs).toISOString();
  return sql.removeDeletedBefore(tx, workspaceId, before);
}

async function change(
  database: Database,
  workspaceId: string,
  work: (tx: Db) => Promise<boolean>,
): Promise<void> {
  if (!(await inWorkspace(database, workspaceId, work))) throw unknownIdea();
}

async function ideaOf(database: Database, workspaceId: string, row: IdeaRow): Promise<Idea> {
  const [idea] = await withEvidence(database, workspaceId, [row]);
  if (!idea) throw new Error('An idea was lost');
  return idea;
}

async function withEvidence(
  database: Database,
  workspaceId: string,
  rows: readonly IdeaRow[],
): Promise<Idea[]> {
  const ids = rows.map(({ id }) => id);
  const kept = await readInWorkspace(database, workspaceId, (tx) => sql.evidenceOf(tx, workspaceId, ids));
  const now = await evidenceNow(database, workspaceId, kept);
  const of = Map.groupBy(now.entries(), ([index]) => kept[index]?.ideaId);
  return rows.map(
    ({ id, title, note, state, sentBy, sentAt, decidedBy, decidedAt, boardId, boardTitle }) => ({
      ...{ idea_id: id, title, note, state, sent_by: sentBy, sent_at: sentAt },
      ...{ decided_by: decidedBy, decided_at: decidedAt },
      board: boardId === null ? null : { board_id: boardId, title: boardTitle ?? '' },
      evidence: (of.get(id) ?? []).map(([, evidence]) => evidence),
    }),
  );
}

function unknownIdea(): Problem {
  return new Problem('not_found', { detail: 'There is no idea with this ID.' });
}

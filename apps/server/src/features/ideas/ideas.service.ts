import { dayMs } from '@earshot/contracts/durations';
import type { CallReply, ParsedBody, ParsedQuery } from '@earshot/contracts/call';
import type { Idea, IdeaState, ideas } from '@earshot/contracts/ideas';
import { ideaLimits } from '@earshot/contracts/ideas';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Database, Db } from '../../platform/database/open.ts';
import { sqlstateOf } from '../../platform/database/sqlstate.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { cursorAfter, readCursor } from '../../platform/http/page-place.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { openListed } from '../market/reports/member-reports.service.ts';
import { evidenceNow } from './evidence-now.ts';
import { originOf, rowsOf } from './given-evidence.ts';
import type { IdeaRow } from './ideas.sql.ts';
import * as sql from './ideas.sql.ts';

/** unique_violation: an idea of the same origin is there. */
const sentAgain = '23505';

type ReadDeps = Pick<Deps, 'database'>;
type WriteDeps = Pick<Deps, 'database' | 'freeSpace' | 'now'>;

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
    return { row: await sql.findByOrigin(tx, workspaceId, origin), isNew };
  });
  // Deleted by somebody else between the two: what was asked for was not done, and may be asked for again.
  if (!row) throw new Problem('conflict', { detail: 'It was deleted at this very moment: send it again.' });
  return { idea: await ideaOf(database, workspaceId, row), is_new: isNew };
}

const goneNames = { report: 'report', claim: 'claim in the report', topic: 'topic', theme: 'theme' };

/** @throws Problem `bad_request` when `after` is no cursor of this list */
export async function listIdeas(
  { database }: ReadDeps,
  { workspaceId }: Caller,
  { state, search = '', after, limit }: ParsedQuery<typeof ideas.list>,
): Promise<CallReply<typeof ideas.list>> {
  const page = { state, search, after: readCursor(after), limit: limit + 1 };
  const [rows, counts] = await readInWorkspace(database, workspaceId, (tx) =>
    Promise.all([sql.listIdeas(tx, workspaceId, page), sql.countByState(tx, workspaceId, search)]),
  );
  return {
    ideas: await withEvidence(database, workspaceId, rows.slice(0, limit)),
    counts: { waiting: counts.get('waiting') ?? 0, dismissed: counts.get('dismissed') ?? 0 },
    next_after: cursorAfter(rows, limit),
  };
}

/** @throws Problem `not_found` */
export async function getIdea(
  { database }: ReadDeps,
  { workspaceId }: Pick<Caller, 'workspaceId'>,
  id: string,
): Promise<Idea> {
  const row = await readInWorkspace(database, workspaceId, (tx) => sql.findIdea(tx, workspaceId, id));
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
  { database, freeSpace }: WriteDeps,
  { workspaceId }: Caller,
  { idea_id: id, title, note }: ParsedBody<typeof ideas.update>,
): Promise<Idea> {
  freeSpace.assertRoom();
  await change(database, workspaceId, (tx) => sql.updateIdea(tx, workspaceId, id, { title, note }));
  return getIdea({ database }, { workspaceId }, id);
}

/** @throws Problem `not_found` */
export async function setState(
  { database, now }: WriteDeps,
  { workspaceId, userId }: Caller,
  id: string,
  state: IdeaState,
): Promise<Idea> {
  const decided = { decidedBy: userId, decidedAt: new Date(now()).toISOString() };
  await change(database, workspaceId, (tx) => sql.updateIdea(tx, workspaceId, id, { state, ...decided }));
  return getIdea({ database }, { workspaceId }, id);
}

/** @throws Problem `not_found` */
export async function removeIdea(
  { database, now }: WriteDeps,
  { workspaceId }: Caller,
  id: string,
): Promise<void> {
  const at = new Date(now()).toISOString();
  await change(database, workspaceId, (tx) => sql.markDeleted(tx, workspaceId, id, at));
}

/** @throws Problem `not_found` when it is not among the deleted; `conflict` when the same was sent again since */
export async function restoreIdea(
  { database }: ReadDeps,
  { workspaceId }: Caller,
  id: string,
): Promise<Idea> {
  try {
    await change(database, workspaceId, (tx) => sql.markRestored(tx, workspaceId, id));
  } catch (error) {
    if (sqlstateOf(error) !== sentAgain) throw error;
    throw new Problem('conflict', { detail: 'The same was sent to the roadmap again since.' });
  }
  return getIdea({ database }, { workspaceId }, id);
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
  return rows.map(({ id, title, note, state, sentBy, sentAt, decidedBy, decidedAt }) => ({
    ...{ idea_id: id, title, note, state, sent_by: sentBy, sent_at: sentAt },
    ...{ decided_by: decidedBy, decided_at: decidedAt },
    evidence: (of.get(id) ?? []).map(([, evidence]) => evidence),
  }));
}

function unknownIdea(): Problem {
  return new Problem('not_found', { detail: 'There is no idea of this id.' });
}

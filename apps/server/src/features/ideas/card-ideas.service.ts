import type { ParsedBody } from '@earshot/contracts/call';
import type { ideas } from '@earshot/contracts/ideas';
import { ideaLimits } from '@earshot/contracts/ideas';
import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/open.ts';
import { Problem } from '../../platform/http/problem.ts';
import { keyOf, rowsOf } from './given-evidence.ts';
import type { EvidenceRow } from './ideas.sql.ts';
import * as sql from './ideas.sql.ts';

/** What boards do with ideas, whose cards they are. */

export type KeptEvidence = EvidenceRow & { ideaId: string; place: number };

/** An idea that was sent from nothing, and is on a board at once. @returns its id */
export async function writeIdea(
  tx: Db,
  workspaceId: string,
  idea: { title: string; note: string; sentBy: string; sentAt: string },
): Promise<string> {
  const id = randomUUID();
  const origin = createHash('sha256').update(id).digest();
  await sql.insertIdea(tx, workspaceId, { id, origin, state: 'on_board', ...idea });
  return id;
}

/** Ideas that were sent from nothing, and are on a board at once. */
export function writeIdeas(
  tx: Db,
  workspaceId: string,
  ideas: readonly { id: string; title: string; note: string; sentBy: string; sentAt: string }[],
): Promise<void> {
  return sql.insertIdeas(
    tx,
    workspaceId,
    ideas.map((idea) => ({
      ...idea,
      origin: createHash('sha256').update(idea.id).digest(),
      state: 'on_board',
    })),
  );
}

/** Deletes ideas, each of which can be restored for some days. */
export function deleteIdeas(tx: Db, workspaceId: string, ids: readonly string[], at: string): Promise<void> {
  return sql.markAllDeleted(tx, workspaceId, ids, at);
}

/** @returns those of the ideas that were on no board; the others are left as they are */
export function putOnBoard(
  tx: Db,
  workspaceId: string,
  ideaIds: readonly string[],
  decided: { decidedBy: string; decidedAt: string },
): Promise<string[]> {
  return sql.setStateFrom(tx, workspaceId, ideaIds, ['waiting', 'dismissed'], {
    state: 'on_board',
    ...decided,
  });
}

/** Dismisses an idea that is on a board. */
export async function dismissIdea(
  tx: Db,
  workspaceId: string,
  ideaId: string,
  decided: { decidedBy: string; decidedAt: string },
): Promise<void> {
  await sql.setStateFrom(tx, workspaceId, [ideaId], ['on_board'], { state: 'dismissed', ...decided });
}

export async function takeOffBoard(
  tx: Db,
  workspaceId: string,
  ideaIds: readonly string[],
  decided: { decidedBy: string; decidedAt: string },
): Promise<void> {
  await sql.takeOffBoard(tx, workspaceId, ideaIds, decided);
}

/** Which of these ids are ideas that are not deleted. */
export function ideasThere(tx: Db, workspaceId: string, ideaIds: readonly string[]): Promise<string[]> {
  return sql.idsThere(tx, workspaceId, ideaIds);
}

export async function rewordIdea(
  tx: Db,
  workspaceId: string,
  ideaId: string,
  words: { title?: string; note?: string },
): Promise<void> {
  await sql.updateIdea(tx, workspaceId, ideaId, words);
}

/** Of each of these ideas what it rests on, in its order. */
export function keptEvidence(
  tx: Db,
  workspaceId: string,
  ideaIds: readonly string[],
): Promise<KeptEvidence[]> {
  return sql.evidenceOf(tx, workspaceId, ideaIds);
}

/** The same for evidence that points at the same. */
export function evidenceKey(row: EvidenceRow): string {
  return keyOf(row);
}

/** Evidence as it is given to a call, as it is kept. */
export function givenRows(
  given: Pick<ParsedBody<typeof ideas.send>, 'evidence' | 'feedback'>,
): EvidenceRow[] {
  return rowsOf(given);
}

/**
 * Adds what the idea does not rest on yet.
 *
 * @returns what was added
 * @throws Problem `conflict` when it would be more than an idea can have
 */
export async function addEvidence(
  tx: Db,
  workspaceId: string,
  ideaId: string,
  rows: readonly EvidenceRow[],
): Promise<EvidenceRow[]> {
  const kept = await sql.evidenceOf(tx, workspaceId, [ideaId]);
  const known = new Set(kept.map(keyOf));
  const added = rows.filter((row) => !known.has(keyOf(row)));
  if (kept.length + added.length > ideaLimits.evidence) {
    throw new Problem('conflict', {
      detail: `An idea can have at most ${ideaLimits.evidence} pieces of evidence.`,
    });
  }
  const from = Math.max(-1, ...kept.map(({ place }) => place)) + 1;
  if (added.length > 0) await sql.insertEvidence(tx, workspaceId, ideaId, added, from);
  return added;
}

/** @returns false when it is not there */
export function removeEvidence(tx: Db, workspaceId: string, ideaId: string, place: number): Promise<boolean> {
  return sql.deleteEvidence(tx, workspaceId, ideaId, place);
}

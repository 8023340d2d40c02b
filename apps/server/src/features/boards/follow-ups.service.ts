import type { boards } from '@earshot/contracts/boards';
import type { CallReply, ParsedBody, ParsedQuery } from '@earshot/contracts/call';
import type { FollowUp, FollowUpGroup, FollowUpState } from '@earshot/contracts/boards/follow-ups';
import { followUpGroups, followUpLimits, followUpStates } from '@earshot/contracts/boards/follow-ups';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { planFollowUpJob } from '../../jobs/board.jobs.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { issueTicket } from '../../platform/auth/download-tickets.ts';
import type { Tx } from '../../platform/database/open.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { instantOf } from '../../platform/instant.ts';
import type { Deps } from '../deps.ts';
import { keptEvidence } from '../ideas/card-ideas.service.ts';
import { findBoard } from './boards.sql.ts';
import { cardToTell } from './card-to-tell.ts';
import { cardOf } from './cards.service.ts';
import { changeBoard, unknownBoard } from './change-board.ts';
import { followUpFileKind } from './follow-up-file.ts';
import type { CardToTell } from './follow-up-people.sql.ts';
import { countFollowUpPeople, followUpPeople } from './follow-up-people.sql.ts';
import { textFor, textView } from './follow-up-texts.ts';
import type { TextRow } from './follow-ups.sql.ts';
import * as sql from './follow-ups.sql.ts';

type ReadDeps = Pick<Deps, 'database' | 'engine'>;
type WriteDeps = Pick<Deps, 'database' | 'engine' | 'freeSpace' | 'now' | 'queue'>;
type OneCard = ParsedQuery<typeof boards.getFollowUp>;

/** @throws Problem `not_found`; `conflict` for a card that was not released */
export async function getFollowUp(deps: ReadDeps, caller: Caller, of: OneCard): Promise<FollowUp> {
  const { workspaceId } = caller;
  const card = await releasedCard(deps, caller, of);
  return readInWorkspace(deps.database, workspaceId, async (tx) => {
    const counted = await countFollowUpPeople(tx, workspaceId, card);
    const people = Object.fromEntries(followUpGroups.map((group) => [group, 0])) as FollowUp['people'];
    for (const { stands, people: count } of counted) people[stands] += count;
    const told = await sql.countStates(tx, workspaceId, of.idea_id);
    const states = Object.fromEntries(followUpStates.map((state) => [state, told.get(state) ?? 0])) as Record<
      FollowUpState,
      number
    >;
    const started = await sql.findFollowUp(tx, workspaceId, of.idea_id);
    return {
      texts: (await sql.textsOf(tx, workspaceId, of.idea_id)).map(textView),
      ...{ people, states },
      languages: counted
        .filter(({ stands }) => stands === 'to_write')
        .map(({ language, people: count }) => ({ language, people: count })),
      started: started ? { by: started.startedByName, at: started.startedAt } : null,
      is_under_way: started?.plannedAt === null,
    };
  });
}

/** @throws Problem `not_found`; `conflict` for a card that was not released */
export async function listFollowUpPeople(
  deps: ReadDeps,
  caller: Caller,
  { group, after = 0, limit, ...of }: ParsedQuery<typeof boards.listFollowUpPeople>,
): Promise<CallReply<typeof boards.listFollowUpPeople>> {
  const { workspaceId } = caller;
  const card = await releasedCard(deps, caller, of);
  return readInWorkspace(deps.database, workspaceId, async (tx) => {
    const rows = await followUpPeople(tx, workspaceId, card, { group, after, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const ids = shown.map(({ personId }) => personId);
    const told = new Map(
      (await sql.toldOf(tx, workspaceId, of.idea_id, ids)).map(({ personId, state, at }) => [
        personId,
        { state, at },
      ]),
    );
    return {
      people: shown.map(({ personId, name, email, language }) => ({
        ...{ author_id: personId, name, email, language },
        told: told.get(personId) ?? null,
      })),
      next_after: rows.length > limit ? (ids.at(-1) ?? null) : null,
    };
  });
}

/** @throws Problem `not_found` */
export function saveFollowUp(
  deps: WriteDeps,
  caller: Caller,
  { board_id: boardId, idea_id: ideaId, texts }: ParsedBody<typeof boards.saveFollowUp>,
): Promise<CallReply<typeof boards.saveFollowUp>> {
  deps.freeSpace.assertRoom();
  const { workspaceId } = caller;
  return changeBoard(deps, caller, boardId, async ({ tx }) => {
    await cardOf(tx, workspaceId, boardId, ideaId);
    const before = await sql.textsOf(tx, workspaceId, ideaId);
    const kept = before.filter((row) => texts.some((text) => isDeepStrictEqual(text, textView(row))));
    const put = texts
      .filter(({ language }) => !kept.some((row) => row.language === language))
      .map(({ language, subject, text, is_fallback: isFallback }) => ({
        ...{ id: randomUUID(), language, subject, body: text, isFallback },
      }));
    const gone = before.filter((row) => !kept.includes(row)).map(({ id }) => id);
    await sql.replaceTexts(tx, workspaceId, ideaId, { gone, put, now: instantOf(deps.now()) });
    return { texts: (await sql.textsOf(tx, workspaceId, ideaId)).map(textView) };
  });
}

/**
 * Has the people behind a released card emailed. A job writes down who they are, and each email is a job of its own.
 *
 * @throws Problem `not_found`; `conflict` for a card that was not released or has no text, while it is sent already, and where
 * other people would get it than were shown
 */
export async function sendFollowUp(
  deps: WriteDeps,
  caller: Caller,
  { people: shown, ...of }: ParsedBody<typeof boards.sendFollowUp>,
): Promise<CallReply<typeof boards.sendFollowUp>> {
  deps.freeSpace.assertRoom();
  const { workspaceId, userId } = caller;
  const card = await releasedCard(deps, caller, of);
  return changeBoard(deps, caller, of.board_id, async ({ tx, note }) => {
    await assertNotUnderWay(tx, workspaceId, of.idea_id);
    await assertTexts(tx, workspaceId, of.idea_id);
    const people = await countToWrite(tx, workspaceId, card);
    assertAsShown(people, shown);
    const startedAt = instantOf(deps.now());
    await sql.startFollowUp(tx, workspaceId, of.idea_id, { startedBy: userId, startedAt, plannedAt: null });
    await deps.queue.enqueue(tx, planFollowUpJob, { workspaceId, ideaId: of.idea_id }, { key: of.idea_id });
    const change = { ideaId: of.idea_id, kind: 'told' as const, before: {}, after: { emailed: people } };
    return { people, revision: await note(change) };
  });
}

/**
 * Puts the people behind a released card in a file instead, in which those of earlier files are too.
 *
 * @returns a secret that opens the file once, within a minute
 * @throws Problem as {@link sendFollowUp}
 */
export async function exportFollowUp(
  deps: WriteDeps,
  caller: Caller,
  { people: shown, ...of }: ParsedBody<typeof boards.exportFollowUp>,
): Promise<string> {
  deps.freeSpace.assertRoom();
  const { workspaceId, userId } = caller;
  const card = await releasedCard(deps, caller, of);
  await changeBoard(deps, caller, of.board_id, async ({ tx, note }) => {
    await assertNotUnderWay(tx, workspaceId, of.idea_id);
    const texts = await assertTexts(tx, workspaceId, of.idea_id);
    const page = { group: 'to_write' as const, after: 0, limit: followUpLimits.perFile + 1 };
    const found = await followUpPeople(tx, workspaceId, card, page);
    if (found.length > followUpLimits.perFile) {
      throw new Problem('conflict', { detail: `A file can have at most ${followUpLimits.perFile} people.` });
    }
    assertAsShown(found.length, shown);
    const chosenAt = instantOf(deps.now());
    const people = found.flatMap(({ personId, recipientHash, language }) => {
      const text = textFor(texts, language);
      return recipientHash && text ? [{ personId, recipientHash, textId: text.id }] : [];
    });
    const chosen = { state: 'in_file' as const, chosenBy: userId, chosenAt };
    const put = await sql.insertPeople(tx, workspaceId, of.idea_id, people, chosen);
    if (put.size === 0) return;
    await note({ ideaId: of.idea_id, kind: 'told', before: {}, after: { in_file: put.size } });
  });
  const payload = { ideaId: of.idea_id };
  return issueTicket(deps.database.app, { workspaceId, kind: followUpFileKind, payload }, deps.now());
}

/** What is needed to find a released card's people. @throws Problem `not_found`; `conflict` for a card that was not released */
async function releasedCard(deps: ReadDeps, caller: Caller, of: OneCard): Promise<CardToTell> {
  const { workspaceId, userId } = caller;
  const { releasedAt, kept } = await readInWorkspace(deps.database, workspaceId, async (tx) => {
    if (!(await findBoard(tx, workspaceId, userId, of.board_id))) throw unknownBoard();
    const row = await cardOf(tx, workspaceId, of.board_id, of.idea_id);
    return { releasedAt: row.releasedAt, kept: await keptEvidence(tx, workspaceId, [of.idea_id]) };
  });
  if (releasedAt === null) throw new Problem('conflict', { detail: 'This card has not been released yet.' });
  return cardToTell(deps, workspaceId, { ideaId: of.idea_id, releasedAt, kept });
}

async function countToWrite(tx: Tx, workspaceId: string, card: CardToTell): Promise<number> {
  const group: FollowUpGroup = 'to_write';
  const counted = await countFollowUpPeople(tx, workspaceId, card);
  return counted.reduce((sum, { stands, people }) => (stands === group ? sum + people : sum), 0);
}

function assertAsShown(people: number, shown: number): void {
  if (people === shown) return;
  throw new Problem('conflict', { detail: 'The list of people changed. Check it again, then send.' });
}

async function assertTexts(tx: Tx, workspaceId: string, ideaId: string): Promise<TextRow[]> {
  const texts = await sql.textsOf(tx, workspaceId, ideaId);
  if (texts.length > 0) return texts;
  throw new Problem('conflict', { detail: 'Write the email first.' });
}

async function assertNotUnderWay(tx: Tx, workspaceId: string, ideaId: string): Promise<void> {
  const started = await sql.lockFollowUp(tx, workspaceId, ideaId);
  if (started?.plannedAt === null)
    throw new Problem('conflict', { detail: 'This email is already being sent.' });
}

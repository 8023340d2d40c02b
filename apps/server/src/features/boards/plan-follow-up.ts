import { dayMs } from '@earshot/contracts/durations';
import { followUpLimits } from '@earshot/contracts/boards/follow-ups';
import { planFollowUpJob } from '../../jobs/board.jobs.ts';
import { sendMail } from '../../jobs/mail-order.ts';
import type { Tx } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { instantOf } from '../../platform/instant.ts';
import { mayMailStranger } from '../../platform/mail/stranger-budget.sql.ts';
import type { Deps } from '../deps.ts';
import { keptEvidence } from '../ideas/card-ideas.service.ts';
import { cardToTell } from './card-to-tell.ts';
import type { CardToTell, PersonRow } from './follow-up-people.sql.ts';
import { followUpPeople } from './follow-up-people.sql.ts';
import { textFor } from './follow-up-texts.ts';
import * as sql from './follow-ups.sql.ts';

type PlanDeps = Pick<Deps, 'database' | 'engine' | 'now' | 'queue'>;

interface Card {
  workspaceId: string;
  ideaId: string;
}

const peopleAtOnce = 100;

/**
 * Gives each person behind a card a row and an email of their own, a part at a time, each part whole or not at all. Done again, or
 * twice at once, it finds who has a row. Who has to wait for the next day, for the workspace's limit or their own, gets theirs then.
 */
export async function planFollowUp(deps: PlanDeps, card: Card, signal: AbortSignal): Promise<void> {
  const { database, now } = deps;
  const { workspaceId, ideaId } = card;
  const { releasedAt, kept } = await readInWorkspace(database, workspaceId, async (tx) => ({
    releasedAt: await sql.releaseOf(tx, workspaceId, ideaId),
    kept: await keptEvidence(tx, workspaceId, [ideaId]),
  }));
  let isLeft = false;
  // Taken off its board, or not released after all: nobody else is told.
  if (typeof releasedAt === 'string') {
    const released = await cardToTell(deps, workspaceId, { ideaId, releasedAt, kept });
    for (let after: number | null = 0; after !== null;) {
      signal.throwIfAborted();
      const part = await planPart(deps, card, released, after);
      isLeft ||= part.isLeft;
      after = part.next;
    }
  }
  await inWorkspace(database, workspaceId, async (tx) => {
    if (!isLeft) return sql.notePlanned(tx, workspaceId, ideaId, instantOf(now()));
    const startAfterSeconds = Math.ceil((dayMs - (now() % dayMs)) / 1000) + 1;
    await deps.queue.enqueue(tx, planFollowUpJob, card, { key: ideaId, startAfterSeconds });
    return undefined;
  });
}

/** @returns whether somebody has to wait, and whom the next part begins after; null at the end */
function planPart(
  { database, now, queue }: PlanDeps,
  { workspaceId, ideaId }: Card,
  released: CardToTell,
  after: number,
): Promise<{ isLeft: boolean; next: number | null }> {
  return inWorkspace(database, workspaceId, async (tx) => {
    const started = await sql.lockFollowUp(tx, workspaceId, ideaId);
    if (started?.plannedAt !== null) return { isLeft: false, next: null };
    const page = { group: 'to_write' as const, after, limit: peopleAtOnce };
    const found = await followUpPeople(tx, workspaceId, released, page);
    const room = followUpLimits.perDay - (await sql.countBegun(tx, workspaceId, startOfDay(now())));
    const taken = await withBudget(tx, found.slice(0, Math.max(0, room)), now());
    const texts = await sql.textsOf(tx, workspaceId, ideaId);
    const people = taken.flatMap(({ personId, recipientHash, language }) => {
      const text = textFor(texts, language);
      return recipientHash && text ? [{ personId, recipientHash, textId: text.id }] : [];
    });
    const chosen = {
      state: 'waiting' as const,
      ...{ chosenBy: started.startedBy, chosenAt: instantOf(now()) },
    };
    for (const personId of await sql.insertPeople(tx, workspaceId, ideaId, people, chosen)) {
      await queue.enqueue(tx, sendMail, { kind: 'follow_up', workspaceId, ideaId, personId });
    }
    const last = found.at(-1);
    const isOver = !last || found.length < peopleAtOnce || room <= found.length;
    return { isLeft: taken.length < found.length, next: isOver ? null : last.personId };
  });
}

/** Those whose address has room in its own day's budget, which all mail to it uses up. */
async function withBudget(tx: Tx, people: readonly PersonRow[], nowMs: number): Promise<PersonRow[]> {
  const taken = [];
  for (const person of people) {
    if (person.email === null) continue;
    const mail = { recipient: person.email, address: null, now: instantOf(nowMs) };
    if (await mayMailStranger(tx, mail)) taken.push(person);
  }
  return taken;
}

function startOfDay(ms: number): string {
  return instantOf(ms - (ms % dayMs));
}

import { dayMs } from '@earshot/contracts/durations';
import type { CallReply } from '@earshot/contracts/call';
import type { feedbackMoments } from '@earshot/contracts/feedback-moments';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Db } from '../../platform/database/open.ts';
import { readSnapshot } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { itemsHolding, saidByPerson } from '../feedback/said-by-people.shared.sql.ts';
import { soonMs } from '../recordings/filter.shared.sql.ts';
import * as sql from './feedback-moments.sql.ts';
import { sessionNamed } from './session-named.ts';

type Item = CallReply<typeof feedbackMoments.listFeedback>['items'][number];

const itemsMax = 100;
/** What is shown of each beside a replay. */
export const textMaxChars = 300;
/** Whoever answers a survey about a visit does so within days. */
const namedWithinMs = 7 * dayMs;

/**
 * Feedback as marks in a recording: at the time it was said, at its end when that was later; by the page's clock, as all moments
 * are.
 *
 * @throws Problem `not_found` when there is no such recording
 */
export function feedbackOfRecording(
  { database }: Pick<Deps, 'database'>,
  { workspaceId }: Pick<Caller, 'workspaceId'>,
  id: string,
): Promise<CallReply<typeof feedbackMoments.listFeedback>> {
  return readSnapshot(database, workspaceId, async (tx) => {
    const recording = await sql.recordedPerson(tx, workspaceId, id);
    if (!recording) throw new Problem('not_found', { detail: 'There is no recording with this ID.' });
    const items = await saidIn(tx, workspaceId, id, recording);
    return { items: items.map((item) => ({ ...item, text: item.text.slice(0, textMaxChars) })) };
  });
}

/** Whole texts, in the order in which they stand in the recording. */
export async function saidIn(
  tx: Db,
  workspaceId: string,
  id: string,
  recording: sql.RecordedPerson,
): Promise<Item[]> {
  const { started: first, ended: last, clockOffset, isVerified, personId } = recording;
  const within = { from: first, to: last + soonMs };
  const said =
    personId === null ? [] : await saidByPerson(tx, workspaceId, { ...recording, ...within }, itemsMax);
  const named = await itemsHolding(
    tx,
    workspaceId,
    { text: id, from: first, to: last + namedWithinMs },
    itemsMax,
  );
  const items = new Map<number, Item>();
  const add = (row: (typeof named)[number], rule: Item['rule'], confidence: Item['confidence']) => {
    const at = row.saidAt === null ? last : Math.min(Math.max(first, Date.parse(row.saidAt)), last);
    items.set(row.reviewId, {
      ...{ review_id: row.reviewId, at: at - clockOffset, said_at: row.saidAt, rule, confidence },
      text: row.text,
    });
  };
  for (const row of said) {
    const rule = Date.parse(row.saidAt) <= last ? 'said_during' : 'said_soon_after';
    add(row, rule, isVerified ? 'certain' : 'likely');
  }
  for (const row of named) if (sessionNamed(row)?.id === id) add(row, 'names_session', 'likely');
  return [...items.values()].sort((a, b) => a.at - b.at);
}

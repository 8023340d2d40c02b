import { dayMs } from '@earshot/contracts/durations';
import type { CallReply } from '@earshot/contracts/call';
import type { feedbackMoments } from '@earshot/contracts/feedback-moments';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Db } from '../../platform/database/open.ts';
import { readSnapshot } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import type { ItemSaid } from '../feedback/said-by-people.shared.sql.ts';
import { itemSaid } from '../feedback/said-by-people.shared.sql.ts';
import { retentionDays } from '../recordings/retention.service.ts';
import { happenedInWords } from '../session-questions/session-words.service.ts';
import type { Found } from './choose-recording.ts';
import { chooseRecording } from './choose-recording.ts';
import * as sql from './feedback-moments.sql.ts';
import { sessionNamed } from './session-named.ts';
import { unseen } from './unseen.ts';

type Answer = CallReply<typeof feedbackMoments.findMoment>;

/** Trouble this long before is what was likely spoken of. */
const troubleWithinMs = 120_000;
/** Without trouble the replay begins this long before it was said, and before trouble so long. */
const leadMs = 30_000;
const troubleLeadMs = 5000;

/** @throws Problem `not_found` when there is no such item */
export function findMomentOfItem(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { workspaceId }: Pick<Caller, 'workspaceId'>,
  reviewId: number,
): Promise<Answer> {
  return readSnapshot(database, workspaceId, async (tx) => {
    const item = await itemSaid(tx, workspaceId, reviewId);
    if (!item) throw new Problem('not_found', { detail: 'There is no feedback item with this ID.' });
    return momentOf(tx, workspaceId, item, now());
  });
}

async function momentOf(tx: Db, workspaceId: string, item: ItemSaid, now: number): Promise<Answer> {
  const saidAt = item.saidAt === null ? null : Date.parse(item.saidAt);
  const named = sessionNamed(item);
  if (named) {
    const recording = await sql.findRecording(tx, workspaceId, named.id, item.who);
    if (!recording) return unseen('recording_gone');
    const confidence = recording.isVerified && recording.isSame ? 'certain' : 'likely';
    const found = { recording, rule: 'names_session', confidence } as const;
    return placeOf(tx, workspaceId, found, { saidAt, atMs: named.atMs });
  }
  const recordingDays = await retentionDays(tx, workspaceId);
  if (item.who.emails.length === 0 && item.who.ids.length === 0) return unseen('no_person');
  if (saidAt === null) return unseen('no_time');
  if (saidAt < now - recordingDays * dayMs) return unseen('expired', { days: recordingDays });
  if (item.isOnlyADay) {
    const ofDay = { from: saidAt, to: saidAt + dayMs, limit: 5 };
    return unseen('only_a_day', { candidates: await sql.recordingsOf(tx, workspaceId, item.who, ofDay) });
  }
  const near = await sql.recordingsOf(tx, workspaceId, item.who, {
    ...{ from: saidAt - dayMs, to: saidAt, limit: 50 },
  });
  const chosen = chooseRecording(near, saidAt);
  if ('recording' in chosen) return placeOf(tx, workspaceId, chosen, { saidAt, atMs: null });
  if (chosen.several.length > 0) return unseen('several_fit', { candidates: chosen.several });
  const isKnown = await sql.isEverRecorded(tx, workspaceId, item.who);
  return unseen(isKnown ? 'not_recorded_then' : 'never_recorded');
}

/** The moment right before it was said: the trouble that led to it where there is some. */
async function placeOf(
  tx: Db,
  workspaceId: string,
  { recording, rule, confidence }: Found,
  { saidAt, atMs }: { saidAt: number | null; atMs: number | null },
): Promise<Answer> {
  const { id, started: first, ended: last, clockOffset } = recording;
  const isBefore = saidAt !== null && saidAt < first;
  const isNear = saidAt !== null && !isBefore && saidAt <= last + dayMs;
  // A session that is named without a time is opened at its end, where it is most likely to have been left from.
  const end = atMs !== null ? first + atMs : isNear ? Math.min(saidAt, last) : last;
  // Moments are by the page's clock.
  const within = { from: Math.max(first, end - troubleWithinMs) - clockOffset, to: end - clockOffset };
  const trouble = atMs === null ? await sql.lastTrouble(tx, workspaceId, id, within) : undefined;
  const lead = atMs !== null ? 0 : leadMs;
  const at = trouble ? trouble.at + clockOffset - troubleLeadMs : end - lead;
  const begun = new Date(first).toISOString();
  const atInside = Math.min(Math.max(0, Math.floor(at - first)), Math.max(0, last - first));
  return {
    found: {
      recording_id: id,
      at_ms: atInside,
      started_at: begun,
      rule,
      confidence,
      what: trouble ? happenedInWords(trouble) : null,
      seconds_before: saidAt === null ? null : (saidAt - first - atInside) / 1000,
    },
    missing: null,
    candidates: [],
  };
}

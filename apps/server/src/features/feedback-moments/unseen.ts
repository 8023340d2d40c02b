import type { CallReply } from '@earshot/contracts/call';
import type { feedbackMoments } from '@earshot/contracts/feedback-moments';
import type { unseenReasons } from '@earshot/contracts/feedback-moments';
import type { SeenRow } from './feedback-moments.sql.ts';

type Reason = (typeof unseenReasons)[number];
const candidatesMax = 5;

const details: Record<Reason, (about: { days: number }) => string> = {
  no_person: () =>
    'This feedback has no email address or ID of its author, so it cannot be matched to a session.',
  no_time: () => 'This feedback has no date, so no moment can be found.',
  only_a_day: () => 'This feedback has a date but no time, so no moment can be found.',
  never_recorded: () => 'No session of this person was recorded.',
  not_recorded_then: () => 'This person was recorded, but not in the 24 hours before this feedback.',
  expired: ({ days }) =>
    `This feedback is older than the oldest recordings, which are deleted after ${days} ${days === 1 ? 'day' : 'days'}.`,
  recording_gone: () =>
    'The session that this feedback names was not found: it was deleted, or never reached this workspace.',
  several_fit: () => 'Several sessions of this person match equally well, so none is chosen.',
};

/** An answer without a moment, with the reason. */
export function unseen(
  reason: Reason,
  { days = 0, candidates = [] }: { days?: number; candidates?: readonly SeenRow[] } = {},
): CallReply<typeof feedbackMoments.findMoment> {
  return {
    found: null,
    missing: { reason, detail: details[reason]({ days }) },
    candidates: candidates.slice(0, candidatesMax).map(({ id, started }) => ({
      recording_id: id,
      at_ms: 0,
      started_at: new Date(started).toISOString(),
    })),
  };
}

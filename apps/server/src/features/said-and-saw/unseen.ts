import type { CallReply } from '@earshot/contracts/call';
import type { saidAndSaw } from '@earshot/contracts/said-and-saw';
import type { unseenReasons } from '@earshot/contracts/said-and-saw';
import type { SeenRow } from './said-and-saw.sql.ts';

type Reason = (typeof unseenReasons)[number];
const candidatesMax = 5;

const details: Record<Reason, (about: { days: number }) => string> = {
  no_person: () =>
    'This feedback names nobody by email address or id, so it cannot be told whose visit it came from.',
  no_time: () => 'It is not known when this was said, so no moment can be told.',
  only_a_day: () => 'Only the day of this feedback is known, not the time, so no moment can be told.',
  never_recorded: () => 'No visit of this person was recorded.',
  not_recorded_then: () => 'This person was recorded, but not in the day before this was said.',
  expired: ({ days }) =>
    `This was said before the oldest recordings: they are deleted after ${days} ${days === 1 ? 'day' : 'days'}.`,
  recording_gone: () =>
    'The session that this feedback names is not here: it was deleted, or never reached this workspace.',
  several_fit: () => 'Several visits of this person fit equally, so none of them is taken for the one.',
};

/** An answer without a moment, with the reason. */
export function unseen(
  reason: Reason,
  { days = 0, candidates = [] }: { days?: number; candidates?: readonly SeenRow[] } = {},
): CallReply<typeof saidAndSaw.findMoment> {
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

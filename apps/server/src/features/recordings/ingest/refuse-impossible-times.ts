import type { FieldError } from '@earshot/contracts/call/problems';
import { hourMs } from '@earshot/contracts/durations';
import { replayLimits } from '@earshot/replay-format/limits';
import { Problem } from '../../../platform/http/problem.ts';
import type { Arrival, Times } from './clock-offset.ts';
import { clockToleranceMs } from './clock-offset.ts';

const lateMs = replayLimits.lateHoursMax * hourMs;
const lengthMaxMs = replayLimits.recordingHoursMax * hourMs;

/**
 * Refuses a chunk whose times cannot be: longer than a recording may be, further ahead of the server than clocks are corrected, later than
 * it was sent, or kept back longer than a chunk may be late.
 *
 * @throws Problem `bad_request` that names the time, `recording_over` for what waited longer than it may
 */
export function assertPossibleTimes({ firstAt, lastAt }: Times, { arrivedAt, sentAt }: Arrival): void {
  if (lastAt - firstAt > lengthMaxMs) {
    throw impossible(
      '#/body/last_at',
      `last_at: lies ${hoursIn(lastAt - firstAt)} after first_at; ${lengthRule}`,
    );
  }
  const [pointer, name, said] =
    sentAt === null
      ? (['#/body/last_at', 'last_at', lastAt] as const)
      : (['#/query/sent_at', 'sent_at', sentAt] as const);
  if (said - arrivedAt > lateMs) {
    throw impossible(
      pointer,
      `${name}: lies ${hoursIn(said - arrivedAt)} after the server's clock; ${aheadRule}`,
    );
  }
  if (sentAt === null) return;
  if (lastAt - sentAt > clockToleranceMs) {
    throw impossible('#/body/last_at', 'last_at: lies after sent_at, when the chunk was sent.');
  }
  if (sentAt - lastAt > lateMs) throw new Problem('recording_over');
}

const lengthRule = `a recording has at most ${replayLimits.recordingHoursMax} hours.`;
const aheadRule = `clocks that are up to ${replayLimits.lateHoursMax} hours fast are corrected.`;

function impossible(pointer: FieldError['pointer'], detail: string): Problem {
  return new Problem('bad_request', { detail, errors: [{ pointer, detail }] });
}

function hoursIn(ms: number): string {
  return `${Math.round(ms / hourMs).toLocaleString('en')} hours`;
}

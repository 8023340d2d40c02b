import { replayLimits } from '@earshot/replay-format/limits';

/** When a recording must have got its last chunk to have ended. */
export function endedBefore(now: number): string {
  return new Date(now - replayLimits.idleMinutes * 60_000).toISOString();
}

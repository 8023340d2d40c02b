import type { AvailableLabels, ToneModelRow } from './tone.sql.ts';

/** Fewer labels than this cannot be measured on. */
export const fewestLabels = 50;
/** Learning anew is worth it from so many more, or fewer, labels on. */
const leastChange = 10;
const leastShare = 0.1;

/** Whether there is enough new to learn from since the last time. */
export function wantsLearning(
  { available, people }: AvailableLabels,
  learnt: Pick<ToneModelRow, 'availableCount' | 'personCount'> | undefined,
): boolean {
  if (!learnt) return available >= fewestLabels;
  return hasMoved(learnt.availableCount, available) || hasMoved(learnt.personCount, people);
}

function hasMoved(before: number, now: number): boolean {
  return Math.abs(now - before) >= Math.max(leastChange, leastShare * before);
}

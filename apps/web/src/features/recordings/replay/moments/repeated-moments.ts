import type { Moment } from '@earshot/contracts/recordings';

/** One that comes again soon after is told once, with how often. */
export type RepeatedMoment = Moment & { times: number };

/** What comes later is told anew, so that each pause of the session stays to be seen. */
const soonMs = 30_000;

/**
 * Joins moments that say the same directly after each other: “Clicked Apply ×6” stands at the first of them.
 *
 * @param moments in order of time
 */
export function joinRepeated(moments: readonly Moment[]): RepeatedMoment[] {
  const rows: RepeatedMoment[] = [];
  let before: Moment | undefined;
  for (const moment of moments) {
    const row = rows.at(-1);
    if (row && before && saysTheSame(before, moment) && moment.at - before.at < soonMs) row.times++;
    else rows.push({ ...moment, times: 1 });
    before = moment;
  }
  return rows;
}

function saysTheSame(one: Moment, other: Moment): boolean {
  return one.kind === other.kind && one.label === other.label && one.value === other.value;
}

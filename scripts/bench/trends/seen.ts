import { changesUntil } from '@earshot/analysis/trends/find-changes';
import { completeDays } from '@earshot/analysis/trends/daily-counts';
import type { Measured } from '../search/report.ts';
import { seeded, simulate } from './simulate.ts';
import type { Variation } from './simulate.ts';

const ROUNDS = 400;
const HISTORY = 70;
const OTHER_TOPICS = 30;

/** How often a topic that triples is seen within seven and fourteen days, among other topics that do not change. */
export function measureSeen(
  name: string,
  variation: Variation,
  { mean, atLeast }: { mean: number; atLeast?: number },
): Measured[] {
  let inOne = 0;
  let inTwo = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const chance = seeded(72_000 + round);
    const means = [mean, ...Array.from({ length: OTHER_TOPICS }, () => 3 * 20 ** chance())];
    // On another weekday each time.
    const tripledFrom = HISTORY + (round % 7);
    const { counts } = simulate(means, tripledFrom + 14, variation, tripledFrom, chance);
    const { first, holidays } = completeDays(counts);
    let seenAfter = Infinity;
    for (let day = 1; day <= 14 && seenAfter === Infinity; day += 1) {
      const [topic] = changesUntil(counts, { first, until: tripledFrom + day, holidays });
      if (topic?.kind === 'rise') seenAfter = day;
    }
    if (seenAfter <= 7) inOne += 1;
    if (seenAfter <= 14) inTwo += 1;
  }
  const two = {
    name: `×3 on ${mean} a week seen within 2 weeks, ${name}`,
    value: (100 * inTwo) / ROUNDS,
    unit: '%',
  };
  return [
    { name: `×3 on ${mean} a week seen within 1 week, ${name}`, value: (100 * inOne) / ROUNDS, unit: '%' },
    atLeast === undefined ? two : { ...two, limit: { atLeast } },
  ];
}

import { dayMs } from '@earshot/contracts/durations';
import { SeededRandom } from './seeded-random.ts';

/** Something that people say now and then. */
export interface Said {
  text: string;
  /** On a usual day. */
  perDay: number;
  source: string;
  /** Before `from` so many days of the history say it, after it so many times as much. */
  change?: { fromDay: number; factor: number; source?: string };
}

/** Items day by day, as if counted by chance; day 0 begins `days` days before `endMs`. */
export function dailyItems(
  said: readonly Said[],
  { days, endMs, seed }: { days: number; endMs: number; seed: number },
): { source: string; text: string; said_at: string }[] {
  const chance = new SeededRandom(seed);
  const random = () => chance.next();
  const items: { source: string; text: string; said_at: string }[] = [];
  for (let day = 0; day < days; day += 1) {
    for (const { text, perDay, source, change } of said) {
      const add = (mean: number, from: string) => {
        for (let n = poisson(mean, random); n > 0; n -= 1) {
          const at = endMs - (days - day) * dayMs + Math.floor(random() * dayMs);
          items.push({ source: from, text: `${text} ${items.length}`, said_at: new Date(at).toISOString() });
        }
      };
      add(perDay, source);
      if (change && day >= change.fromDay) add(perDay * (change.factor - 1), change.source ?? source);
    }
  }
  return items;
}

/** Knuth's multiplication. */
function poisson(mean: number, random: () => number): number {
  let count = 0;
  for (let left = random(); left > Math.exp(-mean); left *= random()) count += 1;
  return count;
}

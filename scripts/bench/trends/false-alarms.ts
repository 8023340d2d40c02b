import { backtest } from '@earshot/analysis/trends/backtest';
import type { Measured } from '../search/report.ts';
import { seeded, simulate } from './simulate.ts';
import type { Variation } from './simulate.ts';

const DAYS = 182;
/** So many topics are looked at in total, however many share a workspace. */
const TOPICS_IN_ALL = 400;

/** Alarms per 100 topics and week in workspaces where nothing changes but what changes for all. */
export function measureFalseAlarms(
  name: string,
  variation: Variation,
  { topics, atMost }: { topics: number; atMost?: number },
): Measured {
  let alarms = 0;
  let topicWeeks = 0;
  for (let workspace = 0; workspace < TOPICS_IN_ALL / topics; workspace += 1) {
    const chance = seeded(21_000 + workspace);
    const means = Array.from({ length: topics }, () => 3 * 20 ** chance());
    const result = backtest(simulate(means, DAYS, variation, Infinity, chance).counts, { triple: false });
    alarms += result.alarms.length;
    topicWeeks += result.topicWeeks;
  }
  const line = {
    name: `false alarms per 100 topics and week, ${name}, ${topics} topics of 3–60 a week`,
    value: (100 * alarms) / topicWeeks,
    unit: '',
  };
  return atMost === undefined ? line : { ...line, limit: { atMost } };
}

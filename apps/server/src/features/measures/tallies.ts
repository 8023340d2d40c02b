import type { FeedbackFilter } from '@earshot/contracts/feedback-filter';
import { narrowed } from '@earshot/contracts/narrow-filter';
import type { Db } from '../../platform/database/open.ts';
import type { Asked, Sums } from './figures.ts';
import { noTally } from './figures.ts';
import type { Key } from './grouping.ts';
import type { Aggregate, GroupBy, Tally } from './tally.sql.ts';
import * as sql from './tally.sql.ts';

export type SumsByKey = ReadonlyMap<Key, Sums>;

const aggregates = { mean_rating: 'stars', nps: 'nps', csat: 'csat', sentiment_score: 'tone' } as const;

/** What is asked, summed up of the matching items in one row; without any, all is 0. */
export async function sumsOf(
  db: Db,
  workspaceId: string,
  asked: Asked,
  filter: FeedbackFilter,
): Promise<Sums> {
  return (await sumsByKey(db, workspaceId, asked, filter, null)).get(null) ?? noTally;
}

/** What is asked, summed up for each key that matching items have. */
export async function sumsByKey(
  db: Db,
  workspaceId: string,
  asked: Asked,
  filter: FeedbackFilter,
  by: GroupBy | null,
): Promise<SumsByKey> {
  const { measure, unit, part } = asked;
  if (unit === 'items') {
    const aggregate: Aggregate =
      measure === 'share' && part
        ? { matching: part }
        : measure === 'share' || measure === 'count'
          ? 'items'
          : aggregates[measure];
    return mapOf(await sql.tallyItems(db, workspaceId, filter, by, aggregate));
  }
  const whole = mapOf(await sql.tallyDistinct(db, workspaceId, filter, by, unit));
  if (measure !== 'share' || !part) return whole;
  const matching = mapOf(await sql.tallyDistinct(db, workspaceId, narrowed(filter, part), by, unit));
  return new Map(
    [...whole].map(([key, sums]) => {
      const { n, sum } = matching.get(key) ?? noTally;
      return [key, { ...sums, high: n, highSum: sum }];
    }),
  );
}

function mapOf(tallies: readonly Tally[]): SumsByKey {
  return new Map(tallies.map(({ key, ...sums }) => [key, sums]));
}

import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { Driver, DriverScore, analytics } from '@earshot/contracts/analytics';
import { excluding, narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { Db } from '../../platform/database/open.ts';
import { baseFilter } from './base-filter.service.ts';
import type { Asked, Sums } from './figures.ts';
import { figureOf, meanOf, noTally } from './figures.ts';
import { labelOf, partOf } from './grouping.service.ts';
import { countLeftOut } from './left-out.ts';
import { readNames } from './names.shared.sql.ts';
import { readStanding } from './standing.shared.sql.ts';
import type { Mean } from './statistics.service.ts';
import { contributionOf } from './statistics.service.ts';
import { sumsByKey, sumsOf } from './tallies.ts';
import type { Ready, ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

type Query = Ready<ParsedBody<typeof analytics.drivers>>;

/**
 * What each value of a property adds to a score: the score of all items less that of all others.
 *
 * @throws Problem `not_found` for an unknown view; `bad_request` for one that holds a question
 */
export async function findDrivers(
  db: Db,
  workspaceId: string,
  query: Query,
  nowMs: number,
): Promise<Omit<CallReply<typeof analytics.drivers>, 'analysing'>> {
  const standing = await readStanding(db, workspaceId, nowMs);
  const filter = await baseFilter(db, workspaceId, query);
  const asked = askedOf(query.score);
  const all = await sumsOf(db, workspaceId, asked, filter);
  const byKey = await sumsByKey(db, workspaceId, asked, filter, query.by);
  const found = [...byKey]
    .filter(([, own]) => own.n > 0)
    .map(([key, own]): Omit<Driver, 'label'> => {
      const part = partOf(query.by, key);
      const contribution = contributionOf(scoreOf(asked, all), scoreOf(asked, own));
      return {
        key,
        own: figureOf(asked, own, narrowed(filter, part)),
        without: figureOf(asked, less(all, own), excluding(filter, part)),
        contribution: contribution?.difference ?? null,
        interval: contribution?.interval ?? null,
      };
    })
    .sort((a, b) => Math.abs(b.contribution ?? 0) - Math.abs(a.contribution ?? 0) || b.own.n - a.own.n);
  const listed = found.slice(0, query.limit);
  const names = await readNames(
    db,
    workspaceId,
    query.by,
    listed.map(({ key }) => key),
  );
  return {
    score: figureOf(asked, all, filter),
    drivers: listed.map((driver) => ({ ...driver, label: labelOf(query.by, driver.key, names) })),
    more_rows: found.length - listed.length,
    left_out: await countLeftOut(db, workspaceId, filter, { ...asked, byTime: false }),
    as_of: standing.revision,
  };
}

const negative: ReadyFilter = { sentiments: ['negative'] };

function askedOf(score: DriverScore): Asked {
  return score === 'negative_share'
    ? { measure: 'share', unit: 'items', part: negative }
    : { measure: score, unit: 'items' };
}

/** The score as a mean, in the units of its figure. */
function scoreOf({ measure }: Asked, sums: Sums): Mean {
  if (measure === 'mean_rating' || measure === 'nps' || measure === 'sentiment_score') {
    return meanOf(measure, sums);
  }
  const { n, high } = sums;
  const value = n === 0 ? 0 : high / n;
  return { value, n, squaredDistances: n * value * (1 - value), bounds: [0, 1] };
}

function less(all: Sums, own: Sums): Sums {
  return {
    ...noTally,
    n: all.n - own.n,
    high: all.high - own.high,
    low: all.low - own.low,
    sum: all.sum - own.sum,
    squares: all.squares - own.squares,
  };
}

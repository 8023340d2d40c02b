import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { Db } from '../../platform/database/open.ts';
import type { Asked, Sums } from './figures.ts';
import { noTally } from './figures.ts';
import type { Key } from './grouping.service.ts';
import type { Aggregate, GroupBy, Tally } from './tally.sql.ts';
import * as sql from './tally.sql.ts';
import { columnFields } from '../feedback/filter/column-fields.service.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

export type SumsByKey = ReadonlyMap<Key, Sums>;

const aggregates = { mean_rating: 'stars', nps: 'nps', csat: 'csat', sentiment_score: 'tone' } as const;

function aggregateOf(measure: Asked['measure']): Aggregate {
  return measure === 'count' || measure === 'share' ? 'items' : aggregates[measure];
}

/** Conditions that an item's own columns answer: cheap to ask of every item that is counted anyway. */
const ofColumns: ReadonlySet<string> = new Set<keyof ReadyFilter>([...columnFields, 'rating_scale']);

function isOfColumns(part: ReadyFilter): boolean {
  return Object.keys(part).every((name) => ofColumns.has(name));
}

/** What is asked, summed up of the matching items in one row; without any, all is 0. */
export async function sumsOf(db: Db, workspaceId: string, asked: Asked, filter: ReadyFilter): Promise<Sums> {
  const [cell] = await cellsOf(db, workspaceId, asked, filter, []);
  return cell?.sums ?? noTally;
}

/** What is asked, summed up for each key that matching items have. */
export async function sumsByKey(
  db: Db,
  workspaceId: string,
  asked: Asked,
  filter: ReadyFilter,
  by: GroupBy,
): Promise<SumsByKey> {
  const cells = await cellsOf(db, workspaceId, asked, filter, [by]);
  return new Map(cells.map(({ keys: [key = null], sums }) => [key, sums]));
}

/** What is asked, for each key of the second grouping within each of the first. */
export async function sumsByTwoKeys(
  db: Db,
  workspaceId: string,
  asked: Asked,
  filter: ReadyFilter,
  by: readonly [GroupBy, GroupBy],
): Promise<ReadonlyMap<Key, SumsByKey>> {
  const rows = new Map<Key, Map<Key, Sums>>();
  for (const { keys, sums } of await cellsOf(db, workspaceId, asked, filter, by)) {
    const [key = null, inner = null] = keys;
    const row = rows.get(key) ?? new Map<Key, Sums>();
    rows.set(key, row.set(inner, sums));
  }
  return rows;
}

interface Cell {
  keys: Key[];
  sums: Sums;
}

async function cellsOf(
  db: Db,
  workspaceId: string,
  { measure, unit, part }: Asked,
  filter: ReadyFilter,
  by: readonly GroupBy[],
): Promise<Cell[]> {
  const isOnePass = unit === 'items' && part !== undefined && isOfColumns(part);
  const take = async (one: ReadyFilter) => {
    const tallies =
      unit === 'items'
        ? sql.tallyItems(db, workspaceId, one, by, isOnePass ? { matching: part } : aggregateOf(measure))
        : sql.tallyDistinct(db, workspaceId, one, by, unit);
    return (await tallies).map(cellMaker(by));
  };
  const whole = await take(filter);
  if (measure !== 'share' || !part || isOnePass) return whole;
  const matching = await take(narrowed(filter, part));
  const sumsAt = new Map(matching.map(({ keys, sums }) => [JSON.stringify(keys), sums]));
  return whole.map(({ keys, sums }) => {
    const { n, sum, unknown } = sumsAt.get(JSON.stringify(keys)) ?? noTally;
    return { keys, sums: { ...sums, high: n, highSum: sum, highUnknown: unknown } };
  });
}

/** Reads keys as rows name them: places of stretches of time become their first days. */
function cellMaker(by: readonly GroupBy[]): (tally: Tally) => Cell {
  return ({ keys, ...sums }) => ({
    keys: keys.map((key, at): Key => {
      const one = by[at];
      if (key === null || one === undefined) return null;
      return typeof one === 'object' && 'starts' in one ? (one.starts[Number(key) - 1] ?? null) : String(key);
    }),
    sums: { ...noTally, ...sums },
  });
}

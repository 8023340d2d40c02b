import type { Grouping, GroupingName, Unit } from '@earshot/contracts/analytics';
import type { Db } from '../../platform/database/open.ts';
import { conditionsOf } from '../feedback/filter/filter.shared.sql.ts';
import { restricting } from '../feedback/filter/filter-key.service.ts';
import { Parameters, runRaw } from '../../platform/database/raw-query.ts';
import type { Day } from './days.service.ts';
import { detractorShare, npsScale, promoterShare, satisfiedShare } from './rating-shares.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

/** What is added up of a row's items. */
export interface Tally {
  /** One for each grouping: an id, a value, or the place of a stretch of time from 1 on; null for items without any. */
  keys: (string | number | null)[];
  /** How many there are that count. */
  n: number;
  /** Of them: those that match the part, the promoters, satisfied or positive ones. */
  high: number;
  /** Of them: the detractors or negative ones. */
  low: number;
  /** Sum of the values, and of their squares: stars 1…5, or euros. */
  sum: number;
  squares: number;
  /** Of people, accounts or revenue: above 0 where items match whose author, account or its revenue is not known. */
  unknown: number;
}

/** What is added up. `matching`: of all items those that also match a filter. */
export type Aggregate = 'items' | 'stars' | 'nps' | 'csat' | 'tone' | { matching: ReadyFilter };

/** Stretches of time are given by their first days, oldest first; each lasts until the next, the last one for ever. */
export type GroupBy = Grouping | { starts: readonly Day[] };

const onNpsScale = `i.rating_min = ${npsScale.min} and i.rating_max = ${npsScale.max}`;
// From the rating itself: the kept share has single precision.
const stars = '(1 + 4 * (i.rating::float8 - i.rating_min) / (i.rating_max::float8 - i.rating_min))';
const rated = 'filter (where i.rating_share is not null)';

interface Columns {
  n: string;
  high?: string;
  low?: string;
  sum?: string;
  squares?: string;
}

const columnsOf: Record<Extract<Aggregate, string>, Columns> = {
  items: { n: 'count(*)' },
  stars: {
    n: 'count(i.rating_share)',
    sum: `sum(${stars}) ${rated}`,
    squares: `sum(${stars} * ${stars}) ${rated}`,
  },
  nps: {
    n: `count(*) filter (where ${onNpsScale})`,
    high: `count(*) filter (where ${onNpsScale} and i.rating_share >= ${promoterShare}::real)`,
    low: `count(*) filter (where ${onNpsScale} and i.rating_share <= ${detractorShare}::real)`,
  },
  csat: {
    n: 'count(i.rating_share)',
    high: `count(*) filter (where i.rating_share >= ${satisfiedShare}::real)`,
  },
  tone: {
    n: 'count(*)',
    high: `count(*) filter (where i.sentiment = 'positive')`,
    low: `count(*) filter (where i.sentiment = 'negative')`,
  },
};

/** Adds up the matching items, in one row or in one for each combination of keys. */
export async function tallyItems(
  db: Db,
  workspaceId: string,
  filter: ReadyFilter,
  by: readonly GroupBy[],
  aggregate: Aggregate,
): Promise<Tally[]> {
  const parameters = new Parameters(workspaceId);
  const { keys, joins, places } = groupSql(await planned(db, workspaceId, by), parameters);
  const columns =
    typeof aggregate === 'string'
      ? columnsOf[aggregate]
      : { n: 'count(*)', high: `count(*) filter (where true${whereOf(aggregate.matching, parameters)})` };
  const { n, high = '0', low = '0', sum = '0', squares = '0' } = columns;
  const rows = await runRaw<TallyRow>(
    db,
    `select ${keys}${n} as n, ${high} as high, ${low} as low,
       coalesce(${sum}, 0)::float8 as sum, coalesce(${squares}, 0)::float8 as squares
     from feedback_item i ${joins} where i.workspace_id = $1${whereOf(filter, parameters)} ${places}`,
    parameters.values,
  );
  return rows.map((row) => tallyOf(row, by.length));
}

const idOf: Record<Exclude<Unit, 'items'>, string> = {
  people: 'coalesce(p.person_id, i.author_id)',
  accounts: 'i.account_id',
  revenue: 'i.account_id',
};

/** Counts the people or accounts behind the matching items, or adds up the yearly revenue of those that it is known of. */
export async function tallyDistinct(
  db: Db,
  workspaceId: string,
  filter: ReadyFilter,
  by: readonly GroupBy[],
  unit: Exclude<Unit, 'items'>,
): Promise<Tally[]> {
  const parameters = new Parameters(workspaceId);
  const { keys, joins, places } = groupSql(await planned(db, workspaceId, by), parameters);
  const merged =
    unit === 'people'
      ? 'left join author p on p.workspace_id = $1 and p.id = i.author_id and p.person_id is not null'
      : '';
  const revenue =
    unit === 'revenue'
      ? `left join account a on a.workspace_id = $1 and a.id = d.id and a.yearly_revenue_eur is not null`
      : '';
  const counted = revenue ? 'a.id' : 'd.id';
  const rows = await runRaw<TallyRow>(
    db,
    `select ${by.map((_, at) => `d.key${at}, `).join('')}count(${counted}) as n, 0 as high, 0 as low, 0 as squares,
       count(*) - count(${counted}) as unknown, ${revenue ? 'coalesce(sum(a.yearly_revenue_eur), 0)' : '0'}::float8 as sum
     from (select distinct ${keys}${idOf[unit]} as id from feedback_item i ${joins} ${merged}
            where i.workspace_id = $1${whereOf(filter, parameters)}) d
     ${revenue} ${places}`,
    parameters.values,
  );
  return rows.map((row) => tallyOf(row, by.length));
}

type TallyRow = Omit<Tally, 'keys' | 'unknown'> &
  Partial<Pick<Tally, 'unknown'>> &
  Partial<Record<`key${number}`, string | number | null>>;

function tallyOf(row: TallyRow, keys: number): Tally {
  const { n, high, low, sum, squares, unknown = 0 } = row;
  return {
    keys: Array.from({ length: keys }, (_, at) => row[`key${at}`] ?? null),
    n,
    high,
    low,
    sum,
    squares,
    unknown,
  };
}

/** How many items match. */
export async function countItems(db: Db, workspaceId: string, filter: ReadyFilter): Promise<number> {
  const [whole] = await tallyItems(db, workspaceId, filter, [], 'items');
  return whole?.n ?? 0;
}

/** The first and last day of the matching items that are dated; null when there are none. */
export async function daysOfItems(
  db: Db,
  workspaceId: string,
  filter: ReadyFilter,
): Promise<{ from: string; to: string } | null> {
  const parameters = new Parameters(workspaceId);
  const [row] = await runRaw<{ from: string | null; to: string | null }>(
    db,
    `select (min(i.sort_at) at time zone ${zone})::date::text as from,
       (max(i.sort_at) at time zone ${zone})::date::text as to
     from feedback_item i where i.workspace_id = $1 and i.sort_at > '-infinity'${whereOf(filter, parameters)}`,
    parameters.values,
  );
  return row?.from && row.to ? { from: row.from, to: row.to } : null;
}

/**
 * The last day of the data that matching items are part of: of the newest item in any source that has one, whether or not it matches.
 * Null when no item matches.
 */
export async function lastDayOfSources(
  db: Db,
  workspaceId: string,
  filter: ReadyFilter,
): Promise<string | null> {
  const parameters = new Parameters(workspaceId);
  const [row] = await runRaw<{ to: string | null }>(
    db,
    `select (max(newest.sort_at) at time zone ${zone})::date::text as to
     from (select i.source_id from feedback_item i
            where i.workspace_id = $1 and i.sort_at > '-infinity'${whereOf(filter, parameters)} group by i.source_id) s,
       lateral (select o.sort_at from feedback_item o
                 where o.workspace_id = $1 and o.source_id = s.source_id order by o.sort_at desc limit 1) newest`,
    parameters.values,
  );
  return row?.to ?? null;
}

/** The first day of the dated items of each source that has any. */
export function firstDaysOfSources(
  db: Db,
  workspaceId: string,
): Promise<{ sourceId: number; day: string }[]> {
  return runRaw(
    db,
    `select i.source_id, (min(i.sort_at) at time zone ${zone})::date::text as day
     from feedback_item i where i.workspace_id = $1 and i.sort_at > '-infinity' group by i.source_id`,
    [workspaceId],
  );
}

function whereOf(filter: ReadyFilter, parameters: Parameters): string {
  return conditionsOf(restricting([filter]), parameters);
}

const zone = '(select time_zone from workspace where id = $1)';

const keys: Record<GroupingName, { key: string; join?: string }> = {
  source: { key: 'i.source_id' },
  sentiment: { key: 'i.sentiment' },
  language: { key: 'i.language' },
  // The nearest of five stars; half-way counts as the better one, as in `starRange`.
  stars: { key: 'floor(i.rating_share::float8 * 4 + 1.5)::int' },
  account: { key: 'i.account_id' },
  author: {
    key: 'coalesce(g.person_id, i.author_id)',
    join: 'left join author g on g.workspace_id = $1 and g.id = i.author_id and g.person_id is not null',
  },
  plan: {
    key: `nullif(g.plan, '')`,
    join: 'left join account g on g.workspace_id = $1 and g.id = i.account_id',
  },
  topic: {
    key: 'g.topic_id',
    join: 'left join topic_item g on g.workspace_id = $1 and g.item_id = i.id and g.is_in',
  },
  theme: {
    key: 'g.theme_id',
    join: 'left join theme_item g on g.workspace_id = $1 and g.item_id = i.id',
  },
};

/** Items of a theme within another are that one's too; broad themes that only hold others are no rows. */
const nestedThemes = {
  key: 'g.theme_id',
  join: `left join (select distinct m.item_id, t.id as theme_id from theme_item m
      join theme x on x.workspace_id = $1 and x.id = m.theme_id
      join theme t on t.workspace_id = $1 and t.id in (x.id, x.parent_id)
     where m.workspace_id = $1 and exists (select 1 from theme_item d
       where d.workspace_id = $1 and d.theme_id = t.id)) g on g.item_id = i.id`,
};

type PlannedGroupBy = GroupBy | 'nested_theme';

/** Only where a theme has items of its own and themes within do its items have to be put together: that costs twice as much. */
async function planned(
  db: Db,
  workspaceId: string,
  by: readonly GroupBy[],
): Promise<readonly PlannedGroupBy[]> {
  if (!by.includes('theme')) return by;
  const [found] = await runRaw<{ isNested: boolean }>(
    db,
    `select exists (select 1 from theme t where t.workspace_id = $1 and t.parent_id is not null and exists
       (select 1 from theme_item d where d.workspace_id = $1 and d.theme_id = t.parent_id)) as is_nested`,
    [workspaceId],
  );
  return by.map((one) => (one === 'theme' && found?.isNested ? 'nested_theme' : one));
}

/** The keys as columns with a comma after each, what they need joined, and the clause that groups by them. */
function groupSql(by: readonly PlannedGroupBy[], parameters: Parameters) {
  const parts = by.map((one) => keySql(one, parameters));
  return {
    keys: parts.map(({ key }, at) => `${withAlias(key, at)} as key${at}, `).join(''),
    joins: parts.map(({ join = '' }, at) => withAlias(join, at)).join(' '),
    places: by.length === 0 ? '' : `group by ${by.map((_, at) => at + 1).join(', ')}`,
  };
}

/** What is joined is called `g`: of two such joins each needs a name of its own. */
function withAlias(text: string, at: number): string {
  return text.replace(/\bg\b/g, `g${at}`);
}

function keySql(by: PlannedGroupBy, parameters: Parameters): { key: string; join?: string } {
  if (by === 'nested_theme') return nestedThemes;
  if (typeof by === 'string') return keys[by];
  if ('field' in by) return { key: `nullif(i.fields ->> ${parameters.add(by.field)}, '')` };
  const starts = `(select array_agg(day::timestamp at time zone ${zone} order by day)
    from unnest(${parameters.add(by.starts)}::date[]) as day)`;
  // Undated items lie before the first stretch, in place 0: they are in none.
  return { key: `nullif(width_bucket(i.sort_at, ${starts}), 0)` };
}

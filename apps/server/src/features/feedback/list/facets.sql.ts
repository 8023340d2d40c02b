import type { Db } from '../../../platform/database/open.ts';
import { Parameters, runRaw } from '../../../platform/database/raw-query.ts';
import type { AsOf } from '../../../platform/revision-cache.ts';
import type { ReadyFilters } from '../filter/ready-filter.service.ts';
import { asOf, itemsMatching } from './list.sql.ts';

/** Only items changed after a revision; items with the same words counted once. */
interface Counting {
  sinceRev: number | null;
  once: boolean;
}

const counted = ({ once }: Counting) => (once ? 'count(distinct f.copy_key)' : 'count(*)');

export interface FacetRow {
  facet: string;
  value: string;
  count: number;
}

/** Facets that every item has or lacks, as expressions on `feedback_item i`; none is null for a reason but absence. */
const expressions = {
  source_ids: 'i.source_id::text',
  sentiments: 'i.sentiment',
  languages: 'i.language',
  /** The nearest of five stars, evenly placed from the worst rating to the best. */
  stars: '(round((i.rating_share * 4)::numeric) + 1)::text',
  months: `to_char(case when i.sort_at > '-infinity' then i.sort_at at time zone
    (select time_zone from workspace where id = $1) end, 'YYYY-MM')`,
} as const;

export type FacetName = keyof typeof expressions;
export const facetNames = Object.keys(expressions) as FacetName[];

/** Counts found, and the revision they hold for: `before`, read earlier, when nothing was found. */
export type FacetsFound = AsOf & { value: FacetRow[] };

/** Counts of each value of the facets among the matching items. */
export async function countFacets(
  db: Db,
  workspaceId: string,
  facets: readonly FacetName[],
  filters: ReadyFilters,
  counting: Counting,
  before: AsOf,
): Promise<FacetsFound> {
  const parameters = new Parameters(workspaceId);
  const matching = itemsMatching(filters, parameters, counting.sinceRev);
  const columns = facets.map((facet) => `${expressions[facet]} as ${facet}`).join(', ');
  const rows = await runRaw<AsOf & Record<string, string | number | null>>(
    db,
    `select ${asOf}, ${facets.join(', ')}, ${counted(counting)} as count from (select ${columns}, i.copy_key ${matching}) f
       group by grouping sets (${facets.map((facet) => `(${facet})`).join(', ')})`,
    parameters.values,
  );
  const value = rows.flatMap((row) => {
    // Each row belongs to one facet: the one that is not null.
    const facet = facets.find((name) => row[camelCase(name)] !== null);
    return facet ? [{ facet, value: String(row[camelCase(facet)]), count: Number(row['count']) }] : [];
  });
  return { ...asOfRows(rows, before), value };
}

/** Counts of each value of the custom fields among the matching items. */
export async function countFields(
  db: Db,
  workspaceId: string,
  keys: readonly string[],
  filters: ReadyFilters,
  counting: Counting,
  before: AsOf,
): Promise<FacetsFound> {
  const parameters = new Parameters(workspaceId);
  const matching = itemsMatching(filters, parameters, counting.sinceRev);
  const wanted = parameters.add(keys);
  const rows = await runRaw<AsOf & FacetRow>(
    db,
    `select ${asOf}, k.key as facet, f.fields ->> k.key as value, ${counted(counting)} as count
       from (select i.fields, i.copy_key ${matching}) f cross join unnest(${wanted}::text[]) as k (key)
      where coalesce(f.fields ->> k.key, '') <> '' group by k.key, f.fields ->> k.key`,
    parameters.values,
  );
  return {
    ...asOfRows(rows, before),
    value: rows.map(({ facet, value, count }) => ({ facet, value, count })),
  };
}

function asOfRows(rows: AsOf[], before: AsOf): AsOf {
  const { revision, rewrittenRev } = rows[0] ?? before;
  return { revision, rewrittenRev };
}

/** Custom fields of the newest items, with how many different values each has among them and how many items have it. */
export function fieldsOfNewest(
  db: Db,
  workspaceId: string,
  items: number,
): Promise<{ key: string; values: number; count: number }[]> {
  return runRaw(
    db,
    `select f.key, count(distinct f.value) as values, count(*) as count
       from (select fields from feedback_item where workspace_id = $1 order by sort_at desc, id desc limit $2) i
       cross join jsonb_each_text(i.fields) as f (key, value)
      where f.value <> '' group by f.key order by count(*) desc, f.key`,
    [workspaceId, items],
  );
}

export function sourceNames(db: Db, workspaceId: string): Promise<{ id: number; name: string }[]> {
  return runRaw(db, 'select id, name from source where workspace_id = $1', [workspaceId]);
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

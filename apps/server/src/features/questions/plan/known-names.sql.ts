import type { KnownNames } from '@earshot/analysis/questions/plan';
import type { Db } from '../../../platform/database/open.ts';
import { runRaw } from '../../../platform/database/raw-query.ts';
import { numberForm } from '../count/number-forms.ts';

/** Names of so many accounts are known at most: those with most recent feedback. */
const maxAccounts = 5000;
/** Values of own fields are read from so many of the newest items. */
const newestItems = 4000;
const maxFieldValues = 400;
/** Names of columns are read from so many of the last imports. */
const newestImports = 20;
/** Of a column of numbers so many values are: others say that there is none. */
const mostlyNumbers = 0.8;
/** Of all columns together; those with the fewest values first. */
const maxValues = 3000;

/** The names by which people speak of what a workspace has. */
export async function readKnownNames(db: Db, workspaceId: string): Promise<KnownNames> {
  const rows = await runRaw<{ kind: string; id: number; name: string; isFound: boolean }>(
    db,
    `select 'source' as kind, id, name, false as is_found from source where workspace_id = $1
     union all select 'topic', id, title, false from topic where workspace_id = $1
     union all select 'theme', id, coalesce(given_name, found_name), given_name is null from theme
                 where workspace_id = $1 and shown_in is null
     union all (select 'account', id, name, false from account where workspace_id = $1 order by id limit ${maxAccounts})
     union all select distinct 'plan', 0, plan, false from account where workspace_id = $1 and plan <> ''`,
    [workspaceId],
  );
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id, name }) => ({ id, name }));
  return {
    sources: of('source'),
    topics: of('topic'),
    themes: rows
      .filter(({ kind }) => kind === 'theme')
      .map(({ id, name, isFound }) => ({ id, name, is_found: isFound })),
    accounts: of('account'),
    plans: of('plan').map(({ name }) => name),
    fields: await readFields(db, workspaceId),
    ...(await readColumns(db, workspaceId)),
    scales: await readScales(db, workspaceId),
    days: await readDays(db, workspaceId),
    has_authors: await hasAuthors(db, workspaceId),
  };
}

/** What the columns of ratings, accounts and authors are called in the files that were imported. */
async function readColumns(db: Db, workspaceId: string): Promise<Pick<KnownNames, 'ratings' | 'people'>> {
  const rows = await runRaw<{ target: string; name: string | null }>(
    db,
    `select distinct t.target, r.facts -> 'columns' -> (t.place::int - 1) ->> 'name' as name
       from (select facts, mapping from import_run where workspace_id = $1 and state = 'done'
              order by created_at desc limit ${newestImports}) r
       cross join jsonb_array_elements_text(r.mapping -> 'targets') with ordinality as t (target, place)
      where t.target in ('rating', 'account_name', 'author_name') limit 60`,
    [workspaceId],
  );
  const of = (target: string) =>
    rows.flatMap((row) => (row.target === target && row.name !== null ? [row.name] : []));
  return { ratings: of('rating'), people: { account: of('account_name'), author: of('author_name') } };
}

/** Scales of the ratings, the most frequent first. */
function readScales(db: Db, workspaceId: string): Promise<{ min: number; max: number }[]> {
  return runRaw(
    db,
    `select rating_min as min, rating_max as max
       from (select rating_min, rating_max from feedback_item where workspace_id = $1 and rating_share is not null
              order by sort_at desc, id desc limit ${newestItems}) i
      group by rating_min, rating_max order by count(*) desc limit 5`,
    [workspaceId],
  );
}

async function readDays(db: Db, workspaceId: string): Promise<NonNullable<KnownNames['days']> | null> {
  const [days] = await runRaw<{ first: string | null; last: string | null }>(
    db,
    `select (min(i.sort_at) at time zone w.time_zone)::date::text as first,
            (max(i.sort_at) at time zone w.time_zone)::date::text as last
       from workspace w left join feedback_item i on i.workspace_id = w.id and i.sort_at > '-infinity'
      where w.id = $1 group by w.time_zone`,
    [workspaceId],
  );
  const { first = null, last = null } = days ?? {};
  return first !== null && last !== null ? { first, last } : null;
}

async function hasAuthors(db: Db, workspaceId: string): Promise<boolean> {
  const [row] = await runRaw<{ isThere: boolean }>(
    db,
    `select exists (select 1 from feedback_item where workspace_id = $1 and author_id is not null) as is_there`,
    [workspaceId],
  );
  return row?.isThere === true;
}

/** The first day of an item with a value of a field; undefined when no such item has a date. */
export async function firstDayOf(
  db: Db,
  workspaceId: string,
  { key, value }: { key: string; value: string },
): Promise<string | undefined> {
  const [row] = await runRaw<{ day: string | null }>(
    db,
    `select (min(i.sort_at) at time zone w.time_zone)::date::text as day
       from workspace w join feedback_item i on i.workspace_id = w.id
      where w.id = $1 and i.sort_at > '-infinity' and i.fields ->> $2 = $3 group by w.time_zone`,
    [workspaceId, key, value],
  );
  return row?.day ?? undefined;
}

/** Fields, with their values where these are few. */
async function readFields(db: Db, workspaceId: string): Promise<KnownNames['fields']> {
  const fields = await runRaw<{ key: string; values: string[]; isNumber: boolean }>(
    db,
    `select f.key, count(distinct f.value) > 2 and avg((f.value ~ '${numberForm}')::int) >= ${mostlyNumbers} as is_number, case when count(distinct f.value) <= ${maxFieldValues} then array_agg(distinct f.value) else '{}' end as values
       from (select fields from feedback_item where workspace_id = $1 order by sort_at desc, id desc limit ${newestItems}) i
       cross join jsonb_each_text(i.fields) as f (key, value)
      where f.value <> '' and length(f.value) <= 80
      group by f.key order by f.key limit 100`,
    [workspaceId],
  );
  let left = maxValues;
  const known = new Set<string>();
  for (const { key, values } of [...fields].sort((a, b) => a.values.length - b.values.length)) {
    left -= values.length;
    if (left >= 0) known.add(key);
  }
  return fields.map(({ key, values, isNumber }) => ({
    key,
    values: known.has(key) ? values : [],
    is_number: isNumber,
  }));
}

export interface Standing {
  revision: number;
  timeZone: string;
  today: string;
}

export async function readStanding(db: Db, workspaceId: string, nowMs: number): Promise<Standing> {
  const [standing] = await runRaw<Standing>(
    db,
    `select revision, time_zone, (to_timestamp($2::float8 / 1000) at time zone time_zone)::date::text as today
     from workspace where id = $1`,
    [workspaceId, nowMs],
  );
  if (!standing) throw new RangeError('The workspace of this transaction is gone');
  return standing;
}

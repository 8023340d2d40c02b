import type { KnownNames } from '@earshot/analysis/questions/plan';
import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';

/** Names of so many accounts are known at most: those with most recent feedback. */
const maxAccounts = 5000;
/** Own fields are read from so many of the newest items. */
const newestItems = 2000;
const maxFieldValues = 40;

/** The names by which people speak of what a workspace has. */
export async function readKnownNames(db: Db, workspaceId: string): Promise<KnownNames> {
  const rows = await runRaw<{ kind: string; id: number; name: string }>(
    db,
    `select 'source' as kind, id, name from source where workspace_id = $1
     union all select 'topic', id, title from topic where workspace_id = $1
     union all select 'theme', id, coalesce(given_name, found_name) from theme
                 where workspace_id = $1 and shown_in is null
     union all (select 'account', id, name from account where workspace_id = $1 order by id limit ${maxAccounts})
     union all select distinct 'plan', 0, plan from account where workspace_id = $1 and plan <> ''`,
    [workspaceId],
  );
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id, name }) => ({ id, name }));
  return {
    sources: of('source'),
    topics: of('topic'),
    themes: of('theme'),
    accounts: of('account'),
    plans: of('plan').map(({ name }) => name),
    fields: await readFields(db, workspaceId),
  };
}

/** Fields that have few different values, with these. */
async function readFields(db: Db, workspaceId: string): Promise<KnownNames['fields']> {
  return runRaw<{ key: string; values: string[] }>(
    db,
    `select f.key, array_agg(distinct f.value) as values
       from (select fields from feedback_item where workspace_id = $1 order by sort_at desc, id desc limit ${newestItems}) i
       cross join jsonb_each_text(i.fields) as f (key, value)
      where f.value <> '' and length(f.value) <= 80
      group by f.key having count(distinct f.value) <= ${maxFieldValues} order by f.key limit 100`,
    [workspaceId],
  );
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

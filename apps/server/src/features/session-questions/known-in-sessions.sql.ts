import type { AskedMomentKind, KnownInSessions } from '@earshot/analysis/session-questions/plan';
import type { RecordingFilter } from '@earshot/contracts/recordings';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';
import { conditionsOf } from '../recordings/filter.shared.sql.ts';

/** Names are read from so many of the newest recordings. */
const newestRecordings = 5000;
const maxPeople = 5000;
const maxNames = 1000;
const maxKeys = 100;
const maxValues = 60;
const maxLabels = 300;
const maxNameChars = 200;
/** Of an exported table; what has more keys is whole in the other format. */
const maxColumns = 500;

/** The names by which people speak of what was recorded. */
export async function readKnownInSessions(tx: Db, workspaceId: string): Promise<KnownInSessions> {
  const [sites, people, accounts, plans, metadata, pages, labels] = await Promise.all([
    readSites(tx, workspaceId),
    readPeople(tx, workspaceId),
    readNames(tx, workspaceId, 'account'),
    readNames(tx, workspaceId, 'plan'),
    readMetadata(tx, workspaceId),
    readLabels(tx, workspaceId, ['page'], maxNames),
    readLabels(tx, workspaceId, labelledKinds, maxLabels),
  ]);
  const byKind: Partial<Record<AskedMomentKind, string[]>> = {};
  for (const { kind, label } of labels) (byKind[kind] ??= []).push(label);
  return { sites, people, accounts, plans, metadata, pages: pages.map(({ label }) => label), labels: byKind };
}

const labelledKinds: readonly AskedMomentKind[] = [
  'error',
  'console_error',
  'console_warning',
  'rage_click',
  'dead_click',
  'failed_request',
  'slow_request',
  'custom',
];

function readSites(tx: Db, workspaceId: string): Promise<{ id: number; name: string }[]> {
  return tx
    .selectFrom('site')
    .select(['id', 'name'])
    .where('workspaceId', '=', workspaceId)
    .orderBy('id')
    .execute();
}

async function readPeople(tx: Db, workspaceId: string): Promise<KnownInSessions['people'][number][]> {
  const { rows } = await sql<KnownInSessions['people'][number]>`
    select distinct on (person_id) person_id as id, person_name as name, person_email as email
    from (select person_id, person_name, person_email, started from recording
      where workspace_id = ${workspaceId} and person_id is not null
      order by started desc limit ${newestRecordings}) r
    order by person_id, started desc limit ${maxPeople}`.execute(tx);
  return rows;
}

async function readNames(tx: Db, workspaceId: string, column: 'account' | 'plan'): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from (select ${sql.ref(column)} as name from recording
      where workspace_id = ${workspaceId} order by started desc limit ${newestRecordings}) r
    where name <> '' and length(name) <= ${maxNameChars} order by name limit ${maxNames}`.execute(tx);
  return rows.map(({ name }) => name);
}

async function readMetadata(
  tx: Db,
  workspaceId: string,
): Promise<{ key: string; values: readonly string[] }[]> {
  const { rows } = await sql<{ key: string; values: string[] }>`
    select f.key, (array_agg(distinct f.value))[1:${maxValues}::int] as values
    from (select metadata from recording where workspace_id = ${workspaceId}
      order by started desc limit ${newestRecordings}) r
    cross join jsonb_each_text(r.metadata) as f (key, value)
    where f.value <> '' and length(f.value) <= ${maxNameChars}
    group by f.key order by f.key limit ${maxKeys}`.execute(tx);
  return rows;
}

/** What moments of these kinds say most often, kind by kind. */
async function readLabels(
  tx: Db,
  workspaceId: string,
  kinds: readonly AskedMomentKind[],
  most: number,
): Promise<{ kind: AskedMomentKind; label: string }[]> {
  const { rows } = await sql<{ kind: AskedMomentKind; label: string }>`
    select kind, label from (
      select m.kind, m.label, row_number() over (partition by m.kind order by count(*) desc, m.label) as place
      from (select id from recording where workspace_id = ${workspaceId}
        order by started desc limit ${newestRecordings}) r
      join recording_moment m on m.workspace_id = ${workspaceId} and m.recording_id = r.id
      where m.kind = any(${kinds}::text[]) and m.label <> '' and length(m.label) <= 2000
      group by m.kind, m.label) l
    where place <= ${most} order by kind, place`.execute(tx);
  return rows;
}

export interface Standing {
  timeZone: string;
  /** The day it is there. */
  today: string;
}

export async function readStanding(tx: Db, workspaceId: string, nowMs: number): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select time_zone, (to_timestamp(${nowMs}::float8 / 1000) at time zone time_zone)::date::text as today
    from workspace where id = ${workspaceId}`.execute(tx);
  const [standing] = rows;
  if (!standing) throw new RangeError('The workspace of this transaction is gone');
  return standing;
}

/** The instants at which these days begin in a time zone, in their order. */
export async function startsOfDays(tx: Db, timeZone: string, days: readonly string[]): Promise<string[]> {
  if (days.length === 0) return [];
  const { rows } = await sql<{ at: string }>`
    select (d.day::timestamp at time zone ${timeZone}) as at
    from unnest(${days}::text[]) with ordinality as d (day, place) order by d.place`.execute(tx);
  return rows.map(({ at }) => at);
}

/** Keys of what pages told of the sessions that a filter finds, from A to Z. */
export async function metadataKeys(tx: Db, workspaceId: string, filter: RecordingFilter): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct k.key from recording r cross join jsonb_object_keys(r.metadata) as k (key)
    where ${sql.join(conditionsOf(workspaceId, filter), sql` and `)} order by k.key limit ${maxColumns}`.execute(
    tx,
  );
  return rows.map(({ key }) => key);
}

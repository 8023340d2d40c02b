import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';
import type { ConnectionChange, ConnectionRow, RunChange, RunRow } from './connection-row.ts';

/** A connection with the names that people know it by. */
export interface NamedConnection extends ConnectionRow {
  sourceName: string;
  itemCount: number;
  creator: string;
}

const columns = sql`c.id, c.kind, c.source_id, c.account, c.settings, c.secrets, c.secret_key_id, c.state, c.problem,
  c.problem_kind, c.cursor, c.backfilled_at, c.expected_items, c.failures, c.next_sync_at, c.work_token, c.last_synced_at,
  c.last_brought_at, c.created_by, c.created_at`;
const runColumns = sql`r.id, r.connection_id, r.state, r.started_at, r.ended_at, r.pages, r.created, r.updated, r.unchanged,
  r.removed, r.refused, r.reasons, r.is_restarted, r.error`;

export async function listConnections(
  db: Db,
  workspaceId: string,
  only?: string,
): Promise<NamedConnection[]> {
  const which = only === undefined ? sql`` : sql`and c.id = ${only}`;
  const { rows } = await sql<NamedConnection>`
    select ${columns}, s.name as source_name, coalesce(n.count, 0)::int as item_count, u.display_name as creator
      from connection c
      join source s on s.workspace_id = ${workspaceId} and s.id = c.source_id
      join app_user u on u.id = c.created_by
      left join item_count n on n.workspace_id = ${workspaceId} and n.facet = 'source' and n.value = c.source_id::text
     where c.workspace_id = ${workspaceId} ${which}
     order by lower(s.name), c.id`.execute(db);
  return rows;
}

/** Takes the workspace’s row until the transaction ends, so that nobody stores an item meanwhile. */
export async function lockWorkspace(tx: Db, workspaceId: string): Promise<void> {
  await tx.selectFrom('workspace').select('id').where('id', '=', workspaceId).forNoKeyUpdate().execute();
}

/** Takes the connection’s row until the transaction ends. Whoever takes the workspace’s row too takes that one first. */
export async function lockConnection(
  tx: Db,
  workspaceId: string,
  id: string,
): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`
    select ${columns} from connection c
     where c.workspace_id = ${workspaceId} and c.id = ${id} for no key update`.execute(tx);
  return rows[0];
}

export async function countConnections(db: Db, workspaceId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from connection where workspace_id = ${workspaceId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The source that a connection to a place left behind, where nothing else brings things into it. */
export async function sourceLeftAt(db: Db, workspaceId: string, place: Buffer): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select s.id from source s
     where s.workspace_id = ${workspaceId} and s.place = ${place}
       and not exists (select 1 from connection c where c.workspace_id = ${workspaceId} and c.source_id = s.id)
     order by s.id limit 1`.execute(db);
  return rows[0]?.id;
}

/** Keeps where the items of a source came from, for when it is connected again. */
export async function notePlace(tx: Db, workspaceId: string, sourceId: number, place: Buffer): Promise<void> {
  await sql`update source set place = ${place} where workspace_id = ${workspaceId} and id = ${sourceId}`.execute(
    tx,
  );
}

export async function insertConnection(tx: Db, workspaceId: string, row: ConnectionRow): Promise<void> {
  await tx
    .insertInto('connection')
    .values({ ...row, workspaceId, settings: JSON.stringify(row.settings) })
    .execute();
}

/** @param token where it is given, nothing is changed unless the worker that holds it still has the connection */
export async function updateConnection(
  tx: Db,
  workspaceId: string,
  id: string,
  { settings, ...change }: ConnectionChange,
  token?: string,
): Promise<boolean> {
  const result = await tx
    .updateTable('connection')
    .set({ ...change, ...(settings !== undefined && { settings: JSON.stringify(settings) }) })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .$if(token !== undefined, (update) => update.where('workToken', '=', token ?? null))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteConnection(tx: Db, workspaceId: string, id: string): Promise<void> {
  await sql`delete from connection where workspace_id = ${workspaceId} and id = ${id}`.execute(tx);
}

/** The run that is not over yet. */
export async function openRun(
  db: Db,
  workspaceId: string,
  connectionId: string,
): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select ${runColumns} from connection_run r
     where r.workspace_id = ${workspaceId} and r.connection_id = ${connectionId}
       and r.state in ('running', 'waiting')`.execute(db);
  return rows[0];
}

export async function insertRun(
  tx: Db,
  workspaceId: string,
  run: Pick<RunRow, 'id' | 'connectionId' | 'startedAt'>,
): Promise<RunRow> {
  const { rows } = await sql<RunRow>`
    insert into connection_run as r (workspace_id, id, connection_id, state, started_at)
    values (${workspaceId}, ${run.id}, ${run.connectionId}, 'running', ${run.startedAt})
    returning ${runColumns}`.execute(tx);
  const [made] = rows;
  if (!made) throw new Error('A run was not made');
  return made;
}

export async function updateRun(
  tx: Db,
  workspaceId: string,
  id: string,
  { reasons, ...change }: RunChange,
): Promise<void> {
  await tx
    .updateTable('connectionRun')
    .set({ ...change, ...(reasons && { reasons: JSON.stringify(reasons) }) })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** Newest first. */
export async function listRuns(
  db: Db,
  workspaceId: string,
  connectionId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<RunRow[]> {
  const older =
    before === undefined
      ? sql``
      : sql`and (r.started_at, r.id) < (select b.started_at, b.id from connection_run b
          where b.workspace_id = ${workspaceId} and b.id = ${before})`;
  const { rows } = await sql<RunRow>`
    select ${runColumns} from connection_run r
     where r.workspace_id = ${workspaceId} and r.connection_id = ${connectionId} ${older}
     order by r.started_at desc, r.id desc limit ${limit}`.execute(db);
  return rows;
}

/** The last run of each connection. */
export async function lastRuns(db: Db, workspaceId: string): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    select ${runColumns} from connection c cross join lateral (
      select * from connection_run l where l.workspace_id = ${workspaceId} and l.connection_id = c.id
       order by l.started_at desc, l.id desc limit 1) r
     where c.workspace_id = ${workspaceId}`.execute(db);
  return rows;
}

/** Forgets the oldest runs of a connection: of those that changed something it keeps most, of the others a few. */
export async function forgetRuns(
  tx: Db,
  workspaceId: string,
  connectionId: string,
  kept: number,
): Promise<void> {
  const few = Math.floor(kept / 5);
  await sql`
    delete from connection_run where workspace_id = ${workspaceId} and id in (
      select n.id from (
        select r.id, r.created + r.updated + r.removed > 0 as is_telling,
               row_number() over (order by r.started_at desc, r.id desc) as place,
               row_number() over (partition by r.created + r.updated + r.removed > 0
                                      order by r.started_at desc, r.id desc) as place_of_kind
          from connection_run r where r.workspace_id = ${workspaceId} and r.connection_id = ${connectionId}) n
       where n.place > ${few} and not (n.is_telling and n.place_of_kind <= ${kept - few}))`.execute(tx);
}

/** Ids of a source’s items by their external ids. */
export async function itemsNamed(
  tx: Db,
  workspaceId: string,
  sourceId: number,
  externalIds: readonly string[],
): Promise<number[]> {
  if (externalIds.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from feedback_item
     where workspace_id = ${workspaceId} and source_id = ${sourceId} and external_id = any(${externalIds}::text[])`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Items that connections brought into a source; what files and programs added is not among them. */
export async function itemsBrought(
  tx: Db,
  workspaceId: string,
  sourceId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from feedback_item
     where workspace_id = ${workspaceId} and source_id = ${sourceId} and is_brought
     order by id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Removes a source that holds nothing and that no import goes to. */
export async function deleteEmptySource(tx: Db, workspaceId: string, id: number): Promise<void> {
  await sql`
    delete from source s where s.workspace_id = ${workspaceId} and s.id = ${id}
      and not exists (select 1 from feedback_item i where i.workspace_id = ${workspaceId} and i.source_id = ${id})
      and not exists (select 1 from import_run r where r.workspace_id = ${workspaceId} and r.source_id = ${id})`.execute(
    tx,
  );
}

/** Connections that should have been woken by now, with those that are being removed. */
export async function overdue(
  db: Db,
  workspaceId: string,
  before: string,
): Promise<Pick<ConnectionRow, 'id' | 'state'>[]> {
  const { rows } = await sql<Pick<ConnectionRow, 'id' | 'state'>>`
    select c.id, c.state from connection c
     where c.workspace_id = ${workspaceId} and c.state in ('active', 'removing') and c.next_sync_at < ${before}`.execute(
    db,
  );
  return rows;
}

export async function withSecrets(
  db: Db,
  workspaceId: string,
): Promise<Pick<ConnectionRow, 'id' | 'secrets' | 'secretKeyId'>[]> {
  const { rows } = await sql<Pick<ConnectionRow, 'id' | 'secrets' | 'secretKeyId'>>`
    select c.id, c.secrets, c.secret_key_id from connection c
     where c.workspace_id = ${workspaceId} and c.state <> 'removing'`.execute(db);
  return rows;
}

import type { AssetType } from '@earshot/replay-format/assets';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';

export interface AssetUse {
  address: string;
  sha256: string;
  bytes: number;
}

export function usesOf(tx: Db, workspaceId: string, recordingId: string): Promise<AssetUse[]> {
  return tx
    .selectFrom('recordedAssetUse')
    .select(['address', 'sha256', 'bytes'])
    .where('workspaceId', '=', workspaceId)
    .where('recordingId', '=', recordingId)
    .execute();
}

export async function insertUses(
  tx: Db,
  workspaceId: string,
  recordingId: string,
  uses: readonly (AssetUse & { givenName: string })[],
): Promise<void> {
  if (uses.length === 0) return;
  await tx
    .insertInto('recordedAssetUse')
    .values(uses.map((use) => ({ workspaceId, recordingId, ...use })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of these contents, those that are stored; they stay until the transaction has ended. */
export async function holdStored(tx: Db, workspaceId: string, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await tx
    .selectFrom('recordedAsset')
    .select('sha256')
    .where('workspaceId', '=', workspaceId)
    .where('sha256', 'in', hashes)
    .orderBy('sha256')
    .forKeyShare()
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

/** Whether a recording of the site uses a content of so many bytes; it does until the transaction has ended. */
export async function holdUse(
  tx: Db,
  workspaceId: string,
  { siteId, recordingId }: { siteId: number; recordingId: string },
  { sha256, bytes }: Omit<AssetUse, 'address'>,
): Promise<boolean> {
  const held = await tx
    .selectFrom('recordedAssetUse')
    .select('address')
    .where('workspaceId', '=', workspaceId)
    .where('recordingId', '=', recordingId)
    .where('sha256', '=', sha256)
    .where('bytes', '=', bytes)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('recording')
          .select('id')
          .where('recording.workspaceId', '=', workspaceId)
          .where('recording.id', '=', recordingId)
          .where('recording.siteId', '=', siteId),
      ),
    )
    .limit(1)
    .forKeyShare()
    .executeTakeFirst();
  return held !== undefined;
}

export async function insertAsset(
  tx: Db,
  workspaceId: string,
  asset: { sha256: string; type: AssetType; body: Buffer },
): Promise<void> {
  await tx
    .insertInto('recordedAsset')
    .values({ workspaceId, ...asset })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface StoredAsset {
  address: string;
  givenName: string;
  type: AssetType;
  body: Buffer;
}

/** What is stored of what a recording uses under these addresses, or given names. */
export async function storedAssets(
  tx: Db,
  workspaceId: string,
  recordingId: string,
  by: { addresses: readonly string[] } | { givenNames: readonly string[] },
): Promise<StoredAsset[]> {
  const wanted =
    'addresses' in by
      ? sql`u.address in (${sql.join(by.addresses)})`
      : sql`u.given_name in (${sql.join(by.givenNames)})`;
  const { rows } = await sql<StoredAsset>`
    select u.address, u.given_name, a.type, a.body from recorded_asset_use u
      join recorded_asset a on a.workspace_id = u.workspace_id and a.sha256 = u.sha256
    where u.workspace_id = ${workspaceId} and a.workspace_id = ${workspaceId} and u.recording_id = ${recordingId}
      and ${wanted}
    order by u.address`.execute(tx);
  return rows;
}

/** What each address that is stored is called where the recording is given away. */
export async function givenNames(
  tx: Db,
  workspaceId: string,
  recordingId: string,
): Promise<Pick<StoredAsset, 'address' | 'givenName' | 'type'>[]> {
  const { rows } = await sql<Pick<StoredAsset, 'address' | 'givenName' | 'type'>>`
    select u.address, u.given_name, a.type from recorded_asset_use u
      join recorded_asset a on a.workspace_id = u.workspace_id and a.sha256 = u.sha256
    where u.workspace_id = ${workspaceId} and a.workspace_id = ${workspaceId}
      and u.recording_id = ${recordingId}`.execute(tx);
  return rows;
}

/** Contents that recordings use. */
export async function contentsOf(
  tx: Db,
  workspaceId: string,
  recordingIds: readonly string[],
): Promise<string[]> {
  if (recordingIds.length === 0) return [];
  const rows = await tx
    .selectFrom('recordedAssetUse')
    .select('sha256')
    .distinct()
    .where('workspaceId', '=', workspaceId)
    .where('recordingId', 'in', recordingIds)
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

/**
 * Deletes those of the contents that no recording uses any more. Whoever is about to use one is waited for first: a
 * statement sees what was done before it began.
 */
export async function deleteUnused(tx: Db, workspaceId: string, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await tx
    .selectFrom('recordedAsset')
    .select('sha256')
    .where('workspaceId', '=', workspaceId)
    .where('sha256', 'in', hashes)
    .orderBy('sha256')
    .forUpdate()
    .execute();
  await sql`
    delete from recorded_asset a where a.workspace_id = ${workspaceId} and a.sha256 in (${sql.join(hashes)})
      and not exists (select 1 from recorded_asset_use u
        where u.workspace_id = ${workspaceId} and u.sha256 = a.sha256)`.execute(tx);
}

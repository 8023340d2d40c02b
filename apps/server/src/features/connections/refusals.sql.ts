import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

/** What a connection may not take, each item once. */
export interface RefusedItem {
  /** SHA-256 of its external id. */
  itemHash: Buffer;
  reason: string;
}

/** Notes what was refused; what was noted before counts as refused now. */
export async function noteRefusals(
  tx: Db,
  workspaceId: string,
  connectionId: string,
  refused: readonly RefusedItem[],
  at: string,
): Promise<void> {
  if (refused.length === 0) return;
  const once = new Map(refused.map((one) => [one.itemHash.toString('hex'), one]));
  await tx
    .insertInto('connectionRefusal')
    .values([...once.values()].map((one) => ({ ...one, workspaceId, connectionId, refusedAt: at })))
    .onConflict((on) =>
      on.columns(['workspaceId', 'connectionId', 'itemHash']).doUpdateSet((eb) => ({
        reason: eb.ref('excluded.reason'),
        refusedAt: eb.ref('excluded.refusedAt'),
      })),
    )
    .execute();
}

/** Forgets refusals of items that were taken or are gone. */
export async function forgetRefusals(
  tx: Db,
  workspaceId: string,
  connectionId: string,
  itemHashes: readonly Buffer[],
): Promise<void> {
  if (itemHashes.length === 0) return;
  await sql`
    delete from connection_refusal where workspace_id = ${workspaceId} and connection_id = ${connectionId}
       and item_hash = any(${itemHashes}::bytea[])`.execute(tx);
}

/** Forgets what was last refused before a time. */
export async function forgetOldRefusals(
  tx: Db,
  workspaceId: string,
  connectionId: string,
  before: string,
): Promise<void> {
  await sql`
    delete from connection_refusal where workspace_id = ${workspaceId} and connection_id = ${connectionId}
       and refused_at < ${before}`.execute(tx);
}

import { SiteSettings } from '@earshot/contracts/recordings';
import type { Chunk } from '@earshot/replay-format/chunk';
import { newSecret } from '../../platform/auth/secret.ts';
import type { Db, Tx } from '../../platform/database/open.ts';
import type { Deps } from '../deps.ts';
import { signatureOf } from './digest/signed-identity.ts';
import { writeChunks } from './ingest/write-chunks.service.ts';
import { removeRecordings } from './retention.service.ts';
import * as sql from './sites.sql.ts';

/** The site that the demo's recordings belong to. */
export interface SampleSite {
  siteId: number;
  /** Signs who was there, as a customer's server does. */
  sign: (identity: { userId: string; email?: string }) => string;
}

/** Adds the demo's site, in the caller's transaction. */
export async function addSampleSite(
  tx: Db,
  workspaceId: string,
  { name, createdAt }: { name: string; createdAt: string },
): Promise<SampleSite> {
  const identitySecret = newSecret();
  const settings = SiteSettings.parse({});
  const siteId = await sql.insertSampleSite(tx, workspaceId, { name, createdAt, settings, identitySecret });
  return { siteId, sign: (identity) => signatureOf(identitySecret, identity) };
}

/** The demo's site, where it was added. */
export async function findSampleSite(tx: Db, workspaceId: string): Promise<SampleSite | null> {
  const [siteId] = await sql.sampleSiteIds(tx, workspaceId);
  if (siteId === undefined) return null;
  const secret = (await sql.findIdentitySecret(tx, workspaceId, siteId)) ?? '';
  return { siteId, sign: (identity) => signatureOf(secret, identity) };
}

/**
 * Stores a recording of the demo's site, as if its last chunk came when it ended. It does not count as one of the plan's. Safe
 * to run twice.
 */
export async function storeSampleRecording(
  { database, queue }: Pick<Deps, 'database' | 'queue'>,
  workspaceId: string,
  siteId: number,
  chunks: readonly Chunk[],
): Promise<void> {
  const endedAt = Math.max(...chunks.map(({ header }) => header.lastAt));
  const waiting = chunks.map((chunk) => ({ siteId, chunk, sentAt: endedAt }));
  await writeChunks({ database, queue, now: () => endedAt }, workspaceId, waiting);
}

/** Deletes the demo's site with its recordings, in the caller's transaction. */
export async function removeSampleSite(
  tx: Tx,
  deps: Pick<Deps, 'queue' | 'now'>,
  workspaceId: string,
): Promise<void> {
  const siteIds = await sql.sampleSiteIds(tx, workspaceId);
  if (siteIds.length === 0) return;
  await removeRecordings(tx, deps, workspaceId, await sql.recordingsOfSites(tx, workspaceId, siteIds));
  await sql.deleteSites(tx, workspaceId, siteIds);
}

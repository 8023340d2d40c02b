import type { SiteSettings } from '@earshot/contracts/recordings';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

export interface SiteRow {
  id: number;
  name: string;
  key: string;
  settings: SiteSettings;
  createdAt: string;
  firstSeenAt: string | null;
  seenOn: string | null;
  identitySecretSince: string | null;
  learnsOrigins: boolean;
}

const columns = [
  'id',
  'name',
  'key',
  'settings',
  'createdAt',
  'firstSeenAt',
  'seenOn',
  'identitySecretSince',
  'learnsOrigins',
] as const;

/** In the order of their making; without the demo's. */
export function listSites(tx: Db, workspaceId: string): Promise<SiteRow[]> {
  return tx
    .selectFrom('site')
    .select(columns)
    .where('workspaceId', '=', workspaceId)
    .where('isSample', '=', false)
    .orderBy('id')
    .$castTo<SiteRow>()
    .execute();
}

export function findSite(tx: Db, workspaceId: string, id: number): Promise<SiteRow | undefined> {
  return tx
    .selectFrom('site')
    .select(columns)
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('isSample', '=', false)
    .$castTo<SiteRow>()
    .executeTakeFirst();
}

/** @returns its id, the next of the workspace */
export async function insertSite(
  tx: Db,
  workspaceId: string,
  site: { name: string; key: string; settings: SiteSettings; createdAt: string },
): Promise<number> {
  const id = await nextSiteId(tx, workspaceId);
  const settings = JSON.stringify(site.settings);
  await tx
    .insertInto('site')
    .values({ ...site, workspaceId, id, settings })
    .execute();
  await tx.insertInto('siteKey').values({ key: site.key, opens: workspaceId, siteId: id }).execute();
  return id;
}

async function nextSiteId(tx: Db, workspaceId: string): Promise<number> {
  const { lastSiteId } = await tx
    .updateTable('workspace')
    .set((eb) => ({ lastSiteId: eb('lastSiteId', '+', 1) }))
    .where('id', '=', workspaceId)
    .returning('lastSiteId')
    .executeTakeFirstOrThrow();
  return lastSiteId;
}

/** Adds the site of the demo's recordings: no key leads to it, and lists of sites leave it out. @returns its id */
export async function insertSampleSite(
  tx: Db,
  workspaceId: string,
  site: { name: string; settings: SiteSettings; createdAt: string; identitySecret: string },
): Promise<number> {
  const id = await nextSiteId(tx, workspaceId);
  const settings = JSON.stringify(site.settings);
  await tx
    .insertInto('site')
    .values({ ...site, workspaceId, id, settings, key: 'none', isSample: true })
    .execute();
  return id;
}

export async function sampleSiteIds(tx: Db, workspaceId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('site')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('isSample', '=', true)
    .execute();
  return rows.map(({ id }) => id);
}

export async function recordingsOfSites(
  tx: Db,
  workspaceId: string,
  siteIds: readonly number[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('recording')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('siteId', 'in', siteIds)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteSites(tx: Db, workspaceId: string, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('site').where('workspaceId', '=', workspaceId).where('id', 'in', ids).execute();
}

/** Changes what is defined, in one statement: what is changed at the same time stays too. */
export async function updateSite(
  tx: Db,
  workspaceId: string,
  id: number,
  { name, settings }: { name: string | undefined; settings: Partial<SiteSettings> },
): Promise<void> {
  await tx
    .updateTable('site')
    .set({ name, settings: sql<string>`settings || ${JSON.stringify(settings)}::jsonb` })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** Gives a site another key; the one before is kept as revoked, so that it is never given out again. */
export async function replaceKey(
  tx: Db,
  workspaceId: string,
  id: number,
  { before, key, now }: { before: string; key: string; now: string },
): Promise<void> {
  await tx
    .updateTable('siteKey')
    .set({ revokedAt: now })
    .where('key', '=', before)
    .where('opens', '=', workspaceId)
    .execute();
  await tx.insertInto('siteKey').values({ key, opens: workspaceId, siteId: id }).execute();
  await tx
    .updateTable('site')
    .set({ key })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** Gives a site a secret for signing identities; the one before counts no more. */
export async function replaceIdentitySecret(
  tx: Db,
  workspaceId: string,
  id: number,
  { secret, now }: { secret: string; now: string },
): Promise<void> {
  await tx
    .updateTable('site')
    .set({ identitySecret: secret, identitySecretSince: now })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** @returns null when the site has none */
export async function findIdentitySecret(tx: Db, workspaceId: string, id: number): Promise<string | null> {
  const site = await tx
    .selectFrom('site')
    .select('identitySecret')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return site?.identitySecret ?? null;
}

/** The workspace and site that a key leads to, unless it was revoked. */
export function findKey(db: Db, key: string): Promise<{ opens: string; siteId: number } | undefined> {
  return db
    .selectFrom('siteKey')
    .select(['opens', 'siteId'])
    .where('key', '=', key)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
}

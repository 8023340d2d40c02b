import type { RecorderSettings } from '@earshot/contracts/recordings';
import type { Db } from '../../platform/database/open.ts';

export interface SiteRow {
  id: number;
  name: string;
  key: string;
  settings: RecorderSettings;
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

/** In the order of their making. */
export function listSites(tx: Db, workspaceId: string): Promise<SiteRow[]> {
  return tx
    .selectFrom('site')
    .select(columns)
    .where('workspaceId', '=', workspaceId)
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
    .$castTo<SiteRow>()
    .executeTakeFirst();
}

/** @returns its id, the next of the workspace */
export async function insertSite(
  tx: Db,
  workspaceId: string,
  site: { name: string; key: string; settings: RecorderSettings; createdAt: string },
): Promise<number> {
  const { lastSiteId: id } = await tx
    .updateTable('workspace')
    .set((eb) => ({ lastSiteId: eb('lastSiteId', '+', 1) }))
    .where('id', '=', workspaceId)
    .returning('lastSiteId')
    .executeTakeFirstOrThrow();
  const settings = JSON.stringify(site.settings);
  await tx
    .insertInto('site')
    .values({ ...site, workspaceId, id, settings })
    .execute();
  await tx.insertInto('siteKey').values({ key: site.key, opens: workspaceId, siteId: id }).execute();
  return id;
}

export async function updateSite(
  tx: Db,
  workspaceId: string,
  id: number,
  { name, settings }: { name: string; settings: RecorderSettings },
): Promise<void> {
  await tx
    .updateTable('site')
    .set({ name, settings: JSON.stringify(settings) })
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

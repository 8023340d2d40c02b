import type { ParsedBody } from '@earshot/contracts/call';
import type { recordings, Site } from '@earshot/contracts/recordings';
import { SiteSettings } from '@earshot/contracts/recordings';
import { randomBytes } from 'node:crypto';
import type { Caller } from '../../platform/auth/caller.ts';
import { newSecret } from '../../platform/auth/secret.ts';
import type { Db } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import type { ConcernedSite } from './lost-masking/lost-masking.sql.ts';
import { concernedSites } from './lost-masking/lost-masking.sql.ts';
import { lostMaskingOf } from './lost-masking/lost-masking.service.ts';
import { decideOrigins } from './origins/origins.service.ts';
import type { OriginRow } from './origins/origins.sql.ts';
import { originsOf } from './origins/origins.sql.ts';
import * as sql from './sites.sql.ts';

export function listSites({ database }: Deps, { workspaceId }: Caller): Promise<Site[]> {
  return readInWorkspace(database, workspaceId, async (tx) => {
    const sites = await sql.listSites(tx, workspaceId);
    const ids = sites.map(({ id }) => id);
    const origins = Map.groupBy(await originsOf(tx, workspaceId, ids), ({ siteId }) => siteId);
    const lost = new Map((await concernedSites(tx, workspaceId)).map((one) => [one.siteId, one]));
    return sites.map((site) => siteOf(site, origins.get(site.id) ?? [], lost.get(site.id)));
  });
}

/** Adds a site with the usual settings. */
export function createSite(
  { database, freeSpace, now }: Deps,
  { workspaceId }: Caller,
  name: string,
): Promise<Site> {
  freeSpace.assertRoom();
  const site = {
    name,
    key: newSiteKey(),
    settings: SiteSettings.parse({}),
    createdAt: new Date(now()).toISOString(),
  };
  return inWorkspace(database, workspaceId, async (tx) => {
    const id = await sql.insertSite(tx, workspaceId, site);
    return givenSite(tx, workspaceId, id);
  });
}

/**
 * Changes what is given, and leaves the rest as others may have changed it meanwhile.
 *
 * @throws Problem `not_found`
 */
export function updateSite(
  { database, freeSpace }: Deps,
  { workspaceId }: Caller,
  { site_id: id, name, settings, feedback_widget }: ParsedBody<typeof recordings.updateSite>,
): Promise<Site> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    await existingSite(tx, workspaceId, id);
    await sql.updateSite(tx, workspaceId, id, { name, settings: { ...settings, feedback_widget } });
    return givenSite(tx, workspaceId, id);
  });
}

/** @throws Problem `not_found`, `bad_request` as {@link decideOrigins} */
export function setSiteOrigins(
  { database, freeSpace, now }: Deps,
  { workspaceId }: Caller,
  { site_id: id, ...decided }: ParsedBody<typeof recordings.setSiteOrigins>,
): Promise<Site> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    await existingSite(tx, workspaceId, id);
    await decideOrigins(tx, workspaceId, id, decided, new Date(now()).toISOString());
    return givenSite(tx, workspaceId, id);
  });
}

/** @throws Problem `not_found` */
export function renewSiteKey(
  { database, freeSpace, now }: Deps,
  { workspaceId }: Caller,
  id: number,
): Promise<Site> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    const { key: before } = await existingSite(tx, workspaceId, id);
    await sql.replaceKey(tx, workspaceId, id, {
      before,
      key: newSiteKey(),
      now: new Date(now()).toISOString(),
    });
    return givenSite(tx, workspaceId, id);
  });
}

/**
 * Makes a secret by which the site's server signs who is there. It is told this once; the one before stops counting.
 *
 * @throws Problem `not_found`
 */
export function renewIdentitySecret(
  { database, freeSpace, now }: Deps,
  { workspaceId }: Caller,
  id: number,
): Promise<{ site: Site; secret: string }> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    await existingSite(tx, workspaceId, id);
    const secret = newSecret();
    await sql.replaceIdentitySecret(tx, workspaceId, id, { secret, now: new Date(now()).toISOString() });
    return { site: await givenSite(tx, workspaceId, id), secret };
  });
}

/** 120 random bits: nobody meets another site's key by chance. */
function newSiteKey(): string {
  return randomBytes(15).toString('base64url');
}

async function existingSite(tx: Db, workspaceId: string, id: number): Promise<sql.SiteRow> {
  const site = await sql.findSite(tx, workspaceId, id);
  if (!site) throw new Problem('not_found', { detail: 'There is no site with this ID.' });
  return site;
}

async function givenSite(tx: Db, workspaceId: string, id: number): Promise<Site> {
  const site = await existingSite(tx, workspaceId, id);
  const lost = (await concernedSites(tx, workspaceId)).find(({ siteId }) => siteId === id);
  return siteOf(site, await originsOf(tx, workspaceId, [id]), lost);
}

function siteOf(row: sql.SiteRow, origins: readonly OriginRow[], lost: ConcernedSite | undefined): Site {
  return {
    site_id: row.id,
    name: row.name,
    key: row.key,
    // What was stored before a setting came to be takes its usual value.
    settings: SiteSettings.parse(row.settings),
    created_at: row.createdAt,
    first_seen_at: row.firstSeenAt,
    seen_on: row.seenOn,
    origins: origins.map((one) => ({
      origin: one.origin,
      state: one.state,
      first_seen_at: one.firstSeenAt,
      refused_count: one.refusedCount,
      last_refused_at: one.lastRefusedAt,
    })),
    learns_origins: row.learnsOrigins,
    lost_masking: lost ? lostMaskingOf(lost) : null,
    identity_secret_since: row.identitySecretSince,
  };
}

import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';
import type { KnownOrigin } from './judge-origin.ts';

export interface OriginRow extends KnownOrigin {
  siteId: number;
  firstSeenAt: string;
  refusedCount: number;
  lastRefusedAt: string | null;
}

/** What is known of the origins of sites, those that were decided or seen first before others. */
export async function originsOf(
  tx: Db,
  workspaceId: string,
  siteIds: readonly number[],
): Promise<OriginRow[]> {
  if (siteIds.length === 0) return [];
  const rows = await tx
    .selectFrom('siteOrigin')
    .select(['siteId', 'origin', 'state', 'firstSeenAt', 'refusedCount', 'lastRefusedAt'])
    .where('workspaceId', '=', workspaceId)
    .where('siteId', 'in', siteIds)
    .orderBy('firstSeenAt')
    .orderBy('origin')
    .$castTo<OriginRow>()
    .execute();
  return rows;
}

/** Remembers an origin that was seen first. */
export async function insertLearnt(
  tx: Db,
  workspaceId: string,
  { siteId, origin, now }: { siteId: number; origin: string; now: string },
): Promise<void> {
  await tx
    .insertInto('siteOrigin')
    .values({ workspaceId, siteId, origin, state: 'learnt', firstSeenAt: now })
    .onConflict((conflict) =>
      // It was refused before the site learnt, or learns again.
      conflict
        .columns(['workspaceId', 'siteId', 'origin'])
        .doUpdateSet({ state: 'learnt' })
        .where('siteOrigin.state', '=', 'unknown'),
    )
    .execute();
}

export async function writeDecided(
  tx: Db,
  workspaceId: string,
  siteId: number,
  decided: readonly { origin: string; state: 'allowed' | 'refused' }[],
  now: string,
): Promise<void> {
  if (decided.length === 0) return;
  await tx
    .insertInto('siteOrigin')
    .values(decided.map((one) => ({ workspaceId, siteId, ...one, firstSeenAt: now })))
    .onConflict((conflict) =>
      conflict
        .columns(['workspaceId', 'siteId', 'origin'])
        .doUpdateSet((eb) => ({ state: eb.ref('excluded.state') })),
    )
    .execute();
}

export async function deleteOrigins(
  tx: Db,
  workspaceId: string,
  siteId: number,
  origins: readonly string[],
): Promise<void> {
  if (origins.length === 0) return;
  await tx
    .deleteFrom('siteOrigin')
    .where('workspaceId', '=', workspaceId)
    .where('siteId', '=', siteId)
    .where('origin', 'in', origins)
    .execute();
}

export async function setLearns(
  tx: Db,
  workspaceId: string,
  siteId: number,
  learnsOrigins: boolean,
): Promise<void> {
  await tx
    .updateTable('site')
    .set({ learnsOrigins })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', siteId)
    .execute();
}

export interface RefusedOrigin {
  siteId: number;
  origin: string;
  count: number;
  lastAt: string;
}

/** Adds to the counts of what was refused. Of sites that are gone nothing is counted. */
export async function addRefused(
  tx: Db,
  workspaceId: string,
  refused: readonly RefusedOrigin[],
): Promise<void> {
  for (const { siteId, origin, count, lastAt } of refused) {
    await sql`
      insert into site_origin (workspace_id, site_id, origin, state, first_seen_at, refused_count, last_refused_at)
      select ${workspaceId}, s.id, ${origin}, 'unknown', ${lastAt}, ${count}, ${lastAt}
      from site s where s.workspace_id = ${workspaceId} and s.id = ${siteId}
      on conflict (workspace_id, site_id, origin) do update
      set refused_count = site_origin.refused_count + excluded.refused_count, last_refused_at = excluded.last_refused_at`.execute(
      tx,
    );
  }
}

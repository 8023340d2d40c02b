import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';

export interface ConcernedSite {
  siteId: number;
  name: string;
  maskingAskedAt: string | null;
  /** Recordings that may show text that the site asks to mask, and those of which all text was masked since. */
  unmasked: number;
  masked: number;
  /** When the first and the last of the former began; null when there is none. */
  firstAt: number | null;
  lastAt: number | null;
}

/** True of `recording r` and its `site s` when the recorder may have lost what the site asks for. */
const isConcerned = sql`r.site_id = s.id and r.begun_at < s.lost_masking_until`;

/** Sites of which recordings were made by a recorder that lost what they ask for, and are still there. */
export async function concernedSites(tx: Db, workspaceId: string): Promise<ConcernedSite[]> {
  const { rows } = await sql<ConcernedSite>`
    select s.id as site_id, s.name, s.masking_asked_at, count(*) filter (where r.masked_at is null)::int as unmasked,
      count(*) filter (where r.masked_at is not null)::int as masked,
      min(r.started) filter (where r.masked_at is null) as first_at,
      max(r.started) filter (where r.masked_at is null) as last_at
    from site s join recording r on r.workspace_id = ${workspaceId} and ${isConcerned}
    where s.workspace_id = ${workspaceId} and s.lost_masking_until is not null
    group by s.id, s.name, s.masking_asked_at order by s.id`.execute(tx);
  return rows;
}

/** Recordings of a site that may show text that it asks to mask, without those of `known`. */
export async function unmaskedRecordings(
  tx: Db,
  workspaceId: string,
  siteId: number,
  known: readonly string[],
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from site s join recording r on r.workspace_id = ${workspaceId} and ${isConcerned}
    where s.workspace_id = ${workspaceId} and s.id = ${siteId} and r.masked_at is null
      and r.id <> all(${known}::uuid[]) order by r.id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Notes that somebody asked. @returns false when the site is not concerned, or there is none */
export async function noteAsked(tx: Db, workspaceId: string, siteId: number, now: string): Promise<boolean> {
  const asked = await tx
    .updateTable('site')
    .set({ maskingAskedAt: now })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', siteId)
    .where('lostMaskingUntil', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return asked !== undefined;
}

export async function workspaceName(tx: Db, workspaceId: string): Promise<string> {
  const workspace = await tx
    .selectFrom('workspace')
    .select('name')
    .where('id', '=', workspaceId)
    .executeTakeFirst();
  return workspace?.name ?? '';
}

import type { marketSchedules } from '@earshot/contracts/market';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';

export type Schedule = (typeof marketSchedules)[number];

/** A report as a workspace lists it. */
export interface ListingRow {
  reportId: string;
  name: string;
  subject: string;
  host: string | null;
  madeBy: string;
  madeAt: string;
  schedule: Schedule;
  nextRunOn: string | null;
  /** Whom to tell of what a later run finds changed. */
  tell: string | null;
}

/** What a list is filtered, ordered and paged by. */
export type ListedKey = Pick<ListingRow, 'reportId' | 'name' | 'madeAt' | 'schedule'>;

/** All reports of the workspace that hold the text in their name, subject or host. */
export async function listedKeys(db: Db, workspaceId: string, search: string): Promise<ListedKey[]> {
  const { rows } = await sql<ListedKey>`
    select l.report_id, l.name, l.made_at, l.schedule from workspace_market_report l
    where l.workspace_id = ${workspaceId} and (${search} = ''
      or strpos(lower(l.name || ' ' || l.subject || ' ' || coalesce(l.host, '')), lower(${search})) > 0)`.execute(
    db,
  );
  return rows;
}

/** Reports by their ids, in the order of these. */
export function listingsOf(db: Db, workspaceId: string, ids: readonly string[]): Promise<ListingRow[]> {
  return listings(
    db,
    workspaceId,
    sql`l.report_id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], l.report_id)`,
  );
}

/** Reports, those that members opened last first. */
export function recentReports(db: Db, workspaceId: string, limit: number): Promise<ListingRow[]> {
  return listings(db, workspaceId, sql`true order by l.opened_at desc, l.report_id desc limit ${limit}`);
}

export async function findListing(
  db: Db,
  workspaceId: string,
  reportId: string,
): Promise<ListingRow | undefined> {
  return (await listings(db, workspaceId, sql`l.report_id = ${reportId}`))[0];
}

async function listings(db: Db, workspaceId: string, which: RawBuilder<unknown>): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select l.report_id, l.name, l.subject, l.host, u.display_name as made_by, l.made_at, l.schedule, l.next_run_on, l.tell
    from workspace_market_report l join app_user u on u.id = l.made_by
    where l.workspace_id = ${workspaceId} and ${which}`.execute(db);
  return rows;
}

/** Reports whose day has come. */
export async function dueReports(
  db: Db,
  workspaceId: string,
  today: string,
): Promise<Pick<ListingRow, 'reportId' | 'subject' | 'schedule'>[]> {
  return db
    .selectFrom('workspaceMarketReport')
    .select(['reportId', 'subject', 'schedule'])
    .where('workspaceId', '=', workspaceId)
    .where('nextRunOn', '<=', today)
    .$castTo<Pick<ListingRow, 'reportId' | 'subject' | 'schedule'>>()
    .execute();
}

export type NewListing = Omit<ListingRow, 'tell'>;

export async function insertListing(db: Db, workspaceId: string, listing: NewListing): Promise<void> {
  await db
    .insertInto('workspaceMarketReport')
    .values({ workspaceId, ...listing, openedAt: listing.madeAt })
    .execute();
}

export interface ListingChange {
  name?: string;
  host?: string;
  openedAt?: string;
  schedule?: Schedule;
  nextRunOn?: string | null;
  tell?: string | null;
}

/** @returns false when it is not there */
export async function updateListing(
  db: Db,
  workspaceId: string,
  reportId: string,
  change: ListingChange,
): Promise<boolean> {
  const updated = await db
    .updateTable('workspaceMarketReport')
    .set(change)
    .where('workspaceId', '=', workspaceId)
    .where('reportId', '=', reportId)
    .returning('reportId')
    .executeTakeFirst();
  return updated !== undefined;
}

export async function deleteListing(db: Db, workspaceId: string, reportId: string): Promise<void> {
  await db
    .deleteFrom('workspaceMarketReport')
    .where('workspaceId', '=', workspaceId)
    .where('reportId', '=', reportId)
    .execute();
}

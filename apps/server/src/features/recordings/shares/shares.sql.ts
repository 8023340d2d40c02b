import type { GivenParts } from '@earshot/contracts/recording-shares';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';

export interface LinkRow extends Shown {
  id: string;
  madeBy: string;
  sharedAt: string;
  expiresAt: string;
  openedCount: number;
  lastOpenedAt: string | null;
}

/** What a link shows; times null for all of it. */
export interface Shown {
  shownFrom: number | null;
  shownTo: number | null;
  withPerson: boolean;
  withMetadata: boolean;
  withConsole: boolean;
  withNetwork: boolean;
  withFeedback: boolean;
}

const shown = sql`s.shown_from, s.shown_to, s.with_person, s.with_metadata, s.with_console, s.with_network,
  s.with_feedback`;

/** Links to a recording that can be opened now, newest first. */
export async function openLinks(
  tx: Db,
  workspaceId: string,
  recordingId: string,
  now: string,
): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select s.id, ${shown}, u.display_name as made_by, s.shared_at, s.expires_at, s.opened_count, s.last_opened_at
    from recording_share s join app_user u on u.id = s.shared_by
    where s.workspace_id = ${workspaceId} and s.recording_id = ${recordingId}
      and s.revoked_at is null and s.expires_at > ${now}
    order by s.shared_at desc, s.id desc`.execute(tx);
  return rows;
}

export interface NewLink {
  id: string;
  recordingId: string;
  from: number | null;
  to: number | null;
  parts: GivenParts;
  by: string;
  at: string;
  expiresAt: string;
  secretHash: Buffer;
}

export async function insertLink(tx: Db, workspaceId: string, link: NewLink): Promise<void> {
  const { id, recordingId, from, to, parts, by, at, expiresAt, secretHash } = link;
  await tx
    .insertInto('recordingShare')
    .values({
      workspaceId,
      id,
      recordingId,
      shownFrom: from,
      shownTo: to,
      withPerson: parts.person,
      withMetadata: parts.metadata,
      withConsole: parts.console,
      withNetwork: parts.network,
      withFeedback: parts.feedback,
      sharedBy: by,
      sharedAt: at,
      expiresAt,
    })
    .execute();
  await tx
    .insertInto('recordingSecret')
    .values({ secretHash, opens: workspaceId, shareId: id, expiresAt })
    .execute();
}

/** @returns whether there was such a link that could still be opened */
export async function revokeLink(tx: Db, workspaceId: string, id: string, now: string): Promise<boolean> {
  const revoked = await tx
    .updateTable('recordingShare')
    .set({ revokedAt: now })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('id')
    .executeTakeFirst();
  return revoked !== undefined;
}

/** Where a secret leads. `db` is the application's, bound to no workspace. */
export async function findSecret(
  db: Db,
  secretHash: Buffer,
  now: string,
): Promise<{ opens: string; shareId: string } | undefined> {
  return db
    .selectFrom('recordingSecret')
    .select(['opens', 'shareId'])
    .where('secretHash', '=', secretHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** What a link opens; undefined once it was revoked, and with its recording it is gone. */
export async function findOpen(
  tx: Db,
  workspaceId: string,
  id: string,
): Promise<(Shown & { id: string; recordingId: string; expiresAt: string }) | undefined> {
  const { rows } = await sql<Shown & { id: string; recordingId: string; expiresAt: string }>`
    select s.id, s.recording_id, s.expires_at, ${shown} from recording_share s
    where s.workspace_id = ${workspaceId} and s.id = ${id} and s.revoked_at is null`.execute(tx);
  return rows[0];
}

export async function noteOpened(tx: Db, workspaceId: string, id: string, now: string): Promise<void> {
  await sql`
    update recording_share set opened_count = opened_count + 1, last_opened_at = ${now}
    where workspace_id = ${workspaceId} and id = ${id}`.execute(tx);
}

export async function removeSecretsBefore(db: Db, at: string): Promise<void> {
  await db.deleteFrom('recordingSecret').where('expiresAt', '<', at).execute();
}

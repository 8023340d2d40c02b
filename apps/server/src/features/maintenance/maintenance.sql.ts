import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

export async function deleteTickets(db: Db, before: string): Promise<void> {
  await sql`delete from download_ticket where expires_at < ${before}`.execute(db);
}

/** Log-ins that waited too long for their code. */
export async function deleteLoginChallenges(db: Db, before: string): Promise<void> {
  await sql`delete from login_challenge where expires_at < ${before}`.execute(db);
}

/** Addresses that users had, or wanted to have. */
export async function deleteEmailChanges(db: Db, before: string): Promise<void> {
  await sql`delete from email_change where asked_at < ${before}`.execute(db);
}

export async function deleteSessions(db: Db, before: string): Promise<void> {
  await sql`delete from session_token where expires_at < ${before}`.execute(db);
}

export async function deleteMailLinks(db: Db, before: string): Promise<void> {
  await sql`delete from mail_link where expires_at < ${before}`.execute(db);
}

/** Sign-ups whose address was never verified. */
export async function deleteSignUps(db: Db, before: string): Promise<void> {
  await sql`delete from sign_up where created_at < ${before}`.execute(db);
}

/** Counts of mail that strangers asked for; each holds for its day. */
export async function deleteMailCounts(db: Db, before: string): Promise<void> {
  await sql`delete from stranger_mail where day < ${before}`.execute(db);
}

export async function deleteRequestKeys(tx: Db, workspaceId: string, before: string): Promise<void> {
  await sql`delete from request_key where workspace_id = ${workspaceId} and created_at < ${before}`.execute(
    tx,
  );
}

export async function deleteRemovedItems(tx: Db, workspaceId: string, before: string): Promise<void> {
  await sql`delete from removed_item where workspace_id = ${workspaceId} and removed_at < ${before}`.execute(
    tx,
  );
}

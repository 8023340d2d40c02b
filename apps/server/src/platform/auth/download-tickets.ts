import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { hashSecret, newSecret } from './secret.ts';

const ticketMs = 60_000;

/** What a ticket opens: a kind of file, of one workspace. */
export interface Download {
  workspaceId: string;
  kind: string;
  payload: object;
}

/** A secret that opens a file once, within a minute. `db` is the application's, bound to no workspace. */
export async function issueTicket(
  db: Db,
  { workspaceId, kind, payload }: Download,
  nowMs: number,
): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(nowMs + ticketMs).toISOString();
  await sql`
    insert into download_ticket (token_hash, opens, kind, payload, expires_at)
    values (${hashSecret(secret)}, ${workspaceId}, ${kind}, ${JSON.stringify(payload)}, ${expiresAt})`.execute(
    db,
  );
  return secret;
}

/** Takes the ticket away, so that it opens its file once; undefined when it was used, is too old or never was one. */
export async function useTicket(
  db: Db,
  kind: string,
  secret: string,
  nowMs: number,
): Promise<Download | undefined> {
  const now = new Date(nowMs).toISOString();
  const { rows } = await sql<Download>`
    delete from download_ticket
    where token_hash = ${hashSecret(secret)} and kind = ${kind} and expires_at > ${now}
    returning opens as workspace_id, kind, payload`.execute(db);
  return rows[0];
}

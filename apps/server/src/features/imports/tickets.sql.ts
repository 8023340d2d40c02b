import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

const kind = 'rejected_rows';

export interface Ticket {
  /** The workspace. */
  opens: string;
  importId: string;
}

export async function insertTicket(
  db: Db,
  tokenHash: Buffer,
  ticket: Ticket & { expiresAt: string },
): Promise<void> {
  const payload = JSON.stringify({ importId: ticket.importId });
  await sql`
    insert into download_ticket (token_hash, opens, kind, payload, expires_at)
    values (${tokenHash}, ${ticket.opens}, ${kind}, ${payload}, ${ticket.expiresAt})`.execute(db);
}

/** Takes the ticket away, so that it opens its file once. */
export async function useTicket(db: Db, tokenHash: Buffer, now: string): Promise<Ticket | undefined> {
  const { rows } = await sql<Ticket>`
    delete from download_ticket where token_hash = ${tokenHash} and kind = ${kind} and expires_at > ${now}
    returning opens, payload ->> 'importId' as import_id`.execute(db);
  return rows[0];
}

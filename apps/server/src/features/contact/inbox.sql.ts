import type { MessageFolder, MessageState } from '@earshot/contracts/operator-inbox';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';
import type { ContactRow } from './contact.sql.ts';

export interface InboxRow extends ContactRow {
  state: MessageState;
  /** When it was sent, in microseconds since 1970. */
  place: string;
}

const statesOf: Readonly<Record<MessageFolder, readonly MessageState[]>> = {
  inbox: ['unread', 'read', 'answered'],
  unread: ['unread'],
  answered: ['answered'],
  spam: ['spam'],
  deleted: ['deleted'],
};

export interface InboxPage {
  folder: MessageFolder;
  search?: string | undefined;
  after?: { place: string; id: string } | undefined;
  limit: number;
}

/** Messages of a folder, newest first. */
export async function listInbox(db: Db, { folder, search, after, limit }: InboxPage): Promise<InboxRow[]> {
  const sought = search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null;
  const { rows } = await sql<InboxRow>`
    select id, sent_at, reason, details, email, user_id, state,
           (extract(epoch from sent_at) * 1000000)::bigint::text as place
    from contact_message
    where state in (${sql.join(statesOf[folder])})
      and (${sought}::text is null or email ilike ${sought} or details ilike ${sought})
      and (${after?.place ?? null}::bigint is null
           or ((extract(epoch from sent_at) * 1000000)::bigint, id)
              < (${after?.place ?? null}::bigint, ${after?.id ?? null}::uuid))
    order by sent_at desc, id desc
    limit ${limit}`.execute(db);
  return rows;
}

export async function countFolders(db: Db): Promise<Record<MessageFolder, number>> {
  const rows = await db
    .selectFrom('contactMessage')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const of = (folder: MessageFolder) =>
    rows
      .filter(({ state }) => statesOf[folder].some((one) => one === state))
      .reduce((sum, { count }) => sum + count, 0);
  return {
    inbox: of('inbox'),
    unread: of('unread'),
    answered: of('answered'),
    spam: of('spam'),
    deleted: of('deleted'),
  };
}

export async function countUnread(db: Db): Promise<number> {
  const row = await db
    .selectFrom('contactMessage')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'unread')
    .executeTakeFirst();
  return row?.count ?? 0;
}

export function findInInbox(db: Db, id: string): Promise<Omit<InboxRow, 'place'> | undefined> {
  return db
    .selectFrom('contactMessage')
    .select(['id', 'sentAt', 'reason', 'details', 'email', 'userId', 'state'])
    .where('id', '=', id)
    .$castTo<Omit<InboxRow, 'place'>>()
    .executeTakeFirst();
}

/** @returns the state before; undefined when there is no such message */
export async function setState(
  tx: Db,
  id: string,
  state: MessageState,
  at: string,
): Promise<MessageState | undefined> {
  const found = await tx
    .selectFrom('contactMessage')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  await tx.updateTable('contactMessage').set({ state, stateSince: at }).where('id', '=', id).execute();
  return found.state as MessageState;
}

/** Throws away what has been spam or deleted since before an instant. */
export async function forgetMessages(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('contactMessage')
    .where('state', 'in', ['spam', 'deleted'])
    .where('stateSince', '<', before)
    .execute();
}

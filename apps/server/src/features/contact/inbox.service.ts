import type { CallReply, ParsedQuery } from '@earshot/contracts/call';
import type { ContactMessage, MessageState, operatorInbox } from '@earshot/contracts/operator-inbox';
import type { Db } from '../../platform/database/open.ts';
import { Problem } from '../../platform/http/problem.ts';
import { cursorAfter, readCursor } from '../../platform/http/page-place.ts';
import type { Deps } from '../deps.ts';
import * as sql from './inbox.sql.ts';

const previewChars = 300;

/** @throws Problem `bad_request` when `after` is no cursor of this list */
export async function listMessages(
  { database }: Deps,
  { folder, search, after, limit }: ParsedQuery<typeof operatorInbox.listMessages>,
): Promise<CallReply<typeof operatorInbox.listMessages>> {
  const [rows, counts] = await Promise.all([
    sql.listInbox(database.app, { folder, search, after: readCursor(after), limit: limit + 1 }),
    sql.countFolders(database.app),
  ]);
  return {
    messages: rows
      .slice(0, limit)
      .map((row) => toMessage({ ...row, details: row.details.slice(0, previewChars) })),
    counts,
    next_after: cursorAfter(rows, limit),
  };
}

/** @throws Problem `not_found` */
export async function getMessage({ database }: Deps, id: string): Promise<ContactMessage> {
  const row = await sql.findInInbox(database.app, id);
  if (!row) throw new Problem('not_found');
  return toMessage(row);
}

/** @returns the state before. @throws Problem `not_found` */
export async function setMessageState(
  { database, now }: Deps,
  id: string,
  state: MessageState,
): Promise<MessageState> {
  const at = new Date(now()).toISOString();
  const before = await database.app.transaction().execute((tx) => sql.setState(tx, id, state, at));
  if (!before) throw new Problem('not_found');
  return before;
}

function toMessage(row: Omit<sql.InboxRow, 'place'>): ContactMessage {
  return {
    message_id: row.id,
    sent_at: row.sentAt,
    reason: row.reason,
    details: row.details,
    email: row.email,
    is_member: row.userId !== null,
    state: row.state,
  };
}

export function countUnread(db: Db): Promise<number> {
  return sql.countUnread(db);
}

/** Throws away what has been spam or deleted since before an instant. */
export function forgetMessages(db: Db, before: string): Promise<void> {
  return sql.forgetMessages(db, before);
}

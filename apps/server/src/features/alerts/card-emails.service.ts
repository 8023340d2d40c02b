import type { Database, Tx } from '../../platform/database/open.ts';
import { isSilenced, mailChoiceKey } from '../../platform/mail/mail-choices.sql.ts';
import { recipientHash } from '../../platform/mail/recipient-hash.ts';
import type { AlertEmailDraft } from './email-parts.ts';
import { stopOf } from './email-parts.ts';
import { readReader } from './reader.sql.ts';

/** A member who gets emails about cards. */
export interface CardReader {
  email: string;
  workspaceName: string;
}

/** Null for somebody who is no member, or wants none. */
export async function cardReader(tx: Tx, workspaceId: string, userId: string): Promise<CardReader | null> {
  const reader = await readReader(tx, workspaceId, userId);
  if (!reader || reader.emailsCards === false) return null;
  // Who asked for no more email that others cause, and said nothing of cards, did not ask for these.
  const isAsked = reader.emailsCards === true;
  if (!isAsked && (await isSilenced(tx, recipientHash(await mailChoiceKey(tx), reader.email)))) return null;
  return { email: reader.email, workspaceName: reader.workspaceName };
}

/** How emails about cards end permanently, without a login. */
export function stopCardEmails(
  { database, publicUrl }: { database: Database; publicUrl: string },
  { workspaceId, userId, workspaceName }: { workspaceId: string; userId: string; workspaceName: string },
): Promise<AlertEmailDraft['stop']> {
  return stopOf(database.app, publicUrl, { workspaceId, userId, email: 'card' }, workspaceName);
}

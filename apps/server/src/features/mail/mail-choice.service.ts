import { mailChoiceToken, recipientHash, recipientOfToken } from '../../platform/mail/mail-choice-token.ts';
import * as sql from '../../platform/mail/mail-choices.sql.ts';
import type { Db } from '../../platform/database/open.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';

/** Where the recipient of a mail can say that they want no more of them. */
export interface StopLinks {
  /** The page that asks and takes back; mail scanners that open it change nothing. */
  page: string;
  /** Takes the post of a mail program; null without HTTPS, which RFC 8058 demands. */
  oneClick: string | null;
}

/** The links of a mail that strangers can cause; null when the address asked for no more of those. */
export async function stopLinksFor(db: Db, email: string, publicUrl: string): Promise<StopLinks | null> {
  const key = await sql.mailChoiceKey(db);
  if (await sql.isSilenced(db, recipientHash(key, email))) return null;
  const query = new URLSearchParams({ token: mailChoiceToken(key, email) }).toString();
  return {
    page: `${publicUrl}/mail_choice#${query}`,
    oneClick: publicUrl.startsWith('https:') ? `${publicUrl}/api/mail/unsubscribe?${query}` : null,
  };
}

/**
 * Stops or allows mail that strangers can cause.
 *
 * @throws Problem `link_invalid` for a token that no mail of ours carried
 */
export async function chooseMail(
  { database, freeSpace, now }: Pick<Deps, 'database' | 'freeSpace' | 'now'>,
  token: string,
  silenced: boolean,
): Promise<void> {
  const recipient = recipientOfToken(await sql.mailChoiceKey(database.app), token);
  if (!recipient) throw new Problem('link_invalid', { detail: 'No mail of ours carried this link.' });
  if (!silenced) return sql.allow(database.app, recipient);
  freeSpace.assertRoom();
  await sql.silence(database.app, recipient, new Date(now()).toISOString());
}

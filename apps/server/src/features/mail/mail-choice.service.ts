import { dayMs } from '@earshot/contracts/durations';
import { limits } from '@earshot/contracts/limits';
import { mailChoiceToken, readMailChoice } from '../../platform/mail/mail-choice-token.ts';
import { recipientHash } from '../../platform/mail/recipient-hash.ts';
import * as sql from '../../platform/mail/mail-choices.sql.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';

/** What a recipient chose, and where they can choose again. */
export interface MailChoice {
  isSilenced: boolean;
  /** The page that asks and takes back; mail scanners that open it change nothing. */
  page: string;
  /** Takes the post of a mail program; null without HTTPS, which RFC 8058 demands. */
  oneClick: string | null;
}

/** The choice of a recipient, with links for the foot of a mail that is written now. */
export async function mailChoiceOf(
  { database, publicUrl, now }: Pick<Deps, 'database' | 'now'> & { publicUrl: string },
  email: string,
): Promise<MailChoice> {
  const key = await sql.mailChoiceKey(database.app);
  const endsAt = now() + limits.mailChoiceDays * dayMs;
  const query = new URLSearchParams({ token: mailChoiceToken(key, email, endsAt) }).toString();
  return {
    isSilenced: await sql.isSilenced(database.app, recipientHash(key, email)),
    page: `${publicUrl}/mail_choice#${query}`,
    oneClick: publicUrl.startsWith('https:') ? `${publicUrl}/api/mail/unsubscribe?${query}` : null,
  };
}

/** Whether the recipient that a token names gets no mail that strangers can cause. @throws Problem `link_invalid` */
export async function isSilenced(deps: Pick<Deps, 'database' | 'now'>, token: string): Promise<boolean> {
  return sql.isSilenced(deps.database.app, await recipientOf(deps, token));
}

/**
 * Stops or allows mail that strangers can cause.
 *
 * @throws Problem `link_invalid` for a token that no mail of ours carried, or that is too old
 */
export async function chooseMail(
  deps: Pick<Deps, 'database' | 'freeSpace' | 'now'>,
  token: string,
  silenced: boolean,
): Promise<void> {
  const { database, freeSpace, now } = deps;
  const recipient = await recipientOf(deps, token);
  if (!silenced) return sql.allow(database.app, recipient);
  freeSpace.assertRoom();
  await sql.silence(database.app, recipient, new Date(now()).toISOString());
}

async function recipientOf(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  token: string,
): Promise<Buffer> {
  const choice = readMailChoice(await sql.mailChoiceKey(database.app), token);
  if (!choice) throw new Problem('link_invalid', { detail: 'This link is not from one of our emails.' });
  if (choice.endsAt <= now()) {
    throw new Problem('link_invalid', { detail: `This link is older than ${limits.mailChoiceDays} days.` });
  }
  return choice.recipient;
}

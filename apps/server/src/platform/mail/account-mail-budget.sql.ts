import { accountMail } from '@earshot/contracts/call/rate-limits';
import type { Db } from '../database/open.ts';
import type { MailCount } from './mail-counts.sql.ts';
import { countMails } from './mail-counts.sql.ts';

/** Somebody who asks for mail that lets into an account. */
export interface AccountMail {
  recipient: string;
  /** Who asks: a network address, or a signed-in member. */
  requester: string;
  /** Whether the recipient has shown before that they are at this address. */
  isUsualPlace: boolean;
  /** ISO instant. */
  now: string;
}

/**
 * Counts one mail that lets into an account. What strangers ask for uses up budgets of theirs: who asks for the first time that day
 * still gets a mail, and so does the recipient where they logged in before.
 *
 * @returns false when no mail may go
 */
export async function mayMailAccount(tx: Db, mail: AccountMail): Promise<boolean> {
  const { recipient, requester, isUsualPlace, now } = mail;
  const pair = { kind: 'account_pair', counted: `${recipient} ${requester}` } as const;
  if (isUsualPlace) return (await countOne(tx, now, pair)) <= accountMail.perUsualPlacePerDay;
  const asked = await countMails(tx, now, [pair, { kind: 'account_requester', counted: requester }]);
  const byPair = asked.get('account_pair') ?? 0;
  const byRequester = asked.get('account_requester') ?? 0;
  if (byPair > accountMail.perPairPerDay || byRequester > accountMail.perRequesterPerDay) return false;
  if (byPair > 1) {
    const repeats = await countOne(tx, now, { kind: 'account_repeat', counted: recipient });
    return repeats <= accountMail.repeatsPerRecipientPerDay;
  }
  const firsts = await countOne(tx, now, { kind: 'account_first', counted: recipient });
  if (firsts <= accountMail.firstsPerRecipientPerDay) return true;
  // However many ask from wherever: the recipient never waits longer than a slot for a link.
  const slot = Math.floor(new Date(now).getUTCHours() / accountMail.slotHours);
  return (await countOne(tx, now, { kind: 'account_slot', counted: `${recipient} ${slot}` })) === 1;
}

async function countOne(tx: Db, now: string, one: MailCount): Promise<number> {
  return (await countMails(tx, now, [one])).get(one.kind) ?? 0;
}

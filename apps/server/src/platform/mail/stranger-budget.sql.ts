import { strangerMail } from '@earshot/contracts/call/rate-limits';
import type { Db } from '../database/open.ts';
import type { MailCount } from './mail-counts.sql.ts';
import { countMails } from './mail-counts.sql.ts';

/** Who causes a mail without being known: `address` is the caller's, null when a signed-in member asks. */
export interface StrangerMail {
  recipient: string;
  address: string | null;
  /** ISO instant. */
  now: string;
}

/**
 * Counts one mail that a stranger can trigger.
 *
 * @returns false when the recipient's or the address's budget of this UTC day is used up; then no mail may go
 */
export function mayMailStranger(tx: Db, { recipient, address, now }: StrangerMail): Promise<boolean> {
  return count(tx, now, [
    { kind: 'recipient', counted: recipient },
    ...(address === null ? [] : [{ kind: 'address' as const, counted: address }]),
  ]);
}

/** As {@link mayMailStranger}, for a mail to the operator, whose own address is not protected from them. */
export function mayAddressMail(tx: Db, address: string, now: string): Promise<boolean> {
  return count(tx, now, [{ kind: 'address', counted: address }]);
}

async function count(tx: Db, now: string, whose: MailCount[]): Promise<boolean> {
  const counts = await countMails(tx, now, whose);
  return (
    (counts.get('recipient') ?? 0) <= strangerMail.perRecipientPerDay &&
    (counts.get('address') ?? 0) <= strangerMail.perAddressPerDay
  );
}

import { strangerMail } from '@earshot/contracts/rate-limits';
import type { Db } from '../database/open.ts';

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
    ...(address === null ? [] : [{ kind: 'address', counted: address }]),
  ]);
}

/** As {@link mayMailStranger}, for a mail to the operator, whose own address is not protected from them. */
export function mayAddressMail(tx: Db, address: string, now: string): Promise<boolean> {
  return count(tx, now, [{ kind: 'address', counted: address }]);
}

async function count(tx: Db, now: string, whose: { kind: string; counted: string }[]): Promise<boolean> {
  const rows = await tx
    .insertInto('strangerMail')
    .values(whose.map((one) => ({ day: now.slice(0, 10), count: 1, ...one })))
    .onConflict((on) =>
      on
        .columns(['day', 'kind', 'counted'])
        .doUpdateSet((eb) => ({ count: eb('strangerMail.count', '+', eb.ref('excluded.count')) })),
    )
    .returning(['kind', 'count'])
    .execute();
  return rows.every(
    ({ kind, count: counted }) =>
      counted <= (kind === 'recipient' ? strangerMail.perRecipientPerDay : strangerMail.perAddressPerDay),
  );
}

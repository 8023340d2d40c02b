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
export async function mayMailStranger(tx: Db, { recipient, address, now }: StrangerMail): Promise<boolean> {
  const day = now.slice(0, 10);
  const counted = [
    { day, kind: 'recipient', counted: recipient, count: 1 },
    ...(address === null ? [] : [{ day, kind: 'address', counted: address, count: 1 }]),
  ];
  const rows = await tx
    .insertInto('strangerMail')
    .values(counted)
    .onConflict((on) =>
      on
        .columns(['day', 'kind', 'counted'])
        .doUpdateSet((eb) => ({ count: eb('strangerMail.count', '+', eb.ref('excluded.count')) })),
    )
    .returning(['kind', 'count'])
    .execute();
  return rows.every(({ kind, count }) =>
    kind === 'recipient' ? count <= strangerMail.perRecipientPerDay : count <= strangerMail.perAddressPerDay,
  );
}

import type { Db } from '../database/open.ts';

export interface MailCount {
  kind:
    | 'recipient'
    | 'address'
    | 'account_requester'
    | 'account_pair'
    | 'account_first'
    | 'account_repeat'
    | 'account_slot';
  counted: string;
}

/** Counts one mail in each of some counts of different kinds. @returns each kind's count of the UTC day, this one included */
export async function countMails(
  tx: Db,
  now: string,
  counts: readonly MailCount[],
): Promise<Map<MailCount['kind'], number>> {
  const rows = await tx
    .insertInto('strangerMail')
    .values(counts.map((one) => ({ day: now.slice(0, 10), count: 1, ...one })))
    .onConflict((on) =>
      on
        .columns(['day', 'kind', 'counted'])
        .doUpdateSet((eb) => ({ count: eb('strangerMail.count', '+', eb.ref('excluded.count')) })),
    )
    .returning(['kind', 'count'])
    .execute();
  return new Map(rows.map(({ kind, count }) => [kind as MailCount['kind'], count]));
}

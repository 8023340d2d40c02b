import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';
import type { SubscriptionRow } from './entitlement.ts';

const columns = [
  'id',
  'plan',
  'paymentTerms',
  'people',
  'status',
  'createdAt',
  'updatedAt',
  'paidUntil',
  'failedPayments',
  'checkedAt',
] as const;

function ofWorkspace(tx: Db, workspaceId: string) {
  return tx.selectFrom('subscription').select(columns).where('workspaceId', '=', workspaceId);
}

/** The workspace's subscriptions, newest first: few, however long it is here. */
export function listSubscriptions(tx: Db, workspaceId: string): Promise<SubscriptionRow[]> {
  return ofWorkspace(tx, workspaceId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .$castTo<SubscriptionRow>()
    .execute();
}

/** Takes the row until the transaction ends. */
export function lockSubscription(
  tx: Db,
  workspaceId: string,
  id: string,
): Promise<SubscriptionRow | undefined> {
  return ofWorkspace(tx, workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .$castTo<SubscriptionRow>()
    .executeTakeFirst();
}

export function findSubscription(
  tx: Db,
  workspaceId: string,
  id: string,
): Promise<SubscriptionRow | undefined> {
  return ofWorkspace(tx, workspaceId).where('id', '=', id).$castTo<SubscriptionRow>().executeTakeFirst();
}

export async function insertSubscription(tx: Db, workspaceId: string, row: SubscriptionRow): Promise<void> {
  await tx
    .insertInto('subscription')
    .values({ workspaceId, ...row })
    .onConflict((on) => on.columns(['workspaceId', 'id']).doNothing())
    .execute();
  await tx
    .insertInto('subscriptionOwner')
    .values({ subscriptionId: row.id, belongsTo: workspaceId })
    .onConflict((on) => on.column('subscriptionId').doNothing())
    .execute();
}

export async function updateSubscription(
  tx: Db,
  workspaceId: string,
  { id, ...change }: Pick<SubscriptionRow, 'id'> & Partial<SubscriptionRow>,
): Promise<void> {
  await tx
    .updateTable('subscription')
    .set(change)
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** The workspace that a subscription belongs to. */
export async function ownerOf(db: Db, subscriptionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('subscriptionOwner')
    .select('belongsTo')
    .where('subscriptionId', '=', subscriptionId)
    .executeTakeFirst();
  return row?.belongsTo;
}

/** Workspaces that ever ordered something. */
export async function buyers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ belongsTo: string }>`
    select distinct belongs_to from subscription_owner order by 1`.execute(db);
  return rows.map(({ belongsTo }) => belongsTo);
}

/** Keeps an event. @returns false when it came before */
export async function keepEvent(
  db: Db,
  event: { id: string; kind: string; subscriptionId: string | null; receivedAt: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: kept } = await db
    .insertInto('paymentEvent')
    .values(event)
    .onConflict((on) => on.column('id').doNothing())
    .executeTakeFirst();
  return (kept ?? 0n) > 0n;
}

export async function deleteEvents(db: Db, before: string): Promise<void> {
  await db.deleteFrom('paymentEvent').where('receivedAt', '<', before).execute();
}

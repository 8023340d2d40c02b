import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { PayPal } from '../../platform/paypal/paypal.ts';
import type { Deps } from '../deps.ts';
import type { SubscriptionRow } from './entitlement.ts';
import { withAnswer } from './paypal-state.ts';
import * as sql from './subscriptions.sql.ts';

export type RefreshDeps = Pick<Deps, 'database' | 'now'>;

/**
 * Asks PayPal how a subscription stands and writes that down; an answer older than what is known changes nothing. When it is
 * active beside an older one, that one is ended, so that nobody pays twice.
 *
 * @returns undefined when the workspace has none of this id
 * @throws PayPalUnavailable
 */
export async function refresh(
  deps: RefreshDeps,
  paypal: PayPal,
  workspaceId: string,
  id: string,
): Promise<SubscriptionRow | undefined> {
  const known = await readInWorkspace(deps.database, workspaceId, (tx) =>
    sql.findSubscription(tx, workspaceId, id),
  );
  if (!known) return undefined;
  const answer = await paypal.readSubscription(id);
  const now = new Date(deps.now()).toISOString();
  const { row, older } = await inWorkspace(deps.database, workspaceId, async (tx) => {
    // Read again under the lock: another answer may have been written meanwhile.
    const before = (await sql.lockSubscription(tx, workspaceId, id)) ?? known;
    // An order that nobody approved is thrown away by PayPal after some hours.
    const after: SubscriptionRow = answer
      ? withAnswer(before, answer, { planIds: paypal.planIds, now })
      : { ...before, status: 'expired', checkedAt: now };
    await sql.updateSubscription(tx, workspaceId, after);
    const others = after.status === 'active' ? await sql.listSubscriptions(tx, workspaceId) : [];
    return { row: after, older: others.filter((one) => isReplacedBy(one, after)) };
  });
  for (const one of older) {
    await paypal.changeSubscription(one.id, 'cancel', 'Replaced by a newer subscription');
    await refresh(deps, paypal, workspaceId, one.id);
  }
  return row;
}

function isReplacedBy(one: SubscriptionRow, by: SubscriptionRow): boolean {
  return one.id !== by.id && one.status === 'active' && one.createdAt <= by.createdAt;
}

import type { Db } from '../../platform/database/open.ts';
import type { SubscriptionRow, SubscriptionState } from './entitlement.ts';
import { listSubscriptions } from './subscriptions.sql.ts';

/** What PayPal takes money for, or will when it is taken up again. */
const running: readonly SubscriptionState[] = ['approved', 'active', 'suspended'];

export function isRunning({ status }: SubscriptionRow): boolean {
  return running.includes(status);
}

/** Whether a subscription of the workspace runs on until somebody cancels it. */
export async function hasRunningSubscription(tx: Db, workspaceId: string): Promise<boolean> {
  return (await listSubscriptions(tx, workspaceId)).some(isRunning);
}

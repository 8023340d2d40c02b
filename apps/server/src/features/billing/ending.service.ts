import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { PayPal } from '../../platform/paypal/paypal.ts';
import { dueWorkspaces } from '../workspaces/deleting.service.ts';
import type { RefreshDeps } from './refresh.service.ts';
import { refresh } from './refresh.service.ts';
import { isRunning } from './running.service.ts';
import { listSubscriptions } from './subscriptions.sql.ts';

export interface OwnedSubscription {
  id: string;
  workspaceId: string;
}

/**
 * What still runs for workspaces whose deletion is due: an order made before the deletion was asked for can be approved after
 * it.
 */
export async function subscriptionsToEnd({ database, now }: RefreshDeps): Promise<OwnedSubscription[]> {
  const found: OwnedSubscription[] = [];
  for (const workspaceId of await dueWorkspaces(database, new Date(now()).toISOString())) {
    const rows = await readInWorkspace(database, workspaceId, (tx) => listSubscriptions(tx, workspaceId));
    found.push(...rows.filter(isRunning).map(({ id }) => ({ id, workspaceId })));
  }
  return found;
}

/**
 * Cancels a subscription of a workspace that is to be deleted.
 *
 * @throws PayPalUnavailable; PayPalRefused when it is cancelled already
 */
export async function endSubscription(
  deps: RefreshDeps,
  paypal: PayPal,
  { id, workspaceId }: OwnedSubscription,
): Promise<void> {
  await paypal.changeSubscription(id, 'cancel', 'The workspace is deleted');
  await refresh(deps, paypal, workspaceId, id);
}

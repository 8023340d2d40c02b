import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { PayPalRefused, PayPalUnavailable } from '../../platform/paypal/paypal-error.ts';
import type { Deps } from '../deps.ts';
import type { SubscriptionRow } from './entitlement.ts';
import { refresh } from './refresh.service.ts';
import { buyers, listSubscriptions } from './subscriptions.sql.ts';

const hourMs = 3_600_000;
/** One that nobody tells of is asked for this often. */
const askEveryMs = 12 * hourMs;
/** After this an order that nobody approved is not asked for any more. */
const orderKeptMs = 72 * hourMs;

/** Asks PayPal about the subscriptions that are due for it. While PayPal does not answer, all wait for the next time. */
export async function reconcile(
  deps: Pick<Deps, 'database' | 'now' | 'paypal' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const { database, paypal, log } = deps;
  if (!paypal) return;
  for (const workspaceId of await buyers(database.app)) {
    const rows = await readInWorkspace(database, workspaceId, (tx) => listSubscriptions(tx, workspaceId));
    for (const { id } of rows.filter((row) => isDue(row, deps.now()))) {
      signal.throwIfAborted();
      try {
        await refresh(deps, paypal, workspaceId, id);
      } catch (error) {
        if (error instanceof PayPalUnavailable) {
          log.warn({ err: error }, 'PayPal does not answer: subscriptions are looked after later');
          return;
        }
        if (!(error instanceof PayPalRefused)) throw error;
        log.warn({ err: error, subscription: id }, 'PayPal refuses to tell of a subscription');
      }
    }
  }
}

function isDue({ status, createdAt, checkedAt, paidUntil }: SubscriptionRow, now: number): boolean {
  const sinceAsked = now - Date.parse(checkedAt);
  if (status === 'approval_pending' || status === 'approved')
    return now - Date.parse(createdAt) < orderKeptMs;
  if (status === 'cancelled' || status === 'expired') return false;
  const hasRunOut = paidUntil !== null && Date.parse(paidUntil) <= now;
  return sinceAsked >= askEveryMs || (status === 'active' && hasRunOut);
}

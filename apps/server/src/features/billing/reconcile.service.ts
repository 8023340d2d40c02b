import { hourMs } from '@earshot/contracts/durations';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { PayPalRefused, PayPalUnavailable } from '../../platform/paypal/paypal-error.ts';
import type { Deps } from '../deps.ts';
import { endSubscription, subscriptionsToEnd } from './ending.service.ts';
import type { SubscriptionRow } from './entitlement.ts';
import { refresh } from './refresh.service.ts';
import { buyers, listSubscriptions } from './subscriptions.sql.ts';

/** One that nobody tells of is asked for this often. */
const askEveryMs = 12 * hourMs;
/** After this an order that nobody approved is not asked for any more. */
const orderKeptMs = 72 * hourMs;

/**
 * Asks PayPal about the subscriptions that are due for it, and cancels those of workspaces that are due to be deleted. While
 * PayPal does not answer, all wait for the next time.
 */
export async function reconcile(
  deps: Pick<Deps, 'database' | 'now' | 'paypal' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const { database, paypal, log } = deps;
  if (!paypal) return;
  const goOn = (about: string, work: () => Promise<unknown>) => {
    signal.throwIfAborted();
    return isAnswered(log, about, work);
  };
  for (const workspaceId of await buyers(database.app)) {
    const rows = await readInWorkspace(database, workspaceId, (tx) => listSubscriptions(tx, workspaceId));
    for (const { id } of rows.filter((row) => isDue(row, deps.now()))) {
      if (!(await goOn(id, () => refresh(deps, paypal, workspaceId, id)))) return;
    }
  }
  for (const one of await subscriptionsToEnd(deps)) {
    if (!(await goOn(one.id, () => endSubscription(deps, paypal, one)))) return;
  }
}

/** @returns false when PayPal does not answer, so that all else can wait; what it refuses is logged */
async function isAnswered(
  log: Deps['log'],
  subscription: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work();
  } catch (error) {
    if (error instanceof PayPalUnavailable) {
      log.warn({ err: error }, 'PayPal does not answer: subscriptions are compared later');
      return false;
    }
    if (!(error instanceof PayPalRefused)) throw error;
    log.warn({ err: error, subscription }, 'PayPal refuses what was asked about a subscription');
  }
  return true;
}

function isDue({ status, createdAt, checkedAt, paidUntil }: SubscriptionRow, now: number): boolean {
  const sinceAsked = now - Date.parse(checkedAt);
  if (status === 'approval_pending' || status === 'approved')
    return now - Date.parse(createdAt) < orderKeptMs;
  if (status === 'cancelled' || status === 'expired') return false;
  const hasRunOut = paidUntil !== null && Date.parse(paidUntil) <= now;
  return sinceAsked >= askEveryMs || (status === 'active' && hasRunOut);
}

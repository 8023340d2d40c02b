import { reconcileSubscriptions, refreshSubscription } from '../../jobs/billing.jobs.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import type { Deps } from '../deps.ts';
import { reconcile } from './reconcile.service.ts';
import { refresh } from './refresh.service.ts';

/** A request or two to PayPal and a few queries: they are done where its token is kept. */
export function billingHandlers(deps: Pick<Deps, 'database' | 'now' | 'paypal' | 'log'>): Handler<unknown>[] {
  return [
    handle(refreshSubscription, async ({ workspaceId, subscriptionId }) => {
      if (deps.paypal) await refresh(deps, deps.paypal, workspaceId, subscriptionId);
    }),
    handle(reconcileSubscriptions, (_payload, _given, { signal }) => reconcile(deps, signal)),
  ];
}

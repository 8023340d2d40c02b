import type { Subscription } from '@earshot/contracts/billing';
import type { billing } from '@earshot/contracts/billing';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../platform/auth/caller.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { approvalUrlOf } from '../../platform/paypal/paypal-answers.ts';
import { PayPalRefused, PayPalUnavailable } from '../../platform/paypal/paypal-error.ts';
import type { PayPal, SubscriptionOrder } from '../../platform/paypal/paypal.ts';
import type { Deps } from '../deps.ts';
import { deletionOf } from '../workspaces/deleting.service.ts';
import type { SubscriptionRow } from './entitlement.ts';
import { unitsFor } from './paypal-state.ts';
import { refresh } from './refresh.service.ts';
import { viewOf } from './subscription-view.ts';
import * as sql from './subscriptions.sql.ts';

type BuyDeps = Pick<Deps, 'config' | 'database' | 'freeSpace' | 'now' | 'paypal'>;

/** Where PayPal sends the buyer back to. */
const returnPath = '/settings/subscribe';

/**
 * Orders a plan, or another term or number of members for the one that is active. The plan changes once the buyer has approved
 * it at PayPal. An order that waits for that already is given again.
 *
 * @throws Problem `conflict` where nothing is sold, and while the workspace waits for its deletion; `unavailable` while PayPal does not answer: then nothing was ordered
 */
export async function createSubscription(
  deps: BuyDeps,
  { workspaceId }: Caller,
  { plan, payment_terms: terms, quantity }: ParsedBody<typeof billing.createSubscription>,
): Promise<CallReply<typeof billing.createSubscription>> {
  const paypal = sellingBy(deps);
  deps.freeSpace.assertRoom();
  await assertStays(deps, workspaceId);
  const known = await readInWorkspace(deps.database, workspaceId, (tx) =>
    sql.listSubscriptions(tx, workspaceId),
  );
  const order: SubscriptionOrder = {
    planId: paypal.planIds[plan][terms],
    quantity: unitsFor(plan, quantity),
    customId: workspaceId,
    returnUrl: `${deps.config.publicUrl}${returnPath}?approval=given`,
    cancelUrl: `${deps.config.publicUrl}${returnPath}?approval=refused`,
  };
  const active = known.find(({ status }) => status === 'active');
  if (active) {
    return approvable(await orUnavailable(() => paypal.reviseSubscription(active.id, order)));
  }
  const isSame = (one: SubscriptionRow) => one.status === 'approval_pending' && one.paymentTerms === terms;
  const waiting = known.find((one) => isSame(one) && unitsFor(plan, one.people) === order.quantity);
  const offer = waiting && (await orUnavailable(() => paypal.readSubscription(waiting.id)));
  const again = offer?.status === 'APPROVAL_PENDING' ? approvalUrlOf(offer) : null;
  if (offer && again !== null) return { subscription_id: offer.id, approval_url: again };

  const made = await orUnavailable(() => paypal.createSubscription(order, randomUUID()));
  const now = new Date(deps.now()).toISOString();
  await inWorkspace(deps.database, workspaceId, (tx) =>
    sql.insertSubscription(tx, workspaceId, {
      ...{ id: made.id, plan, paymentTerms: terms, people: quantity, status: 'approval_pending' },
      ...{ createdAt: now, checkedAt: now, paidUntil: null, failedPayments: 0 },
      // PayPal's clock is another: whatever it answers is newer than this.
      updatedAt: new Date(0).toISOString(),
    }),
  );
  return approvable(made);
}

/** @throws Problem `not_found` for a subscription of another workspace; `unavailable` while PayPal does not answer */
export async function refreshSubscription(
  deps: BuyDeps,
  { workspaceId }: Caller,
  id: string,
): Promise<Subscription> {
  await assertKnown(deps, workspaceId, id);
  const paypal = sellingBy(deps);
  const row = await orUnavailable(() => refresh(deps, paypal, workspaceId, id));
  if (!row) throw new Problem('not_found');
  return viewOf(row);
}

const reasons = {
  cancel: 'Cancelled by the customer in the settings',
  suspend: 'Paused by the customer in the settings',
  activate: 'Resumed by the customer in the settings',
} as const;

/** @throws Problem `not_found`; `conflict` when PayPal does not do it as the subscription stands; `unavailable` */
export async function changeSubscription(
  deps: BuyDeps,
  caller: Caller,
  id: string,
  change: keyof typeof reasons,
): Promise<Subscription> {
  await assertKnown(deps, caller.workspaceId, id);
  const paypal = sellingBy(deps);
  await orUnavailable(() => paypal.changeSubscription(id, change, reasons[change]));
  return refreshSubscription(deps, caller, id);
}

async function assertKnown({ database }: BuyDeps, workspaceId: string, id: string): Promise<void> {
  const row = await readInWorkspace(database, workspaceId, (tx) => sql.findSubscription(tx, workspaceId, id));
  if (!row) throw new Problem('not_found', { detail: 'There is no subscription with this ID.' });
}

/** Nobody pays for what is about to be deleted. */
async function assertStays({ database }: BuyDeps, workspaceId: string): Promise<void> {
  const deletesAt = await deletionOf(database, workspaceId);
  if (deletesAt === null) return;
  throw new Problem('conflict', {
    detail:
      'This workspace is scheduled for deletion. Before you can subscribe, an owner has to cancel the deletion under Settings, Workspace.',
  });
}

function sellingBy({ paypal }: BuyDeps): PayPal {
  if (paypal) return paypal;
  throw new Problem('conflict', {
    detail: 'This server does not sell plans. Every workspace has every feature.',
  });
}

function approvable(made: Parameters<typeof approvalUrlOf>[0] & { id: string }) {
  const url = approvalUrlOf(made);
  if (url === null)
    throw new Problem('unavailable', { detail: 'PayPal did not provide a page to approve this.' });
  return { subscription_id: made.id, approval_url: url };
}

async function orUnavailable<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PayPalUnavailable) {
      throw new Problem('unavailable', {
        detail: 'PayPal is not responding. Nothing was changed. Try again later.',
        retryAfterSeconds: 30,
      });
    }
    if (error instanceof PayPalRefused) {
      throw new Problem('conflict', {
        detail: 'PayPal does not allow this in the subscription’s current state.',
      });
    }
    throw error;
  }
}

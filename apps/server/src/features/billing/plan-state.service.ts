import { hourMs } from '@earshot/contracts/durations';
import type { billing, PlanState } from '@earshot/contracts/billing';
import type { CallReply } from '@earshot/contracts/call';
import { daysLeft } from '@earshot/contracts/limits';
import { monthlyQuotas } from '@earshot/contracts/plans/plans';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Db } from '../../platform/database/open.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { Deps } from '../deps.ts';
import { peopleIn } from '../workspaces/invitations.service.ts';
import { workspaceSince } from '../workspaces/workspaces.service.ts';
import type { SubscriptionRow } from './entitlement.ts';
import { readUse } from './plan-use.sql.ts';
import { entitlementIn, monthOf, nextMonthOf } from './quotas.service.ts';
import { viewOf } from './subscription-view.ts';
import { listSubscriptions } from './subscriptions.sql.ts';

type StateDeps = Pick<Deps, 'config' | 'database' | 'now'>;

/** What plans limit and other features know. */
export interface Measured {
  /** How many days the workspace keeps its recordings. */
  recordingDays: (tx: Db, workspaceId: string) => Promise<number>;
}

/** The plan as a log-in loads it. */
export function activeSubscriptionLight(
  deps: StateDeps,
  { workspaceId }: Caller,
): Promise<CallReply<typeof billing.getActiveSubscriptionLight>> {
  return readInWorkspace(deps.database, workspaceId, async (tx) => {
    const { plan, subscription } = await entitlementIn(deps, tx, workspaceId);
    const expiry = subscription?.paidUntil ?? null;
    return {
      product_plan: plan.id,
      created_date: subscription?.createdAt ?? (await workspaceSince(tx, workspaceId)),
      expiry_date: expiry,
      daysLeft: daysLeft(expiry === null ? null : new Date(expiry), new Date(deps.now())),
    };
  });
}

export function getPlan(
  deps: StateDeps & { measured: Measured },
  { workspaceId }: Caller,
): Promise<PlanState> {
  return readInWorkspace(deps.database, workspaceId, async (tx) => {
    const now = deps.now();
    const { plan, people, subscription } = await entitlementIn(deps, tx, workspaceId);
    const [use, all] = [
      await readUse(tx, workspaceId, monthOf(now)),
      await listSubscriptions(tx, workspaceId),
    ];
    const shown = subscription ?? told(all, now);
    return {
      is_sold: deps.config.paypal !== null,
      plan: plan.id,
      uses: monthlyQuotas.flatMap((quota) => {
        const limit = plan.quotas[quota];
        return limit === null ? [] : [{ quota, used: use[quota], limit }];
      }),
      people: { used: await peopleIn(tx, workspaceId, new Date(now).toISOString()), limit: people },
      recording_days: {
        used: await deps.measured.recordingDays(tx, workspaceId),
        limit: plan.quotas.recordingDays,
      },
      counts_anew_on: nextMonthOf(now),
      subscription: shown ? viewOf(shown) : null,
    };
  });
}

/** PayPal keeps an order that nobody approves for so long. */
const orderMs = 3 * hourMs;

/** What a workspace without a paid plan is told of: an order that waits, else what ended last. */
function told(all: readonly SubscriptionRow[], now: number): SubscriptionRow | undefined {
  const waits = ({ status, createdAt }: SubscriptionRow) =>
    status === 'approved' || (status === 'approval_pending' && now - Date.parse(createdAt) < orderMs);
  return all.find(waits) ?? all.find(({ paidUntil }) => paidUntil !== null);
}

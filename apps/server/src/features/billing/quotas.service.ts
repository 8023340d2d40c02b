import type { MonthlyQuota, PlanQuotas } from '@earshot/contracts/plans/plans';
import { quotaWords } from '@earshot/contracts/plans/plans';
import type { Db } from '../../platform/database/open.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps, Seats } from '../deps.ts';
import type { Entitlement } from './entitlement.ts';
import { entitlementOf, everything } from './entitlement.ts';
import { addUse, lockUse, readUse } from './plan-use.sql.ts';
import { listSubscriptions } from './subscriptions.sql.ts';

export type PlanDeps = Pick<Deps, 'config' | 'now'>;

/** What a plan has room for this month, held until the transaction ends. */
export interface Room {
  left: number;
  /** Counts what was stored. */
  take: (count: number) => Promise<void>;
  /** Why more is refused. */
  full: string;
}

/** What the workspace may use; everything where nothing is sold. */
export async function entitlementIn(
  { config, now }: PlanDeps,
  tx: Db,
  workspaceId: string,
): Promise<Entitlement> {
  if (config.paypal === null) return everything;
  return entitlementOf(await listSubscriptions(tx, workspaceId), now());
}

/**
 * Asks for room in the workspace's plan and holds its counters until the transaction ends. Whoever takes the workspace's
 * row too takes that one first.
 *
 * @returns null where the plan knows no such limit: then nothing is counted
 */
export async function roomInPlan(
  deps: PlanDeps,
  tx: Db,
  workspaceId: string,
  quota: MonthlyQuota,
): Promise<Room | null> {
  const { plan } = await entitlementIn(deps, tx, workspaceId);
  const limit = plan.quotas[quota];
  if (limit === null) return null;
  const month = monthOf(deps.now());
  const used = (await lockUse(tx, workspaceId, month))[quota];
  return {
    left: Math.max(0, limit - used),
    take: async (count) => {
      if (count > 0) await addUse(tx, workspaceId, { month, quota, count });
    },
    full: `The ${plan.name} plan includes ${inWords(limit, quota)} a month. The quota resets on ${nextMonthOf(deps.now())}. A larger plan has room now.`,
  };
}

/** Counts one more. @throws Problem `plan_limit_reached` when there is no room for it */
export async function takeOne(
  deps: PlanDeps,
  tx: Db,
  workspaceId: string,
  quota: MonthlyQuota,
): Promise<void> {
  const room = await roomInPlan(deps, tx, workspaceId, quota);
  if (room?.left === 0) throw new Problem('plan_limit_reached', { detail: room.full });
  await room?.take(1);
}

/**
 * What the plan has room for this month; it holds nothing, so the answer may be old in a moment.
 *
 * @returns null where the plan knows no such limit
 */
export async function leftInPlan(
  deps: PlanDeps,
  tx: Db,
  workspaceId: string,
  quota: MonthlyQuota,
): Promise<number | null> {
  const { plan } = await entitlementIn(deps, tx, workspaceId);
  const limit = plan.quotas[quota];
  if (limit === null) return null;
  return Math.max(0, limit - (await readUse(tx, workspaceId, monthOf(deps.now())))[quota]);
}

/** True when the plan has no room this month; what {@link leftInPlan} says of its answer holds here too. */
export async function isFull(
  deps: PlanDeps,
  tx: Db,
  workspaceId: string,
  quota: MonthlyQuota,
): Promise<boolean> {
  return (await leftInPlan(deps, tx, workspaceId, quota)) === 0;
}

/**
 * @param wanted what there would be then
 * @throws Problem `plan_limit_reached` when that is more than the plan holds
 */
export async function assertWithin(
  deps: PlanDeps,
  tx: Db,
  workspaceId: string,
  quota: 'people' | 'recordingDays',
  wanted: number,
): Promise<void> {
  const { plan, people } = await entitlementIn(deps, tx, workspaceId);
  const limit = quota === 'people' ? people : plan.quotas[quota];
  if (limit === null || wanted <= limit) return;
  const counted = quota === 'people' ? ', including invitations' : '';
  throw new Problem('plan_limit_reached', {
    detail: `The ${plan.name} plan includes ${inWords(limit, quota)}${counted}. Choose a larger plan to have more.`,
  });
}

/** What is handed to workspaces, which know no plans. */
export function seatsInPlan(deps: PlanDeps): Seats {
  return {
    assertRoom: (tx, workspaceId, people) => assertWithin(deps, tx, workspaceId, 'people', people),
  };
}

/** The first day of the month, in UTC. */
export function monthOf(now: number): string {
  return `${new Date(now).toISOString().slice(0, 7)}-01`;
}

/** When what is counted by the month begins anew. */
export function nextMonthOf(now: number): string {
  const at = new Date(now);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
}

function inWords(limit: number, quota: keyof PlanQuotas): string {
  return `${limit.toLocaleString('en')} ${quotaWords[quota]}`;
}

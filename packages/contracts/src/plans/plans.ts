import { limits } from '../limits.ts';
import { planNames, type PlanId } from './plan-ids.ts';

/**
 * The plans: what they hold and what they cost. The pricing page shows this list, and billing sells and counts by it. Amounts are
 * whole euros without tax; null stands for “without limit”, or, of a price, for “not sold”.
 */

/** Plans that cost something, and so can be bought. */
export const soldPlanIds = ['team'] as const satisfies readonly PlanId[];
export type SoldPlanId = (typeof soldPlanIds)[number];

export const paymentTerms = ['monthly', 'annual'] as const;
export type PaymentTerms = (typeof paymentTerms)[number];

export const planCurrency = 'EUR';

/** What a plan may hold, each counted by workspace. */
export interface PlanQuotas {
  feedbackItemsPerMonth: number | null;
  recordedSessionsPerMonth: number | null;
  marketReportsPerMonth: number | null;
  /** Members of the workspace. */
  people: number | null;
  /** Days for which recordings can be kept. */
  recordingDays: number | null;
}

/** Quotas that begin anew on the first of each month, in UTC. */
export const monthlyQuotas = [
  'feedbackItemsPerMonth',
  'recordedSessionsPerMonth',
  'marketReportsPerMonth',
] as const satisfies readonly (keyof PlanQuotas)[];
export type MonthlyQuota = (typeof monthlyQuotas)[number];

/** What a quota counts, after a number. */
export const quotaWords = {
  feedbackItemsPerMonth: 'feedback items',
  recordedSessionsPerMonth: 'recorded sessions',
  marketReportsPerMonth: 'market reports',
  people: 'members',
  recordingDays: 'days of recordings',
} as const satisfies Record<keyof PlanQuotas, string>;

export interface Plan {
  id: PlanId;
  name: string;
  /** Whom it is best for, in a few words. */
  bestFor: string;
  /** For the whole workspace; of `annual` the sum billed once a year. */
  price: Readonly<Record<PaymentTerms, number>>;
  /** For each member beyond `quotas.people`; null where none can be added. */
  extraPerson: Readonly<Record<PaymentTerms, number>> | null;
  quotas: PlanQuotas;
}

export const plans: readonly Plan[] = [
  {
    id: 'free',
    name: planNames.free,
    bestFor: 'To get started, and for small products.',
    price: { monthly: 0, annual: 0 },
    extraPerson: null,
    quotas: {
      feedbackItemsPerMonth: 500,
      recordedSessionsPerMonth: 1000,
      marketReportsPerMonth: 3,
      people: 3,
      recordingDays: 30,
    },
  },
  {
    id: 'team',
    name: planNames.team,
    bestFor: 'For teams that use customer feedback every week.',
    price: { monthly: 49, annual: 490 },
    extraPerson: { monthly: 9, annual: 90 },
    quotas: {
      feedbackItemsPerMonth: 25_000,
      recordedSessionsPerMonth: 20_000,
      marketReportsPerMonth: 50,
      people: 5,
      recordingDays: 365,
    },
  },
  {
    id: 'self_hosted',
    name: planNames.self_hosted,
    bestFor: 'For teams that keep their data in-house.',
    price: { monthly: 0, annual: 0 },
    extraPerson: null,
    quotas: {
      feedbackItemsPerMonth: null,
      recordedSessionsPerMonth: null,
      marketReportsPerMonth: null,
      people: null,
      recordingDays: limits.recordingDaysAtMost,
    },
  },
];

export function planOf(id: PlanId): Plan {
  const plan = plans.find((one) => one.id === id);
  if (!plan) throw new RangeError(`There is no plan ${id}`);
  return plan;
}

/** What a number of members costs, in whole euros for each term; those the plan includes cost nothing more. */
export function priceFor({ price, extraPerson, quotas }: Plan, terms: PaymentTerms, people: number): number {
  const extra = quotas.people === null ? 0 : Math.max(0, people - quotas.people);
  return price[terms] + extra * (extraPerson?.[terms] ?? 0);
}

/** What a year by the month costs more than a year at once, in whole euros. */
export function savedPerYear({ price }: Pick<Plan, 'price'>): number {
  return 12 * price.monthly - price.annual;
}

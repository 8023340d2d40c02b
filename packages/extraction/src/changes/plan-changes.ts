import type { Period, Plan } from '../facts.ts';
import { isSameName } from '../pricing/cards/candidate.ts';

/** What of a plan is compared from run to run. */
export interface ComparedPlan {
  name: string;
  kind: 'priced' | 'free' | 'custom';
  amount: number | null;
  currency: string | null;
  per: Period | null;
  billedEvery: 'month' | 'year' | null;
  unit: string | null;
  isFrom: boolean;
  setupFee: number | null;
}

export type PlanField =
  'name' | 'kind' | 'amount' | 'currency' | 'per' | 'billedEvery' | 'unit' | 'isFrom' | 'setupFee';

type Value = string | number | boolean | null;

export interface PlanChange {
  /** The name that it has now; the last one for a plan that went. */
  plan: string;
  kind: 'added' | 'removed' | 'changed';
  /** Null for a plan that came or went. */
  field: PlanField | null;
  before: Value;
  after: Value;
  /** The plan before and after; null where there is none. */
  was: ComparedPlan | null;
  is: ComparedPlan | null;
}

export function comparedPlan({ name, kind, price, setupFee }: Plan): ComparedPlan {
  return {
    name,
    kind,
    amount: price?.amount ?? (kind === 'free' ? 0 : null),
    currency: price?.currency ?? null,
    per: price?.per ?? null,
    billedEvery: price?.billedEvery ?? null,
    unit: price?.unit ?? null,
    isFrom: price?.isFrom ?? false,
    setupFee: setupFee?.amount ?? null,
  };
}

/**
 * What changed between two readings of a company's plans, field by field. A plan is known again by its name; by its place and
 * its price when it got a new name. The order of plans, and how names are spaced and cased, do not count.
 */
export function planChanges(before: readonly ComparedPlan[], after: readonly ComparedPlan[]): PlanChange[] {
  const pairs = pairsOf(before, after);
  const gone = before.filter((plan) => !pairs.some(([was]) => was === plan));
  const come = after.filter((plan) => !pairs.some(([, is]) => is === plan));
  return [
    ...pairs.flatMap(([was, is]) => fieldChanges(was, is)),
    ...come.map((is) => whole('added', null, is)),
    ...gone.map((was) => whole('removed', was, null)),
  ];
}

type Pair = readonly [was: ComparedPlan, is: ComparedPlan];

function pairsOf(before: readonly ComparedPlan[], after: readonly ComparedPlan[]): Pair[] {
  const pairs: Pair[] = [];
  const isFree = (plan: ComparedPlan) => !pairs.some((pair) => pair.includes(plan));
  const match = (fits: (was: ComparedPlan, is: ComparedPlan) => boolean) => {
    for (const was of before.filter(isFree)) {
      const is = after.find((each) => isFree(each) && fits(was, each));
      if (is) pairs.push([was, is]);
    }
  };
  match((was, is) => isSameName(was.name, is.name));
  const samePrice = (was: ComparedPlan, is: ComparedPlan) =>
    was.kind === is.kind && was.amount === is.amount && was.currency === is.currency && was.per === is.per;
  const samePlace = (was: ComparedPlan, is: ComparedPlan) =>
    before.indexOf(was) === after.indexOf(is) ||
    before.length - before.indexOf(was) === after.length - after.indexOf(is);
  match((was, is) => samePlace(was, is) && samePrice(was, is));
  match((was, is) => was.amount !== null && was.amount > 0 && samePrice(was, is));
  return pairs;
}

const FIELDS: readonly PlanField[] = [
  'name',
  'kind',
  'amount',
  'currency',
  'per',
  'billedEvery',
  'unit',
  'isFrom',
  'setupFee',
];

/** A change of kind says it all about the price. */
function fieldChanges(was: ComparedPlan, is: ComparedPlan): PlanChange[] {
  const changed = FIELDS.filter((field) =>
    field === 'name' ? !isSameName(was.name, is.name) : was[field] !== is[field],
  );
  const telling = changed.includes('kind')
    ? changed.filter((field) => field === 'name' || field === 'kind' || field === 'setupFee')
    : changed;
  return telling.map((field) => ({
    plan: is.name,
    kind: 'changed',
    field,
    before: was[field],
    after: is[field],
    was,
    is,
  }));
}

function whole(kind: 'added' | 'removed', was: ComparedPlan | null, is: ComparedPlan | null): PlanChange {
  return {
    plan: (is ?? was)?.name ?? '',
    kind,
    field: null,
    before: was?.amount ?? null,
    after: is?.amount ?? null,
    was,
    is,
  };
}

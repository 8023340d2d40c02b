import type { Plan, PriceFact } from '@earshot/extraction/facts';
import type { EitherWay, OutsidePlan } from './outside-set.ts';

/** How the plans that were read agree with those of the truth; all are counts. */
export interface PlanScore {
  plans: number;
  right: number;
  shown: number;
  false: number;
  /** Amounts of plans that stand nowhere in the truth. */
  invented: number;
  /** Further prices of plans, and those that were read with their amount. */
  others: number;
  othersRight: number;
  /** Plans whose unit and lower bound are right, of all priced ones. */
  priced: number;
  termsRight: number;
}

/** Compares what was read with the truth, as the set's README says: a plan is right when name, amount, currency and period agree. */
export function planScore(
  all: readonly Plan[],
  truth: readonly OutsidePlan[],
  eitherWay: EitherWay['plans'] = [],
): PlanScore {
  const mayBe = ({ name, price }: Plan) =>
    eitherWay.some(
      (each) => plainName(each.name) === plainName(name) && (price === null || price.amount === each.amount),
    );
  const read = all.filter((plan) => !mayBe(plan));
  const named = (plan: OutsidePlan) => read.filter((each) => plainName(each.name) === plainName(plan.name));
  const amounts = truth.flatMap(({ amount, setup_fee: fee, also }) => [
    amount,
    fee,
    ...also.map((each) => each.amount),
  ]);
  const told = read.flatMap(({ price, otherPrices, setupFee }) => [
    ...(price ? [price.amount] : []),
    ...otherPrices.map(({ amount }) => amount),
    ...(setupFee ? [setupFee.amount] : []),
  ]);
  const also = truth.flatMap((plan) =>
    plan.also.map(({ amount }) => named(plan).some((each) => pricesOf(each).includes(amount))),
  );
  const priced = truth.filter(({ kind }) => kind === 'priced');
  return {
    plans: truth.length,
    right: truth.filter((plan) => named(plan).some((each) => isRight(each, plan))).length,
    shown: read.length,
    false: read.filter((plan) => isFalse(plan, truth)).length,
    invented: told.filter((amount) => !amounts.includes(amount)).length,
    others: also.length,
    othersRight: also.filter(Boolean).length,
    priced: priced.length,
    termsRight: priced.filter((plan) => named(plan).some(({ price }) => hasTermsOf(price, plan))).length,
  };
}

function pricesOf({ price, otherPrices }: Plan): number[] {
  return [...(price ? [price] : []), ...otherPrices].map(({ amount }) => amount);
}

function isRight({ kind, price }: Plan, truth: OutsidePlan): boolean {
  if (kind !== truth.kind) return false;
  if (kind !== 'priced') return true;
  return (
    price?.amount === truth.amount &&
    price.currency === truth.currency &&
    periodOf(price) === periodIn(truth.per)
  );
}

function isFalse(plan: Plan, truths: readonly OutsidePlan[]): boolean {
  const named = truths.filter((truth) => plainName(truth.name) === plainName(plan.name));
  if (named.length === 0) return true;
  const { price } = plan;
  return (
    price !== null &&
    !named.some(({ amount, also }) =>
      [amount, ...also.map((each) => each.amount)].some((each) => each === price.amount),
    )
  );
}

function hasTermsOf(price: PriceFact | null, { unit, is_from: isFrom }: OutsidePlan): boolean {
  return (
    price !== null &&
    price.isFrom === isFrom &&
    (unit === undefined || plainUnit(price.unit ?? '') === plainUnit(unit ?? ''))
  );
}

function periodOf(price: PriceFact | null): string | null {
  return price?.per ?? null;
}

/** Lengths in words that have a name: `2 weeks`, `6 months`. */
const LENGTHS: Readonly<Record<string, string>> = {
  '1 month': 'month',
  '1 year': 'year',
  '3 months': 'quarter',
  '6 months': 'half_year',
  '2 weeks': 'two_weeks',
  '15 days': 'two_weeks',
  '2 years': 'two_years',
};

function periodIn(per: string | null): string | null {
  return per === null ? null : (LENGTHS[per] ?? per);
}

function plainUnit(unit: string): string {
  return unit
    .toLowerCase()
    .replace(/^(?:per|each|an?) /, '')
    .replace(/s$/, '');
}

/** Without case, spaces and a word such as “plan”. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/(?<!\p{L})(?:plan|tier|edition|package)(?!\p{L})/gu, '')
    .replace(/\s+/g, '');
}

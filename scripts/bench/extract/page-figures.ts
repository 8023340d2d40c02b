import type { Plan, PriceFact } from '@earshot/extraction/facts';
import { evidenceHolds } from '@earshot/extraction/page/quotes';
import { readPage } from '@earshot/extraction/page/read-page';
import { readPricing } from '@earshot/extraction/pricing/read-pricing';
import { pricingPages } from '../../../packages/stand-in-internet/src/pricing/pages.ts';
import type { Half, PricingPage, TruePlan } from '../../../packages/stand-in-internet/src/pricing/pages.ts';
import type { Measured } from '../search/report.ts';

/** How a half of the pages was read. Pages that were not read wholly right are named for the development half only. */
export interface PageFigures {
  lines: Measured[];
  faulty: string[];
}

interface PageResult {
  page: PricingPage;
  plans: Plan[];
  right: number;
  falsePlans: number;
  shown: number;
  quotes: number;
  quotesHeld: number;
  units: number;
  millis: number;
}

/** Reads each page of a half and compares its plans with the truth beside it. */
export function pageFigures(half: Half): PageFigures {
  const results = pricingPages(half).map(resultOf);
  const sum = (of: (result: PageResult) => number) => results.reduce((total, each) => total + of(each), 0);
  const plans = sum(({ page }) => page.plans.length);
  const shown = sum((each) => each.shown);
  const percent = (part: number, whole: number) => (whole === 0 ? 100 : (100 * part) / whole);
  const isWhole = ({ right, falsePlans, page }: PageResult) =>
    right === page.plans.length && falsePlans === 0;
  const times = results.map(({ millis }) => millis).sort((a, b) => a - b);
  return {
    lines: [
      { name: `${half}: pages`, value: results.length, unit: '', limit: { atLeast: 30 } },
      {
        name: `${half}: plans, amounts and periods right`,
        value: percent(
          sum((each) => each.right),
          plans,
        ),
        unit: '%',
        limit: { atLeast: 90 },
      },
      {
        name: `${half}: false plans of those shown`,
        value: percent(
          sum((each) => each.falsePlans),
          Math.max(1, shown),
        ),
        unit: '%',
        limit: { atMost: 2 },
      },
      ...partsOf(half, results),
      {
        name: `${half}: pages wholly right`,
        value: percent(results.filter(isWhole).length, results.length),
        unit: '%',
      },
      {
        name: `${half}: units right`,
        value: percent(
          sum((each) => each.units),
          plans,
        ),
        unit: '%',
      },
      {
        name: `${half}: quotes that stand in the stored text`,
        value: percent(
          sum((each) => each.quotesHeld),
          sum((each) => each.quotes),
        ),
        unit: '%',
        limit: { atLeast: 100 },
      },
      { name: `${half}: time a page, median`, value: times[Math.floor(times.length / 2)] ?? 0, unit: 'ms' },
    ],
    faulty: results
      .filter((each) => !isWhole(each))
      .map(
        ({ page, right, falsePlans }) =>
          `${page.name}: ${right} of ${page.plans.length} right, ${falsePlans} false`,
      ),
  };
}

/** Which parts of the plans are right, of all that the pages hold. */
function partsOf(half: Half, results: readonly PageResult[]): Measured[] {
  const pairs = results.flatMap(({ page, plans }) =>
    page.plans.map((truth) => [truth, plans.find((plan) => isNamed(plan, truth))] as const),
  );
  const share = (name: string, fits: (plan: Plan, truth: TruePlan) => boolean): Measured => ({
    name: `${half}: ${name}`,
    value:
      (100 * pairs.filter(([truth, plan]) => plan !== undefined && fits(plan, truth)).length) / pairs.length,
    unit: '%',
  });
  return [
    share('names found', () => true),
    share('kinds right', (plan, truth) => plan.kind === truth.kind),
    share('amounts right', (plan, truth) => amountOf(plan) === truth.amount),
    share('currencies right', (plan, truth) => (plan.price?.currency ?? null) === truth.currency),
    share('periods right', (plan, truth) => (plan.price?.per ?? null) === truth.per),
  ];
}

function amountOf({ kind, price }: Plan): number | null {
  return kind === 'free' ? 0 : (price?.amount ?? null);
}

function resultOf(page: PricingPage): PageResult {
  const began = performance.now();
  const read = readPage(page.html, page.url);
  const { plans } = readPricing(read);
  const millis = performance.now() - began;
  const proofs = plans.flatMap((plan) => [
    ...plan.evidence,
    ...plan.otherPrices.map(({ evidence }) => evidence),
    ...(plan.setupFee ? [plan.setupFee.evidence] : []),
    ...plan.features.map(({ evidence }) => evidence),
  ]);
  return {
    page,
    plans,
    right: page.plans.filter((truth) => plans.some((plan) => isRight(plan, truth))).length,
    falsePlans: plans.filter((plan) => isFalse(plan, page.plans)).length,
    shown: plans.length,
    quotes: proofs.length,
    quotesHeld: proofs.filter((proof) => evidenceHolds(read.page, proof)).length,
    units: page.plans.filter((truth) =>
      plans.some((plan) => isNamed(plan, truth) && (plan.price?.unit ?? null) === truth.unit),
    ).length,
    millis,
  };
}

/** Name, amount, currency and period agree; free and custom plans need name and kind. */
export function isRight(plan: Plan, truth: TruePlan): boolean {
  if (!isNamed(plan, truth) || plan.kind !== truth.kind) return false;
  const { price } = plan;
  if (truth.kind !== 'priced') return true;
  return price?.amount === truth.amount && price.currency === truth.currency && price.per === truth.per;
}

/** Named like none of the page's plans, or with an amount that is none of that plan's. */
export function isFalse(plan: Plan, truths: readonly TruePlan[]): boolean {
  const named = truths.filter((truth) => isNamed(plan, truth));
  if (named.length === 0) return true;
  return plan.price !== null && !named.some((truth) => isAmountOf(plan.price, truth));
}

function isAmountOf(price: PriceFact | null, { amount, also }: TruePlan): boolean {
  return [amount, ...also.map((each) => each.amount)].includes(price?.amount ?? null);
}

function isNamed(plan: Plan, truth: TruePlan): boolean {
  return plain(plan.name) === plain(truth.name);
}

/** Without case, spaces and a word such as “plan”. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/\b(?:plan|tier|edition|package)\b/g, '')
    .replace(/\s+/g, '');
}

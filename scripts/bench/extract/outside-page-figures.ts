import { featureMatrix } from '@earshot/extraction/features/feature-matrix';
import { readFeatures } from '@earshot/extraction/features/read-features';
import { readPage } from '@earshot/extraction/page/read-page';
import { readPricing } from '@earshot/extraction/pricing/read-pricing';
import type { Measured } from '../search/report.ts';
import { featureScore } from './feature-judging.ts';
import { outsidePages } from './outside-set.ts';
import type { OutsideHalf, OutsidePage } from './outside-set.ts';
import { planScore } from './plan-judging.ts';
import { limitsOf, shareOf } from './shares.ts';

export interface OutsideFigures {
  lines: Measured[];
  /** What was not read rightly, in words; of the open half only. */
  faulty: string[];
}

/** Reads each page of the outside set by itself, as a page about prices is read, and compares it with its truth. */
export function outsidePageFigures(half: OutsideHalf): OutsideFigures {
  return figuresOfPages(`outside pages, ${half}`, outsidePages(half), {
    ...limitsOf(half),
    tellsFaults: half !== 'frozen',
  });
}

/**
 * Reads pages that stand in a folder with their truth beside them; nothing of them is kept.
 *
 * @param named what the lines call them
 */
export function figuresOfPages(
  named: string,
  pages: readonly OutsidePage[],
  { atLeast, atMost, tellsFaults }: ReturnType<typeof limitsOf> & { tellsFaults: boolean },
): OutsideFigures {
  const results = pages.map(resultOf);
  const sum = (of: (result: Result) => number) => results.reduce((total, each) => total + of(each), 0);
  const without = results.filter(({ page }) => page.plans.length === 0);
  const claiming = without.filter(({ plans }) => plans.shown > 0);
  const times = results.map(({ millis }) => millis).sort((a, b) => a - b);
  return {
    lines: [
      shareOf(
        `${named}: plans right`,
        sum(({ plans }) => plans.right),
        sum(({ plans }) => plans.plans),
        atLeast(93),
      ),
      shareOf(
        `${named}: false plans of those shown`,
        sum(({ plans }) => plans.false),
        sum(({ plans }) => plans.shown),
        atMost(2),
      ),
      {
        name: `${named}: pages that claim plans and sell none, of ${without.length}`,
        value: claiming.length,
        unit: '',
        ...atMost(0),
      },
      {
        name: `${named}: amounts that nobody pays`,
        value: sum(({ plans }) => plans.invented),
        unit: '',
        ...atMost(0),
      },
      shareOf(
        `${named}: other prices right`,
        sum(({ plans }) => plans.othersRight),
        sum(({ plans }) => plans.others),
        atLeast(85),
      ),
      shareOf(
        `${named}: unit and “from” right`,
        sum(({ plans }) => plans.termsRight),
        sum(({ plans }) => plans.priced),
        atLeast(90),
      ),
      shareOf(
        `${named}: features right of those shown`,
        sum(({ features }) => features.right),
        sum(({ features }) => features.shown),
        atLeast(92),
      ),
      shareOf(
        `${named}: features found`,
        sum(({ features }) => features.found),
        sum(({ features }) => features.listed),
        atLeast(75),
      ),
      shareOf(
        `${named}: features found with their plan`,
        sum(({ features }) => features.withPlan),
        sum(({ features }) => features.ofPlans),
      ),
      {
        name: `${named}: processor time a page, 95th percentile`,
        value: times[Math.floor(times.length * 0.95)] ?? 0,
        unit: 'ms',
        ...atMost(100),
      },
    ],
    faulty: tellsFaults ? results.flatMap(faultsOf) : [],
  };
}

interface Result {
  page: OutsidePage;
  plans: ReturnType<typeof planScore>;
  features: ReturnType<typeof featureScore>;
  names: string;
  millis: number;
}

function resultOf(page: OutsidePage): Result {
  const began = process.cpuUsage();
  const read = readPage(page.html, page.url);
  const { plans } = readPricing(read);
  const named =
    plans.length > 0
      ? readFeatures(
          read,
          'pricing',
          plans.map(({ name }) => name),
        )
      : [];
  const mentions = [...named, ...plans.flatMap((plan) => plan.features)];
  const rows = featureMatrix([{ host: new URL(page.url).hostname, mentions }]);
  const { user, system } = process.cpuUsage(began);
  const millis = (user + system) / 1000;
  const names = plans
    .map(
      ({ name, kind, price }) =>
        `${name} ${kind} ${price?.amount ?? ''} ${price?.currency ?? ''}/${price?.per ?? ''} ${price?.unit ?? ''}`,
    )
    .join('; ');
  return {
    page,
    plans: planScore(plans, page.plans, page.either_way?.plans),
    features: featureScore(rows, page.features, page.either_way?.features),
    names,
    millis,
  };
}

function faultsOf({ page, plans, features, names }: Result): string[] {
  const isWhole =
    plans.right === plans.plans &&
    plans.false === 0 &&
    plans.invented === 0 &&
    plans.othersRight === plans.others;
  return [
    ...(isWhole
      ? []
      : [
          `${page.name}: ${plans.right} of ${plans.plans} plans right, ${plans.false} false, read as ${names}`,
        ]),
    ...(plans.termsRight === plans.priced
      ? []
      : [`${page.name}: terms of ${plans.termsRight} of ${plans.priced}: ${names}`]),
    ...(features.wrong.length > 0 ? [`${page.name}: no features: ${features.wrong.join(' | ')}`] : []),
    ...(features.missed.length > 0
      ? [`${page.name}: features not found: ${features.missed.join(' | ')}`]
      : []),
  ];
}

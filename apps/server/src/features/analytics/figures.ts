import type { Change, Figure, MeasureKind, Unit } from '@earshot/contracts/analytics';
import { excluding, narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { Coverage } from './coverage.service.ts';
import { isCovered } from './coverage.service.ts';
import type { Comparison } from './period.service.ts';
import type { Difference, Mean } from './statistics.service.ts';
import { differenceOfCounts, differenceOfMeans, differenceOfShares } from './statistics.service.ts';
import { meanInterval, shareInterval } from './statistics.service.ts';
import { detractorShare, npsScale, promoterShare, satisfiedShare } from './rating-shares.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

/** What is measured, and in what. */
export interface Asked {
  measure: MeasureKind;
  unit: Unit;
  /** The items that a share is of the others. */
  part?: ReadyFilter | undefined;
}

/** What is summed up of items: see `Tally`. */
export interface Sums {
  n: number;
  high: number;
  low: number;
  sum: number;
  squares: number;
  /** The part's share of the sum. */
  highSum: number;
  /** Above 0 where items match of which nobody knows who, of what account or revenue; of the part alike. */
  unknown: number;
  highUnknown: number;
}

export const noTally: Sums = {
  ...{ n: 0, high: 0, low: 0, sum: 0, squares: 0 },
  ...{ highSum: 0, unknown: 0, highUnknown: 0 },
};

/** Of items that are in one of both, not in both. */
export function added(one: Sums, other: Sums): Sums {
  return {
    n: one.n + other.n,
    high: one.high + other.high,
    low: one.low + other.low,
    sum: one.sum + other.sum,
    squares: one.squares + other.squares,
    highSum: one.highSum + other.highSum,
    unknown: one.unknown + other.unknown,
    highUnknown: one.highUnknown + other.highUnknown,
  };
}

/**
 * The number that sums make, with the filters that open it; `filter` holds for what was summed up, `whole` for what a share
 * without a part is of.
 */
export function figureOf(asked: Asked, sums: Sums, filter: ReadyFilter, whole: ReadyFilter = filter): Figure {
  const { measure, unit } = asked;
  const { n, high } = sums;
  const own = { measure, unit, n };
  switch (measure) {
    case 'count': {
      // Nobody known is not nobody.
      const isUnknown = n === 0 && sums.unknown > 0;
      const value = isUnknown ? null : unit === 'revenue' ? sums.sum : n;
      return { ...own, value, interval: null, filters: countedBy(unit, filter) };
    }
    case 'share':
      return {
        ...own,
        ...(unit === 'revenue' ? ratio(sums.highSum, sums.sum) : ratio(high, n)),
        ...(asked.part && high === 0 && sums.highUnknown > 0 && { value: null }),
        interval: asked.part && unit !== 'revenue' ? shareInterval(high, n) : null,
        filters: countedBy(unit, asked.part ? narrowed(filter, asked.part) : filter),
        denominator_filters: countedBy(unit, asked.part ? filter : whole),
      };
    case 'csat':
      return {
        ...own,
        ...ratio(high, n),
        interval: shareInterval(high, n),
        filters: narrowed(filter, { rating_min: satisfiedShare }),
        denominator_filters: narrowed(filter, { rated: true }),
      };
    case 'mean_rating':
    case 'nps':
    case 'sentiment_score': {
      const mean = meanOf(measure, sums);
      return {
        ...own,
        value: n === 0 ? null : mean.value,
        interval: meanInterval(mean),
        filters: narrowed(filter, measuredBy[measure]),
        ...(measure !== 'mean_rating' && { parts: partsOf(measure, sums, filter) }),
      };
    }
  }
}

/** The number alone. */
export function valueOf(asked: Asked, sums: Sums): number | null {
  return figureOf(asked, sums, {}).value;
}

type MeanKind = Extract<MeasureKind, 'mean_rating' | 'nps' | 'sentiment_score'>;

const measuredBy: Record<MeanKind, ReadyFilter> = {
  mean_rating: { rated: true },
  nps: { rating_scale: npsScale },
  sentiment_score: {},
};

const bounds: Record<MeanKind, [number, number]> = {
  mean_rating: [1, 5],
  nps: [-100, 100],
  sentiment_score: [-100, 100],
};

/** The mean of stars, or of 100 for each promoter or positive item, −100 for each detractor or negative one. */
export function meanOf(measure: MeanKind, { n, high, low, sum, squares }: Sums): Mean {
  const [total, totalSquares] =
    measure === 'mean_rating' ? [sum, squares] : [100 * (high - low), 10_000 * (high + low)];
  const value = n === 0 ? 0 : total / n;
  const squaredDistances = Math.max(0, totalSquares - n * value * value);
  return { value, n, squaredDistances, bounds: bounds[measure] };
}

function ratio(numerator: number, denominator: number) {
  return { value: denominator === 0 ? null : numerator / denominator, numerator, denominator };
}

/** Narrowed to the items that have what is counted. */
function countedBy(unit: Unit, filter: ReadyFilter): ReadyFilter {
  switch (unit) {
    case 'items':
      return filter;
    case 'people':
      return narrowed(filter, { has_author: true });
    case 'accounts':
      return narrowed(filter, { has_account: true });
    case 'revenue':
      return narrowed(filter, { has_revenue: true });
  }
}

function partsOf(measure: 'nps' | 'sentiment_score', sums: Sums, filter: ReadyFilter) {
  const middle = sums.n - sums.high - sums.low;
  if (measure === 'sentiment_score') {
    return [
      { key: 'positive', count: sums.high, filters: narrowed(filter, { sentiments: ['positive'] }) },
      { key: 'neutral', count: middle, filters: narrowed(filter, { sentiments: ['neutral'] }) },
      { key: 'negative', count: sums.low, filters: narrowed(filter, { sentiments: ['negative'] }) },
    ];
  }
  const scored = narrowed(filter, { rating_scale: npsScale });
  const [top, bottom] = [{ rating_min: promoterShare }, { rating_max: detractorShare }];
  return [
    { key: 'promoters', count: sums.high, filters: narrowed(scored, top) },
    { key: 'passives', count: middle, filters: excluding(excluding(scored, top), bottom) },
    { key: 'detractors', count: sums.low, filters: narrowed(scored, bottom) },
  ];
}

/** How a figure has changed since another period, as far as that is covered by data. */
export function changeOf(
  asked: Asked,
  now: Sums,
  before: { sums: Sums; filter: ReadyFilter; whole?: ReadyFilter },
  { before: period, scale }: Comparison,
  coverage: Coverage,
): Change {
  const was = figureOf(asked, before.sums, before.filter, before.whole);
  const from = { from: was.value, from_n: was.n, from_filters: was.filters };
  if (!isCovered(coverage, period)) {
    const nothing = { difference: null, interval: null, data_from: coverage.firstDay };
    return { ...from, ...nothing, verdict: 'not_covered' };
  }
  const isKnown = was.value !== null && valueOf(asked, now) !== null;
  const difference = isKnown ? differenceOf(asked, now, before.sums, scale) : null;
  return {
    ...from,
    difference: difference?.difference ?? null,
    interval: difference?.interval ?? null,
    verdict: asked.unit === 'revenue' ? null : verdictOf(difference),
  };
}

export function differenceOf(
  { measure, unit }: Asked,
  now: Sums,
  before: Sums,
  scale: number,
): Difference | null {
  switch (measure) {
    case 'count':
      return unit === 'revenue'
        ? { difference: now.sum - before.sum * scale, interval: null }
        : differenceOfCounts(now.n, before.n, scale);
    case 'share':
      if (unit !== 'revenue') break;
      return now.sum === 0 || before.sum === 0
        ? null
        : { difference: now.highSum / now.sum - before.highSum / before.sum, interval: null };
    case 'csat':
      break;
    default:
      return differenceOfMeans(meanOf(measure, now), meanOf(measure, before));
  }
  return differenceOfShares({ hits: now.high, n: now.n }, { hits: before.high, n: before.n });
}

function verdictOf(difference: Difference | null): Change['verdict'] {
  if (!difference?.interval) return 'too_few';
  const [low, high] = difference.interval;
  if (low > 0) return 'up';
  return high < 0 ? 'down' : 'same';
}

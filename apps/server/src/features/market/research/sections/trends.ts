import type { MarketTrend } from '@earshot/contracts/market/market-report';
import { monthTrend } from '@earshot/extraction/trends/month-trend';
import type { MonthTrend } from '@earshot/extraction/trends/month-trend';
import type { KeptAnswer, KeptSeries } from '../ask-sources.ts';

/** The same draws for each series, so that a run repeated says the same. */
const seed = 1;

export interface JudgedSeries {
  host: string;
  source: string;
  series: KeptSeries;
  trend: MonthTrend;
}

/** How much is said and looked up, month by month. */
export function judgedSeries(host: string, answers: readonly KeptAnswer[]): JudgedSeries[] {
  return answers.flatMap(({ id, series }) =>
    series
      .filter(({ points }) => points.length > 0)
      .map((one) => ({ host, source: id, series: one, trend: monthTrend(one.points, seed) })),
  );
}

export function trendsOf(
  judged: readonly JudgedSeries[],
  numberOf: (source: string) => number | undefined,
): MarketTrend[] {
  return judged.flatMap(({ host, source: id, series: { name, points }, trend: { change, label } }) => {
    const source = numberOf(id);
    if (source === undefined) return [];
    const n = Math.round(points.reduce((sum, { value }) => sum + value, 0));
    const rounded = change && {
      ...{ percent: tenth(change.percent), low: tenth(change.low), high: tenth(change.high) },
    };
    return [{ id: `${host}/${id}`, host, name, source, points, n, change: rounded, label }];
  });
}

function tenth(value: number): number {
  return Math.round(10 * value) / 10;
}

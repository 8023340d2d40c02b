import type { SourceSeries } from './source-facts.ts';

/** `2026-03` of an instant, UTC. */
export function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7);
}

/** The months up to the one of `now`, oldest first, each with its first instant and that of the next. */
export function lastMonths(count: number, now: Date): { month: string; from: Date; to: Date }[] {
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back));
    const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back + 1));
    return { month: monthOf(from), from, to };
  });
}

/** Adds values up by month; months without any in between count as 0. */
export function byMonth(values: readonly { at: Date; value: number }[], now: Date): SourceSeries['points'] {
  const sums = new Map<string, number>();
  for (const { at, value } of values) sums.set(monthOf(at), (sums.get(monthOf(at)) ?? 0) + value);
  const months = lastMonths(36, now).map(({ month }) => month);
  const first = months.findIndex((month) => sums.has(month));
  if (first === -1) return [];
  return months
    .slice(first)
    .map((month) => ({ month, value: sums.get(month) ?? 0, partial: month === monthOf(now) }));
}

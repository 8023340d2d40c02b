import type { Measured, MeasureRow } from '@earshot/contracts/analytics';
import { formatCount } from '../../lib/format.ts';
import { formatValue } from '../../lib/format-figure.ts';
import { whenOf } from '../../lib/stretch-when.ts';

/** From so many on a count says something of its course. */
const fewItems = 5;
/** Single days go up and down: of them the first and the last week are compared. */
const daysCompared = 7;

/**
 * What a course over time says, in a sentence: from where to where, and where it was highest. Stretches that are cut short,
 * by the period, by today, or by the first and last day of the data, do not count.
 */
export function summaryOf({ rows, series, time = 'day', period }: Measured, label: string): string {
  const whole = rows.filter((row) => !row.is_partial && row.figure.value !== null && isWithin(row, period));
  const [first] = whole;
  const last = whole.at(-1);
  if (!first || !last || first === last) return `Not enough data to show a trend of ${label}.`;
  const highest = whole.reduce((best, row) => (valueOf(row) > valueOf(best) ? row : best), first);
  const others = whole.filter((row) => row !== highest && valueOf(row) === valueOf(highest)).length;
  const isSaid = time !== 'day' && (highest === first || highest === last);
  const peak =
    others > 0 || isSaid ? '' : `The peak was ${shown(highest)} ${whenOf(time, highest.key ?? '')}.`;
  const course = time === 'day' ? courseOfDays(whole, label) : courseOf(first, last, label, series);
  return [course, peak].filter(Boolean).join(' ') || `Not enough data to show a trend of ${label}.`;
}

const valueOf = ({ figure }: MeasureRow) => figure.value ?? 0;
const shown = ({ figure }: MeasureRow) => formatValue(figure, figure.value ?? 0);

function isWithin({ from, to }: MeasureRow, period: Measured['period']): boolean {
  return !period || from === undefined || to === undefined || (period.from <= from && to <= period.to);
}

function courseOf(first: MeasureRow, last: MeasureRow, label: string, series: Measured['series']): string {
  const [from, to] = [valueOf(first), valueOf(last)];
  if (first.figure.measure === 'count' && Math.max(from, to) < fewItems) return '';
  if (from === to) return `${label}: ${shown(last)} at the start and at the end.`;
  const verb = to > from ? 'rose' : 'fell';
  return `${label} ${verb} from ${shown(first)} to ${shown(last)}.${negativePart(series, first, last)}`;
}

function courseOfDays(days: readonly MeasureRow[], label: string): string {
  const [any] = days;
  if (!any || days.length < 2 * daysCompared) return '';
  const [from, to] = [medianOf(days.slice(0, daysCompared)), medianOf(days.slice(-daysCompared))];
  const [before, after] = [formatValue(any.figure, from), formatValue(any.figure, to)];
  return `${label} on a median day: ${before} in the first week, ${after} in the last week.`;
}

function medianOf(rows: readonly MeasureRow[]): number {
  const values = rows.map(valueOf).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
}

/** How much of a rise or fall is negative, where rows are split by sentiment. */
function negativePart(series: Measured['series'], first: MeasureRow, last: MeasureRow): string {
  const at = series?.findIndex(({ key }) => key === 'negative') ?? -1;
  const [from, to] = [first.split?.[at]?.value, last.split?.[at]?.value];
  const change = valueOf(last) - valueOf(first);
  if (typeof from !== 'number' || typeof to !== 'number' || change === 0) return '';
  const part = to - from;
  // Where they moved the other way, a part of the change is no way to say it.
  if (part * change <= 0) return '';
  const [all, some] = [Math.abs(change), Math.abs(part)];
  return ` Of the ${formatCount(all)} ${change > 0 ? 'more' : 'fewer'}, ${formatCount(some)} ${some === 1 ? 'is' : 'are'} negative.`;
}

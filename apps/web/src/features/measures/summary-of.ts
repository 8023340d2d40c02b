import type { Measured, MeasureRow } from '@earshot/contracts/measures';
import { formatCount } from '../../lib/format.ts';
import { formatValue } from '../../lib/format-figure.ts';

/** What a course over time says, in a sentence: from where to where, and where it was highest. Stretches cut short do not count. */
export function summaryOf(
  { rows, series }: Measured,
  label: string,
  nameOf: (key: string) => string,
): string {
  const whole = rows.filter(({ is_partial: isPartial, figure }) => !isPartial && figure.value !== null);
  const [first] = whole;
  const last = whole.at(-1);
  if (!first || !last || first === last) return `There is too little here to see a course of ${label}.`;
  const value = (row: typeof first) => row.figure.value ?? 0;
  const show = (row: typeof first) => formatValue(row.figure, value(row));
  const [from, to] = [value(first), value(last)];
  const verb = to > from ? 'rose' : to < from ? 'fell' : 'stayed';
  const highest = whole.reduce((best, row) => (value(row) > value(best) ? row : best), first);
  const course =
    verb === 'stayed'
      ? `${label} stayed at ${show(last)}`
      : `${label} ${verb} from ${show(first)} to ${show(last)}`;
  const peak =
    highest === first || highest === last
      ? ''
      : ` It was highest with ${show(highest)} in ${nameOf(highest.key ?? '')}.`;
  return `${course}.${negativePart(series, first, last)}${peak}`;
}

/** How much of a rise or fall is negative, where rows are split by sentiment. */
function negativePart(series: Measured['series'], first: MeasureRow, last: MeasureRow): string {
  const at = series?.findIndex(({ key }) => key === 'negative') ?? -1;
  const [from, to] = [first.split?.[at]?.value, last.split?.[at]?.value];
  const change = (last.figure.value ?? 0) - (first.figure.value ?? 0);
  if (typeof from !== 'number' || typeof to !== 'number' || change === 0) return '';
  const part = to - from;
  // Where they moved the other way, a part of the change is no way to say it.
  if (part * change <= 0) return '';
  return ` Of the ${formatCount(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'}, ${formatCount(Math.abs(part))} are negative.`;
}

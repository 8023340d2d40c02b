import type { Figure, Measured, MeasureRow, TimeBucket } from '@earshot/contracts/analytics';
import { figurePath } from '../../lib/figure-path.ts';
import { formatCalendarDay } from '../../lib/format.ts';
import { todayIn } from '../../lib/time-zone.ts';
import { sentimentName } from '../../lib/sentiment-names.ts';
import type { ChartData, ChartPoint, ChartTone, ChartValue } from '../../ui/charts/chart-data.ts';
import { sentimentTones, seriesTones } from '../../ui/charts/chart-data.ts';

const otherTone: ChartTone = 'neu';

/** Rows of time as a chart: each of their parts a series, or all as one called `label`. */
export function chartOf({ rows, series, time, time_zone: zone }: Measured, label: string): ChartData {
  const today = todayIn(zone);
  const points = rows.map((row) => pointOf(row, time ?? 'day', today));
  if (!series) {
    return {
      points,
      series: [{ key: 'all', label, tone: 's1', values: rows.map(({ figure }) => valueOf(figure)) }],
    };
  }
  return {
    points,
    series: series.map(({ key, label: name, is_other: isOther }, at) => ({
      key: key ?? 'other',
      label: sentimentName(key) ?? name,
      tone: sentimentTones[key ?? ''] ?? (isOther ? otherTone : (seriesTones[at] ?? otherTone)),
      values: rows.map(({ split }) => valueOf(split?.[at])),
    })),
  };
}

function valueOf(figure: Figure | undefined): ChartValue {
  if (!figure) return { value: null };
  return { value: figure.value, interval: figure.interval, to: figurePath(figure.unit, figure.filters) };
}

const monthDay = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat(undefined, { month: 'short', year: 'numeric', timeZone: 'UTC' });

function pointOf(row: MeasureRow, time: TimeBucket, today: string): ChartPoint {
  const { key, label, from, to, is_partial: isPartial = false } = row;
  const day = new Date(`${key ?? label}T00:00:00Z`);
  const isRunning = isPartial && to !== undefined && to >= today;
  return { key: key ?? label, isPartial, isRunning, ...namesOf(time, day, from, to) };
}

function namesOf(time: TimeBucket, day: Date, from: string | undefined, to: string | undefined) {
  const span = from && to ? `${formatCalendarDay(from)} to ${formatCalendarDay(to)}` : '';
  switch (time) {
    case 'month':
      return { label: month.format(day), short: month.format(day) };
    case 'quarter': {
      const name = `Q${Math.floor(day.getUTCMonth() / 3) + 1} ${day.getUTCFullYear()}`;
      return { label: name, short: name };
    }
    case 'year':
      return { label: String(day.getUTCFullYear()), short: String(day.getUTCFullYear()) };
    case 'week':
      return { label: span, short: monthDay.format(day) };
    default:
      return { label: from ? formatCalendarDay(from) : '', short: monthDay.format(day) };
  }
}

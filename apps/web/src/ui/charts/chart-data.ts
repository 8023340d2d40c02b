/** A place along a chart: a stretch of time, or a value. */
export interface ChartPoint {
  key: string;
  /** In full, such as “Week of 2 Mar 2026”. */
  label: string;
  /** At the axis, such as “2 Mar”; the label when not given. */
  short?: string;
  /** The period, or today, cuts it short: drawn dotted or paler. */
  isPartial?: boolean;
  /** It is partial because it is not over yet. */
  isRunning?: boolean;
}

/** How a point that is not whole is called; nothing for one that is. */
export function partialName({ isPartial, isRunning }: ChartPoint): string {
  if (!isPartial) return '';
  return isRunning ? 'not over yet' : 'incomplete';
}

/** Series take s1 to s4 in their order; sentiment has colours of its own. */
export type ChartTone = 's1' | 's2' | 's3' | 's4' | 'neg' | 'neu' | 'pos';

export interface ChartValue {
  /** Null where there is nothing to measure. */
  value: number | null;
  /** Opens what is behind the value. */
  to?: string | undefined;
  /** 95 % interval, shown in the table and on hover. */
  interval?: readonly [number, number] | null | undefined;
}

export interface ChartSeries {
  key: string;
  label: string;
  tone: ChartTone;
  /** One for each point. */
  values: readonly ChartValue[];
}

/** What a chart draws: at most four series and one of all others. */
export interface ChartData {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
}

/** By the key of a row or a series. */
export const sentimentTones: Readonly<Record<string, ChartTone>> = {
  negative: 'neg',
  neutral: 'neu',
  positive: 'pos',
};

export const seriesTones: readonly ChartTone[] = ['s1', 's2', 's3', 's4'];

/** Each series can be told by its dash as well as by its colour. */
export const dashes: Record<ChartTone, string | undefined> = {
  s1: undefined,
  s2: '7 3',
  s3: '2 3',
  s4: '9 3 2 3',
  neg: undefined,
  neu: '2 3',
  pos: '7 3',
};

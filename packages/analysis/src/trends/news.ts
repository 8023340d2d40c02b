import type { TopicTrend } from './find-changes.ts';
import { surestOf } from './find-changes.ts';

export type ChangeKind = Extract<TopicTrend['kind'], 'rise' | 'fall' | 'drift_up' | 'drift_down'>;

const CHANGES: readonly TopicTrend['kind'][] = ['rise', 'fall', 'drift_up', 'drift_down'];
/** The same topic is not news again before this many quiet days. */
const QUIET_DAYS = 14;
/** After each change that nobody could use, the next has to be this many times less likely by chance. */
const SURER = 4;
/** … and so many times as big on the scale of logarithms: an ongoing change grows a little while its days are tested. */
const BIGGER = 1.5;

export function isChange(kind: TopicTrend['kind']): kind is ChangeKind {
  return CHANGES.includes(kind);
}

/** Whether a change seen on a day is a new one; `last` is the day on which one was seen last, null if none was. */
export function isNews(day: number, last: number | null): boolean {
  return last === null || day - last > QUIET_DAYS;
}

/** A change that was told and called not useful. */
export interface NotUseful {
  kind: ChangeKind;
  /** Observed over expected. */
  ratio: number;
}

/**
 * Whether a change is worth a word where others were not useful: less likely by chance than any had to be, and clearly
 * bigger than each that went the same way.
 */
export function isWorthAWord({ kind, p, ratio }: TopicTrend, notUseful: readonly NotUseful[]): boolean {
  return (
    p <= surestOf(kind) / SURER ** notUseful.length &&
    notUseful
      .filter((one) => goesUp(one.kind) === goesUp(kind))
      .every((one) => sizeOf(ratio.value) > BIGGER * sizeOf(one.ratio))
  );
}

function goesUp(kind: TopicTrend['kind']): boolean {
  return kind === 'rise' || kind === 'drift_up';
}

/** Halving is as big as doubling. */
function sizeOf(ratio: number): number {
  return Math.abs(Math.log(Math.max(0.01, ratio)));
}

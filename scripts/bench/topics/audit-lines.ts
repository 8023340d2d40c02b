import type { Measured } from '../search/report.ts';
import type { Shown } from './audited-topic.ts';

/** What is asked for at the last stage. */
export interface AuditLimits {
  /** At least so many percent of the intervals hold the truth. */
  covered?: number;
  /** At most so far lie shown and true apart, in the mean. */
  distance?: number;
  /** At most so far lies shown above or below true, in the mean. */
  lifted?: number;
  /** At least so many percent of the topics show a figure: what shows none cannot be wrong. */
  shown?: number;
}

/** How true what is shown is, at each stage over all topics that show a figure by then. */
export function linesOf(
  name: string,
  stages: readonly number[],
  all: readonly Shown[][],
  limits: AuditLimits = {},
): Measured[] {
  return stages.flatMap((stage, i) => {
    const {
      covered,
      distance,
      lifted,
      shown: leastShown,
    }: AuditLimits = i === stages.length - 1 ? limits : {};
    const shown = all.map((one) => one[i]).filter((one) => one !== undefined);
    const audits = shown.flatMap(({ audited, ...one }) =>
      audited.status === 'audited' ? [{ ...audited, ...one }] : [],
    );
    const mean = (of: (one: (typeof audits)[number]) => number): number =>
      audits.reduce((sum, one) => sum + of(one), 0) / audits.length;
    const line = (what: string, value: number, unit: string, limit?: Measured['limit']): Measured => ({
      name: `${name}, ${stage} checked: ${what}`,
      ...{ value, unit },
      ...(limit ? { limit } : {}),
    });
    const open = audits.filter(({ unknown }) => unknown > 0);
    const apart = open.reduce((sum, { share, truth, unknown }) => sum + Math.abs(share - truth) / unknown, 0);
    const bias = mean(({ share, truth }) => share - truth);
    return [
      line(
        'intervals that hold the truth',
        100 * mean(({ low, high, truth }) => (low - EVEN <= truth && truth <= high + EVEN ? 1 : 0)),
        '%',
        covered === undefined ? undefined : { atLeast: covered },
      ),
      line(
        'mean distance of shown and true',
        mean(({ share, truth }) => Math.abs(share - truth)),
        '',
        distance === undefined ? undefined : { atMost: distance },
      ),
      line('how far shown lies above true', bias, ''),
      ...(lifted === undefined ? [] : [line('the same, either way', Math.abs(bias), '', { atMost: lifted })]),
      line(
        'width of the interval',
        mean(({ low, high }) => high - low),
        '',
      ),
      line('mean distance for the items that nobody rated alone', apart / open.length, ''),
      line(
        'how far the share of thumbs-up lies above true',
        mean(({ thumbsUp, truth }) => thumbsUp - truth),
        '',
      ),
      line(
        'topics that show a figure',
        (100 * audits.length) / all.length,
        '%',
        leastShown === undefined ? undefined : { atLeast: leastShown },
      ),
    ];
  });
}

/** Shares of the same whole numbers are equal, whichever way they were worked out. */
const EVEN = 1e-9;

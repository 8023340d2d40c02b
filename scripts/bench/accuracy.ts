/**
 * Measures whether the accuracy that a topic shows is true: 200 simulated people rate a topic whose true precision
 * lies evenly between .5 and .98, and the audited precision with its interval is held against the truth.
 *
 *   npm run bench:accuracy
 *
 * Exits 1 when a limit is missed. Needs no data.
 */
import { isKept, printTable } from './search/report.ts';
import type { Measured } from './search/report.ts';
import { simulateRater } from './topics/simulated-rater.ts';
import type { Shown } from './topics/simulated-rater.ts';

const RATERS = 200;
const [LEAST, MOST] = [0.5, 0.98];
const STAGES = [15, 30, 60];

const shown = Array.from({ length: RATERS }, (_, rater) =>
  simulateRater(LEAST + ((MOST - LEAST) * (rater + 0.5)) / RATERS, rater + 1, STAGES),
);
const lines = STAGES.flatMap((stage, i) => {
  const isLast = i === STAGES.length - 1;
  return linesOf(
    stage,
    shown.map((one) => one[i]).filter((one) => one !== undefined),
    isLast,
  );
});
printTable(lines);
process.exitCode = lines.every(isKept) ? 0 : 1;

function linesOf(stage: number, all: readonly Shown[], isJudged: boolean): Measured[] {
  const audits = all.flatMap(({ audited, truth, thumbsUp }) =>
    audited.status === 'audited' ? [{ ...audited, truth, thumbsUp }] : [],
  );
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const covered = mean(audits.map(({ low, high, truth }) => (low <= truth && truth <= high ? 1 : 0)));
  const error = mean(audits.map(({ share, truth }) => Math.abs(share - truth)));
  const bias = mean(audits.map(({ share, truth }) => share - truth));
  const flattery = mean(audits.map(({ thumbsUp, truth }) => thumbsUp - truth));
  return [
    {
      name: `${stage} checked: intervals that hold the truth`,
      value: 100 * covered,
      unit: '%',
      ...(isJudged ? { limit: { atLeast: 93 } } : {}),
    },
    {
      name: `${stage} checked: mean distance of shown and true`,
      value: error,
      unit: '',
      ...(isJudged ? { limit: { atMost: 0.05 } } : {}),
    },
    {
      name: `${stage} checked: how far best-first ratings lift what is shown`,
      value: bias,
      unit: '',
      ...(isJudged ? { limit: { atMost: 0.02 } } : {}),
    },
    { name: `${stage} checked: the same for the share of thumbs-up`, value: flattery, unit: '' },
    {
      name: `${stage} checked: topics with enough ratings`,
      value: (100 * audits.length) / RATERS,
      unit: '%',
    },
  ];
}

/**
 * Judges 1,000 simulated releases whose effect is known, after two to eight weeks: how often a release without effect is called better or
 * worse, how soon an effect is seen, and whether the intervals hold the truth. Then 1,000 more, watched for twelve weeks, of which some improve
 * for four weeks alone: how often a card is reopened that should not be, and how soon one that should.
 *
 *   npm run bench:verdict
 *
 * Exits 1 when a limit is missed.
 */
import type { ReleaseJudged } from '@earshot/analysis/trends/release-verdict';
import { judgeRegression } from '@earshot/analysis/trends/release-regression';
import { fewestWeeksAfter, judgeRelease } from '@earshot/analysis/trends/release-verdict';
import { isKept, printTable } from './search/report.ts';
import type { Measured } from './search/report.ts';
import {
  effects,
  simulateRegression,
  simulateRelease,
  type SimulatedRelease,
  sizes,
} from './verdict/simulated-release.ts';

const releases = 1000;
const looks = [1, 2, 4, 6, 8] as const;

interface Judged {
  release: SimulatedRelease;
  /** By whole weeks after the release. */
  after: Map<number, ReleaseJudged>;
}

const all = Array.from({ length: releases }, (_, n): Judged => {
  const release = simulateRelease(n);
  const after = new Map(
    looks.map((weeks) => [weeks, judgeRelease(release.before, release.after.slice(0, weeks))] as const),
  );
  return { release, after };
});

const at = ({ after }: Judged, weeks: number): ReleaseJudged => {
  const judged = after.get(weeks);
  if (!judged) throw new RangeError(`Nobody looked after ${weeks} weeks`);
  return judged;
};
const percent = (part: number, of: number) => Math.round((1000 * part) / Math.max(1, of)) / 10;
const share = (of: readonly Judged[], is: (one: Judged) => boolean) =>
  percent(of.filter(is).length, of.length);
const isWrong = (judged: ReleaseJudged) => judged.verdict === 'improved' || judged.verdict === 'worse';

const none = all.filter(({ release }) => release.effect === 1);
const lines: Measured[] = [
  ...([2, 4, 8] as const).map((weeks): Measured => ({
    name: `no effect, ${weeks} weeks: called better or worse`,
    unit: '%',
    value: share(none, (one) => isWrong(at(one, weeks))),
    limit: { atMost: 5 },
  })),
  {
    name: 'no effect, at any of five looks: called better or worse',
    unit: '%',
    value: share(none, (one) => looks.some((weeks) => isWrong(at(one, weeks)))),
  },
  {
    name: 'a verdict before there is enough data',
    unit: '%',
    value: share(all, (one) =>
      looks.some((weeks) => weeks < fewestWeeksAfter && at(one, weeks).verdict !== 'too_early'),
    ),
    limit: { atMost: 0 },
  },
];
for (const effect of effects.filter((one) => one !== 1)) {
  for (const size of sizes) {
    const of = all.filter(({ release }) => release.effect === effect && release.aWeek === size);
    const right = effect < 1 ? 'improved' : 'worse';
    lines.push({
      name: `${Math.round((effect - 1) * 100)} % on ${size} a week: seen after 4 weeks`,
      unit: '%',
      value: share(of, (one) => at(one, 4).verdict === right),
      ...(effect === 0.4 && size === 20 && { limit: { atLeast: 90 } }),
    });
  }
}
for (const weeks of [2, 4, 8] as const) {
  const told = all.filter((one) => at(one, weeks).ratio !== null);
  lines.push({
    name: `intervals that hold the truth, ${weeks} weeks`,
    unit: '%',
    value: share(told, (one) => {
      const { low, high } = at(one, weeks);
      const { effect } = one.release;
      return low !== null && high !== null && low <= effect && effect <= high;
    }),
    limit: { atLeast: 93 },
  });
}
/** After how many whole weeks each of those that were found improved is reopened; 0 for one that is not. */
function reopened(effect: number, lasting: number, aWeek?: number): number[] {
  return Array.from({ length: releases }, (_, n) => simulateRegression(n, lasting)).flatMap((release) => {
    if (release.effect !== effect || (aWeek !== undefined && release.aWeek !== aWeek)) return [];
    const verdicts = release.after.map((_week, at) =>
      judgeRelease(release.before, release.after.slice(0, at + 1)),
    );
    const first = verdicts.findIndex(({ verdict }) => verdict === 'improved');
    if (first < 0 || first >= lasting) return [];
    const found = release.after.findIndex(
      (_week, at) => at > first && judgeRegression(release.before, release.after.slice(0, at + 1)) !== null,
    );
    return [found + 1];
  });
}

for (const effect of [0.4, 0.7]) {
  const lasts = reopened(effect, 12);
  lines.push({
    name: `${Math.round((effect - 1) * 100)} % that lasts: reopened within 12 weeks`,
    unit: '%',
    value: percent(lasts.filter((weeks) => weeks > 0).length, lasts.length),
    ...(effect === 0.4 && { limit: { atMost: 1 } }),
  });
}
for (const size of sizes) {
  const ends = reopened(0.4, 4, size);
  lines.push({
    name: `-60 % on ${size} a week that ends after 4 weeks: reopened in the 4 after`,
    unit: '%',
    value: percent(ends.filter((weeks) => weeks > 4 && weeks <= 8).length, ends.length),
    ...(size === 60 && { limit: { atLeast: 85 } }),
  });
}
printTable(lines);
process.exitCode = lines.every(isKept) ? 0 : 1;

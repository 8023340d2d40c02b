/**
 * Judges 1,000 simulated releases whose effect is known, after two to eight weeks: how often a release without effect is called better or
 * worse, how soon an effect is seen, and whether the intervals hold the truth.
 *
 *   npm run bench:verdict
 *
 * Exits 1 when a limit is missed.
 */
import type { ReleaseJudged } from '@earshot/analysis/trends/release-verdict';
import { fewestWeeksAfter, judgeRelease } from '@earshot/analysis/trends/release-verdict';
import { isKept, printTable } from './search/report.ts';
import type { Measured } from './search/report.ts';
import { effects, simulateRelease, type SimulatedRelease, sizes } from './verdict/simulated-release.ts';

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
printTable(lines);
process.exitCode = lines.every(isKept) ? 0 : 1;

import type { MatrixRow } from '@earshot/extraction/features/feature-matrix';
import { jaccard, termWords } from '@earshot/extraction/features/feature-terms';
import type { OutsideFeature } from './outside-set.ts';

export interface FeatureScore {
  shown: number;
  right: number;
  listed: number;
  found: number;
  /** Features that a plan holds, once for each plan, and those that are shown so. */
  ofPlans: number;
  withPlan: number;
  wrong: string[];
  missed: string[];
}

/** Compares the features that a report shows of one company with what a reader listed. */
export function featureScore(
  rows: readonly MatrixRow[],
  truth: readonly OutsideFeature[],
  eitherWay: readonly string[] = [],
): FeatureScore {
  const mayBe = (row: MatrixRow) =>
    !truth.some((each) => fits(row, each)) &&
    eitherWay.some((each) => writings(row).some((term) => isSame(term, each)));
  const fits = (row: MatrixRow, { feature, quota }: OutsideFeature) =>
    writings(row).some((term) => isSame(term, feature) || (quota !== null && isSame(term, quota)));
  const shown = rows.filter((row) => row.cells.some(({ mentions }) => mentions.length > 0) && !mayBe(row));
  const wrong = shown.filter((row) => !truth.some((each) => fits(row, each)));
  const missed = truth.filter((each) => !shown.some((row) => fits(row, each)));
  const ofPlans = truth.flatMap((each) => each.plans.map((plan) => ({ each, plan })));
  const withPlan = ofPlans.filter(({ each, plan }) =>
    shown.some((row) => fits(row, each) && plansOf(row).some((name) => plain(name) === plain(plan))),
  );
  return {
    ...{ shown: shown.length, right: shown.length - wrong.length },
    ...{ listed: truth.length, found: truth.length - missed.length },
    ...{ ofPlans: ofPlans.length, withPlan: withPlan.length },
    wrong: wrong.map(({ term }) => term),
    missed: missed.map(({ feature, quota }) => quota ?? feature),
  };
}

function writings({ term, cells }: MatrixRow): string[] {
  return [
    term,
    ...cells.flatMap(({ mentions, plans }) =>
      [...mentions, ...plans.map(({ mention }) => mention)].map((each) => each.term),
    ),
  ];
}

function plansOf({ cells }: MatrixRow): string[] {
  return cells.flatMap(({ plans }) => plans.filter(({ value }) => value !== 'no').map(({ name }) => name));
}

function isSame(a: string, b: string): boolean {
  return plain(a) === plain(b) || jaccard(termWords(a), termWords(b)) >= 0.6;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

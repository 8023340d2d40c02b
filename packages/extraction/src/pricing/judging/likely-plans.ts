import type { ReadPage } from '../../page/read-page.ts';
import type { Candidate } from '../cards/candidate.ts';
import { planSigns } from './plan-signs.ts';
import { LEAST_ODDS, PLAN_WEIGHTS } from './plan-weights.ts';

/** The plans that are sure enough to be shown: what is not is left out, however well it was read. */
export function likelyPlans(read: ReadPage, all: readonly Candidate[]): Candidate[] {
  return all.filter((plan) => planOdds(read, plan, all) >= LEAST_ODDS);
}

/** How likely it is that somebody who reads the page calls it a plan of this name and price: 0 to 1. */
export function planOdds(read: ReadPage, plan: Candidate, all: readonly Candidate[]): number {
  const signs = planSigns(read, plan, all);
  const sum = weights.reduce((total, [sign, weight]) => total + weight * signs[sign], 0);
  return 1 / (1 + Math.exp(-sum));
}

const weights = Object.entries(PLAN_WEIGHTS) as [keyof typeof PLAN_WEIGHTS, number][];

import { chanceAbove } from '../trends/tails.ts';
import { logistic } from './posterior.ts';

/** An item that people checked. */
export interface Check {
  /** Log odds of a model that did not know the answer. */
  odds: number;
  isPositive: boolean;
}

/** How many of some items are right, with the interval that holds the true number in 95 of 100 cases. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

/**
 * How far a model's log odds may run off for a topic before anything is checked, as standard deviations: by a shift, and by the
 * factor that they are stretched by, which is 1 in the middle.
 */
const SPREAD = { shift: 1.5, slope: 1 };
const SHIFT = { from: -5.25, to: 5.25, steps: 71 };
const SLOPE = { from: 0, to: 3, steps: 31 };
/**
 * What a check counts. What was checked was drawn from what belonged at the time, and its answer has led to what was rated after it;
 * so it is not quite like what is left at the same odds. On the 57 intents of Banking77 that the bench does not use (Casanueva et al. 2020,
 * CC BY 4.0) the truth lies 1.2 times as far off as it would if each check counted fully.
 */
const TRUST = 0.6;
/** Beyond these log odds all is as good as certain. */
const MOST_ODDS = 6;
/** So many of the items stand for all, evenly by rank. */
const STAND_INS = 150;
/** What is less likely than this, as a part of the likeliest, does not move an interval. */
const LEAST_WEIGHT = 1e-6;
const TAIL = 0.025;
const HALVINGS = 24;

/** A line that may lead from a model's odds to the true ones, and what follows from it. */
interface Possibility {
  weight: number;
  mean: number;
  deviation: number;
}

/**
 * How many of the items are right, going by what people found of others: the checks tell how the model's odds are to be read
 * (logistic calibration, Platt 1999, here with the whole posterior of shift and slope instead of the likeliest ones), and the items'
 * own odds say the rest. So items that lie lower than what was checked count as what they are.
 *
 * @param rising log odds of the items, by a model that does not know their answers
 * @returns numbers of items; low and high are whole ones
 */
export function estimateRight(rising: Float64Array, checks: readonly Check[]): Estimate {
  const count = rising.length;
  const possible = possibilitiesOf(standInsOf(rising), count, checks);
  const below = (number: number): number =>
    possible.reduce(
      (sum, { weight, mean, deviation }) => sum + weight * chanceAbove((mean - number) / deviation),
      0,
    );
  return {
    mean: possible.reduce((sum, { weight, mean }) => sum + weight * mean, 0),
    low: Math.max(0, Math.floor(whereIs(TAIL, below, count))),
    high: Math.min(count, Math.ceil(whereIs(1 - TAIL, below, count))),
  };
}

function standInsOf(rising: Float64Array): Float64Array {
  const count = Math.min(STAND_INS, rising.length);
  return Float64Array.from({ length: count }, (_, i) =>
    bounded(rising[Math.floor(((i + 0.5) * rising.length) / count)] ?? 0),
  );
}

/** Each shift and slope with how likely the checks make it, and how many items are right then. */
function possibilitiesOf(standIns: Float64Array, count: number, checks: readonly Check[]): Possibility[] {
  const found: { shift: number; slope: number; log: number }[] = [];
  for (const shift of stepsOf(SHIFT)) {
    for (const slope of stepsOf(SLOPE)) found.push({ shift, slope, log: logOf(shift, slope, checks) });
  }
  const best = found.reduce((most, { log }) => Math.max(most, log), -Infinity);
  const likely = found.filter(({ log }) => log - best > Math.log(LEAST_WEIGHT));
  const all = likely.reduce((sum, { log }) => sum + Math.exp(log - best), 0);
  const each = count / Math.max(1, standIns.length);
  return likely.map(({ shift, slope, log }) => {
    let [mean, variance] = [0, 0];
    for (const odds of standIns) {
      const p = logistic(shift + slope * odds);
      mean += each * p;
      variance += each * p * (1 - p);
    }
    return { weight: Math.exp(log - best) / all, mean, deviation: Math.sqrt(variance) + 1e-9 };
  });
}

/** Log of how likely a line is, but for a constant. */
function logOf(shift: number, slope: number, checks: readonly Check[]): number {
  let log = -((shift / SPREAD.shift) ** 2) / 2 - ((slope - 1) / SPREAD.slope) ** 2 / 2;
  for (const { odds, isPositive } of checks) {
    const wrong = (isPositive ? -1 : 1) * (shift + slope * bounded(odds));
    log -= TRUST * (Math.max(0, wrong) + Math.log1p(Math.exp(-Math.abs(wrong))));
  }
  return log;
}

/** The number below which a share of all lies. */
function whereIs(share: number, below: (number: number) => number, most: number): number {
  let [low, high] = [0, most];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (below(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function bounded(odds: number): number {
  return Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds));
}

function stepsOf({ from, to, steps }: typeof SHIFT): number[] {
  return Array.from({ length: steps }, (_, i) => from + ((to - from) * i) / (steps - 1));
}

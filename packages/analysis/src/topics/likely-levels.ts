import { levelled } from './level.ts';
import type { Level } from './level.ts';
import { logistic } from './posterior.ts';

/** How far the level of the odds may be off before anyone rated, as standard deviations. */
const SPREAD = { shift: 1.5, slope: 0.2 };
const SHIFT = { from: -6, to: 6, steps: 61 };
const SLOPE = { from: 0.4, to: 1.6, steps: 7 };
/**
 * Where there are more items people tell finer topics apart, so each has a smaller share of them: about this over the root of their
 * number, a seventeenth of 600 and an eightieth of 13,000. As a logarithm it may be off by so much.
 */
const SHARE_BY_ROOT = 1.4;
const SHARE = { least: 0.01, most: 0.3, spread: 0.6 };
/**
 * The first ratings say little of how many items belong, so they may not change it much: the spread of its logarithm about what was
 * expected before any rating, for none and for each rating more.
 */
const GROWTH = { begin: 0.15, each: 0.05, most: 0.6 };
/** A text that surprises as much as this is as surprising as can be. */
const MOST_ODDS = 8;
const BEND_SHARE = 0.1;
/** Levels less likely than this, as a share of all, have no say. */
const LEAST_WEIGHT = 1e-3;
/** Items are counted by their odds, in steps of this size. */
const STEP = 0.1;
/** Odds as far out as this are as good as certain. */
const FARTHEST = 12;
/** A text less likely than this never belongs: a topic of which nothing is there gets no items. */
const LEAST_THRESHOLD = 0.15;
/** Where there are no items to say better. */
const EVEN = 0.5;
const HALVINGS = 30;

interface LikelyLevel extends Level {
  weight: number;
}

/** How many items lie at each of some log odds. */
interface Step {
  odds: number;
  count: number;
}

/**
 * The levels that the odds may have, by texts whose answer they have not seen (Platt 1999, "Probabilistic outputs for support vector
 * machines", with the whole posterior instead of the likeliest line) and by how many items topics have in general: ratings are few at
 * first, and a level that lets a quarter of all items in has to be earned by them.
 */
export class LikelyLevels {
  readonly #levels: readonly LikelyLevel[];
  readonly #steps: readonly Step[];

  /**
   * @param rated log odds of rated texts, as if their answer were not known
   * @param answers 1 for belongs, 0 for does not
   * @param odds log odds of all items
   * @param before what was expected before any rating; null where this is that
   */
  constructor(
    rated: ArrayLike<number>,
    answers: ArrayLike<number>,
    odds: Float64Array,
    before: LikelyLevels | null,
  ) {
    const values = Array.from(rated, (value) => Math.max(-MOST_ODDS, Math.min(MOST_ODDS, value)));
    const bend = values.toSorted((a, b) => a - b)[Math.floor(BEND_SHARE * values.length)] ?? 0;
    this.#steps = stepsOf(odds);
    const usual =
      before?.expectedShare() ??
      Math.min(SHARE.most, Math.max(SHARE.least, SHARE_BY_ROOT / Math.sqrt(odds.length)));
    const spread = before ? Math.min(GROWTH.most, GROWTH.begin + GROWTH.each * values.length) : SHARE.spread;
    const tried = gridOf(SLOPE).flatMap((slope) =>
      gridOf(SHIFT).map((shift) => {
        const level = { slope, shift, bend };
        const share = (expectedAt(level, this.#steps) + 0.5) / (odds.length + 0.5);
        const log =
          -((shift / SPREAD.shift) ** 2) / 2 -
          ((slope - 1) / SPREAD.slope) ** 2 / 2 -
          (Math.log(share / usual) / spread) ** 2 / 2 -
          faultOf(values, answers, level);
        return { level, log };
      }),
    );
    const best = tried.reduce((most, { log }) => Math.max(most, log), -Infinity);
    const all = tried.reduce((sum, { log }) => sum + Math.exp(log - best), 0);
    this.#levels = tried
      .map(({ level, log }) => ({ ...level, weight: Math.exp(log - best) / all }))
      .filter(({ weight }) => weight >= LEAST_WEIGHT);
  }

  /** Which share of the items is expected to belong, 0…1. */
  expectedShare(): number {
    let [all, right] = [0, 0];
    for (const { odds, count } of this.#steps) {
      all += count;
      right += count * this.#chanceOf(odds, 0);
    }
    return (right + 0.5) / (all + 0.5);
  }

  /** The middle of them. */
  middle(): Level {
    const all = this.#levels.reduce((sum, { weight }) => sum + weight, 0);
    const mean = (of: (level: LikelyLevel) => number): number =>
      this.#levels.reduce((sum, level) => sum + level.weight * of(level), 0) / all;
    return {
      slope: mean(({ slope }) => slope),
      shift: mean(({ shift }) => shift),
      bend: mean(({ bend }) => bend),
    };
  }

  /**
   * From which log odds on a text is best taken to belong: where the expected F1 is largest, which is twice the expected right among
   * the taken over the taken and all the right (Lipton, Elkan, Naryanaswamy 2014, "Optimal thresholding of classifiers to maximize F1
   * measure").
   *
   * @param excess what to take from the odds of every level
   */
  line(excess: number): number {
    const likely = this.#steps.map(({ odds, count }) => ({ odds, count, p: this.#chanceOf(odds, excess) }));
    const expected = likely.reduce((sum, { count, p }) => sum + count * p, 0);
    let [taken, right, best] = [0, 0, 0];
    // Of a topic of which nothing is there yet what comes later may be something.
    let line = this.#oddsAt(likely.length === 0 ? EVEN : LEAST_THRESHOLD, excess);
    for (const { odds, count, p } of likely) {
      if (p < LEAST_THRESHOLD) break;
      taken += count;
      right += count * p;
      const f1 = (2 * right) / (taken + expected);
      if (f1 <= best) continue;
      best = f1;
      // A little lower, or items at the very edge of a step could fall out.
      line = odds - 0.51 * STEP;
    }
    return line;
  }

  /** Log odds that make a chance. */
  #oddsAt(chance: number, excess: number): number {
    let [low, high] = [-2 * FARTHEST, 2 * FARTHEST];
    for (let halving = 0; halving < HALVINGS; halving += 1) {
      const middle = (low + high) / 2;
      if (this.#chanceOf(middle, excess) < chance) low = middle;
      else high = middle;
    }
    return high;
  }

  #chanceOf(odds: number, excess: number): number {
    return this.#levels.reduce(
      (sum, level) => sum + level.weight * logistic(levelled(level, odds) - excess),
      0,
    );
  }
}

/** Highest odds first. */
function stepsOf(odds: Float64Array): Step[] {
  const counts = new Map<number, number>();
  for (const value of odds) {
    const step = Math.floor(Math.max(-FARTHEST, Math.min(FARTHEST, value)) / STEP);
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => b - a).map(([step, count]) => ({ odds: (step + 0.5) * STEP, count }));
}

function expectedAt(level: Level, steps: readonly Step[]): number {
  return steps.reduce((sum, { odds, count }) => sum + count * logistic(levelled(level, odds)), 0);
}

/** How badly a level explains the answers. */
function faultOf(values: readonly number[], answers: ArrayLike<number>, { slope, shift }: Level): number {
  return values.reduce((sum, value, i) => {
    const wrong = (answers[i] === 1 ? -1 : 1) * (slope * value + shift);
    return sum + Math.max(0, wrong) + Math.log1p(Math.exp(-Math.abs(wrong)));
  }, 0);
}

function gridOf({ from, to, steps }: typeof SHIFT): number[] {
  return Array.from({ length: steps }, (_, i) => from + ((to - from) * i) / (steps - 1));
}

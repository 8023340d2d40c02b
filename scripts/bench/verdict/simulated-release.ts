import { chanceFrom } from '@earshot/analysis/seeded-chance';

/** A product before and after a release whose effect is known. */
export interface SimulatedRelease {
  /** Times as many complaints for each active person from the release on: 1 is no effect. */
  effect: number;
  /** Complaints in the week before the release, on average. */
  aWeek: number;
  /** Whole weeks, oldest first; the release is between the two. */
  before: Week[];
  after: Week[];
}

export interface Week {
  complaints: number;
  /** People who used the product on its days, added up. */
  active: number;
}

export const effects = [0.4, 0.7, 1, 1.5] as const;
export const sizes = [5, 20, 60, 200] as const;
const growths = [0, 0.02, 0.05] as const;

const weeksBefore = 12;
const weeksAfter = 8;
/** As long as a release is watched. */
const weeksWatched = 12;

/** Monday to Sunday: a product that is used at work. */
const weekdays = [1, 1.02, 1, 0.98, 0.9, 0.45, 0.4] as const;
const peopleADay = 2000;
/** Up and down by so much within a year. */
const season = 0.2;

/** What people complain of wanders though nothing is released: each week keeps so much of the week before, with this spread of its logarithm. */
const kept = 0.7;
const wander = 0.08;
/** Complaints of a day come in heaps: their rate has a gamma distribution of this shape. */
const shape = 10;

/**
 * The n-th of many releases: every effect with every size, growth none, 2 or 5 % a week, a season that is anywhere, complaints that prefer some
 * weekdays, and a rate that wanders.
 */
export function simulateRelease(n: number): SimulatedRelease {
  return simulate(n, { weeks: weeksAfter, lasting: weeksAfter });
}

/** The same over as many weeks as a release is watched, with an effect that is over after some of them. */
export function simulateRegression(n: number, lasting: number): SimulatedRelease {
  return simulate(n, { weeks: weeksWatched, lasting });
}

function simulate(
  n: number,
  { weeks: count, lasting }: { weeks: number; lasting: number },
): SimulatedRelease {
  const chance = chanceFrom(7919 * n + 11);
  const effect = effects[n % effects.length] ?? 1;
  const aWeek = sizes[Math.floor(n / effects.length) % sizes.length] ?? 20;
  const growth = growths[Math.floor(chance() * growths.length)] ?? 0;
  const phase = chance() * 364;
  const preferred = weekdays.map(() => 0.7 + 0.6 * chance());
  const begins = Math.floor(chance() * 7);
  let drift = normal(chance) * wander;
  const weeks: Week[] = [];
  for (let week = 0; week < weeksBefore + count; week += 1) {
    drift = kept * drift + Math.sqrt(1 - kept ** 2) * wander * normal(chance);
    let [complaints, active] = [0, 0];
    for (let day = 0; day < 7; day += 1) {
      const at = (begins + day) % 7;
      const people =
        peopleADay *
        (weekdays[at] ?? 1) *
        (1 + growth) ** (week - weeksBefore) *
        (1 + season * Math.sin((2 * Math.PI * (week * 7 + day + phase)) / 364));
      const rate = (aWeek / (peopleADay * 5.75)) * (preferred[at] ?? 1) * Math.exp(drift);
      const isChanged = week >= weeksBefore && week < weeksBefore + lasting;
      const mean = people * rate * (isChanged ? effect : 1);
      active += Math.round(people);
      complaints += poisson(mean * gamma(shape, chance), chance);
    }
    weeks.push({ complaints, active });
  }
  return { effect, aWeek, before: weeks.slice(0, weeksBefore), after: weeks.slice(weeksBefore) };
}

function normal(chance: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}

/** With mean 1 (Marsaglia and Tsang, 2000). */
function gamma(size: number, chance: () => number): number {
  const d = size - 1 / 3;
  for (;;) {
    const x = normal(chance);
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - chance()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return (d * v) / size;
  }
}

function poisson(mean: number, chance: () => number): number {
  let count = 0;
  for (let left = mean; left > 0; left -= 500) {
    const limit = Math.exp(-Math.min(left, 500));
    for (let product = chance(); product > limit; product *= chance()) count += 1;
  }
  return count;
}

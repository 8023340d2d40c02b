/** Chance that is the same in every run: mulberry32 over a seed. */
export interface Chance {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both possible. */
  whole(low: number, high: number): number;
  is(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the keys, by its weight. */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T;
}

export function seeded(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[Math.floor(next() * list.length)];
    if (picked === undefined) throw new Error('Nothing to pick from.');
    return picked;
  };
  return {
    next,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    is: (probability) => next() < probability,
    pick,
    weighted: <T extends string>(weights: Readonly<Record<T, number>>) => {
      const keys = Object.keys(weights) as T[];
      let left = next() * keys.reduce((sum, key) => sum + weights[key], 0);
      for (const key of keys) {
        left -= weights[key];
        if (left < 0) return key;
      }
      return pick(keys);
    },
  };
}

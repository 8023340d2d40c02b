import type { SaidTerms } from '../said/said-terms.ts';

/** What the texts of a group say. */
export interface TermProfile {
  /** Places of its texts. */
  members: readonly number[];
  /** How many of them hold each term. */
  counts: ReadonlyMap<number, number>;
  /** Weighted shares of the terms that many hold, of length 1. */
  direction: ReadonlyMap<number, number>;
}

/** A term that fewer of a group's texts hold is one of theirs, not the group's. */
const LEAST_SHARE = 0.25;

export function profileOf(members: readonly number[], { ofText, weights }: SaidTerms): TermProfile {
  const counts = new Map<number, number>();
  for (const place of members)
    for (const term of ofText[place] ?? []) counts.set(term, (counts.get(term) ?? 0) + 1);
  return withDirection(members, counts, weights);
}

/** The profile of both groups together. */
export function joinedProfile(a: TermProfile, b: TermProfile, { weights }: SaidTerms): TermProfile {
  const counts = new Map(a.counts);
  for (const [term, count] of b.counts) counts.set(term, (counts.get(term) ?? 0) + count);
  return withDirection([...a.members, ...b.members], counts, weights);
}

function withDirection(
  members: readonly number[],
  counts: ReadonlyMap<number, number>,
  weights: Float64Array,
): TermProfile {
  const direction = new Map<number, number>();
  let squares = 0;
  for (const [term, count] of counts) {
    const share = count / members.length;
    if (share < LEAST_SHARE) continue;
    const value = share * (weights[term] ?? 0);
    direction.set(term, value);
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  for (const [term, value] of direction) direction.set(term, value / length);
  return { members, counts, direction };
}

/** Cosine of two groups' directions, 0…1. */
export function likenessOf(a: TermProfile, b: TermProfile): number {
  const [small, large] = a.direction.size < b.direction.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, value] of small.direction) sum += value * (large.direction.get(term) ?? 0);
  return sum;
}

/** How much of what a text of the group says another says too, by weight, 0…1: near 1 where all are one sentence. */
export function samenessOf({ counts, members }: TermProfile, { weights }: SaidTerms): number {
  let [shared, all] = [0, 0];
  for (const [term, count] of counts) {
    const mass = (weights[term] ?? 0) * (count / members.length);
    shared += mass * (count / members.length);
    all += mass;
  }
  return all === 0 ? 0 : shared / all;
}

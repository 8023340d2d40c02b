import type { PriceFact } from '../../facts.ts';
import { nameOfPlan } from '../cards/candidate.ts';
import type { Candidate } from '../cards/candidate.ts';

/** A plan has no more prices than this; a page with more of one name is a list of other things. */
const MAX_PRICES = 24;

/** Puts readings of the same plan together: the first keeps its price, the others' become its further prices. */
export function mergeCandidates(groups: readonly (readonly Candidate[])[]): Candidate[] {
  const merged = new Map<string, Candidate>();
  for (const candidate of groups.flat()) {
    const name = nameOfPlan(candidate.name);
    const before = merged.get(name);
    merged.set(name, before ? joined(before, candidate) : candidate);
  }
  return [...merged.values()];
}

function joined(first: Candidate, second: Candidate): Candidate {
  const keepsFirst = first.kind === 'priced' || second.kind !== 'priced' || !second.visible;
  const [main, other] = keepsFirst ? [first, second] : [second, first];
  const prices = [...main.otherPrices, ...(other.price ? [other.price] : []), ...other.otherPrices];
  return {
    ...main,
    otherPrices: main.price ? withoutRepeats(main.price, prices) : main.otherPrices,
    setupFee: main.setupFee ?? other.setupFee,
    element: main.element ?? other.element,
    column: main.column ?? other.column,
  };
}

function withoutRepeats(main: PriceFact, prices: readonly PriceFact[]): PriceFact[] {
  const key = ({ amount, currency, per }: PriceFact) => `${amount} ${currency ?? ''} ${per ?? ''}`;
  const known = new Set([key(main)]);
  const kept: PriceFact[] = [];
  for (const price of prices.slice(0, MAX_PRICES)) {
    if (!known.has(key(price))) kept.push(price);
    known.add(key(price));
  }
  return kept;
}

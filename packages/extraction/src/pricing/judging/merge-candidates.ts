import type { PriceFact } from '../../facts.ts';
import { isSameName, samePrice } from '../cards/candidate.ts';
import type { Candidate } from '../cards/candidate.ts';

/** Puts readings of the same plan together: the first keeps its price, the others' become its further prices. */
export function mergeCandidates(groups: readonly (readonly Candidate[])[]): Candidate[] {
  const merged: Candidate[] = [];
  for (const candidate of groups.flat()) {
    const at = merged.findIndex((each) => isSameName(each.name, candidate.name));
    const before = merged[at];
    if (before) merged[at] = joined(before, candidate);
    else merged.push(candidate);
  }
  return merged;
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
  const kept: PriceFact[] = [];
  for (const price of prices) {
    if (![main, ...kept].some((each) => samePrice(each, price))) kept.push(price);
  }
  return kept;
}

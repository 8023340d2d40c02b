import { commonWeight, scoredWords, weightOf } from './scored-words.ts';

/** Sums over cases: what was to be kept, what was kept of it, what else was kept, of how much, and words from nowhere. */
export interface Tally {
  cases: number;
  own: number;
  kept: number;
  others: number;
  extra: number;
  invented: number;
}

export const noTally = (): Tally => ({ cases: 0, own: 0, kept: 0, others: 0, extra: 0, invented: 0 });

export function tallyOf(customerText: string, othersText: string, got: string): Tally {
  const own = scoredWords(customerText);
  const others = scoredWords(othersText);
  const words = scoredWords(got);
  const kept = commonWeight(own, words);
  const known = new Set([...own, ...others]);
  return {
    cases: 1,
    own: weightOf(own),
    kept,
    others: weightOf(others),
    extra: weightOf(words) - kept,
    invented: words.filter((word) => !known.has(word)).length,
  };
}

export function addTo(sum: Tally, tally: Tally): void {
  sum.cases += tally.cases;
  sum.own += tally.own;
  sum.kept += tally.kept;
  sum.others += tally.others;
  sum.extra += tally.extra;
  sum.invented += tally.invented;
}

export const keptShare = ({ own, kept }: Tally): number => (own === 0 ? 100 : (100 * kept) / own);
export const leftOutShare = ({ others, extra }: Tally): number =>
  others === 0 ? 100 : 100 * (1 - extra / others);

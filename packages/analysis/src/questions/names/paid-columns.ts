import { wordsIn } from './column-nouns.ts';

const paid = /^(?:arr|mrr|acv|tcv|ltv|revenue|turnover|spend|spending)$/;
/** "Contract value" is money; "contract months" and "contract start" are not. */
const ofContracts = /^(?:value|size|amount|sum)$/;
/** What is spent elsewhere: "ad spend", "time spend". */
const elsewhere = /^(?:ads?|advertising|marketing|media|time|minutes|hours)$/;
const periods: readonly (readonly [RegExp, PaidPeriod])[] = [
  [/^(?:mrr|monthly|month)$/, 'month'],
  [/^(?:arr|acv|annual|yearly|year)$/, 'year'],
];

export type PaidPeriod = 'month' | 'year';

/** Whether a column of numbers tells what accounts pay, and for how long; a period of null is not told by its name. */
export function paidColumn(key: string): { per: PaidPeriod | null } | null {
  const words = wordsIn(key);
  const has = (phrase: RegExp) => words.some((word) => phrase.test(word));
  const isPaid = has(paid) || (has(/^contracts?$/) && has(ofContracts));
  if (!isPaid || has(elsewhere)) return null;
  return { per: periods.find(([phrase]) => has(phrase))?.[1] ?? null };
}

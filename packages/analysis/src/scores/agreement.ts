/** How many things one person called `first` and another one `second`. */
export interface AnswerPair {
  first: string;
  second: string;
  count: number;
}

/** How far two people say the same. */
export interface PairAgreement {
  pairs: number;
  same: number;
  /** 0…1; null without pairs. */
  share: number | null;
  /**
   * Cohen's kappa, −1…1: agreement beyond what two people would reach who answer as often so, but by chance. Null
   * without pairs, and where both always say the same one thing, so that chance explains all of it.
   */
  kappa: number | null;
}

/** Agreement of pairs of answers (Cohen 1960, "A coefficient of agreement for nominal scales"). */
export function agreementOf(pairs: readonly AnswerPair[]): PairAgreement {
  const first = new Map<string, number>();
  const second = new Map<string, number>();
  let total = 0;
  let same = 0;
  for (const pair of pairs) {
    total += pair.count;
    if (pair.first === pair.second) same += pair.count;
    first.set(pair.first, (first.get(pair.first) ?? 0) + pair.count);
    second.set(pair.second, (second.get(pair.second) ?? 0) + pair.count);
  }
  if (total === 0) return { pairs: 0, same: 0, share: null, kappa: null };
  let byChance = 0;
  for (const [answer, count] of first) byChance += count * (second.get(answer) ?? 0);
  const share = same / total;
  const expected = byChance / total ** 2;
  return { pairs: total, same, share, kappa: expected === 1 ? null : (share - expected) / (1 - expected) };
}

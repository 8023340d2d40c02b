import type { Decision, TrackRecord } from '@earshot/contracts/boards/decisions';

/** How decisions turned out. */
export function trackRecord(name: string | null, decisions: readonly Decision[]): TrackRecord {
  const released = decisions.filter(({ outcome }) => outcome !== null);
  const judged = released.filter(({ outcome }) => isJudged(outcome));
  const of = (verdict: 'improved' | 'worse') =>
    judged.filter(({ outcome }) => outcome?.verdict === verdict).length;
  const expected = judged.flatMap(({ expected: said, outcome }) => {
    const fall = said?.fall ?? null;
    const ratio = outcome?.ratio ?? null;
    return fall === null || ratio === null ? [] : [1 - ratio >= fall];
  });
  return {
    ...{ name, decided: decisions.length, released: released.length, judged: judged.length },
    ...{ improved: of('improved'), worse: of('worse') },
    ...{ expected: expected.length, met: expected.filter(Boolean).length },
  };
}

/** The same for each of the names that decisions have, those with most decisions first. */
export function recordsBy(
  decisions: readonly Decision[],
  namesOf: (decision: Decision) => readonly (string | null)[],
): TrackRecord[] {
  const names = [...new Set(decisions.flatMap(namesOf))];
  return names
    .map((name) =>
      trackRecord(
        name,
        decisions.filter((one) => namesOf(one).includes(name)),
      ),
    )
    .toSorted((a, b) => b.decided - a.decided || (a.name ?? '').localeCompare(b.name ?? ''));
}

function isJudged(outcome: Decision['outcome']): boolean {
  return outcome !== null && outcome.verdict !== null && outcome.verdict !== 'too_early';
}

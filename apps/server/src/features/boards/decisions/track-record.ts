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

/** Whom or what decisions are grouped by: two members may have one name. */
export interface Group {
  key: string | null;
  name: string | null;
}

/** The same for each of the groups that decisions are in, those with most decisions first. */
export function recordsBy(
  decisions: readonly Decision[],
  groupsOf: (decision: Decision) => readonly Group[],
): TrackRecord[] {
  const groups = new Map(decisions.flatMap(groupsOf).map(({ key, name }) => [key, name]));
  return [...groups]
    .map(([key, name]) =>
      trackRecord(
        name,
        decisions.filter((one) => groupsOf(one).some((group) => group.key === key)),
      ),
    )
    .toSorted((a, b) => b.decided - a.decided || (a.name ?? '').localeCompare(b.name ?? ''));
}

function isJudged(outcome: Decision['outcome']): boolean {
  return outcome !== null && outcome.verdict !== null && outcome.verdict !== 'too_early';
}

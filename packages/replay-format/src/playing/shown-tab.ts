import type { Segment } from '../segments.ts';

/** What is read of a moment to tell which tab was in front. */
interface TabMoment {
  at: number;
  tab_id: string;
  kind: string;
}

/** From this instant on, this tab is the one that the person looked at. */
export interface TabTurn {
  at: number;
  tabId: string;
}

/**
 * Which tab the person looked at, in order of time: one that came to the front or was opened, and, when the one in front
 * was left, another that is recorded by then.
 */
export function tabTurns(segments: readonly Segment[], moments: readonly TabMoment[]): TabTurn[] {
  const opened = firstOfEachTab(segments).map(({ tabId, from }) => ({ at: from, tabId }));
  const known = new Set(opened.map(({ tabId }) => tabId));
  const shown = moments
    .filter(({ kind, tab_id: tabId }) => kind === 'shown' && known.has(tabId))
    .map(({ at, tab_id: tabId }) => ({ at, tabId }));
  const turns: TabTurn[] = [];
  for (const turn of [...opened, ...shown].sort((a, b) => a.at - b.at)) {
    if (turns.at(-1)?.tabId !== turn.tabId) turns.push(turn);
  }
  return turns;
}

function firstOfEachTab(segments: readonly Segment[]): Segment[] {
  const first = new Map<string, Segment>();
  for (const segment of segments) if (!first.has(segment.tabId)) first.set(segment.tabId, segment);
  return [...first.values()];
}

/** The tab in front at an instant; before the first turn that of the first, undefined when there is none at all. */
export function tabAt(turns: readonly TabTurn[], at: number): string | undefined {
  return (turns.findLast((turn) => turn.at <= at) ?? turns[0])?.tabId;
}

import { communitiesOf, renumber } from './communities.ts';
import { dividedBySelf, modularity } from './granularity.ts';
import type { Division } from './granularity.ts';
import type { LinkGraph } from './link-graph.ts';

export interface DivideOptions {
  seed: number;
  /** Theme and resolution of the run before. */
  previous?: { themeOf: ReadonlyMap<number, number>; resolution: number };
  pinned: ReadonlyMap<number, number | null>;
}

/** A fresh division has to be better by this share of the modularity to be taken in place of the continued one. */
const WORTH_CHANGING = 0.02;
/** With this many times more or fewer items the old resolution says nothing. */
const OTHER_SIZE = 1.5;

/**
 * Divides the graph of items into communities. With a run before, items begin in their old themes and move only where
 * that is better; new items begin alone. Pinned items stay with those pinned to the same theme.
 *
 * @param ids of the items, in the order of the graph's nodes
 */
export function divide(graph: LinkGraph, ids: readonly number[], options: DivideOptions): Division {
  const { pinned, previous, seed } = options;
  const isPinned = (node: number): boolean => typeof pinned.get(ids[node] ?? 0) === 'number';
  const held = new Set(pinned.values());
  const before = previous?.themeOf ?? new Map<number, number>();
  const pinOf = (id: number): number | undefined => pinned.get(id) ?? undefined;
  const themeBefore = (id: number): number | undefined => (pinned.has(id) ? pinOf(id) : before.get(id));
  // A theme that people put items into begins with the items it had, or it would be those items alone.
  const start = startOf(ids, (id) => {
    const theme = themeBefore(id);
    return theme !== undefined && held.has(theme) ? theme : undefined;
  });
  const ratio = ids.length / Math.max(1, before.size);
  if (!previous || ratio > OTHER_SIZE || ratio < 1 / OTHER_SIZE)
    return dividedBySelf(graph, { seed, start, isPinned });
  const { resolution } = previous;
  const continued = communitiesOf(graph, { resolution, seed, isPinned, start: startOf(ids, themeBefore) });
  const fresh = communitiesOf(graph, { resolution, seed, isPinned, start });
  const freshQuality = modularity(graph, fresh, resolution);
  const gain = freshQuality - modularity(graph, continued, resolution);
  return { communityOf: gain > WORTH_CHANGING * Math.abs(freshQuality) ? fresh : continued, resolution };
}

/** Items of the same theme begin together, others alone. */
function startOf(ids: readonly number[], themeOf: (id: number) => number | undefined): Int32Array {
  const first = new Map<number, number>();
  const start = Int32Array.from(ids, (id, node) => {
    const theme = themeOf(id);
    if (theme === undefined) return node;
    const together = first.get(theme) ?? node;
    first.set(theme, together);
    return together;
  });
  renumber(start);
  return start;
}

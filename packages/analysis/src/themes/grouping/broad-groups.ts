import { communitiesOf } from './communities.ts';
import type { LinkGraph } from './link-graph.ts';
import { groupedGraph } from './link-graph.ts';

/** As many themes need no groups. */
const FEW = 12;
const COARSEST = 0.05;
const STEPS = 10;
/** A group of more of the items than this parts nothing from anything. */
const MOST_SHARE = 0.5;

/**
 * Puts themes that share many links together, so that there are about √(2 × themes) groups, none of more than half of the items.
 * Where that cannot be, each theme stays alone.
 *
 * @param themeOf theme of each node, from 0, or −1
 * @returns for each theme the number of its group, from 0
 */
export function broadGroups(
  graph: LinkGraph,
  themeOf: Int32Array,
  themes: number,
  resolution: number,
  seed: number,
): Int32Array {
  const alone = Int32Array.from({ length: themes }, (_, theme) => theme);
  if (themes <= FEW) return alone;
  // What has no theme is set aside as one more, and forgotten.
  const graphOfThemes = groupedGraph(
    graph,
    themeOf.map((theme) => (theme < 0 ? themes : theme)),
    themes + 1,
  );
  const wanted = Math.sqrt(2 * themes);
  let low = Math.log(COARSEST);
  let high = Math.log(Math.max(resolution, 1));
  let best: Int32Array = alone;
  let bestDistance = Infinity;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    const groups = communitiesOf(withoutLast(graphOfThemes), { resolution: Math.exp(middle), seed });
    const count = new Set(groups).size;
    const isParted = largestShare(groups, themeOf) <= MOST_SHARE;
    const distance = Math.abs(Math.log(count / wanted));
    if (isParted && distance < bestDistance) {
      bestDistance = distance;
      best = groups;
    }
    if (count < wanted || !isParted) low = middle;
    else high = middle;
  }
  return best;
}

/** Of the items that have a theme, those in the largest group: 0 to 1. */
function largestShare(groupOf: Int32Array, themeOf: Int32Array): number {
  const sizes = new Map<number, number>();
  let all = 0;
  for (const theme of themeOf) {
    if (theme < 0) continue;
    const group = groupOf[theme] ?? 0;
    sizes.set(group, (sizes.get(group) ?? 0) + 1);
    all += 1;
  }
  return Math.max(0, ...sizes.values()) / Math.max(1, all);
}

function withoutLast(graph: LinkGraph): LinkGraph {
  const count = graph.count - 1;
  const starts = new Int32Array(count + 1);
  const kept: number[] = [];
  for (let i = 0; i < count; i += 1) {
    for (let at = graph.starts[i] ?? 0; at < (graph.starts[i + 1] ?? 0); at += 1)
      if (graph.ends[at] !== count) kept.push(at);
    starts[i + 1] = kept.length;
  }
  return {
    count,
    starts,
    ends: Int32Array.from(kept, (at) => graph.ends[at] ?? 0),
    weights: Float64Array.from(kept, (at) => graph.weights[at] ?? 0),
    inner: graph.inner.slice(0, count),
  };
}

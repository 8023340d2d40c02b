import { communitiesOf } from './communities.ts';
import type { LinkGraph } from './link-graph.ts';
import { groupedGraph } from './link-graph.ts';

/** As many themes need no groups. */
const FEW = 12;
const COARSEST = 0.05;
const STEPS = 10;

/**
 * Puts themes that share many links together, so that there are about √(2 × themes) groups.
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
    const distance = Math.abs(Math.log(count / wanted));
    if (distance < bestDistance) {
      bestDistance = distance;
      best = groups;
    }
    if (count < wanted) low = middle;
    else high = middle;
  }
  return best;
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

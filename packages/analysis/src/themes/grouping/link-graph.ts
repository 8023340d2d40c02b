import type { NearestItems } from '../likeness/nearest-items.ts';

/** A graph with weighted links, each held at both ends: those of i are at `starts[i]` up to `starts[i + 1]`. */
export interface LinkGraph {
  count: number;
  starts: Int32Array;
  ends: Int32Array;
  weights: Float64Array;
  /** Weight of the links within each node, both ways; nodes that stand for several items have some. */
  inner: Float64Array;
}

/** Links weaker than this are chance. */
const LEAST_SCORE = 0.05;
const ONE_SIDED = 0.5;

/** Joins each item with its nearest; a link that only one of the two chose counts half. `isLeftOut` items get none. */
export function linkGraph(nearest: NearestItems, isLeftOut: (item: number) => boolean): LinkGraph {
  const { count, size, numbers, scores } = nearest;
  const rows = Array.from({ length: count }, () => new Map<number, number>());
  const chosen = Array.from({ length: count }, (_, i) => new Set(numbers.subarray(i * size, (i + 1) * size)));
  for (let i = 0; i < count; i += 1) {
    if (isLeftOut(i)) continue;
    for (let place = i * size; place < (i + 1) * size; place += 1) {
      const other = numbers[place] ?? -1;
      const score = scores[place] ?? 0;
      if (other < 0 || score < LEAST_SCORE || isLeftOut(other)) continue;
      const weight = chosen[other]?.has(i) ? score : ONE_SIDED * score;
      rows[i]?.set(other, weight);
      rows[other]?.set(i, weight);
    }
  }
  return graphOf(rows, new Float64Array(count));
}

/** The graph whose nodes are the groups of another's; `groupOf` numbers them from 0. */
export function groupedGraph(graph: LinkGraph, groupOf: Int32Array, groups: number): LinkGraph {
  const rows = Array.from({ length: groups }, () => new Map<number, number>());
  const inner = new Float64Array(groups);
  for (let i = 0; i < graph.count; i += 1) {
    const group = groupOf[i] ?? 0;
    const row = rows[group];
    inner[group] = (inner[group] ?? 0) + (graph.inner[i] ?? 0);
    for (let at = graph.starts[i] ?? 0; at < (graph.starts[i + 1] ?? 0); at += 1) {
      const other = groupOf[graph.ends[at] ?? 0] ?? 0;
      const weight = graph.weights[at] ?? 0;
      if (other === group) inner[group] = (inner[group] ?? 0) + weight;
      else row?.set(other, (row.get(other) ?? 0) + weight);
    }
  }
  return graphOf(rows, inner);
}

function graphOf(rows: readonly ReadonlyMap<number, number>[], inner: Float64Array): LinkGraph {
  const starts = new Int32Array(rows.length + 1);
  rows.forEach((row, i) => (starts[i + 1] = (starts[i] ?? 0) + row.size));
  const ends = new Int32Array(starts[rows.length] ?? 0);
  const weights = new Float64Array(ends.length);
  let at = 0;
  for (const row of rows) {
    for (const [end, weight] of row) {
      ends[at] = end;
      weights[at] = weight;
      at += 1;
    }
  }
  return { count: rows.length, starts, ends, weights, inner };
}

import { groupedGraph } from './link-graph.ts';
import type { LinkGraph } from './link-graph.ts';
import { chanceFrom, shuffledNumbers } from '../../seeded-chance.ts';

export interface CommunityOptions {
  /** The larger, the smaller the communities; 1 is plain modularity. */
  resolution: number;
  seed: number;
  /** The community each node begins in; each in its own when not given. */
  start?: Int32Array;
  /** Nodes that stay where they begin; communities that hold some of different beginnings never join. */
  isPinned?: (node: number) => boolean;
}

const MOST_LEVELS = 20;
const MOST_PASSES = 50;
const LEAST_GAIN = 1e-12;

/**
 * Divides a graph into communities of many links within and few between: modularity with a resolution (Reichardt and
 * Bornholdt 2006), raised by moving nodes, then whole communities (Blondel et al. 2008, "Fast unfolding of communities
 * in large networks").
 *
 * @returns for each node the number of its community, from 0
 */
export function communitiesOf(graph: LinkGraph, options: CommunityOptions): Int32Array {
  const chance = chanceFrom(options.seed);
  const { isPinned = () => false } = options;
  let level = graph;
  let start = options.start ?? Int32Array.from({ length: graph.count }, (_, i) => i);
  let pinned = Uint8Array.from({ length: graph.count }, (_, i) => (isPinned(i) ? 1 : 0));
  const communityOf = Int32Array.from({ length: graph.count }, (_, i) => i);
  for (let round = 0; round < MOST_LEVELS; round += 1) {
    const moved = moveNodes(level, start, pinned, options.resolution, shuffledNumbers(level.count, chance));
    const groups = renumber(moved);
    for (let i = 0; i < communityOf.length; i += 1) communityOf[i] = moved[communityOf[i] ?? 0] ?? 0;
    if (groups === level.count) break;
    const heldByPin = new Uint8Array(groups);
    moved.forEach((group, node) => {
      if (pinned[node] === 1) heldByPin[group] = 1;
    });
    level = groupedGraph(level, moved, groups);
    pinned = heldByPin;
    start = Int32Array.from({ length: groups }, (_, i) => i);
  }
  return communityOf;
}

/** Moves nodes to the neighbouring community that gains most until none gains. */
function moveNodes(
  { count, starts, ends, weights, inner }: LinkGraph,
  start: Int32Array,
  pinned: Uint8Array,
  resolution: number,
  order: Int32Array,
): Int32Array {
  const communityOf = Int32Array.from(start);
  const room = communityOf.reduce((most, community) => Math.max(most, community + 1), count);
  const strengths = new Float64Array(count);
  const totals = new Float64Array(room);
  let all = 0;
  for (let i = 0; i < count; i += 1) {
    let strength = inner[i] ?? 0;
    for (let at = starts[i] ?? 0; at < (starts[i + 1] ?? 0); at += 1) strength += weights[at] ?? 0;
    strengths[i] = strength;
    const community = communityOf[i] ?? 0;
    totals[community] = (totals[community] ?? 0) + strength;
    all += strength;
  }
  if (all === 0) return communityOf;
  const links = new Float64Array(room);
  const near: number[] = [];
  for (let pass = 0, hasMoved = true; hasMoved && pass < MOST_PASSES; pass += 1) {
    hasMoved = false;
    for (const node of order) {
      if (pinned[node] === 1) continue;
      for (let at = starts[node] ?? 0; at < (starts[node + 1] ?? 0); at += 1) {
        const community = communityOf[ends[at] ?? 0] ?? 0;
        if (links[community] === 0) near.push(community);
        links[community] = (links[community] ?? 0) + (weights[at] ?? 0);
      }
      const from = communityOf[node] ?? 0;
      const strength = strengths[node] ?? 0;
      const cost = (resolution * strength) / all;
      totals[from] = (totals[from] ?? 0) - strength;
      let best = from;
      let bestGain = (links[from] ?? 0) - cost * (totals[from] ?? 0);
      for (const community of near) {
        const gain = (links[community] ?? 0) - cost * (totals[community] ?? 0);
        if (gain > bestGain + LEAST_GAIN) {
          best = community;
          bestGain = gain;
        }
        links[community] = 0;
      }
      near.length = 0;
      totals[best] = (totals[best] ?? 0) + strength;
      if (best !== from) {
        communityOf[node] = best;
        hasMoved = true;
      }
    }
  }
  return communityOf;
}

/** Numbers the groups from 0 in order of their first node, in place; returns how many there are. */
export function renumber(groupOf: Int32Array): number {
  const numbers = new Map<number, number>();
  for (let i = 0; i < groupOf.length; i += 1) {
    const group = groupOf[i] ?? 0;
    const number = numbers.get(group) ?? numbers.size;
    numbers.set(group, number);
    groupOf[i] = number;
  }
  return numbers.size;
}

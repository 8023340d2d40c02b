import { communitiesOf } from './communities.ts';
import type { CommunityOptions } from './communities.ts';
import type { LinkGraph } from './link-graph.ts';

/**
 * Two communities are kept apart while less than this share of their links leads to each other: what a resolution asks
 * for is itself times the share of links that would fall into a community by chance. One number serves few groups and
 * many, large ones and small, because it is a share. Chosen on subsets of 5 to 77 intents of Banking77's training part.
 */
const SHARE_BETWEEN = 0.074;
const COARSEST = 0.35;
/**
 * Where texts are loosely linked, shares between communities are large at any resolution, and the rule above would end
 * with one theme. So the less of the links plain modularity keeps within, the finer the coarsest resolution.
 */
const LOOSE = { within: 0.86, coarsest: 2 };
const CLEAR = { within: 0.9, coarsest: COARSEST };
const FINEST = 40;
const STEPS = 5;
const STARTS = 3;

export interface Division {
  communityOf: Int32Array;
  resolution: number;
}

/** Communities at the resolution that suits the graph; nothing is known of how many there should be. */
export function dividedBySelf(graph: LinkGraph, options: Omit<CommunityOptions, 'resolution'>): Division {
  const plain = communitiesOf(graph, { ...options, resolution: 1 });
  let low = Math.log(coarsestFor(shares(graph, plain).within));
  let high = Math.log(FINEST);
  let best: Division = { communityOf: plain, resolution: 1 };
  for (let step = 0; step < STEPS; step += 1) {
    const resolution = Math.exp((low + high) / 2);
    const communityOf = communitiesOf(graph, { ...options, resolution });
    best = { communityOf, resolution };
    if (resolution * shares(graph, communityOf).chance < SHARE_BETWEEN) low = Math.log(resolution);
    else high = Math.log(resolution);
  }
  return bestOf(graph, best, options);
}

/** The best of a few starts, each looked over once more item by item, so that chance has less of a say. */
function bestOf(graph: LinkGraph, first: Division, options: Omit<CommunityOptions, 'resolution'>): Division {
  const { resolution } = first;
  let { communityOf } = first;
  let quality = modularity(graph, communityOf, resolution);
  for (let start = 1; start < STARTS; start += 1) {
    const begun = communitiesOf(graph, { ...options, resolution, seed: options.seed + start });
    const other = communitiesOf(graph, { ...options, resolution, seed: options.seed, start: begun });
    const otherQuality = modularity(graph, other, resolution);
    if (otherQuality > quality) [communityOf, quality] = [other, otherQuality];
  }
  return { communityOf, resolution };
}

function coarsestFor(within: number): number {
  const part = Math.min(1, Math.max(0, (within - LOOSE.within) / (CLEAR.within - LOOSE.within)));
  return LOOSE.coarsest * (CLEAR.coarsest / LOOSE.coarsest) ** part;
}

/** Share of links within communities, less the share that chance would put there × resolution. */
export function modularity(graph: LinkGraph, communityOf: Int32Array, resolution: number): number {
  const { within, chance } = shares(graph, communityOf);
  return within - resolution * chance;
}

/** Shares of the weight of links that fall within a community: those there are, and if links were dealt anew. */
function shares(
  { count, starts, ends, weights, inner }: LinkGraph,
  communityOf: Int32Array,
): { within: number; chance: number } {
  const totals = new Float64Array(count);
  let all = 0;
  let within = 0;
  for (let i = 0; i < count; i += 1) {
    const community = communityOf[i] ?? 0;
    let strength = inner[i] ?? 0;
    within += strength;
    for (let at = starts[i] ?? 0; at < (starts[i + 1] ?? 0); at += 1) {
      const weight = weights[at] ?? 0;
      strength += weight;
      if (communityOf[ends[at] ?? 0] === community) within += weight;
    }
    totals[community] = (totals[community] ?? 0) + strength;
    all += strength;
  }
  if (all === 0) return { within: 0, chance: 0 };
  return { within: within / all, chance: totals.reduce((sum, total) => sum + (total / all) ** 2, 0) };
}

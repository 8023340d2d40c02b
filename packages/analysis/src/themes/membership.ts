import type { LinkGraph } from './link-graph.ts';

/** Fewer items are no theme. */
const LEAST_ITEMS = 3;
/** An item belongs where its links sum up to at least half a sure one, and at least a third of them lead there. */
const LEAST_LINKS = 0.5;
const LEAST_SHARE = 1 / 3;
/** So many items at most stay without a theme; beyond, the least doubtful keep theirs. */
const MOST_WITHOUT = 0.14;

/**
 * Decides which items have a theme. Those of communities that are too small first look for the community that most of
 * their links lead to.
 *
 * @returns for each item the number of its theme, from 0, or −1
 */
export function membersOf(
  graph: LinkGraph,
  communityOf: Int32Array,
  isPinned: (node: number) => boolean,
): Int32Array {
  const sizes = new Map<number, number>();
  const held = new Set<number>();
  communityOf.forEach((community, node) => {
    sizes.set(community, (sizes.get(community) ?? 0) + 1);
    if (isPinned(node)) held.add(community);
  });
  const isTheme = (community: number): boolean =>
    held.has(community) || (sizes.get(community) ?? 0) >= LEAST_ITEMS;
  const themeOf = Int32Array.from(communityOf);
  const doubtful: { node: number; doubt: number }[] = [];
  let without = 0;
  communityOf.forEach((community, node) => {
    if (isPinned(node)) return;
    const { best, most, all } = strongest(graph, node, communityOf, isTheme);
    if (!isTheme(community)) themeOf[node] = best;
    const links = themeOf[node] === best ? most : linksTo(graph, node, communityOf, community);
    if (best < 0 || all === 0) {
      themeOf[node] = -1;
      without += 1;
    } else if (links < LEAST_LINKS || links < LEAST_SHARE * all) {
      doubtful.push({ node, doubt: Math.max(1 - links / LEAST_LINKS, 1 - links / (LEAST_SHARE * all)) });
    }
  });
  doubtful.sort((a, b) => b.doubt - a.doubt || a.node - b.node);
  const room = Math.max(0, Math.floor(MOST_WITHOUT * communityOf.length) - without);
  for (const { node } of doubtful.slice(0, room)) themeOf[node] = -1;
  return withoutSmall(themeOf, isPinned);
}

/** The theme that most links of a node lead to, their weight, and that of all its links. */
function strongest(
  { starts, ends, weights }: LinkGraph,
  node: number,
  communityOf: Int32Array,
  isTheme: (community: number) => boolean,
): { best: number; most: number; all: number } {
  const links = new Map<number, number>();
  let all = 0;
  for (let at = starts[node] ?? 0; at < (starts[node + 1] ?? 0); at += 1) {
    const community = communityOf[ends[at] ?? 0] ?? 0;
    all += weights[at] ?? 0;
    if (isTheme(community)) links.set(community, (links.get(community) ?? 0) + (weights[at] ?? 0));
  }
  let best = -1;
  let most = 0;
  for (const [community, weight] of links) if (weight > most) [best, most] = [community, weight];
  return { best, most, all };
}

function linksTo(
  { starts, ends, weights }: LinkGraph,
  node: number,
  communityOf: Int32Array,
  community: number,
): number {
  let sum = 0;
  for (let at = starts[node] ?? 0; at < (starts[node + 1] ?? 0); at += 1)
    if (communityOf[ends[at] ?? 0] === community) sum += weights[at] ?? 0;
  return sum;
}

/** Numbers the themes from 0; what has become too small is none. */
function withoutSmall(themeOf: Int32Array, isPinned: (node: number) => boolean): Int32Array {
  const sizes = new Map<number, number>();
  themeOf.forEach((theme, node) =>
    sizes.set(theme, (sizes.get(theme) ?? 0) + (isPinned(node) ? LEAST_ITEMS : 1)),
  );
  const numbers = new Map<number, number>();
  return themeOf.map((theme) => {
    if (theme < 0 || (sizes.get(theme) ?? 0) < LEAST_ITEMS) return -1;
    const number = numbers.get(theme) ?? numbers.size;
    numbers.set(theme, number);
    return number;
  });
}

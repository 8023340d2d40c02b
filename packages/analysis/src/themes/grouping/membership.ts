import type { LinkGraph } from './link-graph.ts';

/** While items still look for the theme that they belong to, so many are one: others may join them. */
const LEAST_FORMING = 3;
/** What lacks so many items is given doubtful ones back. */
const ROOM_TO_GROW = 1;
/** An item belongs where its links sum up to at least half a sure one, and at least a third of them lead there. */
const LEAST_LINKS = 0.5;
const LEAST_SHARE = 1 / 3;
/**
 * A share of the items at most stays without a theme; beyond, the least doubtful keep theirs. Among few items more matters are spoken of
 * by too few, so the share is larger: by the root of how many fewer they are. Among
 * less than a hundred all links are weak, and say nothing of doubt.
 */
const WITHOUT = { share: 0.14, from: 2000, most: 0.3, least: 100 };

/**
 * Decides which items have a theme. Those of communities that are too small first look for the community that most of
 * their links lead to.
 *
 * @param least fewer items are no theme in the end
 * @returns for each item the number of its theme, from 0, or −1
 */
export function membersOf(
  graph: LinkGraph,
  communityOf: Int32Array,
  isPinned: (node: number) => boolean,
  least: number,
): Int32Array {
  const sizes = new Map<number, number>();
  const held = new Set<number>();
  communityOf.forEach((community, node) => {
    sizes.set(community, (sizes.get(community) ?? 0) + 1);
    if (isPinned(node)) held.add(community);
  });
  const isTheme = (community: number): boolean =>
    held.has(community) || (sizes.get(community) ?? 0) >= LEAST_FORMING;
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
  const room = Math.max(0, Math.floor(mostWithout(communityOf.length)) - without);
  for (const { node } of doubtful.slice(0, room)) themeOf[node] = -1;
  fillUp(themeOf, doubtful.slice(0, room), communityOf, least);
  return withoutSmall(themeOf, isPinned, least);
}

/** Gives themes that would be too small by few of their items the least doubtful of these back. */
function fillUp(
  themeOf: Int32Array,
  taken: readonly { node: number }[],
  before: Int32Array,
  least: number,
): void {
  const sizes = new Map<number, number>();
  for (const theme of themeOf) sizes.set(theme, (sizes.get(theme) ?? 0) + 1);
  for (const { node } of taken.toReversed()) {
    const theme = before[node] ?? -1;
    const size = sizes.get(theme) ?? 0;
    if (size < least - ROOM_TO_GROW || size >= least) continue;
    themeOf[node] = theme;
    sizes.set(theme, size + 1);
  }
}

/** How many of so many items may stay without a theme. */
function mostWithout(count: number): number {
  const fewer = count < WITHOUT.least ? 1 : Math.sqrt(Math.max(1, WITHOUT.from / count));
  return count * Math.min(WITHOUT.most, WITHOUT.share * fewer);
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
function withoutSmall(themeOf: Int32Array, isPinned: (node: number) => boolean, least: number): Int32Array {
  const sizes = new Map<number, number>();
  themeOf.forEach((theme, node) => sizes.set(theme, (sizes.get(theme) ?? 0) + (isPinned(node) ? least : 1)));
  const numbers = new Map<number, number>();
  return themeOf.map((theme) => {
    if (theme < 0 || (sizes.get(theme) ?? 0) < least) return -1;
    const number = numbers.get(theme) ?? numbers.size;
    numbers.set(theme, number);
    return number;
  });
}

import type { LinkGraph } from './link-graph.ts';
import { LEAST_SAYING } from '../naming/group-name.ts';
import type { ThemeNames } from '../naming/theme-names.ts';

/** A part holds at least this share of all texts: a theme of thousands is not parted into shreds. */
const LEAST_OF_ALL = 0.004;
/**
 * A theme of which no phrase is said by so many speaks of several matters; above, it is one in many words. One that holds much of all
 * texts is several until a name is found that most of it says.
 */
const SEVERAL = { usual: 0.3, broad: LEAST_SAYING };
const BROAD = 0.1;
/**
 * Among fewer items than this, a theme is several sooner: where this share of its links at most stays within it. One matter in many words
 * keeps more of them.
 */
const FEW = 2000;
const MOST_WITHIN = 0.85;
/** A text without the name joins the part that this share of its links leads to, while enough texts say the name. */
const LEAST_LINKS = 0.5;
const STILL_SAYING = 0.75;

/**
 * Parts themes that no phrase names. Texts that speak of several matters, and long ones, are linked to many others, so that a theme of
 * them is a bit of everything. Its texts go where they say the name of another theme; what is left is
 * parted by what many of them say, the most telling first, and only the rest of it stays.
 *
 * @param themeOf theme of each text, from 0, or −1
 * @param placesOf texts of each theme, most central first
 * @param isHeld whether a person put a text where it is
 * @param least fewer texts are no theme
 * @returns the same, numbered anew from 0
 */
export function partedBySaying(
  themeOf: Int32Array,
  placesOf: readonly (readonly number[])[],
  graph: LinkGraph,
  namer: ThemeNames,
  { isHeld, least }: { isHeld: (place: number) => boolean; least: number },
): Int32Array {
  const names = namer.of(placesOf);
  const isBroad = (places: readonly number[], theme: number): boolean =>
    places.length >= BROAD * themeOf.length ||
    (themeOf.length < FEW && linksWithin(graph, places, themeOf, theme) <= MOST_WITHIN);
  const isLoose = placesOf.map(
    (places, theme) =>
      (names[theme]?.phraseSaying ?? 0) < (isBroad(places, theme) ? SEVERAL.broad : SEVERAL.usual) &&
      !places.some(isHeld),
  );
  const parted = Int32Array.from(themeOf);
  const loose = placesOf.flatMap((places, theme) => (isLoose[theme] ? places : []));
  const atLeast = Math.max(least, Math.ceil(LEAST_OF_ALL * themeOf.length));
  namer.partsBySaying(loose, atLeast).forEach((part, i) => {
    for (const place of part) parted[place] = placesOf.length + i;
  });
  const rest = loose.filter((place) => (parted[place] ?? 0) < placesOf.length);
  joinNearest(parted, rest, placesOf.length, graph);
  return numbered(parted, isHeld, least);
}

/** Share of the links of a theme's texts that lead to texts of the theme, by weight, 0…1. */
function linksWithin(
  { starts, ends, weights }: LinkGraph,
  places: readonly number[],
  themeOf: Int32Array,
  theme: number,
): number {
  let [within, all] = [0, 0];
  for (const place of places) {
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 1) {
      const weight = weights[at] ?? 0;
      all += weight;
      if (themeOf[ends[at] ?? 0] === theme) within += weight;
    }
  }
  return all === 0 ? 0 : within / all;
}

/** Numbers the themes from 0; what has become too small, and holds nothing that a person put there, is none. */
function numbered(themeOf: Int32Array, isHeld: (place: number) => boolean, least: number): Int32Array {
  const sizes = new Map<number, number>();
  themeOf.forEach((theme, place) => sizes.set(theme, (sizes.get(theme) ?? 0) + (isHeld(place) ? least : 1)));
  const numbers = new Map<number, number>();
  return themeOf.map((theme) => {
    if (theme < 0 || (sizes.get(theme) ?? 0) < least) return -1;
    const number = numbers.get(theme) ?? numbers.size;
    numbers.set(theme, number);
    return number;
  });
}

/** Texts that do not say a part's name join it where their links lead there, until a quarter of it does not say it. */
function joinNearest(parted: Int32Array, rest: readonly number[], firstPart: number, graph: LinkGraph): void {
  const sayers = new Map<number, number>();
  for (const theme of parted) if (theme >= firstPart) sayers.set(theme, (sayers.get(theme) ?? 0) + 1);
  const joining = rest.flatMap((place) => {
    const links = new Map<number, number>();
    let all = 0;
    for (let at = graph.starts[place] ?? 0; at < (graph.starts[place + 1] ?? 0); at += 1) {
      const theme = parted[graph.ends[at] ?? 0] ?? -1;
      all += graph.weights[at] ?? 0;
      if (theme >= firstPart) links.set(theme, (links.get(theme) ?? 0) + (graph.weights[at] ?? 0));
    }
    const [best] = [...links].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    return best && best[1] >= LEAST_LINKS * all ? [{ place, theme: best[0], share: best[1] / all }] : [];
  });
  joining.sort((a, b) => b.share - a.share || a.place - b.place);
  const joined = new Map<number, number>();
  for (const { place, theme } of joining) {
    const own = sayers.get(theme) ?? 0;
    const more = (joined.get(theme) ?? 0) + 1;
    if (own / (own + more) < STILL_SAYING) continue;
    joined.set(theme, more);
    parted[place] = theme;
  }
}

import { extractFeatures } from '../features.ts';
import type { ItemFeatures } from '../features.ts';
import { EnglishWords } from '../language/english-words.ts';
import type { WordTable } from '../word-table.ts';
import { broadGroups } from './grouping/broad-groups.ts';
import { byCentrality } from './grouping/centrality.ts';
import { distinctTexts } from './distinct-texts.ts';
import type { SameText } from './distinct-texts.ts';
import { divide } from './grouping/divide.ts';
import { vectorsOf } from './likeness/item-vectors.ts';
import { WordReader } from './likeness/item-words.ts';
import { groupName } from './naming/group-names.ts';
import { heldTogether } from './grouping/held-together.ts';
import { joinWordings } from './grouping/join-wordings.ts';
import { linkGraph } from './grouping/link-graph.ts';
import { matchThemes } from './match-themes.ts';
import { membersOf } from './grouping/membership.ts';
import { nearestItems } from './likeness/nearest-items.ts';
import { partedBySaying } from './grouping/parted-by-saying.ts';
import { withoutAsides } from './said/said-beside.ts';
import { saidTerms } from './said/said-terms.ts';
import { ThemeNames } from './naming/theme-names.ts';
import { withoutMatter } from './without-matter.ts';
import type { WithoutMatter } from './without-matter.ts';

export interface ThemeItem {
  id: number;
  features: ItemFeatures;
  /** For names. */
  text: string;
}

export interface Theme {
  /** Stays the same over runs that are given the run before. */
  id: number;
  /** A phrase of its items, in sentence case. */
  name: string;
  /** Up to three such phrases, the name first. */
  phrases: string[];
  /** Whether the name tells somebody who has not read the items what they are of: "Answers" does not. */
  isTelling: boolean;
  /** Share of its distinct texts that hold the name's words, 0…1. Under a half the name is what one item says. */
  saying: number;
  /** What its texts in other languages write for the name's words. */
  otherWords: string[];
  /** Most central first: the first is the one to quote. */
  itemIds: number[];
}

/** Themes that are near each other, so that a long list can be taken in. */
export interface ThemeGroup {
  name: string;
  /** Largest first. */
  themeIds: number[];
}

export interface FoundThemes {
  /** Largest first. */
  themes: Theme[];
  /** Each theme is in one; largest first. */
  groups: ThemeGroup[];
  /** Theme of each item that has one. */
  themeOf: Map<number, number>;
  /** Items that speak of nothing: they form no theme. */
  apart: Map<number, WithoutMatter>;
  /** To be given to the next run. */
  resolution: number;
}

export interface PreviousThemes {
  themeOf: ReadonlyMap<number, number>;
  resolution: number;
}

export interface FindThemesOptions {
  /** The same seed gives the same themes, whatever the order of the items. */
  seed?: number;
  /** The run before: themes that are still there keep their ids and, as far as they can, their items. */
  previous?: PreviousThemes;
  /** Items that a person put into a theme, or (null) out of all. */
  pinned?: ReadonlyMap<number, number | null>;
  /** The least id for new themes; they are also past all ids of `previous` and `pinned`. */
  nextId?: number;
  /** A theme of fewer distinct texts is none. */
  leastTexts?: number;
}

const LEAST_TEXTS = 5;
const LEAST_LINKS = 8;
const MOST_LINKS = 15;

/** Finds what items speak of. Every pair is looked at, so it is meant for up to 15,000 items. */
export function findThemes(
  given: readonly ThemeItem[],
  words: WordTable,
  { seed = 1, previous, pinned = new Map(), nextId = 1, leastTexts = LEAST_TEXTS }: FindThemesOptions = {},
): FoundThemes {
  const isPinned = (id: number): boolean => typeof pinned.get(id) === 'number';
  const apart = new Map<number, WithoutMatter>();
  const dictionary = new EnglishWords();
  const distinct = distinctItems(given, words, (id) => pinned.has(id)).filter(({ item, repeats }) => {
    const kind = isPinned(item.id)
      ? null
      : withoutMatter(item.text, item.features.usesWordVectors, dictionary);
    if (kind) for (const { id } of [item, ...repeats]) apart.set(id, kind);
    return kind === null;
  });
  const items = distinct.map(({ item }) => item);
  const idsAt = (place: number): number[] => (distinct[place]?.repeats ?? []).map(({ id }) => id);
  const ids = items.map(({ id }) => id);
  const features = items.map((item) => item.features);
  const links = Math.round(0.55 * Math.cbrt(items.length));
  const reader = new WordReader(words, dictionary);
  const read = items.map((item) => reader.read(item.features, item.text));
  const vectors = vectorsOf(features, read, words);
  const nearest = nearestItems(read, vectors, words, Math.min(MOST_LINKS, Math.max(LEAST_LINKS, links)));
  const pinOf = (place: number): number | null | undefined => pinned.get(ids[place] ?? 0);
  const graph = linkGraph(nearest, (place) => pinOf(place) === null);
  const { communityOf: divided, resolution } = divide(graph, ids, {
    seed,
    pinned,
    ...(previous ? { previous } : {}),
  });
  const isHeld = (place: number): boolean => typeof pinOf(place) === 'number';
  const said = saidTerms(items, read);
  const communityOf = joinWordings(divided, said, isHeld);
  const together = heldTogether(
    membersOf(graph, communityOf, isHeld, leastTexts),
    said,
    (place) => !isHeld(place) && !features[place]?.usesWordVectors,
  );

  const namer = new ThemeNames(
    items.map(({ text, features: { usesWordVectors } }, place) => ({
      text,
      isEnglish: usesWordVectors,
      language: read[place]?.language ?? 'und',
      matters: said.matters[place] ?? [],
    })),
    words,
    dictionary,
  );
  const members = partedBySaying(together, byCentrality(vectors, together), graph, namer, {
    isHeld,
    least: leastTexts,
  });
  const placesOf = byCentrality(vectors, members);
  const next = new Map<number, number>();
  members.forEach((theme, place) => {
    if (theme < 0) return;
    for (const id of [ids[place] ?? 0, ...idsAt(place)]) next.set(id, theme);
  });
  const themeIds = matchThemes(previous?.themeOf ?? new Map<number, number>(), next, pinned, nextId);
  const largestFirst = placesOf
    .map((places, number) => ({
      places,
      number,
      itemIds: [...places.map((place) => ids[place] ?? 0), ...places.flatMap(idsAt)],
    }))
    .sort((a, b) => b.itemIds.length - a.itemIds.length || a.number - b.number);
  const names = namer.of(
    largestFirst.map(({ places, itemIds }) =>
      withRepeats(places, itemIds.length, (place) => idsAt(place).length + 1),
    ),
  );
  const themes = largestFirst.map(({ number, itemIds }, i) => ({
    id: themeIds.get(number) ?? 0,
    name: names[i]?.phrases[0] ?? '',
    phrases: names[i]?.phrases ?? [],
    isTelling: names[i]?.isTelling ?? false,
    saying: names[i]?.saying ?? 0,
    otherWords: names[i]?.otherWords ?? [],
    itemIds,
  }));

  const groupOf = broadGroups(graph, members, placesOf.length, resolution, seed);
  const inGroups = new Map<number, number[]>();
  largestFirst.forEach(({ number }, i) => {
    const group = groupOf[number] ?? 0;
    inGroups.set(group, [...(inGroups.get(group) ?? []), i]);
  });
  const grouped = [...inGroups.values()].sort((a, b) => sizeOf(themes, b) - sizeOf(themes, a));
  const groupNames = namer.of(
    grouped.map((group) => inTurns(group.map((i) => largestFirst[i]?.places ?? []))),
  );
  return {
    themes,
    groups: grouped.map((group, g) => ({
      name: groupName(
        groupNames[g],
        group.flatMap((i) => names[i] ?? []),
      ),
      themeIds: group.map((i) => themes[i]?.id ?? 0),
    })),
    apart,
    themeOf: new Map(themes.flatMap(({ id, itemIds }) => itemIds.map((item) => [item, id] as const))),
    resolution,
  };
}

/** Items of the same text put together, each without what its writer says beside any matter. */
function distinctItems(
  given: readonly ThemeItem[],
  words: WordTable,
  isAlone: (id: number) => boolean,
): SameText<ThemeItem>[] {
  const first = distinctTexts(
    [...given].sort((a, b) => a.id - b.id),
    ({ id }) => isAlone(id),
  );
  const plain = withoutAsides(first.map(({ item }) => item.text));
  return first.map(({ item, repeats }, place) => {
    const text = plain[place] ?? item.text;
    if (text === item.text || isAlone(item.id)) return { item, repeats };
    const language = item.features.usesWordVectors ? 'en' : undefined;
    return { item: { ...item, text, features: extractFeatures(text, words, language) }, repeats };
  });
}

/** A text that is most of a theme's items counts as often as it came in its name, since it does in the theme's number. */
function withRepeats(places: readonly number[], items: number, countAt: (place: number) => number): number[] {
  return places.flatMap((place) => {
    const count = countAt(place);
    return 2 * count >= items ? Array.from({ length: count }, () => place) : [place];
  });
}

function sizeOf(themes: readonly Theme[], group: readonly number[]): number {
  return group.reduce((sum, i) => sum + (themes[i]?.itemIds.length ?? 0), 0);
}

/** The first of each list, then the second of each, and so on. */
function inTurns(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) =>
    lists.flatMap((list) => (i < list.length ? [list[i] ?? 0] : [])),
  ).flat();
}

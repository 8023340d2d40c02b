import { extractFeatures } from '@earshot/analysis/features';
import { findThemes } from '@earshot/analysis/themes/find-themes';
import type { FoundThemes } from '@earshot/analysis/themes/find-themes';
import { headOfName } from '@earshot/analysis/themes/naming/head-of-name';
import { phraseWords } from '@earshot/analysis/themes/naming/phrases/phrase-words';
import { words } from '../search/corpus.ts';
import type { Measured } from '../search/report.ts';
import { agreementOf } from '../themes/agreement.ts';
import type { ThemeSource } from './sets.ts';

/** A theme of fewer distinct texts is none. */
const LEAST_TEXTS = 5;
const LEAST_FITTING = 0.6;
/** Words of a text that are looked through for those of a name. */
const MOST_WORDS = 400;

type Item = ThemeSource['items'][number];

/** How well themes fit the matters of a set; the figures are described in scripts/bench/outside-text/README.md. */
export function measureThemes(source: ThemeSource): Measured[] {
  const { name, items } = source;
  const found = themesOf(source);
  const line = (what: string, value: number, unit = '%', limit?: Measured['limit']): Measured => ({
    ...{ name: `${name}: ${what}`, value, unit },
    ...(limit ? { limit } : {}),
  });
  const single = items.flatMap((item, id) => (item.matters.length === 1 ? [{ item, id }] : []));
  const { nmi, ari } = agreementOf(
    single.map(({ id }) => found.themeOf.get(id) ?? null),
    single.map(({ item }) => item.matters[0] ?? ''),
  );
  const { themes } = found;
  const fitting = themes.map(({ name: told, itemIds }) => fittingShare(told, itemsOf(itemIds, items)));
  const groups = found.groups
    .filter(({ themeIds }) => themeIds.length > 1)
    .map((group) => groupShare(group.name, group.themeIds, found, items));
  const about = themes.filter(({ itemIds }) => share(itemsOf(itemIds, items), isAbout) >= 0.5);
  const strangers = items.flatMap((item, id) => (isAbout(item) ? [] : [id]));
  const among = new Set(about.flatMap(({ itemIds }) => itemIds));
  const repeated = themes.filter(
    ({ itemIds }) => new Set(itemsOf(itemIds, items).map(({ text }) => plain(text))).size < LEAST_TEXTS,
  );
  return [
    line('NMI of items with one matter', nmi, ''),
    line('ARI of items with one matter', ari, ''),
    line('items with one matter in a theme', share(single, ({ id }) => found.themeOf.has(id)) * 100),
    line(`themes (${themes.length}) whose items fit the name by three fifths`, enough(fitting), '%', {
      atLeast: 100,
    }),
    line('worst of them', 100 * Math.min(1, ...fitting)),
    line(`groups (${groups.length}) whose items fit the name by three fifths`, enough(groups), '%', {
      atLeast: 100,
    }),
    line('themes of fewer than five distinct texts', repeated.length, '', { atMost: 0 }),
    line('items without a matter in themes of matters', share(strangers, (id) => among.has(id)) * 100),
    line('themes of what has no matter', themes.length - about.length, ''),
  ];
}

/** The themes with their names, for reading by somebody who does not make the rules. */
export function printThemes(source: ThemeSource): void {
  const { name, items } = source;
  const found = themesOf(source);
  console.log(
    `\n${name}: ${found.themes.length} themes, ${items.length - found.themeOf.size} of ${items.length} without`,
  );
  for (const theme of found.themes) {
    const own = itemsOf(theme.itemIds, items);
    console.log(
      `${String(own.length).padStart(5)}  ${theme.name}  [fits ${Math.round(100 * fittingShare(theme.name, own))} %]`,
    );
    for (const { text } of own.slice(0, 3))
      console.log(`           ${text.replace(/\s+/g, ' ').slice(0, 100)}`);
  }
  for (const { name: told, themeIds } of found.groups.filter(({ themeIds }) => themeIds.length > 1)) {
    const children = found.themes.filter(({ id }) => themeIds.includes(id)).map(({ name: child }) => child);
    console.log(`  group ${told}: ${children.join(' | ')}`);
  }
}

function themesOf({ items }: ThemeSource): FoundThemes {
  return findThemes(
    items.map(({ text }, id) => ({ id, text, features: extractFeatures(text, words) })),
    words,
  );
}

/** Share of the items that hold the name's words or are of the matter that most of them are of. */
function fittingShare(name: string, items: readonly Item[]): number {
  const counts = new Map<string, number>();
  for (const { matters } of items)
    for (const matter of matters) counts.set(matter, (counts.get(matter) ?? 0) + 1);
  const main = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  const holds = holderOf(headOfName(name));
  return share(items, (item) => (main !== undefined && item.matters.includes(main)) || holds(item.text));
}

/** The same of a group, where the main matter of each of its themes fits. */
function groupShare(
  name: string,
  themeIds: readonly number[],
  { themes }: FoundThemes,
  items: readonly Item[],
): number {
  const holds = holderOf(headOfName(name));
  const own = themes
    .filter(({ id }) => themeIds.includes(id))
    .flatMap(({ itemIds }) => itemsOf(itemIds, items));
  return share(own, ({ text }) => holds(text));
}

/** Whether a text holds every word of a name, in any of its forms. */
function holderOf(name: string): (text: string) => boolean {
  const keysOf = (text: string): string[] => {
    const { usesWordVectors } = extractFeatures(text, words);
    return phraseWords(text, usesWordVectors, MOST_WORDS)
      .filter(({ role }) => role === 'content')
      .map(({ key }) => key);
  };
  const told = [...new Set([...keysOf(name)])];
  return (text) => {
    const held = new Set(keysOf(text));
    const lower = text.toLowerCase();
    return told.length > 0 && told.every((key) => held.has(key) || lower.includes(key));
  };
}

function itemsOf(ids: readonly number[], items: readonly Item[]): Item[] {
  return ids.flatMap((id) => items[id] ?? []);
}

function isAbout({ kind }: Item): boolean {
  return kind === 'about';
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function enough(shares: readonly number[]): number {
  return shares.length === 0 ? 100 : 100 * share(shares, (one) => one >= LEAST_FITTING);
}

function share<T>(all: readonly T[], is: (one: T) => boolean): number {
  return all.filter(is).length / Math.max(1, all.length);
}

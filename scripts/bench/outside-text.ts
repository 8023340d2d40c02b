/**
 * Judges search, themes and topics on texts by another hand.
 *
 *   npm run bench:outside-text [folder] [search|themes|topics] [open|frozen] [--list] [--blind]
 *
 * Only figures are printed, so that no rule is made on a frozen set; `--list` shows results and names of the open ones for
 * reading. With `--blind` beside it, names of the frozen ones too: for a reader who makes no rules. The sets are described in scripts/bench/outside-text/README.md. Exits 1 when an aim is missed.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isKept, printTable } from './search/report.ts';
import type { Measured } from './search/report.ts';
import { measureSearch, printResults } from './outside-text-judge/search.ts';
import { searchSources, themeSources, topicSets } from './outside-text-judge/sets.ts';
import { measureThemes, printThemes } from './outside-text-judge/themes.ts';
import { measureTopics } from './outside-text-judge/topics.ts';

const given = process.argv.slice(2);
const asked = given.filter((argument) => !argument.startsWith('--'));
const parts = ['search', 'themes', 'topics'];
const halves = ['open', 'frozen'];
const folder = resolve(
  asked.find((argument) => !parts.includes(argument) && !halves.includes(argument)) ??
    fileURLToPath(new URL('outside-text', import.meta.url)),
);
const isAsked = (among: readonly string[], one: string): boolean =>
  asked.includes(one) || !asked.some((argument) => among.includes(argument));
const inHalf = ({ isFrozen }: { isFrozen: boolean }): boolean =>
  isAsked(halves, isFrozen ? 'frozen' : 'open');

const searches = isAsked(parts, 'search') ? searchSources(folder).filter(inHalf) : [];
const themes = isAsked(parts, 'themes') ? themeSources(folder).filter(inHalf) : [];
const topics = isAsked(parts, 'topics') ? topicSets(folder).filter(inHalf) : [];
if (given.includes('--list')) {
  for (const source of searches.filter(({ isFrozen }) => !isFrozen)) printResults(source);
  for (const source of themes.filter(({ isFrozen }) => !isFrozen || given.includes('--blind')))
    printThemes(source);
} else {
  const lines: Measured[] = [
    ...searches.flatMap(measureSearch),
    ...themes.flatMap(measureThemes),
    ...topics.flatMap(measureTopics),
  ];
  printTable(lines);
  process.exitCode = lines.every(isKept) ? 0 : 1;
}

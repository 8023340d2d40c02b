import { extractFeatures } from '@earshot/analysis/features';
import { sentimentOf } from '@earshot/analysis/sentiment';
import { findThemes } from '@earshot/analysis/themes/find-themes';
import { headOfName } from '@earshot/analysis/themes/naming/head-of-name';
import type { WordTable } from '@earshot/analysis/word-table';
import type { MarketTheme } from '@earshot/contracts/market/market-report';
import { everyMention } from '@earshot/extraction/rivals/rival-names';
import type { KeptAnswer, KeptItem } from '../ask-sources.ts';

/** With fewer texts there is nothing to tell apart. */
const leastTexts = 8;
const leastEach = 2;
const mostThemes = 6;
const quotesEach = 3;
/** A text nearer to neither is told of no side. */
const leastTone = 0.1;
/** Sources whose text is what a maker writes of an app: no user speaks there. */
const listings: ReadonlySet<string> = new Set(['app_store']);
/** What a forum has its users write before a title. */
const headings = /^(?:ask|show|tell|launch) hn\b/giu;
const asking =
  /\b(?:please|wish|missing|lacks?|needs?|should|would (?:be|like|love)|want|hope|could you|cannot|can't|no .{2,30} (?:field|mode|support|option))\b/iu;

interface Said {
  item: KeptItem;
  /** -1…1. */
  tone: number;
}

/** A theme with the texts that are quoted for it, the clearest first. */
export interface HeardTheme extends Omit<MarketTheme, 'citations'> {
  quoted: KeptItem[];
}

/**
 * What users of a company say in public, by the engine that reads feedback.
 *
 * @param companies names of the market: that one is spoken of is no theme, so none stands in a label
 * @returns themes whose label tells what is spoken of, the largest first
 */
export function heardThemes(
  host: string,
  answers: readonly KeptAnswer[],
  companies: readonly string[],
  words: WordTable,
): HeardTheme[] {
  const said = textsOf(answers);
  if (said.length < leastTexts) return [];
  const nameless = withoutNames(companies);
  const items = said.map(({ item: { text } }, id) => ({
    ...{ id, text: nameless(text), features: extractFeatures(text, words) },
  }));
  const themes = findThemes(items, words, { leastTexts: leastEach }).themes.filter(
    ({ itemIds, isTelling }) => itemIds.length >= leastEach && isTelling,
  );
  const heads = themes.map(({ name }) => headOfName(name));
  return themes
    .map(({ name, itemIds }) => {
      const members = itemIds.flatMap((id) => said[id] ?? []);
      const stars = members.flatMap(({ item }) => item.rating ?? []);
      return {
        ...{ id: `${host}/${name.toLowerCase()}`, host, label: labelOf(name, heads) },
        ...{ count: members.length, of: said.length, mean_rating: mean(stars) },
        members,
      };
    })
    .flatMap(({ members, ...theme }) => {
      const tone = toneOf(members);
      return tone === null ? [] : [{ ...theme, tone, quoted: quotedFor(tone, members) }];
    })
    .slice(0, mostThemes);
}

/** A finding and a search in own feedback are of one matter: what is said of it stands in the quotes. */
function labelOf(name: string, heads: readonly string[]): string {
  const head = headOfName(name);
  return heads.filter((each) => each === head).length > 1 ? name : head;
}

function withoutNames(companies: readonly string[]): (text: string) => string {
  const names = companies.map(everyMention);
  return (text) => [headings, ...names].reduce((left, name) => left.replace(name, ' . '), text);
}

/** Mean of the stars that reviews gave; null without any. */
export function ratingOf(answers: readonly KeptAnswer[]): { mean: number; count: number } | null {
  const stars = answers.flatMap(({ items }) => items.flatMap(({ rating }) => rating ?? []));
  const value = mean(stars);
  return value === null ? null : { mean: value, count: stars.length };
}

function textsOf(answers: readonly KeptAnswer[]): Said[] {
  const items = answers
    .filter(({ id, kind }) => (kind === 'reviews' || kind === 'discussion') && !listings.has(id))
    .flatMap(({ items: all }) => all)
    .filter(({ text }) => text.length >= 20);
  const each = new Map(items.map((item) => [item.text, item]));
  return [...each.values()].map((item) => ({ item, tone: toneOfText(item) }));
}

function toneOfText({ text, rating }: KeptItem): number {
  return sentimentOf({ text, rating: rating === null ? null : { value: rating, scale: 5 } }).score;
}

/** Most of them ask for something, or more speak well than badly, or badly than well; null where none of it can be told. */
function toneOf(members: readonly Said[]): MarketTheme['tone'] | null {
  if (members.filter(asks).length * 2 > members.length) return 'asked';
  const [well, badly] = [members.filter(speaksWell).length, members.filter(speaksBadly).length];
  if (well === badly) return null;
  return well > badly ? 'praised' : 'complained';
}

/** Those that bear the tone out, the clearest first; the others after them are not quoted for it. */
function quotedFor(tone: MarketTheme['tone'], members: readonly Said[]): KeptItem[] {
  const bears = { asked: asks, praised: speaksWell, complained: speaksBadly }[tone];
  const clearness = ({ tone: own }: Said) => (tone === 'asked' ? 0 : Math.abs(own));
  return members
    .filter(bears)
    .sort((a, b) => clearness(b) - clearness(a))
    .slice(0, quotesEach)
    .map(({ item }) => item);
}

function asks({ item, tone }: Said): boolean {
  return tone < 0.5 && asking.test(item.text);
}

function speaksWell({ tone }: Said): boolean {
  return tone > leastTone;
}

function speaksBadly({ tone }: Said): boolean {
  return tone < -leastTone;
}

function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return Math.round((100 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 100;
}

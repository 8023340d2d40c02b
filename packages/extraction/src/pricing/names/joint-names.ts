import { attribute, findAll } from '../../page/dom.ts';
import type { Element } from '../../page/dom.ts';
import type { ReadPage } from '../../page/read-page.ts';
import type { Card } from '../cards/card.ts';
import { isTermName } from './name-text.ts';
import { isBadge, nameIn } from './plan-names.ts';
import type { PlanName, ScoredName } from './plan-names.ts';
import { countSaid, saidOfOthers } from '../lines/said-of-others.ts';
import { isUsualName } from './usual-names.ts';

/**
 * How much it speaks for a place that one of its texts is a usual name, or that another card calls one so; and against it that none
 * differs from the next.
 */
const USUAL = 5;
const SAID = 10;
const LIKELIEST = 4;
const REPEATED = 6;

/** A place in each card of a row: what stands there, and how much speaks for it. */
interface Place {
  kind: string;
  by: PlanName['by'];
  names: (ScoredName | null)[];
  score: number;
}

/**
 * Names the cards of one row together: repeated structure is the surest sign, so one place is chosen that names them all. A place
 * counts by what speaks for its texts one by one, by how many cards have it, by how many of its texts are usual names of plans or are said
 * by other cards, and against it where the cards say the same there. A card that has nothing there keeps the name that it was given alone.
 */
export function namedTogether(read: ReadPage, cards: readonly Card[]): Card[] {
  const priced = cards.filter(({ price }) => price !== null);
  if (priced.length < 2) return [...cards];
  const tiers = tiersOf(priced);
  if (tiers) return cards.map((card) => ({ ...card, ...tiers.get(card) }));
  const [best] = placesOf(priced, saidOfOthers(read, priced));
  if (!best) return [...cards];
  return cards.map((card) => {
    const at = priced.indexOf(card);
    const name = at < 0 ? null : (best.names[at] ?? nameAt(read, card, best));
    return name ? { ...card, name } : card;
  });
}

/**
 * `Gold`, monthly; `Gold`, yearly; `Silver`, monthly …: where one place says a term in each card and another the same few names for each
 * term, the second names the plans and the first tells their cards apart.
 */
function tiersOf(priced: readonly Card[]): Map<Card, Pick<Card, 'name' | 'term'>> | null {
  const kinds = [...new Set(priced.flatMap(({ names }) => names.flatMap((each) => placeOf(each) ?? [])))];
  const full = kinds
    .map((kind) => priced.flatMap(({ names }) => names.find((each) => placeOf(each) === kind) ?? []))
    .filter((names) => names.length === priced.length && distinct(textsOf(names)) >= 2);
  const terms = full.find((names) => textsOf(names).every(isTermName));
  const tiers = full.find((names) => {
    const texts = textsOf(names);
    return (
      !texts.some(isTermName) && texts.every((text) => texts.filter((each) => each === text).length >= 2)
    );
  });
  if (!terms || !tiers) return null;
  const pairs = priced.map((_, at) => `${tiers[at]?.text ?? ''}\n${terms[at]?.text ?? ''}`);
  if (distinct(pairs) < pairs.length) return null;
  return new Map(
    priced.map((card, at) => [card, { name: tiers[at] ?? null, term: terms[at]?.text ?? null }]),
  );
}

function textsOf(names: readonly ScoredName[]): string[] {
  return names.map(({ text }) => text);
}

/**
 * Places in which two cards at least differ, and that half of them are named by alone, or that hold usual names or such as other cards
 * say; the best first.
 */
function placesOf(priced: readonly Card[], said: readonly (readonly string[])[]): Place[] {
  const kinds = new Set(priced.flatMap(({ names }) => names.flatMap((each) => placeOf(each) ?? [])));
  return [...kinds]
    .map((kind) => placeIn(priced, kind, said))
    .filter((place) => place !== null)
    .sort((a, b) => b.score - a.score);
}

function placeIn(priced: readonly Card[], kind: string, said: readonly (readonly string[])[]): Place | null {
  const names = priced.map((card) => card.names.find((each) => placeOf(each) === kind) ?? null);
  const told = names.filter((name) => name !== null);
  const isUsual = ({ text }: ScoredName) => isUsualName(text);
  const chosen = priced.flatMap(({ name }) => (name && placeOf(name) === kind ? [name.text] : []));
  const usual = distinct(told.filter(isUsual).map(({ text }) => text));
  const isChosen = distinct(chosen) >= 2 && 2 * distinct(chosen) >= priced.length;
  const texts = told.map(({ text }) => text);
  const named = countSaid(
    said,
    names.map((name) => name?.text ?? null),
  );
  const [first] = told;
  if (!first || !(isChosen || usual >= 2 || named > 0) || distinct(texts) < 2) return null;
  const own = told.reduce((sum, each) => sum + (isUsual(each) ? Math.max(each.score, USUAL) : each.score), 0);
  const score =
    own +
    USUAL * usual +
    SAID * named +
    LIKELIEST * chosen.length -
    REPEATED * (texts.length - distinct(texts));
  return { kind, by: first.by, names, score };
}

function distinct(texts: readonly string[]): number {
  return new Set(texts.map((text) => text.toLowerCase())).size;
}

/** What stands in the place, even words that elsewhere tell a price or a period, such as `Individual` and `Monthly`. */
function nameAt(read: ReadPage, { element: card }: Card, { kind, by }: Place): PlanName | null {
  const elements = findAll(card, (each) => kindOf(each) === kind && read.spans.has(each));
  for (const element of elements) {
    const name = isBadge(element) ? null : nameIn(read, element, true);
    if (name) return { ...name, by, element };
  }
  // `Popular` is stuck on a card, unless it is the title in the place of the others' names.
  const [only, ...others] = elements;
  const line = only && by === 'heading' && others.length === 0 ? read.spans.get(only) : undefined;
  const text = line ? read.page.text.slice(line.start, line.end).trimEnd() : '';
  return line && text !== '' && !text.includes('\n')
    ? { text, span: { start: line.start, end: line.start + text.length }, by, element: only ?? null }
    : null;
}

function placeOf({ element }: PlanName): string | null {
  return element && kindOf(element);
}

/** Its tag and first class. */
function kindOf(element: Element): string {
  const [first = ''] = (attribute(element, 'class') ?? '').trim().split(/\s+/);
  return `${element.tagName}.${/^h[1-6]$/.test(element.tagName) ? '' : first}`;
}

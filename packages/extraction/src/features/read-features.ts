import type { FeatureMention } from '../facts.ts';
import { byTag } from '../page/dom.ts';
import { evidenceAt } from '../page/quotes.ts';
import type { ReadPage, Span } from '../page/read-page.ts';
import { findMoney } from '../pricing/money/find-money.ts';
import { itemValue } from './feature-values.ts';
import { pageParts } from './page-parts.ts';
import type { PagePart } from './page-parts.ts';
import { tableFeatures } from './table-features.ts';
import { isPlanName, takenOver } from './plan-words.ts';
import { cleanTerm, featureTerm, isDenied, isOtherSection } from './term-rules.ts';
import { isDecoyTitle } from '../pricing/judging/decoys.ts';

/**
 * Which page it is: one about the product is read most freely; of a home page only what is told of in cards, lists and small
 * titles; of a page about prices only lists and tables, as its titles name plans.
 */
export type FeaturePlace = 'features' | 'home' | 'pricing';

const MAX_MENTIONS = 200;
const MAX_AREA_CHARS = 50;

/** A title on the way down to a part. */
interface Section {
  level: number;
  title: string;
  /** Its parts are steps, customers, other companies: no features. */
  isOther: boolean;
}

/**
 * The features that a page names, each once, in the order of the page.
 *
 * @param plans names of the page's plans, which columns of its tables may be called by
 */
export function readFeatures(
  read: ReadPage,
  place: FeaturePlace,
  plans: readonly string[] = [],
): FeatureMention[] {
  const body = byTag(read.document, 'body')[0];
  if (!body) return [];
  const parts = pageParts(read, body);
  const path: Section[] = [];
  const found = new Map<string, FeatureMention>();
  parts.forEach((part, at) => {
    const title = part.is === 'heading' ? cleanTerm(textOf(read, part.span)) : '';
    if (part.is === 'heading') {
      while ((path.at(-1)?.level ?? 0) >= part.level) path.pop();
    }
    const isOther = path.some((section) => section.isOther) || isOtherTitle(title);
    const area = areaOf(path);
    if (part.is === 'heading') path.push({ level: part.level, title, isOther });
    // What stands behind a question answers it.
    const before = parts[at - 1];
    if (isOther || (before && part.is !== 'heading' && /[?？]$/.test(textOf(read, before.span).trim())))
      return;
    for (const mention of mentionsOf(read, part, { place, next: parts[at + 1], area, plans })) {
      const key = `${mention.term.toLowerCase()} ${mention.plan ?? ''}`;
      if (!found.has(key)) found.set(key, mention);
    }
  });
  return [...found.values()].slice(0, MAX_MENTIONS);
}

interface Around {
  place: FeaturePlace;
  next: PagePart | undefined;
  area: string | null;
  plans: readonly string[];
}

function mentionsOf(read: ReadPage, part: PagePart, { place, next, area, plans }: Around): FeatureMention[] {
  if (part.is === 'table') return tableFeatures(read, part.element, area, plans);
  if (part.is === 'text' || !isTrusted(part, place, next)) return [];
  // A plan's list says a feature in a whole line; elsewhere what stands behind a colon tells of it.
  const isWhole = place === 'pricing' && part.is === 'item' && textOf(read, part.line).includes(': ');
  const line = textOf(read, part.line);
  const span = isWhole && featureTerm(line, 'item') !== null ? part.line : part.span;
  const term = featureTerm(textOf(read, span), part.is === 'item' ? 'item' : 'title');
  if (term === null || isPriced(read, part, next) || isDenied(line)) return [];
  if (isPlanName(textOf(read, part.span), plans) || takenOver(term, plans) !== null) return [];
  const evidence = evidenceAt(read.page, span.start, span.end);
  const value = part.is === 'item' ? itemValue(term) : { value: 'yes' as const, note: null };
  return [{ term, ...value, plan: null, area, from: part.is === 'item' ? 'list' : 'heading', evidence }];
}

/** Whether such a part names features on such a page. */
function isTrusted(
  { is, level, isTold }: PagePart,
  place: FeaturePlace,
  next: PagePart | undefined,
): boolean {
  if (is === 'item') return true;
  if (place === 'pricing') return false;
  if (is === 'card') return isTold || place === 'features';
  // A title right above titles, items or cards says what they are about.
  const isAbove = next !== undefined && (next.is === 'heading' ? next.level > level : next.is !== 'text');
  return level >= (place === 'home' ? 3 : 2) && !isAbove;
}

/** A title with an amount below it names a plan. */
function isPriced(read: ReadPage, part: PagePart, next: PagePart | undefined): boolean {
  if (part.is === 'item') return findMoney(textOf(read, part.line)).length > 0;
  const end = Math.min(part.span.end + 200, next?.is === 'text' ? next.span.end : part.span.end);
  return findMoney(read.page.text.slice(part.span.end, end)).length > 0;
}

function isOtherTitle(title: string): boolean {
  return title !== '' && (isOtherSection(title) || isDecoyTitle(title));
}

/** The nearest title above that is short enough to be a group's. */
function areaOf(path: readonly Section[]): string | null {
  const nearest = path.findLast(({ level }) => level >= 2)?.title ?? '';
  return nearest !== '' && nearest.length <= MAX_AREA_CHARS ? nearest : null;
}

function textOf({ page }: ReadPage, { start, end }: Span): string {
  return page.text.slice(start, end);
}

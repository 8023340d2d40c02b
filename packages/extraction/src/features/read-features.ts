import type { FeatureMention } from '../facts.ts';
import { ancestors, byTag, calledNames, rawText } from '../page/dom.ts';
import type { Element } from '../page/dom.ts';
import { blockAround, evidenceAt } from '../page/quotes.ts';
import type { ReadPage } from '../page/read-page.ts';
import { isInDecoy } from '../pricing/judging/decoys.ts';
import { findMoney } from '../pricing/money/find-money.ts';
import { dataTables, gridOf } from '../pricing/tables/table-grid.ts';
import { cellValue, itemValue } from './feature-values.ts';

const MAX_TERM_CHARS = 70;
const MAX_TERM_WORDS = 9;
const MAX_MENTIONS = 200;

/** Titles and items that are on every site, and name no feature. */
const NO_TERMS =
  /^(?:features?(?: of .*)?|pricing|plans?|about(?: us)?|contact(?: us)?|blog|docs|documentation|log ?in|sign ?(?:in|up)|get started|start|home|product|customers?|careers?|jobs|privacy|terms|imprint|impressum|status|support|help|faq|questions?|feature|at a glance|what .* does|how .* compares|overview|learn more|read more|why .*|price|monthly|yearly|annual|cost|everything in .*|all (?:of|in) .*|changelog|news|newsletter|compare .*|work at .*|(?:our|the) (?:team|story|mission))$|^(?=.*$).* vs\.? /i;

/** The features that a page names: rows of its tables, items of its lists, titles of its sections. */
export function readFeatures(read: ReadPage): FeatureMention[] {
  const body = byTag(read.document, 'body')[0];
  if (!body) return [];
  return [...inTables(read, body), ...inHeadings(read, body), ...inLists(read, body)].slice(0, MAX_MENTIONS);
}

function inTables(read: ReadPage, body: Element): FeatureMention[] {
  return dataTables(body).flatMap((table) =>
    gridOf(read, table).flatMap((row) => {
      const [label, ...cells] = row;
      if (!label?.span || !isTerm(label.text)) return [];
      const told = cells.filter((cell) => cell !== null && cell !== label && cell.text !== '');
      const values = told.flatMap((cell) =>
        cell && findMoney(cell.text).length === 0 ? (cellValue(cell.text) ?? []) : [],
      );
      const best =
        values.find(({ value }) => value === 'yes') ??
        values.find(({ value, note }) => value === 'limited' && note !== null && note.length <= 40) ??
        values.find(({ value }) => value === 'no');
      const isMarked = values.some(({ value }) => value !== 'limited');
      if (!best || (best.value === 'limited' && !isMarked && told.length < 2)) return [];
      const end = told.at(-1)?.span?.end ?? label.span.end;
      const evidence = evidenceAt(read.page, label.span.start, Math.max(end, label.span.end));
      return [{ term: clean(label.text), ...best, plan: null, from: 'table' as const, evidence }];
    }),
  );
}

function inLists(read: ReadPage, body: Element): FeatureMention[] {
  return byTag(body, 'li').flatMap((item) => {
    const span = read.spans.get(item);
    if (!span || isElsewhere(read, item, span.start) || byTag(item, 'li').length > 0) return [];
    if (isLink(item)) return [];
    const evidence = evidenceAt(read.page, span.start, span.end);
    const term = clean(evidence.quote);
    if (!isTerm(term) || findMoney(term).length > 0) return [];
    return [{ term, ...itemValue(term), plan: null, from: 'list' as const, evidence }];
  });
}

function inHeadings(read: ReadPage, body: Element): FeatureMention[] {
  return byTag(body, 'h3', 'h4').flatMap((heading) => {
    const span = read.spans.get(heading);
    if (!span || isElsewhere(read, heading, span.start) || isPlanHeading(heading)) return [];
    const evidence = evidenceAt(read.page, span.start, span.end);
    const term = clean(evidence.quote);
    if (!isTerm(term) || findMoney(term).length > 0) return [];
    return [{ term, value: 'yes' as const, note: null, plan: null, from: 'heading' as const, evidence }];
  });
}

/** A title whose card holds a price names a plan. */
function isPlanHeading(heading: Element): boolean {
  const card = heading.parentNode;
  return card !== null && 'tagName' in card && findMoney(rawText(card).slice(0, 400)).length > 0;
}

function isElsewhere(read: ReadPage, element: Element, start: number): boolean {
  const block = blockAround(read.page, start);
  return (
    block?.place !== 'main' ||
    isInDecoy(element) ||
    [...ancestors(element)].some((each) =>
      /(?:^|[\s_-])(?:menu|breadcrumbs?|toc|social|claims?|tabs?)(?=$|[\s_-])/.test(calledNames(each)),
    )
  );
}

/** A list of links leads elsewhere. */
function isLink(item: Element): boolean {
  return byTag(item, 'a').some((link) => rawText(link).trim() === rawText(item).trim());
}

function isTerm(text: string): boolean {
  const term = clean(text);
  return (
    term.length >= 2 &&
    term.length <= MAX_TERM_CHARS &&
    term.split(' ').length <= MAX_TERM_WORDS &&
    /\p{L}{2}/u.test(term) &&
    !/[?!]$|[.]\s/.test(term) &&
    !NO_TERMS.test(term.replace(/[.:]$/, ''))
  );
}

function clean(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[✓✔•·–—-]\s*/u, '')
    .trim();
}

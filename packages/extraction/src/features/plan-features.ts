import type { FeatureMention } from '../facts.ts';
import { byTag, calledNames, findAll } from '../page/dom.ts';
import type { Element } from '../page/dom.ts';
import { blockAround, evidenceAt, linesWithin } from '../page/quotes.ts';
import type { ReadPage, Span } from '../page/read-page.ts';
import type { Candidate } from '../pricing/cards/candidate.ts';
import { findMoney } from '../pricing/money/find-money.ts';
import { gridOf } from '../pricing/tables/table-grid.ts';
import type { Grid, GridCell } from '../pricing/tables/table-grid.ts';
import { isGroupTitle } from './page-parts.ts';
import { isPlanName, takenOver } from './plan-words.ts';
import { cellValue, itemValue } from './feature-values.ts';
import { featureTerm, isDenied, isMarked } from './term-rules.ts';

const MAX_FEATURES = 60;
const MAX_FEATURE_CHARS = 120;
/** A plan that nothing frames is told in what stands below it, up to so many characters. */
const MAX_RUN_CHARS = 1500;

/** What a plan's card lists, its column of a table, or the lines below its name; `plans` are all plans of the page. */
export function planFeatures(read: ReadPage, plan: Candidate, plans: readonly Candidate[]): FeatureMention[] {
  const { element, column, name } = plan;
  const names = plans.map((each) => each.name);
  const found =
    element && column !== null
      ? inColumn(read, element, column, name)
      : element && byTag(element, 'li').length > 0
        ? listed(read, element, name)
        : (calledFeatures(read, element, name) ?? inLines(read, regionOf(read, plan, plans), plan));
  return found
    .filter(
      ({ term, from }) => from === 'table' || !(isPlanName(term, names) || takenOver(term, names) !== null),
    )
    .slice(0, MAX_FEATURES);
}

/**
 * The plan whose features a plan's part of the page takes over, by name; null where no line says so.
 *
 * @param plans all plans of the page
 */
export function planBelow(read: ReadPage, plan: Candidate, plans: readonly Candidate[]): string | null {
  if (plan.column !== null) return null;
  const others = plans.flatMap(({ name }) => (name === plan.name ? [] : [name]));
  for (const { start, end } of linesWithin(read.page, regionOf(read, plan, plans))) {
    const name = takenOver(read.page.text.slice(start, end), others);
    if (name !== null) return name;
  }
  return null;
}

function listed(read: ReadPage, card: Element, plan: string): FeatureMention[] {
  return byTag(card, 'li').flatMap((item) => {
    const span = read.spans.get(item);
    if (!span || byTag(item, 'li').length > 0 || isGroupTitle(item)) return [];
    return mentionAt(read, span, plan);
  });
}

/** Elements that the page itself calls features; null where there are none. */
function calledFeatures(read: ReadPage, card: Element | null, plan: string): FeatureMention[] | null {
  if (!card) return null;
  const leaves = findAll(
    card,
    (each) =>
      /feature/.test(calledNames(each)) &&
      !findAll(each, ({ attrs }) => attrs.some(({ value }) => /feature/.test(value))).length,
  );
  if (leaves.length === 0) return null;
  return leaves.flatMap((leaf) => {
    const span = read.spans.get(leaf);
    return span ? linesWithin(read.page, span).flatMap((line) => mentionAt(read, line, plan)) : [];
  });
}

/** The lines behind the price: what comes before is said of the plan, and not held by it. */
function inLines(
  read: ReadPage,
  region: Span,
  { name, nameSpan, price, kindSpan }: Candidate,
): FeatureMention[] {
  const told = price ? price.evidence.start + price.evidence.quote.length : (kindSpan?.end ?? nameSpan.end);
  const start = told >= region.start && told < region.end ? told : nameSpan.end;
  const lines = linesWithin(read.page, { start: endOfLine(read, start), end: region.end });
  const marked = lines.filter((line) => isMarked(read.page.text.slice(line.start, line.end)));
  return (marked.length > 0 ? marked : lines).flatMap((line) => mentionAt(read, line, name));
}

/** The card; else from the name to the next plan or the next title. */
function regionOf(read: ReadPage, plan: Candidate, plans: readonly Candidate[]): Span {
  const card = plan.element ? read.spans.get(plan.element) : undefined;
  if (card) return card;
  const { start, end } = plan.nameSpan;
  const own = blockAround(read.page, start);
  const next = plans.map(({ nameSpan }) => nameSpan.start).filter((each) => each > end);
  const most = Math.min(end + MAX_RUN_CHARS, read.page.text.length, ...next);
  const behind = read.page.blocks.filter((block) => block.start >= end && block.start < most);
  const stop = behind.find(
    (block) =>
      block.place !== 'main' ||
      (block.kind === 'heading' && (own?.kind !== 'heading' || block.level <= own.level)),
  );
  return { start, end: stop?.start ?? most };
}

function endOfLine(read: ReadPage, at: number): number {
  const end = read.page.text.indexOf('\n', at);
  return end < 0 ? read.page.text.length : end + 1;
}

function inColumn(read: ReadPage, table: Element, column: number, plan: string): FeatureMention[] {
  const grid = gridOf(read, table);
  const isLabelled = column > 0 && hasLabels(grid);
  return grid.flatMap((row) => {
    const label = row[0];
    const cell = row[column];
    if (!cell || findMoney(cell.text).length > 0) return [];
    if (!isLabelled) return unlabelled(read, cell, plan);
    if (!label?.span || label === cell || label.text.length > MAX_FEATURE_CHARS) return [];
    const value = cellValue(cell.text);
    const term = featureTerm(label.text, 'item');
    if (!value || value.value === 'no' || term === null) return [];
    const evidence = evidenceAt(read.page, label.span.start, cell.span?.end ?? label.span.end);
    return [{ term, ...value, plan, area: null, from: 'table', evidence }];
  });
}

/** Without a column of labels each cell lists what its plan holds. */
function unlabelled(read: ReadPage, { span, text }: GridCell, plan: string): FeatureMention[] {
  if (!span || text === plan) return [];
  return linesWithin(read.page, span).flatMap((line) => mentionAt(read, line, plan));
}

/** The first column holds labels where it shows no price, and its cells say more than marks. */
function hasLabels(grid: Grid): boolean {
  const first = grid.flatMap((row) => row[0] ?? []);
  return first.every(({ text }) => findMoney(text).length === 0);
}

function mentionAt(read: ReadPage, { start, end }: Span, plan: string): FeatureMention[] {
  const evidence = evidenceAt(read.page, start, end);
  if (evidence.quote === '' || evidence.quote.length > MAX_FEATURE_CHARS) return [];
  const term = featureTerm(evidence.quote, 'item');
  if (term === null || term.toLowerCase() === plan.toLowerCase()) return [];
  if (isDenied(evidence.quote)) return [];
  return [{ term, ...itemValue(term), plan, area: null, from: 'list', evidence }];
}

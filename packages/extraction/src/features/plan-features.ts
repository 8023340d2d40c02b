import type { FeatureMention } from '../facts.ts';
import { byTag, calledNames, findAll } from '../page/dom.ts';
import type { Element } from '../page/dom.ts';
import { evidenceAt } from '../page/quotes.ts';
import type { ReadPage } from '../page/read-page.ts';
import type { Candidate } from '../pricing/cards/candidate.ts';
import { findMoney } from '../pricing/money/find-money.ts';
import { gridOf } from '../pricing/tables/table-grid.ts';
import { cellValue, itemValue } from './feature-values.ts';

const MAX_FEATURES = 60;
const MAX_FEATURE_CHARS = 120;

/** What a plan's card lists, or its column of a table. */
export function planFeatures(read: ReadPage, { element, column, name }: Candidate): FeatureMention[] {
  if (!element) return [];
  const found = column === null ? listed(read, element, name) : inColumn(read, element, column, name);
  return found.slice(0, MAX_FEATURES);
}

function listed(read: ReadPage, card: Element, plan: string): FeatureMention[] {
  const items = byTag(card, 'li');
  const leaves =
    items.length > 0 || card.tagName === 'li'
      ? items
      : findAll(
          card,
          (each) =>
            /feature/.test(calledNames(each)) &&
            !findAll(each, ({ attrs }) => attrs.some(({ value }) => /feature/.test(value))).length,
        );
  return leaves.flatMap((item) => {
    const span = read.spans.get(item);
    if (!span || byTag(item, 'li').length > 0) return [];
    const evidence = evidenceAt(read.page, span.start, span.end);
    if (evidence.quote === '' || evidence.quote.length > MAX_FEATURE_CHARS) return [];
    const value = itemValue(evidence.quote);
    return [{ term: evidence.quote.replace(/\s+/g, ' '), ...value, plan, from: 'list' as const, evidence }];
  });
}

function inColumn(read: ReadPage, table: Element, column: number, plan: string): FeatureMention[] {
  return gridOf(read, table).flatMap((row) => {
    const label = row[0];
    const cell = row[column];
    if (!label?.span || !cell || label === cell || label.text === '' || label.text.length > MAX_FEATURE_CHARS)
      return [];
    if (findMoney(cell.text).length > 0) return [];
    const value = cellValue(cell.text);
    if (!value || value.value === 'no') return [];
    return [
      {
        term: label.text.replace(/\s+/g, ' '),
        ...value,
        plan,
        from: 'table' as const,
        evidence: evidenceAt(read.page, label.span.start, cell.span?.end ?? label.span.end),
      },
    ];
  });
}

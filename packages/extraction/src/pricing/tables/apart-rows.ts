import { attribute, childElements, descendants } from '../../page/dom.ts';
import type { Element } from '../../page/dom.ts';
import type { ReadPage } from '../../page/read-page.ts';
import { findMoney } from '../money/find-money.ts';
import type { Grid, GridCell } from './table-grid.ts';

const MAX_COLUMNS = 6;
const MAX_NAME_CHARS = 40;
const TABLE_TAGS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

/**
 * Tables that are drawn without a table: rows of equally many parts, names in the first, prices in a further one. As grids whose
 * first column holds labels, or nothing.
 */
export function apartRows(read: ReadPage, root: Element): { element: Element; grid: Grid }[] {
  return [...descendants(root)].flatMap((element) => {
    if (TABLE_TAGS.has(element.tagName) || attribute(element, 'role') !== null) return [];
    return runsOf(rowsIn(read, element)).flatMap((rows) => gridIn(read, element, rows));
  });
}

/** Rows of equally many parts that follow each other. */
function runsOf(rows: readonly (readonly Element[])[]): (readonly Element[])[][] {
  const runs: (readonly Element[])[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run && run[0]?.length === row.length && isAlike(run[0][0], row[0])) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** What is clicked on is no row of names. */
function isAlike(a: Element | undefined, b: Element | undefined): boolean {
  return a?.tagName === b?.tagName || (a?.tagName !== 'button' && b?.tagName !== 'button');
}

function gridIn(
  read: ReadPage,
  element: Element,
  rows: (readonly Element[])[],
): { element: Element; grid: Grid }[] {
  const width = rows[0]?.length ?? 0;
  const isEven = rows.length >= 2 && rows.every((row) => row.length === width && hasOneTag(row));
  if (!isEven || width < 2 || width > MAX_COLUMNS) return [];
  const grid = rows.map((row) => row.map((cell) => cellOf(read, cell)));
  const [names = [], ...others] = grid;
  const told = names.filter((cell) => cell.text !== '');
  const areNames =
    told.length >= Math.max(2, width - 1) &&
    new Set(told.map(({ text }) => text)).size === told.length &&
    told.every(({ text }) => text.length <= MAX_NAME_CHARS && !text.includes('\n') && !hasMoney(text));
  const prices = others.find((row) => row.filter(({ text }) => hasMoney(text)).length >= 2);
  if (!areNames || !prices) return [];
  const isLabelled = told.length < width || !hasMoney(prices[0]?.text ?? '');
  return [{ element, grid: isLabelled ? grid : grid.map((row) => [null, ...row]) }];
}

/** The parts of each row; or, where all cells are neighbours, as many to a row as stand before the first price. */
function rowsIn(read: ReadPage, element: Element): (readonly Element[])[] {
  const children = childElements(element);
  const isFlat = children.length >= 4 && children.every((child) => childElements(child).length === 0);
  if (!isFlat) return children.map(childElements);
  const isPriced = (child: Element) => hasMoney(cellOf(read, child).text);
  const width = children.findIndex(isPriced);
  if (width < 2 || children.length % width !== 0) return [];
  if (!children.slice(width, 2 * width).every(isPriced)) return [];
  return Array.from({ length: children.length / width }, (_, row) =>
    children.slice(row * width, (row + 1) * width),
  );
}

function cellOf(read: ReadPage, element: Element): GridCell {
  const span = read.spans.get(element) ?? null;
  return { element, span, text: span ? read.page.text.slice(span.start, span.end).trim() : '' };
}

/** The parts of a card differ; the cells of a row do not. */
function hasOneTag(row: readonly Element[]): boolean {
  return new Set(row.map(({ tagName }) => tagName)).size === 1;
}

function hasMoney(text: string): boolean {
  return findMoney(text).length > 0;
}

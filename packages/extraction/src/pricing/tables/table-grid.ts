import { attribute, childElements, findAll } from '../../page/dom.ts';
import type { Element } from '../../page/dom.ts';
import type { ReadPage, Span } from '../../page/read-page.ts';

/** One cell of a table; a cell that spans several stands in each of them. */
export interface GridCell {
  element: Element;
  /** Null when it has no text. */
  span: Span | null;
  text: string;
}

export type Grid = (GridCell | null)[][];

const MAX_SPAN = 20;

/** The cells of a table's own rows, spans written out. */
export function gridOf(read: ReadPage, table: Element): Grid {
  const rows = rowsOf(table);
  const grid: Grid = rows.map(() => []);
  rows.forEach((row, y) => {
    let x = 0;
    for (const element of childElements(row).filter(({ tagName, attrs }) => isCell(tagName, attrs))) {
      while (grid[y]?.[x] !== undefined) x += 1;
      const span = read.spans.get(element) ?? null;
      const cell = { element, span, text: span ? read.page.text.slice(span.start, span.end).trim() : '' };
      const width = spanOf(element, 'colspan');
      const height = spanOf(element, 'rowspan');
      for (let down = 0; down < height; down += 1) {
        for (let right = 0; right < width; right += 1) {
          const line = grid[y + down];
          if (line) line[x + right] = cell;
        }
      }
      x += width;
    }
  });
  return grid.map((row) => Array.from(row, (cell) => cell ?? null));
}

/** Tables that hold no other table: those around them only lay out the page. */
export function dataTables(root: Element): Element[] {
  const isTable = (element: Element) =>
    element.tagName === 'table' || /^(?:table|grid)$/.test(attribute(element, 'role') ?? '');
  return [...(isTable(root) ? [root] : []), ...findAll(root, isTable)].filter(
    (table) => findAll(table, isTable).length === 0,
  );
}

function rowsOf(table: Element): Element[] {
  return findAll(table, (element) => element.tagName === 'tr' || attribute(element, 'role') === 'row');
}

function isCell(tagName: string, attrs: Element['attrs']): boolean {
  const role = attrs.find(({ name }) => name === 'role')?.value ?? '';
  return tagName === 'td' || tagName === 'th' || /^(?:cell|gridcell|columnheader|rowheader)$/.test(role);
}

function spanOf(element: Element, name: string): number {
  const value = Number(attribute(element, name) ?? '1');
  return Number.isInteger(value) && value > 0 ? Math.min(value, MAX_SPAN) : 1;
}

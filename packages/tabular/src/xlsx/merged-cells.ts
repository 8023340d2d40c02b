/** The most areas that are kept of a sheet; those behind them stay as they are written. */
export const MOST_MERGED = 20_000;

interface Area {
  column: number;
  first: number;
  last: number;
}

/** Whether an area such as `B2:B5` takes several rows of a column; a wider one counts for its first column. */
export function goesDown(reference: string): boolean {
  const area = areaOf(reference);
  return area !== null && area.last > area.first;
}

/**
 * Gives each row of an area the value that stands in its first: people merge a company's name over the rows of its answers. Rows come
 * in their order.
 */
export class MergedCells {
  readonly #waiting: Area[];
  readonly #active = new Map<number, { last: number; value: string }>();

  constructor(references: readonly string[]) {
    const areas = references.map(areaOf).filter((area) => area !== null);
    this.#waiting = areas.sort((a, b) => b.first - a.first);
  }

  /** @param line the row's number in the sheet @param cells changed in place */
  fill(line: number, cells: string[]): void {
    for (
      let next = this.#waiting.at(-1);
      next !== undefined && next.first <= line;
      next = this.#waiting.at(-1)
    ) {
      this.#waiting.pop();
      const value = next.first === line ? (cells[next.column] ?? '') : '';
      if (value !== '') this.#active.set(next.column, { last: next.last, value });
    }
    for (const [column, { last, value }] of this.#active) {
      if (line > last) this.#active.delete(column);
      else if ((cells[column] ?? '') === '') {
        while (cells.length < column) cells.push('');
        cells[column] = value;
      }
    }
  }
}

function areaOf(reference: string): Area | null {
  const match = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(reference);
  if (match === null) return null;
  const column = [...(match[1] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, first: Number(match[2]), last: Number(match[3]) };
}

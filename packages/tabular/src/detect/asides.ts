/** Below it a row of one cell is nothing unusual. */
const FEW_CELLS = 3;

/** How many cells of these rows are usually filled: the median. */
export function usualCellsOf(rows: readonly (readonly string[])[]): number {
  const counts = rows.map(filledIn).sort((a, b) => a - b);
  return counts[Math.floor(counts.length / 2)] ?? 0;
}

/**
 * Whether a row stands beside the table's own: a heading between its rows ("North region") or a note under them, alone in
 * one cell where others fill several.
 *
 * @param usual from {@link usualCellsOf}; null where it is not known
 */
export function isAside(cells: readonly string[], usual: number | null | undefined): boolean {
  return usual !== null && usual !== undefined && usual >= FEW_CELLS && filledIn(cells) === 1;
}

/** Whether a row holds the names of its columns: reports repeat their header on each page. */
export function isHeaderAgain(cells: readonly string[], names: readonly string[]): boolean {
  const filled = cells.flatMap((cell, i) => (cell.trim() === '' ? [] : [i]));
  return filled.length > 1 && filled.every((i) => cells[i]?.trim() === names[i]);
}

function filledIn(cells: readonly string[]): number {
  let filled = 0;
  for (const cell of cells) if (cell !== '' && cell.trim() !== '') filled++;
  return filled;
}

/**
 * Writes `(…), (…)` for an `insert … values` of several rows, and gathers its parameters. Parameters in `shared` are
 * named by their number, `$1` first, wherever `row` uses them; the row's own are `$`.
 *
 * One statement of this form holds at most {@link maxRows} rows.
 */
export function valueRows(
  rows: readonly unknown[][],
  row: string,
  shared: readonly unknown[],
): { values: string; parameters: unknown[] } {
  const parts = row.split(/\$(?!\d)/);
  const parameters = [...shared];
  const values: string[] = [];
  for (const own of rows) {
    let text = parts[0] ?? '';
    for (let i = 1; i < parts.length; i++) {
      parameters.push(own[i - 1]);
      text += `$${parameters.length}${parts[i]}`;
    }
    values.push(text);
  }
  return { values: values.join(','), parameters };
}

export const maxRows = 500;

/** The rows in runs of at most {@link maxRows}. */
export function inRuns<T>(rows: readonly T[]): T[][] {
  const runs: T[][] = [];
  for (let i = 0; i < rows.length; i += maxRows) runs.push(rows.slice(i, i + maxRows));
  return runs;
}

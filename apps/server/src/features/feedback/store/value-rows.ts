import type { Tx } from '../../../platform/database/open.ts';
import { runPrepared, runRaw } from '../../../platform/database/raw-query.ts';

/** Rows of one statement at most. */
const maxRows = 100;

export interface RowsToWrite {
  /** One row's place in the text: its own values are `$`, those in `shared` are named by their number, `$1` first. */
  row: string;
  shared: readonly unknown[];
  /** The statement around `(…), (…)`. */
  statement: (values: string) => string;
}

/**
 * Writes rows by statements of several rows each, which are sent together. Nearly all rows come a hundred at a time or
 * alone: the texts of these two are parsed once on each connection, which spares a fifth of the time.
 */
export async function writeRows(
  tx: Tx,
  rows: readonly (readonly unknown[])[],
  { row, shared, statement }: RowsToWrite,
): Promise<void> {
  await Promise.all(
    inRuns(rows).map((own) => {
      const run = own.length === maxRows || own.length === 1 ? runPrepared : runRaw;
      return run(tx, statement(valuesText(row, shared.length, own.length)), [...shared, ...own.flat()]);
    }),
  );
}

/** `(…), (…)` for so many rows. */
function valuesText(row: string, sharedCount: number, rows: number): string {
  const parts = row.split(/\$(?!\d)/);
  let last = sharedCount;
  return Array.from({ length: rows }, () => parts.reduce((text, part) => `${text}$${++last}${part}`)).join(
    ',',
  );
}

function inRuns<T>(rows: readonly T[]): T[][] {
  const runs: T[][] = [];
  for (let i = 0; i < rows.length; i += maxRows) runs.push(rows.slice(i, i + maxRows));
  return runs;
}

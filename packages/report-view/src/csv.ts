/**
 * Characters with which a spreadsheet begins a formula, also as it folds them: their full-width and small forms. Invisible
 * characters before them do not help, some programs drop those.
 */
const formulaStart = /^[=+\-@\u2212\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]/;
const lineStart = /^[\t\r\n]/;
const unseen = /^(?:\s|\p{C}|\p{Z}|\p{Default_Ignorable_Code_Point})+/u;

/** A table as CSV of RFC 4180. Texts that a spreadsheet would run begin with an apostrophe; numbers stay numbers. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  const lines = rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`);
  // Without the mark Excel reads UTF-8 as another encoding.
  return `\uFEFF${lines.join('')}`;
}

function cellOf(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const isRun = lineStart.test(cell) || formulaStart.test(cell.replace(unseen, ''));
  const safe = isRun ? `'${cell}` : cell;
  return /[",;|\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

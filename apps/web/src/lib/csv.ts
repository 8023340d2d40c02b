/** Characters with which a spreadsheet begins a formula. */
const formulaStart = /^[\s\p{Cf}]*[=+\-@\u2212\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** A table as CSV of RFC 4180. Texts that a spreadsheet would run begin with an apostrophe; numbers stay numbers. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  const lines = rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`);
  // Without the mark Excel reads UTF-8 as another encoding.
  return `\uFEFF${lines.join('')}`;
}

function cellOf(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",;|\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

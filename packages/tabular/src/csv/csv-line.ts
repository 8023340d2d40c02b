/**
 * Characters that make a spreadsheet take a cell for a formula, also as it folds them: their full-width and small forms.
 * Invisible characters before them do not help, some programs drop those.
 */
const FORMULA_START = /^[=+\-@\u2212\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]/;
const LINE_START = /^[\t\r\n]/;
const UNSEEN = /^(?:\s|\p{C}|\p{Z}|\p{Default_Ignorable_Code_Point})+/u;

/** The cell with an apostrophe before it where a spreadsheet would run it as a formula; other cells as they are. */
export function spreadsheetSafe(cell: string): string {
  const isRun = LINE_START.test(cell) || FORMULA_START.test(cell.replace(UNSEEN, ''));
  return isRun ? `'${cell}` : cell;
}

/**
 * One record of RFC 4180 with commas and CRLF.
 *
 * @param options `spreadsheetSafe`: no cell can become a formula when the file is opened in a spreadsheet; then such cells begin with an apostrophe
 */
export function toCsvLine(cells: readonly string[], options: { spreadsheetSafe: boolean }): string {
  return `${cells.map((cell) => quoted(options.spreadsheetSafe ? spreadsheetSafe(cell) : cell)).join(',')}\r\n`;
}

/** Semicolons, tabs and bars are quoted too, so that the delimiter can be told whatever the cells hold. */
function quoted(cell: string): string {
  return /[",;|\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

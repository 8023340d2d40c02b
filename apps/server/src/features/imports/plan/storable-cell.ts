/** What a spreadsheet shows of a cell. */
const keptCellChars = 32_767;

/** The database takes neither NUL nor half a surrogate pair. */
export function storable(cell: string): string {
  return cell.slice(0, keptCellChars).replaceAll('\u0000', '\uFFFD').toWellFormed();
}

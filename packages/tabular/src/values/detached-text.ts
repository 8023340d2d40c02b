/**
 * A copy of a piece of text. JavaScript engines let a piece cut from a text share its memory, so a few characters kept
 * for long would keep all the text they came from.
 */
export function detachedText(piece: string): string {
  return Buffer.from(piece, 'utf16le').toString('utf16le');
}

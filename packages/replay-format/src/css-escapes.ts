/** Style text with what its escapes stand for. */
export function decodedCss(text: string): string {
  return text.replace(/\\(?:([\da-f]{1,6})\s?|([^]))/gi, (_, code?: string, sign?: string) => {
    const point = code ? Number.parseInt(code, 16) : 0;
    // An escaped end of a line is none.
    return code ? (point <= 0x10ffff ? String.fromCodePoint(point) : '') : sign === '\n' ? '' : (sign ?? '');
  });
}

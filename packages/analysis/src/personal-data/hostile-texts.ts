/** Beginnings that a careless pattern would read over and over. */
const PIECES = [
  'a', '1', '1 ', '1-', '1.', '(1', '+1', '@', 'a@', 'a.', 'a@a.', 'x@x-', ':', '1:', 'a:', '::', 'http://', 'http://a:', '?token=',
  'https://a/?a&', 'AA00', 'AA00 ', 'DE89 3', 'X1', '12345678', '1 Aa ', '1 Aa, ', 'Aa ', 'Aa 1, 12345 ', 'Am ', '1 rue de la ',
  'Calle de ', 'Calle A ', 'passport ', 'passport: a ', 'born on ', 'geb. 1', 'PO Box 1, A ', 'www.', '415-555-', '0 ', '4111 ', '1.1.1.', '\u00a0', 'é',
]; // prettier-ignore

/** Texts of `length` UTF-16 units that would take a pattern with nested repeats very long; name and text. */
export function hostileTexts(length: number): [name: string, text: string][] {
  return PIECES.map((piece) => [
    JSON.stringify(piece),
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length),
  ]);
}

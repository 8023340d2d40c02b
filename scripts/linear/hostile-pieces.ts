type Piece = [name: string, piece: string, end?: string];
export type HostileText = [name: string, text: string];

/** What a hostile text is made of, by name: pieces to repeat, and what the text ends with. */
const usual: readonly Piece[] = [
  ['one sign', '@'],
  ['beginnings of addresses', 'a@'],
  ['blanks', ' ', 'x'],
  ['line ends', '\n', 'x'],
  ['beginnings of tags', '<'],
  ['parentheses', '('],
  ['brackets', '['],
  ['dashes', '-', '!'],
  ['digits', '1', 'x'],
  ['double quotes', '"', 'x'],
  ['entities', '&amp;'],
  ['a long word', 'a', '!'],
  ['marks on letters', 'a\u0301\u0323'],
  ['pictures', '😀'],
  ['letters from the right', 'שלום '],
];

/** Those that only some readers stumble over. */
const others: readonly Piece[] = [
  ['halves of addresses', 'a@a.'],
  ['blanks and letters', ' a'],
  ['tabs', '\t', 'x'],
  ['beginnings of named tags', '<a '],
  ['tags in each other', '<div>'],
  ['ends of tags', '</a>'],
  ['comments', '<!--'],
  ['braces', '{'],
  ['beginnings of links', '!['],
  ['dots', '.', 'x'],
  ['commas', ','],
  ['amounts', '$1 '],
  ['single quotes', "'", 'x'],
  ['quotes of a language', '“'],
  ['backslashes', '\\'],
  ['hashes', '#'],
  ['colons', ':'],
  ['slashes', '/'],
  ['capitals', 'A', '!'],
  ['words with capitals', 'Aa '],
  ['sentences', 'It is. '],
  ['addresses of pages', 'https://a/?a&'],
  ['joined pictures', '👩\u200d💻'],
  ['characters without blanks', '中文'],
  ['closed and open braces', '}{'],
  ['style rules', '@a{}'],
  ['styles in styles', '@media{'],
  ['addresses in styles', 'url('],
  ['words of a price', 'plan from $'],
  ['escapes', '\\u0000'],
];

const textsOf =
  (pieces: readonly Piece[]) =>
  (length: number): HostileText[] =>
    pieces.map(([name, piece, end = '']) => [
      name,
      piece.repeat(Math.ceil(length / piece.length)).slice(0, length - end.length) + end,
    ]);

/** Texts of a length that what reads them without care goes through again and again. */
export const usualTexts = textsOf(usual);
export const otherTexts = textsOf(others);

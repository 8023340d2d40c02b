import { expect, test } from 'vitest';
import { detectDialect } from './csv-dialect.ts';

test.each([
  ['double quotes where single ones read as well', "'a','b'\n'c','d'\n", { delimiter: ',', quote: '"' }],
  ['single quotes that hold the delimiter', "'a,x','b'\n'c','d'\n'e','f'\n", { delimiter: ',', quote: "'" }],
  [
    'no quotes where they are part of the text',
    'a\t5" pipe\nb\tok\nc\t"x" y\n',
    { delimiter: '\t', quote: null },
  ],
  ['the wider of two regular tables', 'a;b;c,d\ne;f;g,h\n', { delimiter: ';', quote: '"' }],
  ['the table that begins at once', 'a,b;c\nd;e\nf;g\nh;i\n', { delimiter: ';', quote: '"' }],
  [
    'commas for one column that follows the rules of CSV',
    'good\n"a ""b"""\nfine\n',
    { delimiter: ',', quote: '"' },
  ],
])('takes %s', (_, sample, dialect) => {
  expect(detectDialect(sample, true)).toEqual(dialect);
});

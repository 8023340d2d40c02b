import { describe, expect, test } from 'vitest';
import { load, shown, useTempFiles } from '../test-support/temp-file.ts';

const file = useTempFiles();
const read = async (content: string | Buffer, overrides = {}) =>
  load(await file(content), 'feedback.csv', overrides);

describe('broken rows', () => {
  test.each<[string, string, (string[] | string)[]]>([
    [
      'too few cells',
      'id,comment,plan\n1,a\n2,b,c\n3,d,e\n',
      ['2 too_few_cells', ['2', 'b', 'c'], ['3', 'd', 'e']],
    ],
    ['too many cells', 'id,comment\n1,a,b\n2,c\n3,d\n', ['2 too_many_cells', ['2', 'c'], ['3', 'd']]],
    [
      'empty cells past the last column are no fault',
      'id,comment\n1,a,,\n2,b\n3,c\n',
      [
        ['1', 'a'],
        ['2', 'b'],
        ['3', 'c'],
      ],
    ],
    ['text after a closing quote', 'id,comment\n1,"a"b\n2,c\n', ['2 quote_broken', ['2', 'c']]],
    [
      'quotes inside quotes that are not doubled',
      'id,comment\n1,"he said "no" to me"\n2,c\n',
      ['2 quote_broken', ['2', 'c']],
    ],
    [
      'a quote that never closes',
      'id,comment,plan\n1,"a,pro\n2,b,free\n3,c,pro\n',
      ['2 quote_broken', ['2', 'b', 'free'], ['3', 'c', 'pro']],
    ],
    [
      'a quote that never closes before quoted rows',
      'id,comment,plan\n1,"a,pro\n2,"b, c",free\n3,"d",pro\n',
      ['2 quote_broken', ['2', 'b, c', 'free'], ['3', 'd', 'pro']],
    ],
    [
      'a broken cell over several lines, whose lines are no rows',
      'id,comment,plan\n1,"a "b" c\nsecond\nthird, line",pro\n2,d,free\n',
      ['2 quote_broken', ['2', 'd', 'free']],
    ],
    ['a quote that never closes in the last row', 'id,comment\n1,a\n2,"b\n', [['1', 'a'], '3 quote_broken']],
    ['a NUL', 'id,comment\n1,a\0b\n2,c\n', ['2 nul_character', ['2', 'c']]],
    [
      'a cell beyond 1 Mi characters',
      `id,comment\n1,${'a'.repeat(1_100_000)}\n2,c\n`,
      ['2 cell_too_long', ['2', 'c']],
    ],
    [
      'a quoted cell beyond it, whose lines are no rows',
      `id,comment\n1,"${'a, b\n'.repeat(300_000)}"\n2,c\n`,
      ['2 cell_too_long', ['2', 'c']],
    ],
    [
      'a line beyond 1.5 Mi characters',
      `id,comment\n1,${'a'.repeat(5_000_000)}\n2,c\n`,
      ['2 row_too_long', ['2', 'c']],
    ],
    ['a line of 3,000 cells', `id,comment\n1,${'a,'.repeat(3000)}\n2,c\n`, ['2 too_many_cells', ['2', 'c']]],
  ])('%s', async (_, content, expected) => {
    const { facts, rows } = await read(content, { delimiter: ',' });
    expect(shown(rows)).toEqual(expected);
    expect(facts.rowCount).toBe(expected.length);
    expect(facts.problemCount).toBe(expected.filter((row) => typeof row === 'string').length);
  });

  test('a broken row keeps its text, and the rows after it their lines', async () => {
    const { rows } = await read('id,comment\n1,"a "b" c\nd\n2,e\n');
    expect(rows).toEqual([
      {
        line: 2,
        problem: {
          code: 'quote_broken',
          detail:
            'A quote in lines 2 to 3 is not closed, or is followed by text, so where the row ends is unclear.',
        },
        raw: ['1,"a "b" c\nd'],
      },
      { line: 4, cells: ['2', 'e'] },
    ]);
  });

  test('a hundred thousand broken rows are a hundred thousand problems', async () => {
    const broken = 'id,comment\n' + '1,"a" b\n'.repeat(100_000) + '2,c\n';
    const { facts } = await read(broken, { delimiter: ',' });
    expect(facts).toMatchObject({ rowCount: 100_001, problemCount: 100_000 });
  });

  test('lines made to be read over and over are refused', async () => {
    const content = 'id,comment,a,b,c\n1,2,3,4,5\n' + 'a,",c","\n'.repeat(100_000);
    await expect(read(content, { delimiter: ',' })).rejects.toMatchObject({ code: 'too_broken' });
  });
});

describe('what real files do', () => {
  test.each<[string, string, (string[] | string)[]]>([
    [
      'spaces around quoted cells',
      'id, comment\n1, "a, b"\n2, "c" \n',
      [
        ['1', 'a, b'],
        ['2', 'c'],
      ],
    ],
    [
      'quotes inside plain cells',
      'id,comment\n1,a 5" screen\n2,it"s\n',
      [
        ['1', 'a 5" screen'],
        ['2', 'it"s'],
      ],
    ],
    [
      'empty lines',
      '\nid,comment\n\n1,a\n\r\n\n2,b\n\n',
      [
        ['1', 'a'],
        ['2', 'b'],
      ],
    ],
    ['a last line without its end', 'id,comment\n1,a', [['1', 'a']]],
    ['a first line that names the separator', 'sep=;\nid;comment\n1;a,b\n', [['1', 'a,b']]],
    [
      'lone carriage returns',
      'id,comment\r1,a\r2,b\r',
      [
        ['1', 'a'],
        ['2', 'b'],
      ],
    ],
    [
      'tabs with quotes that are only characters',
      'id\tcomment\n1\t"a\n2\tb "c\n3\t"d"e\n',
      [
        ['1', '"a'],
        ['2', 'b "c'],
        ['3', '"d"e'],
      ],
    ],
    [
      'single quotes around cells',
      "id,comment\n'1','a, b'\n'2','it''s'\n",
      [
        ['1', 'a, b'],
        ['2', "it's"],
      ],
    ],
    [
      'apostrophes that are no quotes',
      "id,comment\n1,'tis late\n2,don't\n",
      [
        ['1', "'tis late"],
        ['2', "don't"],
      ],
    ],
    [
      'one column of prose with commas',
      'comment\nslow, very slow\ngood\nlate, rude, and wrong\nfine\n',
      [['slow, very slow'], ['good'], ['late, rude, and wrong'], ['fine']],
    ],
    [
      'a header with an empty end that the rows lack',
      'id,comment,\n1,a\n2,b\n',
      [
        ['1', 'a'],
        ['2', 'b'],
      ],
    ],
    [
      'rows wider than their header',
      'id,comment\n1,a,x\n2,b,y\n3,c,z\n',
      [
        ['1', 'a', 'x'],
        ['2', 'b', 'y'],
        ['3', 'c', 'z'],
      ],
    ],
  ])('%s', async (_, content, expected) => {
    expect(shown((await read(content)).rows)).toEqual(expected);
  });
});

describe('header', () => {
  test.each<[string, string, boolean, string[]]>([
    ['names', 'id,comment\n1,a\n', true, ['id', 'comment']],
    ['names that nobody knows', 'Zone,Crane\nnorth,slow\nsouth,fine\n', true, ['Zone', 'Crane']],
    [
      'names given twice or not at all',
      'Name,Name,,Name (2)\na,b,c,d\n',
      true,
      ['Name', 'Name (2)', 'Column 3', 'Name (2) (2)'],
    ],
    ['an unnamed index', ',App,Rating\n0,x,5\n1,y,4\n', true, ['Column 1', 'App', 'Rating']],
    ['a number says there is none', '17,too slow\n18,fine\n', false, ['Column 1', 'Column 2']],
    ['a date says there is none', '2026-01-04,too slow\n2026-01-05,fine\n', false, ['Column 1', 'Column 2']],
    ['an address says there is none', 'ann@example.com,too slow\n', false, ['Column 1', 'Column 2']],
    [
      'a text of over 100 characters says there is none',
      `${'slow '.repeat(30)},now\nfine,then\n`,
      false,
      ['Column 1', 'Column 2'],
    ],
    [
      'a text over two lines says there is none',
      '"slow\nto open",now\nfine,then\n',
      false,
      ['Column 1', 'Column 2'],
    ],
    [
      'a row that comes again says there is none',
      'red,slow\nblue,fine\nred,good\n',
      false,
      ['Column 1', 'Column 2'],
    ],
  ])('%s', async (_, content, hasHeader, names) => {
    const { facts } = await read(content, { delimiter: ',' });
    expect(facts.hasHeader).toBe(hasHeader);
    expect(facts.columns.map(({ name }) => name)).toEqual(names);
  });

  test.each([
    ['one title', 'Reviews of autumn\nid,comment,plan\n1,a,pro\n2,b,free\n', 1],
    ['titles, an empty line and few rows', 'Export\nMade on 2026-11-01\n\nid;comment\n1;a\n2;b\n', 2],
    [
      'a title with the delimiters of the table',
      'Reviews,,,\nFrom,2026-11-01,,\nid,comment,plan,day\n1,a,b,c\n',
      2,
    ],
    ['a title that holds the delimiter', 'Reviews, autumn\nid,comment,plan,day\n1,a,b,c\n2,b,c,d\n', 1],
  ])('%s above the header is passed over', async (_, content, titleLines) => {
    const { facts, rows } = await read(content);
    expect(facts).toMatchObject({ titleLines, hasHeader: true, problemCount: 0 });
    expect(facts.columns.slice(0, 2).map(({ name }) => name)).toEqual(['id', 'comment']);
    expect(rows[0]).toMatchObject({
      line: content.split('\n').findIndex((line) => line.startsWith('1')) + 1,
    });
  });

  test.each([
    ['a first row with one name', 'comment\nslow,now\nfine,then\nslow,later\n'],
    ['a table without a header', 'slow\nfine,good\n17,bad\n'],
    ['prose', 'It is slow\nIt is fine, and the text is good\nYes\n'],
  ])('nothing is passed over above %s', async (_, content) => {
    expect((await read(content)).facts.titleLines).toBe(0);
  });

  test('how many lines are passed over can be said', async () => {
    const content = 'Reviews of autumn\nid,comment\n1,a\n2,b\n';
    const none = await read(content, { titleLines: 0 });
    expect(none.facts.titleLines).toBe(0);
    expect(none.facts.problemCount).toBeLessThanOrEqual(1);
    const two = await read(content, { titleLines: 2, hasHeader: false });
    expect(shown(two.rows)).toEqual([
      ['1', 'a'],
      ['2', 'b'],
    ]);
  });

  test('a row of a megabyte among few does not hide the delimiter', async () => {
    const long = 'word '.repeat(200_000);
    for (const content of [`1;${long};x\n2;b;y\n`, `id;text\n1;"${long}\n${long}"\n2;b\n`]) {
      const { facts } = await read(content);
      expect(facts).toMatchObject({ delimiter: ';' });
      expect(facts.columns.length).toBeGreaterThan(1);
    }
  });

  test('what the person says goes before what is detected', async () => {
    const { facts, rows } = await read('a;b\nc;d\n', { hasHeader: false, delimiter: ',' });
    expect(facts).toMatchObject({ hasHeader: false, delimiter: ',', rowCount: 2 });
    expect(shown(rows)).toEqual([['a;b'], ['c;d']]);
  });
});

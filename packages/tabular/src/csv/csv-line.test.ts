import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { spreadsheetSafe, toCsvLine } from './csv-line.ts';
import { rejectedRowsCsv } from '../rejected-rows.ts';

describe('a cell that a spreadsheet could run is disarmed', () => {
  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    "=cmd|' /C calc'!A0",
    '=HYPERLINK("https://example.com","x")',
    '-Infinity',
    '+49 170 123',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1',
    '\t',
    '\rx',
    '\nx',
    '\u00a0=1',
    '\u200b=1',
    '\ufeff=1',
    '\u2060=1',
    '\u202e=1',
    '\u00ad=1',
    '\u3164=1',
    '\u0000=1',
    '\u0001=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM',
    '﹢1',
    '﹣1',
    '﹦1',
    '﹫x',
    '−1',
    ' \u200b\t＝1',
  ])('%j', (cell) => {
    expect(spreadsheetSafe(cell)).toBe(`'${cell}`);
  });

  test.each(['', 'a=1', '1-2', 'plain', '4.5', "'=1", 'a@b.c', '#N/A', '"quoted"', 'a\n=1'])(
    '%j needs nothing',
    (cell) => {
      expect(spreadsheetSafe(cell)).toBe(cell);
    },
  );
});

test('a line is quoted where it must be', () => {
  expect(toCsvLine(['a', 'b,c', 'd"e', 'f\ng', '', ' h', 'i;j'], { spreadsheetSafe: true })).toBe(
    'a,"b,c","d""e","f\ng",," h","i;j"\r\n',
  );
  expect(toCsvLine(['=1'], { spreadsheetSafe: false })).toBe('=1\r\n');
});

test('rejected rows keep their cells, with the line and the reason after them', async () => {
  const rows = [
    { line: 2, cells: ['1', 'a'], reason: 'Date can’t be read: “x”.' },
    { line: 5, cells: ['=1+1'], reason: 'The row has 1 cell.' },
    { line: 7, cells: ['1', 'b', '+c', 'd'], reason: '=evil' },
  ];
  const text = (await Array.fromAsync(rejectedRowsCsv(['id', '@name'], rows))).join('');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(parse(text, { bom: true, relax_column_count: true })).toEqual([
    ['id', "'@name", 'Line', 'Why it was not imported'],
    ['1', 'a', '2', 'Date can’t be read: “x”.'],
    ["'=1+1", '', '5', 'The row has 1 cell.'],
    ['1', 'b', '7', "'=evil", "'+c", 'd'],
  ]);
});

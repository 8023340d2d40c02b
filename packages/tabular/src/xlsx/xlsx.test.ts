import { describe, expect, test } from 'vitest';
import { detectFile } from '../detect/detect-file.ts';
import { TabularError } from '../errors.ts';
import { inlineRow, xlsxBytes } from '../test-support/xlsx-bytes.ts';
import type { XlsxContent } from '../test-support/xlsx-bytes.ts';
import { load, shown, useTempFiles } from '../test-support/temp-file.ts';
import { SharedStrings } from './xlsx-strings.ts';
import { zipBytes } from '../test-support/zip-bytes.ts';

const file = useTempFiles();
const HEADER = inlineRow(1, ['comment', 'created']);

async function rowsOf(content: Partial<XlsxContent>, rows: string) {
  const path = await file(xlsxBytes({ sheets: [{ name: 'Data', rows: HEADER + rows }], ...content }));
  return load(path, 'feedback.xlsx');
}

const refusal = async (content: Buffer | string, name = 'feedback.xlsx') =>
  detectFile(await file(content), name).then(
    () => 'accepted',
    (error: unknown) => (error instanceof TabularError ? error.code : error),
  );

describe('cells', () => {
  test.each<[string, string, Partial<XlsxContent>, string]>([
    ['a shared string', '<c t="s"><v>1</v></c>', { strings: '<si><t>no</t></si><si><t>yes</t></si>' }, 'yes'],
    [
      'rich text without its phonetic reading',
      '<c t="s"><v>0</v></c>',
      { strings: '<si><r><t>東</t></r><r><t xml:space="preserve">京 </t></r><rPh><t>トウ</t></rPh></si>' },
      '東京 ',
    ],
    ['an inline string', '<c t="inlineStr"><is><t>a &lt; b &amp; c</t></is></c>', {}, 'a < b & c'],
    ['an escaped line break', '<c t="str"><v>a_x000A_b_x005F_x</v></c>', {}, 'a\nb_x'],
    ['a formula with its value', '<c t="str"><f>A1&amp;"x"</f><v>done</v></c>', {}, 'done'],
    ['a boolean', '<c t="b"><v>1</v></c>', {}, 'true'],
    ['an error by its name', '<c t="e"><v>#N/A</v></c>', {}, '#N/A'],
    ['a number without the noise of doubles', '<c><v>0.30000000000000004</v></c>', {}, '0.3'],
    ['a long number without an exponent', '<c><v>5.7030613367776E+17</v></c>', {}, '570306133677760000'],
    ['a built-in date format', '<c s="1"><v>45976</v></c>', { formats: [0, 14] }, '2025-11-15'],
    [
      'a date with its time',
      '<c s="1"><v>45976.327777777777</v></c>',
      { formats: [0, 22] },
      '2025-11-15T07:52:00',
    ],
    ['a time alone', '<c s="1"><v>0.5</v></c>', { formats: [0, 20] }, '12:00:00'],
    [
      'a format of the file’s own',
      '<c s="1"><v>45976</v></c>',
      { numFmts: '<numFmt numFmtId="170" formatCode="dd\\.mm\\.yyyy;@"/>', formats: [0, 170] },
      '2025-11-15',
    ],
    [
      'a number with letters in quotes and colours, which is no date',
      '<c s="1"><v>45976</v></c>',
      { numFmts: '<numFmt numFmtId="170" formatCode="[Red]0 &quot;days&quot;"/>', formats: [0, 170] },
      '45976',
    ],
    [
      'an elapsed time, which is no date',
      '<c s="1"><v>1.5</v></c>',
      { numFmts: '<numFmt numFmtId="170" formatCode="[h]:mm"/>', formats: [0, 170] },
      '1.5',
    ],
    ['the 1904 system', '<c s="1"><v>44514</v></c>', { formats: [0, 14], is1904: true }, '2025-11-15'],
    [
      'a day before the 29 February 1900 that never was',
      '<c s="1"><v>59</v></c>',
      { formats: [0, 14] },
      '1900-02-28',
    ],
    ['the day after it', '<c s="1"><v>61</v></c>', { formats: [0, 14] }, '1900-03-01'],
  ])('%s', async (_, cell, content, expected) => {
    const { rows } = await rowsOf(
      content,
      `<row r="2"><c t="inlineStr"><is><t>text</t></is></c>${cell}</row>`,
    );
    expect(shown(rows)).toEqual([['text', expected]]);
  });
});

test('gaps between cells are kept, empty rows are not, and lines are the sheet’s', async () => {
  const { facts, rows } = await rowsOf(
    {},
    `<row r="3"><c r="B3"><v>7</v></c></row><row r="4"><c r="A4" s="0"/></row>${inlineRow(9, ['last'])}`,
  );
  expect(rows).toEqual([
    { line: 3, cells: ['', '7'] },
    { line: 9, cells: ['last', ''] },
  ]);
  expect(facts).toMatchObject({ format: 'xlsx', rowCount: 2, encoding: null });
});

test('the first sheet that is not hidden is read, and another on request', async () => {
  const path = await file(
    xlsxBytes({
      sheets: [
        { name: 'Lists', rows: HEADER + inlineRow(2, ['hidden', 'x']), isHidden: true },
        { name: 'Answers', rows: HEADER + inlineRow(2, ['good', 'y']) },
        { name: 'Empty', rows: '' },
      ],
    }),
  );
  const { facts, rows } = await load(path);
  expect(facts.sheets).toEqual([
    { name: 'Lists', hidden: true },
    { name: 'Answers', hidden: false },
    { name: 'Empty', hidden: false },
  ]);
  expect(shown(rows)).toEqual([['good', 'y']]);
  expect(shown((await load(path, 'a.xlsx', { sheet: 'Lists' })).rows)).toEqual([['hidden', 'x']]);
  await expect(detectFile(path, 'a.xlsx', { sheet: 'Empty' })).rejects.toMatchObject({ code: 'no_rows' });
  await expect(detectFile(path, 'a.xlsx', { sheet: 'Nope' })).rejects.toMatchObject({
    code: 'sheet_unknown',
  });
});

test('cells merged down a column give all their rows their value', async () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (line: number, cells: string) => `<row r="${line}">${cells}</row>`;
  const rows =
    HEADER +
    row(2, cell('A2', 'one') + cell('B2', 'x') + cell('C2', 'Acme')) +
    row(3, cell('A3', 'two') + cell('B3', 'y')) +
    row(4, cell('A4', 'three') + cell('B4', 'z') + cell('C4', '')) +
    row(6, cell('A6', 'four') + cell('B6', 'z'));
  const path = await file(
    xlsxBytes({ sheets: [{ name: 'A', rows, merged: ['C2:C4', 'A9:B9', 'nonsense'] }] }),
  );
  expect(shown((await load(path)).rows)).toEqual([
    ['one', 'x', 'Acme'],
    ['two', 'y', 'Acme'],
    ['three', 'z', 'Acme'],
    ['four', 'z', ''],
  ]);
});

test('names with a prefix are read like those without', async () => {
  const sheet =
    '<x:worksheet xmlns:x="urn:x"><x:sheetData><x:row><x:c t="str"><x:v>comment</x:v></x:c></x:row><x:row><x:c t="str"><x:v>fine</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  const path = await file(
    xlsxBytes({
      sheets: [{ name: 'A', rows: '' }],
      parts: [{ name: 'xl/worksheets/sheet1.xml', content: sheet }],
    }),
  );
  expect(shown((await load(path)).rows)).toEqual([['fine']]);
});

describe('a whole file is refused', () => {
  const sheets = [{ name: 'A', rows: HEADER + inlineRow(2, ['a', 'b']) }];
  const withPart = (name: string, content: string | Buffer) =>
    xlsxBytes({ sheets, parts: [{ name, content }] });
  const bomb = `<worksheet><sheetData>${HEADER}<row r="2"><c t="str"><v>${'a'.repeat(40_000_000)}</v></c></row></sheetData></worksheet>`;

  test.each<[string, () => Buffer | string, string]>([
    ['text that is called a workbook', () => 'comment,created\na,b\n', 'not_a_workbook'],
    [
      'an archive of something else',
      () => zipBytes([{ name: 'readme.txt', content: 'hi' }]),
      'not_a_workbook',
    ],
    ['a binary workbook', () => zipBytes([{ name: 'xl/workbook.bin', content: 'x' }]), 'not_a_workbook'],
    ['an OpenDocument file', () => zipBytes([{ name: 'content.xml', content: '<x/>' }]), 'not_a_workbook'],
    ['a workbook without sheets', () => xlsxBytes({ sheets: [] }), 'not_a_workbook'],
    ['an archive cut off', () => xlsxBytes({ sheets }).subarray(0, 700), 'workbook_broken'],
    ['a path out of the archive', () => withPart('../../etc/passwd', 'x'), 'workbook_broken'],
    [
      '3,000 parts',
      () => zipBytes(Array.from({ length: 3000 }, (_, i) => ({ name: `p${i}`, content: '' }))),
      'workbook_too_large',
    ],
    ['a part that expands 900-fold', () => withPart('xl/worksheets/sheet1.xml', bomb), 'expands_too_much'],
    [
      'a part that is larger than it claims',
      () =>
        xlsxBytes({
          sheets,
          parts: [{ name: 'xl/worksheets/sheet1.xml', content: bomb, claimedBytes: 1000 }],
        }),
      'workbook_broken',
    ],
    [
      'a cell text beyond all measure',
      () => withPart('xl/sharedStrings.xml', `<sst><si><t>${'ab'.repeat(3_000_000)}</t></si></sst>`),
      'workbook_too_large',
    ],
    [
      'a document type',
      () => withPart('xl/worksheets/sheet1.xml', '<!DOCTYPE a [<!ENTITY b "c">]><worksheet>&b;</worksheet>'),
      'xml_dtd_refused',
    ],
    [
      'an entity nobody defined',
      () => withPart('xl/worksheets/sheet1.xml', '<worksheet>&b;</worksheet>'),
      'workbook_broken',
    ],
    [
      'XML that does not close',
      () => withPart('xl/worksheets/sheet1.xml', '<worksheet><sheetData><row>'),
      'workbook_broken',
    ],
    [
      'XML nested 5,000 deep',
      () => withPart('xl/worksheets/sheet1.xml', '<a>'.repeat(5000)),
      'workbook_too_large',
    ],
    [
      'a value in column 1,002',
      () => xlsxBytes({ sheets: [{ name: 'A', rows: '<row r="1"><c r="ALN1"><v>1</v></c></row>' }] }),
      'too_many_columns',
    ],
    [
      'an encrypted part',
      () => xlsxBytes({ sheets, parts: [{ name: 'xl/workbook.xml', content: 'x', isEncrypted: true }] }),
      'workbook_encrypted',
    ],
    [
      'a workbook with a password',
      () =>
        Buffer.concat([
          Buffer.from('d0cf11e0a1b11ae1', 'hex'),
          Buffer.alloc(600),
          Buffer.from('EncryptedPackage', 'utf16le'),
          Buffer.alloc(600),
        ]),
      'workbook_encrypted',
    ],
    [
      'an old Excel file',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)]),
      'not_a_workbook',
    ],
    ['a header alone', () => xlsxBytes({ sheets: [{ name: 'A', rows: HEADER }] }), 'no_rows'],
  ])('%s', async (_, content, code) => {
    expect(await refusal(content())).toBe(code);
  });
});

test('shared strings come back as they were added, until they are more than is held in memory', () => {
  const strings = new SharedStrings();
  const first = ['', 'é', '🙂'.repeat(1000), 'x'];
  for (const text of first) strings.add(text);
  const large = 'ü'.repeat(1_000_000);
  expect(() => {
    for (let i = 0; i < 60; i++) strings.add(large);
  }).toThrow(expect.objectContaining({ code: 'workbook_too_large' }));
  expect(first.map((_, i) => strings.at(i))).toEqual(first);
  expect(strings.at(20)).toBe(large);
  expect(strings.at(60)).toBeNull();
  expect(strings.at(-1)).toBeNull();
});

test('a shared string named over and over makes its rows problems and does not fill the memory', async () => {
  const big = 'b'.repeat(900_000) + Array.from({ length: 40_000 }, (_, i) => i % 97).join('');
  const row = (line: number) => `<row r="${line}">${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`;
  const rows = Array.from({ length: 200 }, (_, i) => row(i + 2)).join('');
  const before = process.memoryUsage().rss;
  const { facts } = await rowsOf({ strings: `<si><t>${big}</t></si>` }, rows);
  expect(facts.problems).toEqual({ row_too_long: 200 });
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
});

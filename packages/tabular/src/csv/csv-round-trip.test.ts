import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { load, shown, useTempFiles } from '../test-support/temp-file.ts';
import { toCsvLine } from './csv-line.ts';

const file = useTempFiles();

const piece = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('the', 'app', 'late', 'crème', 'Größe', 'señal', ' ', '  ', 'x', '7'),
  },
  { weight: 2, arbitrary: fc.constantFrom('"', '""', ',', ';', '|', '\t', '\n', '\r\n', '\r', "'", '\\') },
  { weight: 1, arbitrary: fc.constantFrom('日本', 'привет', '🙂', 'é', '\u2028', '=1+1') },
);
const cell = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));
const table = fc
  .integer({ min: 2, max: 5 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 }),
  );
const dialect = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  endsWithBreak: fc.boolean(),
  quoteAll: fc.boolean(),
  encoding: fc.constantFrom('utf-8', 'utf-8 with mark', 'utf-16le with mark', 'utf-16be with mark', 'gzip'),
});

const NAMES = ['comment', 'created', 'rating', 'plan', 'city'];

function write(
  rows: readonly string[][],
  { delimiter, lineEnd, endsWithBreak, quoteAll }: Record<string, unknown>,
): string {
  const line = (cells: readonly string[]) =>
    cells
      .map((each) =>
        quoteAll || /[",;|\t\r\n']|^ | $/.test(each) ? `"${each.replaceAll('"', '""')}"` : each,
      )
      .join(String(delimiter));
  return rows.map(line).join(String(lineEnd)) + (endsWithBreak === true ? String(lineEnd) : '');
}

function bytes(text: string, encoding: string): Buffer {
  const [name = '', mark] = encoding.split(' with ');
  if (name === 'gzip') return gzipSync(text);
  return iconv.encode(text, name, { addBOM: mark !== undefined });
}

test('a table written in any dialect and Unicode encoding comes back cell for cell', async () => {
  await fc.assert(
    fc.asyncProperty(table, dialect, async (rows, how) => {
      const header = NAMES.slice(0, rows[0]?.length);
      const path = await file(bytes(write([header, ...rows], how), how.encoding));
      const { facts, rows: read } = await load(path);
      expect({ delimiter: facts.delimiter, names: facts.columns.map(({ name }) => name) }).toEqual({
        delimiter: how.delimiter,
        names: header,
      });
      expect(facts.rowCount).toBe(rows.length);
      expect(shown(read)).toEqual(rows);
    }),
    {
      numRuns: 300,
      examples: [
        // Without quotes both rows have four cells, and the header above them three.
        [
          [
            ['', '', '\t'],
            ['', '\t', ''],
          ],
          { delimiter: '\t', lineEnd: '\n', endsWithBreak: false, quoteAll: false, encoding: 'utf-8' },
        ],
        // Under semicolons the header would be a title line.
        [
          [
            ['', ';\\'],
            ['', ';the'],
          ],
          { delimiter: '|', lineEnd: '\n', endsWithBreak: false, quoteAll: false, encoding: 'utf-8' },
        ],
      ],
    },
  );
});

test('a record has the line that an editor shows for its first character', async () => {
  await fc.assert(
    fc.asyncProperty(table, dialect, async (rows, how) => {
      const header = NAMES.slice(0, rows[0]?.length);
      const { rows: read } = await load(await file(write([header, ...rows], { ...how, delimiter: ',' })));
      let line = 2;
      const expected = rows.map((row) => {
        const first = line;
        line += 1 + row.reduce((sum, each) => sum + each.split(/\r\n|\n|\r/).length - 1, 0);
        return first;
      });
      expect(read.map((row) => row.line)).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});

test('what toCsvLine writes reads back the same here and in another reader', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const header = NAMES.slice(0, rows[0]?.length);
      const text = [header, ...rows].map((row) => toCsvLine(row, { spreadsheetSafe: false })).join('');
      const { rows: read } = await load(await file(text));
      expect(shown(read)).toEqual(rows);
      expect(parse(text, { relax_column_count: true, skip_empty_lines: false })).toEqual([header, ...rows]);
    }),
    { numRuns: 100 },
  );
});

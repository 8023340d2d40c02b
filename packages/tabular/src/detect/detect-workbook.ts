import { targetsOfName } from '../columns/column-names.ts';
import { mostCommon } from '../csv/csv-shape.ts';
import { TabularError } from '../errors.ts';
import type { DetectOverrides, FileFacts, SheetFacts } from '../facts.ts';
import { summariseRows } from './file-summary.ts';
import { columnNames } from './header.ts';
import { readRows } from '../read-rows.ts';
import type { TableHead } from './table-head.ts';
import { tableHead } from './table-head.ts';
import { XlsxArchive } from '../xlsx/xlsx-archive.ts';
import { xlsxRows } from '../xlsx/xlsx-rows.ts';
import { readWorkbook } from '../xlsx/xlsx-workbook.ts';

const LOOKED_AT = 50;
const MOST_SHEETS = 10;
/** Known names beyond these say no more. */
const MOST_KNOWN = 5;

/** The facts of one sheet of a workbook: the wanted one, or the likeliest that is not hidden. @throws TabularError when the whole file is refused */
export async function detectWorkbook(
  path: string,
  bytes: number,
  overrides: DetectOverrides,
  signal?: AbortSignal,
): Promise<FileFacts> {
  const sheets = await sheetsOf(path);
  const sheet = overrides.sheet ?? (await likeliestSheet(path, sheets, signal));
  const { rows, width, merged } = await firstRows(path, sheet, Infinity, signal);
  if (rows.length === 0) throw new TabularError('no_rows', `The sheet "${sheet}" is empty.`);
  const head = headOf(rows, overrides);
  const { hasHeader, titleLines, headerRows, timeZone } = head;
  const columns = columnNames(head.names, width).map((name) => ({ name }));
  const facts = {
    format: 'xlsx' as const,
    gzip: false,
    bytes,
    encoding: null,
    damagedPlaces: 0,
    delimiter: null,
    quote: null,
    hasHeader,
    titleLines,
    timeZone,
    headerRows,
    sheets,
    sheet,
    ...(merged.length > 0 && { merged }),
    columns,
  };
  return { ...facts, ...(await summariseRows(columns, readRows(path, facts, signal))) };
}

async function sheetsOf(path: string) {
  const archive = await XlsxArchive.open(path);
  try {
    const { sheets } = await readWorkbook(archive);
    return sheets.map(({ name, hidden }) => ({ name, hidden }));
  } finally {
    archive.close();
  }
}

function headOf(rows: readonly string[][], overrides: DetectOverrides): TableHead {
  return tableHead(rows, mostCommon(rows.map((cells) => cells.length)) ?? rows[0]?.length ?? 0, overrides);
}

/** Of the sheets that are not hidden the one that looks most like a table with names that are known, not like a note. */
async function likeliestSheet(
  path: string,
  sheets: readonly SheetFacts[],
  signal?: AbortSignal,
): Promise<string> {
  const shown = sheets.filter(({ hidden }) => !hidden);
  const first = (shown[0] ?? sheets[0])?.name ?? '';
  if (shown.length < 2) return first;
  let best = { sheet: first, score: 0 };
  for (const { name } of shown.slice(0, MOST_SHEETS)) {
    const { rows } = await firstRows(path, name, LOOKED_AT, signal);
    if (rows.length === 0) continue;
    const head = headOf(rows, {});
    const known = head.names.filter((each) => targetsOfName(each).length > 0).length;
    const wide = head.rows.filter((cells) => cells.filter((cell) => cell.trim() !== '').length > 1).length;
    const score = wide === 0 ? 0 : Math.min(known, MOST_KNOWN) + wide / LOOKED_AT;
    if (score > best.score) best = { sheet: name, score };
  }
  return best.sheet;
}

async function firstRows(path: string, sheet: string, most: number, signal?: AbortSignal) {
  const rows: string[][] = [];
  let width = 0;
  let count = 0;
  const merged: string[] = [];
  for await (const row of xlsxRows(path, sheet, [], (area) => void merged.push(area))) {
    signal?.throwIfAborted();
    if ('problem' in row) continue;
    if (++count > most) break;
    width = Math.max(width, row.cells.length);
    if (rows.length <= LOOKED_AT) rows.push(row.cells);
  }
  return { rows, width, merged };
}

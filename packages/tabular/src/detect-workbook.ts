import { TabularError } from './errors.ts';
import type { DetectOverrides, FileFacts } from './facts.ts';
import { summariseRows } from './file-summary.ts';
import { columnNames, looksLikeHeader } from './header.ts';
import { readRows } from './read-rows.ts';
import { XlsxArchive } from './xlsx-archive.ts';
import { xlsxRows } from './xlsx-rows.ts';
import { readWorkbook } from './xlsx-workbook.ts';

const LOOKED_AT = 50;

/** The facts of one sheet of a workbook: the wanted one, or the first that is not hidden. @throws TabularError when the whole file is refused */
export async function detectWorkbook(
  path: string,
  bytes: number,
  overrides: DetectOverrides,
  signal?: AbortSignal,
): Promise<FileFacts> {
  const sheets = await sheetsOf(path);
  const sheet = overrides.sheet ?? (sheets.find(({ hidden }) => !hidden) ?? sheets[0])?.name ?? '';
  const { first, next, width } = await firstRows(path, sheet, signal);
  const hasHeader = overrides.hasHeader ?? looksLikeHeader(first, next);
  const columns = columnNames(hasHeader ? first : [], width).map((name) => ({ name }));
  const facts = {
    format: 'xlsx',
    gzip: false,
    bytes,
    encoding: null,
    damagedPlaces: 0,
    delimiter: null,
    quote: null,
    hasHeader,
    sheets,
    sheet,
    columns,
  } as const;
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

async function firstRows(path: string, sheet: string, signal?: AbortSignal) {
  const rows: string[][] = [];
  let width = 0;
  for await (const row of xlsxRows(path, sheet)) {
    signal?.throwIfAborted();
    if ('problem' in row) continue;
    width = Math.max(width, row.cells.length);
    if (rows.length <= LOOKED_AT) rows.push(row.cells);
  }
  const [first, ...next] = rows;
  if (first === undefined) throw new TabularError('no_rows', `The sheet "${sheet}" is empty.`);
  return { first, next, width };
}

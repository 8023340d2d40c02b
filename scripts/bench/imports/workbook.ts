import { zip } from './zip.ts';

/** A day or a minute of a day, such as 2026-01-07 or 2026-01-07T09:30, with Excel's format of its cell. */
interface DateCell {
  readonly date: string;
  readonly format: string;
}

type Cell = string | number | boolean | null | DateCell;

/** Rows from the sheet's first; `merges` are ranges such as A1:C1, whose value is in their first cell. */
export interface Sheet {
  readonly name: string;
  readonly merges?: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const dayMs = 86_400_000;
const firstOwnFormat = 164;
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const parts = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** An XLSX file as Excel writes it: shared strings, dates as numbers with a format, merged ranges. */
export function workbook(sheets: readonly Sheet[]): Buffer {
  const strings = new Map<string, number>();
  const formats = new Map<string, number>();
  const names = sheets.map((_, at) => `sheet${at + 1}.xml`);
  const pages = sheets.map((sheet) => worksheet(sheet, strings, formats));
  const types = names.map((name) => override(`/xl/worksheets/${name}`, 'worksheet'));
  const links = [...names.map((name) => ['worksheet', `worksheets/${name}`]), ['styles', 'styles.xml']];
  links.push(['sharedStrings', 'sharedStrings.xml']);
  const listed = sheets.map(
    ({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const files = new Map<string, string>();
  const add = (path: string, xml: string) =>
    files.set(path, `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`);
  add('[Content_Types].xml', contentTypes(types.join('')));
  add('_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']]));
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${listed.join('')}</sheets></workbook>`,
  );
  add('xl/_rels/workbook.xml.rels', relationships(links));
  pages.forEach((page, at) => add(`xl/worksheets/${names[at]}`, page));
  add('xl/styles.xml', styles([...formats.keys()]));
  add('xl/sharedStrings.xml', sharedStrings([...strings.keys()]));
  return zip(files);
}

function worksheet(sheet: Sheet, strings: Map<string, number>, formats: Map<string, number>): string {
  const rows = sheet.rows.map((cells, row) => {
    const written = cells.map((cell, column) =>
      cellXml(cell, `${letters(column)}${row + 1}`, strings, formats),
    );
    return `<row r="${row + 1}">${written.join('')}</row>`;
  });
  const merges = (sheet.merges ?? []).map((range) => `<mergeCell ref="${range}"/>`);
  const merged =
    merges.length > 0 ? `<mergeCells count="${merges.length}">${merges.join('')}</mergeCells>` : '';
  return `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData>${merged}</worksheet>`;
}

function cellXml(cell: Cell, at: string, strings: Map<string, number>, formats: Map<string, number>): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`;
  if (typeof cell === 'string') return `<c r="${at}" t="s"><v>${indexIn(strings, cell)}</v></c>`;
  return `<c r="${at}" s="${indexIn(formats, cell.format) + 1}"><v>${serial(cell.date)}</v></c>`;
}

function indexIn(known: Map<string, number>, value: string): number {
  const index = known.get(value) ?? known.size;
  known.set(value, index);
  return index;
}

/** Days since 30 December 1899, as Excel counts. */
function serial(date: string): number {
  const time = Date.parse(date.includes('T') ? `${date}:00Z` : `${date}T00:00:00Z`);
  return (time - Date.UTC(1899, 11, 30)) / dayMs;
}

/** Columns up to Z are enough for every case. */
function letters(column: number): string {
  return String.fromCharCode(65 + column);
}

function styles(formats: readonly string[]): string {
  const own = formats.map(
    (code, at) => `<numFmt numFmtId="${firstOwnFormat + at}" formatCode="${escaped(code)}"/>`,
  );
  const cells = formats.map(
    (_, at) =>
      `<xf numFmtId="${firstOwnFormat + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>';
  const numbers = own.length > 0 ? `<numFmts count="${own.length}">${own.join('')}</numFmts>` : '';
  const fonts = '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>';
  const fills =
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>';
  const borders = '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>';
  const base = `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>`;
  const used = `<cellXfs count="${cells.length + 1}">${plain}${cells.join('')}</cellXfs>`;
  return `<styleSheet xmlns="${main}">${numbers}${fonts}${fills}${borders}${base}${used}</styleSheet>`;
}

function sharedStrings(values: readonly string[]): string {
  const items = values.map((value) => `<si><t xml:space="preserve">${escaped(value)}</t></si>`);
  return `<sst xmlns="${main}" uniqueCount="${values.length}">${items.join('')}</sst>`;
}

function contentTypes(sheets: string): string {
  const defaults =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>';
  const others = [
    override('/xl/workbook.xml', 'sheet.main'),
    override('/xl/styles.xml', 'styles'),
    override('/xl/sharedStrings.xml', 'sharedStrings'),
  ];
  return `<Types xmlns="${packaged}/content-types">${defaults}${others.join('')}${sheets}</Types>`;
}

function override(path: string, part: string): string {
  return `<Override PartName="${path}" ContentType="${parts}.${part}+xml"/>`;
}

function relationships(targets: readonly (readonly string[])[]): string {
  const items = targets.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packaged}/relationships">${items.join('')}</Relationships>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

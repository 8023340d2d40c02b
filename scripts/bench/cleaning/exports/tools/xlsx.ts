import { Buffer } from 'node:buffer';
import { crc32, deflateRawSync } from 'node:zlib';

/** A moment as Excel keeps it: a number of days, shown as a date. `isDay` leaves the time of day out. */
export interface DateCell {
  time: number;
  isDay?: boolean;
}

/** A number that is shown with a currency sign. */
export interface MoneyCell {
  amount: number;
}

export type Cell = string | number | DateCell | MoneyCell | undefined;

export interface Sheet {
  name: string;
  rows: readonly (readonly Cell[])[];
  /** Ranges such as `A1:C1`. */
  merged?: readonly string[];
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const DAY = 86_400_000;

/** A workbook with shared strings, dates as numbers, and merged cells. */
export function xlsx(sheets: readonly Sheet[]): Buffer {
  const strings = new Map<string, number>();
  const bodies = sheets.map((sheet) => sheetXml(sheet, strings));
  const type = (path: string, kind: string): string =>
    `<Override PartName="${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  const relation = (id: number, kind: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
  return zip([
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('/xl/workbook.xml', 'sheet.main')}${sheets.map((_, index) => type(`/xl/worksheets/sheet${index + 1}.xml`, 'worksheet')).join('')}${type('/xl/styles.xml', 'styles')}${type('/xl/sharedStrings.xml', 'sharedStrings')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.map(({ name }, index) => `<sheet name="${xml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((_, index) => relation(index + 1, 'worksheet', `worksheets/sheet${index + 1}.xml`)).join('')}${relation(sheets.length + 1, 'styles', 'styles.xml')}${relation(sheets.length + 2, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    ],
    ...bodies.map((body, index): [string, string] => [`xl/worksheets/sheet${index + 1}.xml`, body]),
    ['xl/styles.xml', STYLES],
    [
      'xl/sharedStrings.xml',
      `${HEAD}<sst xmlns="${MAIN}" uniqueCount="${strings.size}">${[...strings.keys()].map((text) => `<si><t xml:space="preserve">${xml(text)}</t></si>`).join('')}</sst>`,
    ],
  ]);
}

/** Style 1 is a date with a time, 2 a day, 3 euros. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="#,##0.00\\ &quot;€&quot;"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

function sheetXml({ rows, merged = [] }: Sheet, strings: Map<string, number>): string {
  const body = rows
    .map((row, index) => {
      const cells = row
        .map((cell, column) => cellXml(cell, `${letters(column)}${index + 1}`, strings))
        .join('');
      return cells === '' ? '' : `<row r="${index + 1}">${cells}</row>`;
    })
    .join('');
  const merges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${body}</sheetData>${merges === '' ? '' : `<mergeCells count="${merged.length}">${merges}</mergeCells>`}</worksheet>`;
}

function cellXml(cell: Cell, place: string, strings: Map<string, number>): string {
  if (cell === undefined || cell === '') return '';
  if (typeof cell === 'string') {
    const at = strings.get(cell) ?? strings.size;
    strings.set(cell, at);
    return `<c r="${place}" t="s"><v>${at}</v></c>`;
  }
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if ('amount' in cell) return `<c r="${place}" s="3"><v>${cell.amount}</v></c>`;
  const days = cell.time / DAY + 25_569;
  return `<c r="${place}" s="${cell.isDay ? 2 : 1}"><v>${cell.isDay ? Math.floor(days) : days}</v></c>`;
}

const letters = (column: number): string =>
  (column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26))) +
  String.fromCharCode(65 + (column % 26));

const xml = (text: string): string =>
  text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;').replace(/"/gu, '&quot;');

function zip(files: readonly (readonly [name: string, text: string])[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of files) {
    const plain = Buffer.from(text, 'utf8');
    const packed = deflateRawSync(plain);
    const path = Buffer.from(name, 'utf8');
    // Version, flags, method, time and date (1 January 2026), then what is the same in both heads.
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt16LE((46 << 9) | (1 << 5) | 1, 8);
    shared.writeUInt32LE(crc32(plain), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(plain.length, 18);
    shared.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), shared, path, packed]);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), shared, end, path]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}

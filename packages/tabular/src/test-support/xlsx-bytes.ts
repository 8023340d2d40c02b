import { zipBytes } from './zip-bytes.ts';
import type { ZipPart } from './zip-bytes.ts';

export interface XlsxContent {
  /** Each sheet's `<row>` elements. */
  sheets: { name: string; rows: string; isHidden?: boolean; merged?: string[] }[];
  /** `<si>` elements. */
  strings?: string;
  /** `<numFmt>` elements and number format ids of the cell formats, in order. */
  numFmts?: string;
  formats?: number[];
  is1904?: boolean;
  /** Parts added, or put in place of the usual ones. */
  parts?: ZipPart[];
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as small as readers accept it. */
export function xlsxBytes({
  sheets,
  strings = '',
  numFmts = '',
  formats = [0],
  is1904,
  parts = [],
}: XlsxContent): Buffer {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relations = (inner: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
  const own: ZipPart[] = [
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: relations(relation('r1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="${OFFICE}"><workbookPr${is1904 === true ? ' date1904="1"' : ''}/><sheets>${sheets
        .map(
          ({ name, isHidden }, i) =>
            `<sheet name="${name}" sheetId="${i + 1}"${isHidden === true ? ' state="hidden"' : ''} r:id="s${i + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations(
        sheets.map((_, i) => relation(`s${i + 1}`, 'worksheet', `worksheets/sheet${i + 1}.xml`)).join('') +
          relation('st', 'styles', 'styles.xml') +
          relation('ss', 'sharedStrings', '/xl/sharedStrings.xml'),
      ),
    },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet><numFmts>${numFmts}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${formats.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
    },
    { name: 'xl/sharedStrings.xml', content: `<sst>${strings}</sst>` },
    ...sheets.map(({ rows, merged = [] }, i) => ({
      name: `xl/worksheets/sheet${i + 1}.xml`,
      content: `<worksheet><sheetData>${rows}</sheetData><mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells></worksheet>`,
    })),
  ];
  const replaced = new Set(parts.map(({ name }) => name));
  return zipBytes([...own.filter(({ name }) => !replaced.has(name)), ...parts]);
}

/** A row of inline strings. */
export function inlineRow(line: number, cells: readonly string[]): string {
  return `<row r="${line}">${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
}

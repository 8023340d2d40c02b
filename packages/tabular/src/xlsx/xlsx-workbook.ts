import { posix } from 'node:path';
import type { SheetFacts } from '../facts.ts';
import { MAX_CELL_CHARS } from '../limits.ts';
import { anArchive, notAWorkbook } from './xlsx-archive.ts';
import type { XlsxArchive } from './xlsx-archive.ts';
import { isDateFormat } from './xlsx-dates.ts';
import { SharedStrings, unescapeXstring } from './xlsx-strings.ts';
import { readWholeXml } from './xml-events.ts';

export interface WorkbookSheet extends SheetFacts {
  part: string;
}

export interface Workbook {
  sheets: WorkbookSheet[];
  is1904: boolean;
  stylesPart: string | null;
  stringsPart: string | null;
}

/** @throws TabularError `not_a_workbook` when the archive names no workbook with a sheet */
export async function readWorkbook(archive: XlsxArchive): Promise<Workbook> {
  const office = [...(await relations(archive, ''))].find(([, { type }]) => type === 'officeDocument')?.[1]
    .target;
  if (office === undefined || !archive.has(office)) throw anArchive();
  const parts = await relations(archive, office);
  const partOfType = (wanted: string) =>
    [...parts.values()].find(({ type, target }) => type === wanted && archive.has(target))?.target ?? null;
  const sheets: WorkbookSheet[] = [];
  let is1904 = false;
  await readWholeXml(archive.part(office), office, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const part = parts.get(id);
      if (part?.type !== 'worksheet') return;
      const isHidden = (attributes['state'] ?? 'visible') !== 'visible';
      sheets.push({
        name: attributes['name'] ?? `Sheet ${sheets.length + 1}`,
        hidden: isHidden,
        part: part.target,
      });
    },
  });
  if (sheets.length === 0) throw notAWorkbook('The file has no sheet.');
  return { sheets, is1904, stylesPart: partOfType('styles'), stringsPart: partOfType('sharedStrings') };
}

/** For each cell format, whether it shows a date. */
export async function readDateStyles(archive: XlsxArchive, part: string | null): Promise<boolean[]> {
  const codes = new Map<number, string>();
  const styles: boolean[] = [];
  let inCellFormats = false;
  if (part === null) return styles;
  await readWholeXml(archive.part(part), part, {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      else if (name === 'cellXfs') inCellFormats = true;
      else if (name === 'xf' && inCellFormats) {
        const id = Number(attributes['numFmtId'] ?? '0');
        styles.push(isDateFormat(id, codes.get(id)));
      }
    },
    close(name) {
      if (name === 'cellXfs') inCellFormats = false;
    },
  });
  return styles;
}

export async function readSharedStrings(archive: XlsxArchive, part: string | null): Promise<SharedStrings> {
  const strings = new SharedStrings();
  if (part === null) return strings;
  let text = '';
  let isText = false;
  let phonetic = 0;
  await readWholeXml(archive.part(part), part, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic++;
      else if (name === 't') isText = phonetic === 0;
    },
    text(piece) {
      if (isText && text.length <= MAX_CELL_CHARS) text += piece.slice(0, MAX_CELL_CHARS + 1 - text.length);
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') phonetic--;
      else if (name === 'si') strings.add(unescapeXstring(text));
    },
  });
  return strings;
}

/** What a part refers to, by id, with full names; types without their namespace. */
async function relations(
  archive: XlsxArchive,
  part: string,
): Promise<Map<string, { type: string; target: string }>> {
  const folder = posix.dirname(part);
  const name = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  const found = new Map<string, { type: string; target: string }>();
  if (!archive.has(name)) return found;
  await readWholeXml(archive.part(name), name, {
    open(tag, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (tag !== 'Relationship' || mode === 'External') return;
      const full = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
      found.set(id, { type: type.slice(type.lastIndexOf('/') + 1), target: full });
    },
  });
  return found;
}

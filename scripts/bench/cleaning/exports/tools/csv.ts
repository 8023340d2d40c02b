import { Buffer } from 'node:buffer';

export interface CsvForm {
  delimiter?: string;
  line?: string;
  /** Quotes all cells, not only those that need it. */
  quotesAll?: boolean;
}

export function csvText(rows: readonly (readonly string[])[], form: CsvForm = {}): string {
  const { delimiter = ',', line = '\r\n', quotesAll = false } = form;
  const cell = (text: string): string =>
    quotesAll || text.includes(delimiter) || /["\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((row) => row.map(cell).join(delimiter) + line).join('');
}

export const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
export const utf8WithMark = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf8');

/** Windows-1252: Latin-1, and the signs of 0x80 to 0x9F that these files use. */
export function windows1252(text: string): Buffer {
  const others: Readonly<Record<string, number>> = {
    '€': 0x80,
    '„': 0x84,
    '…': 0x85,
    '‘': 0x91,
    '’': 0x92,
    '“': 0x93,
    '”': 0x94,
    '–': 0x96,
  };
  return Buffer.from(
    [...text].map((sign) => others[sign] ?? (sign.charCodeAt(0) < 256 ? sign.charCodeAt(0) : 63)),
  );
}

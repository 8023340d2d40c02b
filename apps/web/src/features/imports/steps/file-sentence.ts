import type { ImportRun } from '@earshot/contracts/imports';
import { formatCounted } from '../../../lib/format.ts';
import { detectWords } from '../imports.words.ts';

const encodingNames: Record<string, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
};

/** Of a table its separator is said, of a workbook its sheet. */
const formatNames: Partial<Record<ImportRun['format'], string>> = {
  json: 'JSON',
  jsonl: 'JSON Lines',
  chat: 'a chat',
  mail: 'mail',
};

/** What was found in a file: `18,204 rows, 9 columns, UTF-8, separated by semicolons.` */
export function fileSentence(run: ImportRun): string {
  const parts = [formatCounted(run.row_count, 'row'), formatCounted(run.columns.length, 'column')];
  const format = formatNames[run.format];
  if (format !== undefined) parts.push(format);
  if (run.encoding) parts.push(encodingName(run.encoding).replace(/,.*/, ''));
  if (run.delimiter) parts.push(`separated by ${detectWords.delimiterName(run.delimiter)}`);
  if (run.sheets.length > 1 && run.sheet) parts.push(`sheet “${run.sheet}”`);
  return `${parts.join(', ')}.`;
}

/** What people call an encoding. */
export function encodingName(encoding: string): string {
  return encodingNames[encoding.toLowerCase()] ?? encoding;
}

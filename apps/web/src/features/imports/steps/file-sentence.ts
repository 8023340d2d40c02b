import type { ImportRun } from '@earshot/contracts/imports';
import { formatCounted } from '../../../lib/format.ts';
import { detectWords } from '../imports.words.ts';

const encodingNames: Record<string, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
};

/** What was found in a file: `18,204 rows, 9 columns, UTF-8, separated by semicolons.` */
export function fileSentence(run: ImportRun): string {
  const parts = [formatCounted(run.row_count, 'row'), formatCounted(run.columns.length, 'column')];
  if (run.format === 'json' || run.format === 'jsonl') {
    parts.push(run.format === 'json' ? 'JSON' : 'JSON Lines');
  }
  if (run.encoding) parts.push(encodingName(run.encoding).replace(/,.*/, ''));
  if (run.delimiter) parts.push(`separated by ${detectWords.delimiterName(run.delimiter)}`);
  if (run.sheets.length > 1 && run.sheet) parts.push(`sheet “${run.sheet}”`);
  return `${parts.join(', ')}.`;
}

/** What people call an encoding. */
export function encodingName(encoding: string): string {
  return encodingNames[encoding.toLowerCase()] ?? encoding;
}

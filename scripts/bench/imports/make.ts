import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workbook, type Sheet } from './workbook.ts';

// Writes each case's XLSX file from the `sheets.json` beside it. Usage: node make.ts

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

for (const path of globSync('cases/*/*/sheets.json', { cwd: import.meta.dirname }).sort()) {
  const folder = join(import.meta.dirname, dirname(path));
  const { file } = read(join(folder, 'truth.json')) as { file: string };
  writeFileSync(join(folder, file), workbook(read(join(folder, 'sheets.json')) as Sheet[]));
  console.log(join(dirname(path), file));
}

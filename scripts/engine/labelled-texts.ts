import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';

/** The rows of a CSV file with a header, each as column name → text. */
export async function readCsv(path: string): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  const parser = createReadStream(path).pipe(
    parse({ columns: true, bom: true, relax_quotes: true, relax_column_count: true }),
  );
  for await (const row of parser as AsyncIterable<Record<string, string>>) rows.push(row);
  return rows;
}

export interface LabelledText {
  text: string;
  label: string;
}

/** Two columns of a CSV file; rows without a text or a label are left out. */
export async function readLabelled(
  path: string,
  textColumn: string,
  labelColumn: string,
): Promise<LabelledText[]> {
  const rows = await readCsv(path);
  return rows
    .map((row) => ({ text: row[textColumn]?.trim() ?? '', label: row[labelColumn]?.trim() ?? '' }))
    .filter(({ text, label }) => text !== '' && label !== '');
}

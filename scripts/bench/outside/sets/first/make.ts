/** Writes the workspaces of this set: the files that the product gets, and beside each the truth, which it never gets. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asCsv } from './made-by/csv.ts';
import { workspaces } from './made-by/workspaces.ts';

for (const { name, rows, mapping } of workspaces()) {
  const file = (ending: string) => join(import.meta.dirname, `${name}.${ending}`);
  const truth = rows.map(({ id, language, sentiment, mixed, parts }) =>
    JSON.stringify({ id, language, sentiment, mixed, parts }),
  );
  writeFileSync(file('csv'), asCsv(rows));
  writeFileSync(file('mapping.json'), `${JSON.stringify(mapping, null, 2)}\n`);
  writeFileSync(file('truth.jsonl'), `${truth.join('\n')}\n`);
}

import { ESLint } from 'eslint';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const eslint = new ESLint({ cwd: root });
const features = 'apps/server/src/features';

async function refusals(filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath });
  return result?.messages.map(({ message }) => message) ?? [];
}

const reexport = 'A file exports what it holds: import from there.';
const query = 'Queries are built in the feature’s *.sql.ts.';
const environment = 'Only config.ts reads the environment.';

test.each([
  ['views.service.ts', "export { findView } from './views.sql.ts';"],
  ['views.service.ts', "export type { ViewRow } from './views.sql.ts';"],
  ['views.service.ts', "export * from './views.sql.ts';"],
  ['views.service.ts', "import { findView } from './views.sql.ts';\nexport { findView };"],
  ['views.shared.sql.ts', "export { findView } from './views.sql.ts';"],
])('in %s of a feature %j is refused', async (file, text) => {
  expect(await refusals(`${features}/views/${file}`, text)).toEqual([reexport]);
});

test('a service builds no query, and no file of a feature reads the environment', async () => {
  const text = "export const rows = (db) => db.selectFrom('view');\nexport const zone = process.env.TZ;";
  expect(await refusals(`${features}/views/views.service.ts`, text)).toEqual([query, environment]);
  expect(await refusals(`${features}/views/views.sql.ts`, text)).toEqual([environment]);
});

test('functions and types that a file holds are exported', async () => {
  const text = 'export type Id = number;\nexport function first(ids: Id[]) {\n  return ids[0];\n}';
  expect(await refusals(`${features}/views/views.service.ts`, text)).toEqual([]);
});

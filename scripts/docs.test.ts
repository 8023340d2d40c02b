import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

test('the index of decisions lists every record once, and nothing else', () => {
  const listed = [...read('docs', 'decisions', 'README.md').matchAll(/\]\((\d{4}-[^)]+\.md)\)/g)].map(
    ([, file]) => file,
  );
  const records = readdirSync(join(root, 'docs', 'decisions')).filter((file) => /^\d{4}-/.test(file));
  expect(listed.toSorted()).toEqual(records.toSorted());
});

test('docs/requirements.md explains each id that a test carries, once', () => {
  const explained = [...read('docs', 'requirements.md').matchAll(/^\| ([A-Z]+-?\d+) \|/gm)].map(
    ([, id]) => id,
  );
  const files = globSync('{apps,packages,scripts,e2e}/**/*.{test.ts,test.tsx,slow.ts,spec.ts,hard.ts}', {
    cwd: root,
    exclude: (path) => path.endsWith('node_modules'),
  });
  const carried = new Set(
    files.flatMap((file) => [...read(file).matchAll(/\[([A-Z]{3,}-\d+|[RS]\d{1,2})\]/g)].map(([, id]) => id)),
  );
  expect([...carried].filter((id) => !explained.includes(id))).toEqual([]);
  expect(new Set(explained).size).toBe(explained.length);
});

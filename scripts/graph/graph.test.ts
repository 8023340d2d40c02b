import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { features } from './floors.mjs';
import { readGraph } from './read-graph.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
let copy: string;

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'earshot-graph-'));
  for (const feature of features) await plant(`${feature}/${feature}.service.ts`, 'export const here = 1;');
});
afterEach(() => rm(copy, { recursive: true }));

async function plant(file: string, text: string): Promise<void> {
  const path = join(copy, 'apps/server/src/features', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

test('the features import downward only, in no circle, and no file does nothing but re-export', () => {
  const { edges, ...faults } = readGraph(root);
  expect(edges).not.toEqual([]);
  expect(faults).toEqual({ circles: [], upward: [], reexporting: [], misplaced: [] });
});

test('imports are counted between features, those of types and those at run time too', async () => {
  await plant('logins/one.ts', "import type { A } from '../users/users.service.ts';");
  await plant('logins/two.ts', "export const load = () => import('../users/users.service.ts');");
  await plant('logins/one.test.ts', "import '../reports/reports.service.ts';");
  expect(readGraph(copy)).toEqual({
    edges: [{ from: 'logins', to: 'users', imports: 2 }],
    ...{ circles: [], upward: [], reexporting: [], misplaced: [] },
  });
});

test('an upward import is told, and a circle with all of its features', async () => {
  await plant('users/knows-themes.ts', "import '../themes/themes.service.ts';");
  expect(readGraph(copy)).toMatchObject({
    circles: [],
    upward: ['users/knows-themes.ts -> themes/themes.service.ts'],
  });
  await plant('themes/knows-feedback.ts', "import '../feedback/feedback.service.ts';");
  await plant('feedback/knows-users.ts', "import '../users/users.service.ts';");
  expect(readGraph(copy)).toMatchObject({ circles: [['users', 'feedback', 'themes']] });
});

test('what joins features is above all of them, and what they are given below', async () => {
  await plant('reference/knows-routes.ts', "import '../register.ts';");
  await plant('deps.ts', "import '../features/views/views.service.ts';");
  expect(readGraph(copy).upward).toEqual([
    'deps.ts -> views/views.service.ts',
    'reference/knows-routes.ts -> register.ts',
  ]);
});

test('a file that only re-exports, a folder without a floor and a stray file are told', async () => {
  await plant('views/views.api.ts', "export { here } from './views.service.ts';");
  await plant('hovering/hovers.ts', 'export const here = 1;');
  await plant('stray.ts', 'export const here = 1;');
  expect(readGraph(copy)).toMatchObject({
    reexporting: ['views/views.api.ts'],
    misplaced: ['hovering', 'stray.ts'],
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readClosures } from './closures.mjs';

let folder: string;
const first = {
  'package.json': '{}',
  'packages/text/src/fold.ts': 'export const fold = 1;',
  'packages/text/src/types.ts': 'export type Word = string;',
  'apps/near.ts': "import { fold } from '@earshot/text/fold';",
  'apps/far.ts': "import type { x } from './near.ts';",
  'apps/late.ts': "const late = () => import('./near.ts');",
  'apps/circle.ts': "import './other.ts'; import './near.ts';",
  'apps/other.ts': "import './circle.ts';",
  'apps/typed.ts': "const w: import('@earshot/text/types').Word = 'a';",
  'apps/apart.ts': 'export const apart = 1;',
};
type Files = Record<string, string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'earshot-closures-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(changed: Files = {}) {
  const files: Files = { ...first, ...changed };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return readClosures(folder, Object.keys(files));
}

/** The modules of whose types and rules something may be different now. */
function changedBy(changed: Files): string[] {
  const before = read();
  const after = read(changed);
  return [...after.ofModules].flatMap(([path, hash]) => (before.ofModules.get(path) === hash ? [] : [path]));
}

test('what is as it was has the hash it had', () => {
  expect(changedBy({})).toEqual([]);
  expect(read().ofImports).toBe(read().ofImports);
});

test('a module changes with whatever it imports: by way of others, late, as a type, and in circles', () => {
  expect(changedBy({ 'packages/text/src/fold.ts': 'export const fold = 2;' })).toEqual([
    'apps/circle.ts',
    'apps/far.ts',
    'apps/late.ts',
    'apps/near.ts',
    'apps/other.ts',
    'packages/text/src/fold.ts',
  ]);
  expect(changedBy({ 'packages/text/src/types.ts': 'export type Word = number;' })).toEqual([
    'apps/typed.ts',
    'packages/text/src/types.ts',
  ]);
  expect(changedBy({ 'apps/apart.ts': '' })).toEqual(['apps/apart.ts']);
});

test('a file that is there now may be what a module meant', () => {
  read({ 'apps/near.ts': "import './new.ts';" });
  const missing = readClosures(folder, ['apps/near.ts']).ofModules.get('apps/near.ts');
  writeFileSync(join(folder, 'apps/new.ts'), 'export {};');
  expect(readClosures(folder, ['apps/near.ts']).ofModules.get('apps/near.ts')).not.toBe(missing);
  rmSync(join(folder, 'apps/new.ts'));
});

test.each([
  ['settings', 'package.json', '{ "type": "module" }'],
  ['declarations for all', 'apps/globals.d.ts', 'declare const everywhere: string;'],
  ['additions to a library', 'apps/adds.ts', "declare module 'fastify' { interface A { b: string } }"],
])('%s change all modules', (_what, path, content) => {
  const modules = Object.keys(first).filter((one) => one.endsWith('.ts'));
  expect(changedBy({ [path]: content })).toEqual(expect.arrayContaining(modules));
  rmSync(join(folder, path), { force: true });
});

test('who imports whom changes with imports and names of files alone', () => {
  const before = read().ofImports;
  expect(read({ 'apps/apart.ts': 'export const apart = 2;' }).ofImports).toBe(before);
  expect(read({ 'apps/apart.ts': "import './near.ts';" }).ofImports).not.toBe(before);
  expect(read({ 'apps/one-more.ts': '' }).ofImports).not.toBe(before);
});

test('files are judged together with what they import', () => {
  const server = /^apps\//;
  const before = read().ofFiles(server);
  expect(read({ 'package.json': '{"a":1}' }).ofFiles(server)).not.toBe(before);
  expect(read({ 'packages/text/src/fold.ts': '' }).ofFiles(server)).not.toBe(before);
  expect(read({ 'packages/text/src/alone.ts': '' }).ofFiles(server)).toBe(before);
});

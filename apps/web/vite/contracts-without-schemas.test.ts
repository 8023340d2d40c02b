import { readdir, readFile } from 'node:fs/promises';
import { callGroups } from '@earshot/contracts/all-calls';
import { expect, test } from 'vitest';
import { withoutSchemas } from './contracts-without-schemas.ts';

const folder = new URL('../../../packages/contracts/src/', import.meta.url).pathname;

async function browserModule(file: string): Promise<Record<string, unknown> | null> {
  const source = await withoutSchemas(folder + file);
  if (source === null) return null;
  return (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as Record<string, unknown>;
}

test('[CALL] every promised call reaches the browser with the method, path and transport of its contract', async () => {
  const groups: Record<string, unknown> = {};
  for (const [name, group] of Object.entries(callGroups)) {
    const found = (await browserModule(`${name}.ts`))?.[name];
    groups[name] = found;
    expect(found).toEqual(
      Object.fromEntries(
        Object.entries(group).map(([call, { method, path, transport }]) => [
          call,
          transport ? { method, path, transport } : { method, path },
        ]),
      ),
    );
  }
  expect(Object.keys(groups)).toEqual(Object.keys(callGroups));
});

test('lists beside the schemas stay, and no module given to the browser imports Zod', async () => {
  expect((await browserModule('imports.ts'))?.importFormats).toEqual(['csv', 'xlsx', 'json', 'jsonl']);
  for (const file of await readdir(folder)) {
    const served = (await withoutSchemas(folder + file)) ?? (await readFile(folder + file, 'utf8'));
    expect(served).not.toMatch(/import (?!type ).*'zod'/);
  }
});

test('a module without schemas is served as it is written', async () => {
  expect(await withoutSchemas(`${folder}limits.ts`)).toBeNull();
});

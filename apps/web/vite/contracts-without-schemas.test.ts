// @vitest-environment node
import { callGroups } from '@earshot/contracts/call/all-calls';
import { expect, test } from 'vitest';
import { withoutSchemas } from './contracts-without-schemas.ts';

const folder = new URL('../../../packages/contracts/src/', import.meta.url).pathname;

/** The module that a group of calls stands in. */
const fileOf = (group: string) => `${group.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.ts`;

async function browserModule(file: string): Promise<Record<string, unknown> | null> {
  const source = await withoutSchemas(folder + file);
  if (source === null) return null;
  return (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as Record<string, unknown>;
}

test('every promised call reaches the browser with the method, path and transport of its contract', async () => {
  const groups: Record<string, unknown> = {};
  for (const [name, group] of Object.entries(callGroups)) {
    const found = (await browserModule(fileOf(name)))?.[name];
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

test('lists beside the schemas stay', async () => {
  expect((await browserModule('imports.ts'))?.importFormats).toEqual([
    'csv',
    'xlsx',
    'json',
    'jsonl',
    'chat',
    'mail',
    'transcript',
  ]);
  expect((await browserModule('filter/feedback-filter.ts'))?.sentiments).toEqual([
    'negative',
    'neutral',
    'positive',
  ]);
});

test('no module of calls imports Zod into the browser', async () => {
  for (const group of Object.keys(callGroups)) {
    expect(await withoutSchemas(folder + fileOf(group))).not.toMatch(/^import |zod/im);
  }
});

test('a module without schemas is served as it is written', async () => {
  expect(await withoutSchemas(`${folder}limits.ts`)).toBeNull();
});

import { beforeAll, expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

type Json = Record<string, unknown>;
interface Found {
  place: string;
  schema: Json;
}

let found: Found[];
beforeAll(() => {
  found = [...schemasIn(openApiDocument('1.2.3', 'https://earshot.example.org'), '')];
});

function* schemasIn(value: unknown, place: string): Generator<Found> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { place, schema: value as Json };
  for (const [name, part] of Object.entries(value)) yield* schemasIn(part, `${place}/${name}`);
}

const bound = (schema: Json, name: string) => (typeof schema[name] === 'number' ? schema[name] : null);

test.each([
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
])('what has both is at least its %s and at most its %s, which is more than nothing', (least, most) => {
  const both = found.filter(({ schema }) => bound(schema, most) !== null);
  expect(both.length).toBeGreaterThan(10);
  const wrong = both.filter(({ schema }) => {
    const [low, high] = [bound(schema, least) ?? 0, bound(schema, most) ?? 0];
    return high < low || (least !== 'minLength' && high === 0);
  });
  expect(wrong.map(({ place }) => place)).toEqual([]);
});

test('a number that ends somewhere begins somewhere', () => {
  const begins = (schema: Json) => bound(schema, 'minimum') ?? bound(schema, 'exclusiveMinimum');
  const open = found.filter(({ schema }) => bound(schema, 'maximum') !== null && begins(schema) === null);
  expect(open.map(({ place }) => place)).toEqual([]);
});

test('no answer promises that something did not happen', () => {
  const never = found.filter(
    ({ place, schema }) => place.includes('/responses/') && schema['const'] === false,
  );
  // That the demo data is gone is what was asked for.
  expect(never.map(({ place }) => place.split('/').at(-1))).toEqual(['has_sample']);
});

import { expect, test } from 'vitest';
import { holdsKeyedObjects, isIdKey } from './keyed-objects.ts';

test.each([
  ['90211', true],
  ['ORD-17', true],
  ['-Nx1aa', true],
  ['0f8fad5b-d9cb-469f-a165-70867728950e', true],
  ['user_2f9c1a', true],
  ['rating', false],
  ['customer_name', false],
  ['', false],
  [`A${'1'.repeat(59)}`, true],
  [`A${'1'.repeat(60)}`, false],
])('the key %j is an id: %j', (key, isId) => {
  expect(isIdKey(key)).toBe(isId);
});

test.each([
  ['two objects under their ids', '{"1":{"a":1},"2":{"a":2}}', true],
  ['such objects within another', '{"data":{"reviews":{"1":{},"2":{}}}}', true],
  ['such objects as deep as is looked', '{"a":{"b":{"c":{"d":{"1":{},"2":{}}}}}}', true],
  ['such objects deeper than that', '{"a":{"b":{"c":{"d":{"e":{"1":{},"2":{}}}}}}}', false],
  ['such objects beside what is none', '{"next":null,"total":2,"list":[1],"of":{"1":{},"2":{}}}', true],
  ['one object under its id', '{"1":{"a":1}}', false],
  ['objects under names', '{"first":{"a":1},"second":{"a":2}}', false],
  ['an object under an id and one under a name', '{"1":{},"second":{}}', false],
  ['numbers under ids', '{"1":5,"2":6}', false],
  ['lists under ids', '{"1":[],"2":[]}', false],
  ['nothing under ids', '{"1":null,"2":null}', false],
  ['a list', '[{"a":1},{"a":2}]', false],
  ['a list within an object', '{"rows":[{"a":1},{"a":2}]}', false],
  ['no object', 'null', false],
  ['an empty object', '{}', false],
  ['what is no JSON', '{"1":{},"2":', false],
])('JSON holds objects under their ids: %s', (_, text, holds) => {
  expect(holdsKeyedObjects(text)).toBe(holds);
});

import { expect, test } from 'vitest';
import { byteaList } from './bytea-list.ts';

test.each([
  [[], '0000000100000000000000110000000000000001'],
  [[new Uint8Array([7])], '00000001000000000000001100000001000000010000000107'],
  [
    [new Uint8Array([1, 2, 255]), new Uint8Array([]), new Uint8Array([9, 8])],
    '0000000100000000000000110000000300000001000000030102ff00000000000000020908',
  ],
])('bytes are a list in the binary form of the database: %j', (values, hex) => {
  expect(byteaList(values).toString('hex')).toBe(hex);
});

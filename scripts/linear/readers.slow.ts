import { describe, expect, test } from 'vitest';
import { otherTexts, usualTexts } from './hostile-pieces.ts';
import { readersOfPages, readersOfRecordings, readersOfTables, readersOfWords } from './readers.ts';
import { faultsOf } from './reading-time.ts';

const kibibyte = 1024;

describe.each([
  ['words', readersOfWords],
  ['tables', readersOfTables],
  ['recordings', readersOfRecordings],
  ['pages', readersOfPages],
])('what reads %s takes time that grows with the length, whatever is repeated', (_what, readers) => {
  test.each(readers)('$name', { timeout: 240_000 }, ({ read, most = Infinity }) => {
    expect(faultsOf(read, otherTexts, Math.min(most, 64 * kibibyte))).toEqual([]);
    expect(faultsOf(read, usualTexts, Math.min(most, 256 * kibibyte))).toEqual([]);
  });
});

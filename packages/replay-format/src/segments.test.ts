import { expect, test } from 'vitest';
import type { ChunkPlace } from './segments.ts';
import { segmentAfter, segmentAt, segmentsOf } from './segments.ts';

function chunk(seq: number, about: Partial<ChunkPlace> = {}): ChunkPlace {
  const first = 1000 + seq * 100;
  return {
    tab_id: 'a',
    seq,
    first_at: first,
    last_at: first + 90,
    has_snapshot: false,
    bytes: 10,
    ...about,
  };
}
const snapshot = (seq: number, about: Partial<ChunkPlace> = {}) =>
  chunk(seq, { has_snapshot: true, ...about });

test('[PLAY-2] a segment goes from one picture of the page to before the next', () => {
  expect(segmentsOf([snapshot(0), chunk(1), chunk(2), snapshot(3), chunk(4)])).toEqual([
    { key: 'a.0', tabId: 'a', fromSeq: 0, toSeq: 2, from: 1000, to: 1300, bytes: 30, missing: 0 },
    { key: 'a.3', tabId: 'a', fromSeq: 3, toSeq: 4, from: 1300, to: 1490, bytes: 20, missing: 0 },
  ]);
});

test('the order in which chunks are told does not matter', () => {
  const chunks = [snapshot(0), chunk(1), snapshot(2), chunk(3), snapshot(0, { tab_id: 'b' })];
  const byKey = (places: ChunkPlace[]) => segmentsOf(places).sort((a, b) => a.key.localeCompare(b.key));
  expect(byKey([...chunks].reverse())).toEqual(byKey(chunks));
});

test('a missing chunk is counted and does not end its segment', () => {
  const [segment] = segmentsOf([snapshot(0), chunk(1), chunk(4)]);
  expect(segment).toMatchObject({ toSeq: 4, missing: 2 });
});

test('what comes before the first picture of a tab is no segment', () => {
  expect(segmentsOf([chunk(0), chunk(1)])).toEqual([]);
  expect(segmentsOf([chunk(0), snapshot(1)]).map(({ key }) => key)).toEqual(['a.1']);
});

test('a clock that was set back makes no overlap', () => {
  const segments = segmentsOf([snapshot(0), snapshot(1, { first_at: 500, last_at: 700 })]);
  expect(segments.map(({ from, to }) => [from, to])).toEqual([
    [1000, 1000],
    [1000, 1000],
  ]);
});

test('[PLAY-2] the segment of an instant is found by tab, and there is none before the first', () => {
  const segments = segmentsOf([snapshot(0), snapshot(3), snapshot(1, { tab_id: 'b' })]);
  expect(segmentAt(segments, 'a', 999)).toBeUndefined();
  expect(segmentAt(segments, 'a', 1299)?.key).toBe('a.0');
  expect(segmentAt(segments, 'a', 1300)?.key).toBe('a.3');
  expect(segmentAt(segments, 'a', 99_999)?.key).toBe('a.3');
  expect(segmentAt(segments, 'b', 1300)?.key).toBe('b.1');
  expect(segmentAt(segments, 'c', 1300)).toBeUndefined();
});

test('what follows a segment is of its own tab', () => {
  const segments = segmentsOf([snapshot(0), snapshot(3), snapshot(1, { tab_id: 'b' })]);
  const [first, second] = segments;
  if (!first || !second) throw new Error('no segments');
  expect(segmentAfter(segments, first)).toBe(second);
  expect(segmentAfter(segments, second)).toBeUndefined();
});

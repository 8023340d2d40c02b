import { expect, test } from 'vitest';
import type { Cut } from './cut.ts';
import { cutEvents } from './cut.ts';
import { cutMoments, cutPlaces } from './cut-places.ts';
import type { ChunkPlace } from './segments.ts';

const nothing = { person: false, metadata: false, console: false, network: false };
const cut = (from: number, to: number): Cut => ({ from, to, parts: nothing });
const event = (timestamp: number, type: number, data: Record<string, unknown> = {}) => ({
  type,
  timestamp,
  data,
});
const picture = (at: number, name: string) => [event(at, 4, { href: name }), event(at, 2, { node: name })];

test('[PLAY-3] what comes before a cut is left out up to the last picture, the rest is moved to its beginning', () => {
  const events = [
    ...picture(10, 'first'),
    event(11, 3, { source: 0 }),
    ...picture(20, 'second'),
    event(21, 3, { source: 5 }),
    event(22, 3, { source: 2 }),
    event(30, 3, { source: 2 }),
    event(41, 3, { source: 0 }),
  ];
  const kept = cutEvents(events, cut(25, 40), { from: 0, to: 100 });
  expect(kept.map(({ timestamp, data }) => [timestamp, data.href ?? data.node ?? data.source])).toEqual([
    [25, 'second'],
    [25, 'second'],
    [25, 5],
    [30, 2],
  ]);
});

test('[PLAY-3] an event whose time lies outside of its chunk is judged by the chunk’s', () => {
  const late = event(5, 3, { source: 0 });
  expect(cutEvents([late], cut(0, 10), { from: 20, to: 30 })).toEqual([]);
  expect(cutEvents([event(900, 3, { source: 0 })], cut(0, 10), { from: 2, to: 4 })).toHaveLength(1);
});

const place = (tab: string, seq: number, first: number, last: number, hasPicture = false): ChunkPlace => ({
  tab_id: tab,
  seq,
  first_at: first,
  last_at: last,
  has_snapshot: hasPicture,
  bytes: 1,
});
const moment = (at: number, tab_id: string, kind: string, label = '') => ({
  at,
  tab_id,
  kind,
  label,
  value: null,
});
const chunks = [
  place('a', 0, 0, 9, true),
  place('a', 1, 10, 19),
  place('a', 2, 20, 29, true),
  place('a', 3, 30, 39),
  place('b', 0, 5, 15, true),
  place('c', 0, 35, 60, true),
];

test('[PLAY-3] a cut asks for the chunks from the last picture before it to its end, of tabs that are seen in it', () => {
  const names = (from: number, to: number, moments = [moment(12, 'b', 'shown')]) =>
    cutPlaces(chunks, moments, cut(from, to)).map(({ tab_id: tab, seq }) => `${tab}${seq}`);
  expect(names(12, 14)).toEqual(['a0', 'a1', 'b0']);
  expect(names(25, 26, [moment(20, 'a', 'shown')])).toEqual(['a2']);
  expect(names(25, 26)).toEqual(['a2', 'b0']);
  expect(names(30, 100)).toContain('c0');
  expect(
    cutPlaces(chunks, [], cut(22, 32)).map(({ first_at, last_at }) => [first_at, last_at]),
  ).toContainEqual([22, 29]);
});

test('[PLAY-3] moments of a cut tell the page and the tab that stand open when it begins', () => {
  const moments = [
    moment(1, 'a', 'page', '/one'),
    moment(6, 'b', 'page', '/two'),
    moment(12, 'b', 'shown'),
    moment(13, 'b', 'error', 'a message'),
    moment(14, 'b', 'identify', 'ada'),
  ];
  const wanted = cut(13, 15);
  const kept = cutMoments(moments, chunks, cutPlaces(chunks, moments, wanted), wanted);
  expect(kept.map(({ at, tab_id: tab, kind, label }) => [at, tab, kind, label])).toEqual([
    [13, 'a', 'page', '/one'],
    [13, 'b', 'page', '/two'],
    [13, 'b', 'shown', ''],
    [13, 'b', 'error', ''],
  ]);
});

import type { Moment } from '@earshot/contracts/recordings';
import { segmentsOf } from '@earshot/replay-format/segments';
import { expect, test } from 'vitest';
import { lengthOf, quietSpans, spanAt } from '@earshot/replay-format/playing/quiet-spans';
import { tabAt, tabTurns } from '@earshot/replay-format/playing/shown-tab';
import { activityBars, clockOf, instantAt, positionOf } from '@earshot/replay-format/playing/timeline-scale';
import { markerClusters } from './moments/marker-clusters.ts';
import { momentIndexAt, pageAt } from './moments/moment-at.ts';
import { isInGroup } from './moments/moment-looks.ts';

const whole = { from: 100_000, to: 200_000 };
const moment = (at: number, kind: Moment['kind'] = 'click', tab = 'a', label = ''): Moment => ({
  at,
  tab_id: tab,
  kind,
  label,
  value: null,
});

test('quiet are stretches of five seconds and more, ended a second before somebody acts', () => {
  const spans = quietSpans([100, 101, 103, 120, 121], whole);
  expect(spans).toEqual([
    { from: 104_000, to: 119_000 },
    { from: 122_000, to: 200_000 },
  ]);
  expect(lengthOf(spans)).toBe(93_000);
  expect(spanAt(spans, 103_999)).toBeUndefined();
  expect(spanAt(spans, 104_000)).toBe(spans[0]);
  expect(spanAt(spans, 119_000)).toBeUndefined();
});

test('a recording without activity is quiet as a whole, and seconds outside of it count for nothing', () => {
  expect(quietSpans([], whole)).toEqual([whole]);
  expect(quietSpans([1, 99, 201], whole)).toEqual([whole]);
});

test('position and instant are each other’s reverse, and hold to the ends', () => {
  for (const at of [100_000, 133_333, 200_000])
    expect(instantAt(positionOf(at, whole), whole)).toBeCloseTo(at);
  expect([positionOf(0, whole), positionOf(1e9, whole), instantAt(-1, whole), instantAt(2, whole)]).toEqual([
    0, 1, 100_000, 200_000,
  ]);
  expect(positionOf(5, { from: 5, to: 5 })).toBe(0);
});

test('bars hold the share of active seconds', () => {
  expect(activityBars([100, 101, 150, 199, 200], whole, 10)).toEqual([0.2, 0, 0, 0, 0, 0.1, 0, 0, 0, 0.2]);
});

test('a clock shows hours only when there are any', () => {
  expect([clockOf(-5), clockOf(401_999), clockOf(3_723_000)]).toEqual(['00:00', '06:41', '1:02:03']);
});

test('moments that stand near each other are one mark, drawn as the weightiest', () => {
  const clusters = markerClusters(
    [moment(100_000, 'page'), moment(100_100, 'error'), moment(100_200), moment(150_000, 'page')],
    whole,
    1000,
  );
  expect(clusters.map(({ position, shown, count }) => [position, shown.kind, count])).toEqual([
    [0, 'error', 2],
    [0.5, 'page', 1],
  ]);
});

test('marks are never nearer than asked for', () => {
  const many = Array.from({ length: 500 }, (_, n) => moment(100_000 + n * 200, 'error'));
  const at = markerClusters(many, whole, 600).map(({ position }) => position * 600);
  at.slice(1).forEach((one, n) => expect(one - (at[n] ?? 0)).toBeGreaterThanOrEqual(24));
});

test('the tab in front is the one last opened or come back to', () => {
  const chunk = (tab: string, first: number) => ({
    tab_id: tab,
    seq: 0,
    first_at: first,
    last_at: first + 1000,
    has_snapshot: true,
    bytes: 1,
  });
  const turns = tabTurns(segmentsOf([chunk('a', 1000), chunk('b', 5000)]), [
    moment(3000, 'shown', 'a'),
    moment(8000, 'shown', 'a'),
    moment(9000, 'shown', 'never recorded'),
  ]);
  expect(turns).toEqual([
    { at: 1000, tabId: 'a' },
    { at: 5000, tabId: 'b' },
    { at: 8000, tabId: 'a' },
  ]);
  expect([0, 4999, 5000, 9999].map((at) => tabAt(turns, at))).toEqual(['a', 'a', 'b', 'a']);
  expect(tabAt([], 5)).toBeUndefined();
});

test('the moment and the page of an instant are the last by then', () => {
  const moments = [
    moment(10, 'page', 'a', 'https://a.test/x'),
    moment(20),
    moment(30, 'page', 'b', 'https://b.test/'),
  ];
  expect([9, 10, 25, 99].map((at) => momentIndexAt(moments, at))).toEqual([-1, 0, 1, 2]);
  expect(pageAt(moments, 'a', 99)).toBe('https://a.test/x');
  expect(pageAt(moments, 'b', 20)).toBe('');
});

test('trouble is found under its own kind too', () => {
  expect(isInGroup(moment(1, 'failed_request'), 'trouble')).toBe(true);
  expect(isInGroup(moment(1, 'failed_request'), 'network')).toBe(true);
  expect(isInGroup(moment(1, 'slow_request'), 'trouble')).toBe(false);
});

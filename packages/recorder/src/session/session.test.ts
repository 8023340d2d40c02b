import { expect, test } from 'vitest';
import type { PackedBatch } from '../packing/packed-batch.ts';
import { joinOptions, drawShare } from './join-options.ts';
import { lookBack } from './look-back.ts';
import { closeRecording, keptRecording, openRecording, touchRecording } from './recording-id.ts';
import type { SafeStorage } from './safe-storage.ts';
import { siteSettings } from './settings.ts';
import { leaveTab, takeTab } from './tab.ts';

function storage(): SafeStorage {
  const kept = new Map<string, unknown>();
  return {
    read: (key) => kept.get(key),
    write: (key, value) => kept.set(key, structuredClone(value)),
    remove: (key) => kept.delete(key),
  };
}

const minute = 60_000;
const draw = () => 'all' as const;

test('tabs join a recording for 30 minutes without an event and 4 hours in all', () => {
  const shared = storage();
  const first = openRecording(shared, 0, draw);
  expect(openRecording(shared, 29 * minute, draw).id).toBe(first.id);
  touchRecording(shared, { ...first, lastAt: 29 * minute });
  expect(openRecording(shared, 58 * minute, draw).id).toBe(first.id);
  expect(openRecording(shared, 60 * minute, draw).id).not.toBe(first.id);
  const long = storage();
  const begun = openRecording(long, 0, draw);
  touchRecording(long, { ...begun, lastAt: 239 * minute });
  expect(openRecording(long, 240 * minute, draw).id).not.toBe(begun.id);
});

test('a page never brings back a recording that was closed, and leaves another one alone', () => {
  const shared = storage();
  const first = openRecording(shared, 0, draw);
  closeRecording(shared, first.id);
  touchRecording(shared, { ...first, lastAt: minute });
  expect(keptRecording(shared)).toBeUndefined();
  const next = openRecording(shared, minute, draw);
  touchRecording(shared, { ...first, lastAt: 2 * minute });
  expect(keptRecording(shared)).toEqual(next);
});

test('what stands in storage in another form is not taken for a recording', () => {
  const shared = storage();
  shared.write('earshot.recording', { id: '../x', startedAt: 0, lastAt: 0, share: 'all' });
  expect(openRecording(shared, 1, draw).id).toMatch(/^[0-9a-f-]{36}$/);
});

test('the next page takes the tab over; a duplicate of an open tab becomes one of its own', () => {
  const ofTab = storage();
  const tab = takeTab(ofTab, 'r');
  tab.nextSeq = 7;
  expect(takeTab(ofTab, 'r').id).not.toBe(tab.id);
  leaveTab(ofTab, tab);
  expect(takeTab(ofTab, 'r')).toEqual(tab);
  leaveTab(ofTab, tab);
  expect(takeTab(ofTab, 'another').nextSeq).toBe(0);
});

test('page and site together never mask less than either asks', async () => {
  const settings = await siteSettings(
    storage(),
    'k',
    0,
    async () =>
      '{"record":true,"new_sessions":true,"mask_all_text":true,"mask_selectors":[".m"],"block_selectors":[".b"],"sample_rate":0.5,"error_sample_rate":0.5}',
  );
  if (!settings) throw new Error('no settings');
  const joined = joinOptions(
    { siteKey: 'k', origin: 'o', maskText: false, maskTextSelector: '.p' },
    settings,
  );
  expect(joined.rules.maskText).toBe(true);
  expect([joined.maskTextSelector, joined.blockSelector]).toEqual(['.p,.m', '.b']);
  expect([0.4, 0.6, 0.8].map((random) => drawShare(joined, random))).toEqual(['all', 'on_error', 'none']);
});

test('no recording begins while the plan has no room; one that has begun goes on', async () => {
  const shared = storage();
  const settings = await siteSettings(shared, 'k', 0, async () => '{"record":true,"new_sessions":false}');
  if (!settings) throw new Error('no settings');
  const joined = joinOptions({ siteKey: 'k', origin: 'o' }, settings);
  const begun = openRecording(shared, 0, () => 'all');
  expect(openRecording(shared, minute, () => drawShare(joined, 0))).toEqual(begun);
  expect(openRecording(storage(), minute, () => drawShare(joined, 0))).toMatchObject({ share: 'none' });
});

test('a look back begins with a picture of the page, at least a minute ago where there is one', () => {
  const kept = lookBack();
  const batch = (firstAt: number, hasFullSnapshot: boolean) =>
    ({ firstAt, lastAt: firstAt + 1000, hasFullSnapshot, body: new Uint8Array(10) }) as PackedBatch;
  const times: [number, boolean][] = [
    [0, true],
    [30, false],
    [70, true],
    [100, false],
    [140, true],
    [150, false],
  ];
  for (const [seconds, isFull] of times) kept.add(batch(seconds * 1000, isFull));
  expect(kept.take().map(({ firstAt }) => firstAt / 1000)).toEqual([70, 100, 140, 150]);
  expect(kept.take()).toEqual([]);
});

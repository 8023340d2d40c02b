import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { openRecording, touchRecording, type Share } from './recording-id.ts';
import { leaveTab, takeTab } from './tab.ts';
import { rememberRefusal, workerChoice } from './worker-choice.ts';

const time = fc.integer({ min: 0, max: 4_000_000_000_000 });
const share = fc.constantFrom<Share>('all', 'on_error', 'none');
const minute = 60_000;

test('the next page is in the recording of the page before, with the share that was drawn for it', () => {
  fc.assert(
    fc.property(time, share, fc.integer({ min: 0, max: 30 * minute - 1 }), (now, drawn, later) => {
      const storage = memoryStorage();
      const first = openRecording(storage, now, () => drawn);
      expect(first.share).toBe(drawn);
      const again = (): Share => {
        throw new Error('drawn twice');
      };
      expect(openRecording(storage, now + later, again)).toEqual(first);
      const touched = { ...first, lastAt: now + later, share: 'all' as const };
      touchRecording(storage, touched);
      expect(openRecording(storage, now + later, again)).toEqual(touched);
    }),
  );
});

test('the next page of a tab counts on where the page before stopped', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat(), (recordingId, nextSeq) => {
      const storage = memoryStorage();
      const tab = { ...takeTab(storage, recordingId), nextSeq };
      leaveTab(storage, tab);
      expect(takeTab(storage, recordingId)).toEqual(tab);
    }),
  );
});

test('a place in a tab that is none is not taken over', () => {
  for (const nextSeq of [-1, 0.5, '3', null]) {
    const storage = memoryStorage();
    const tab = takeTab(storage, 'r');
    storage.write('earshot.tab', { ...tab, nextSeq });
    expect(takeTab(storage, 'r').id).not.toBe(tab.id);
  }
});

test('a worker that was refused is asked for again after a week, whatever becomes of the clock', () => {
  fc.assert(
    fc.property(time, fc.integer({ min: 0, max: 7 * 24 * 60 * minute - 1 }), (now, later) => {
      const storage = memoryStorage();
      expect(workerChoice(undefined, storage, now)).toBe('own');
      rememberRefusal(storage, now);
      expect(workerChoice(undefined, storage, now + later)).toBe('none');
      expect(workerChoice(undefined, storage, now + 7 * 24 * 60 * minute)).toBe('own');
      expect(workerChoice(undefined, storage, now - 7 * 24 * 60 * minute)).toBe('own');
    }),
  );
});

import { expect, test } from 'vitest';
import { ConnectionFault } from './connection-fault.ts';
import type { Place } from './place.ts';
import { after, afterNewest, afterStep, placeOf, readFrom, stepOf } from './place.ts';

const minute = 60_000;
const begun = Date.UTC(2026, 10, 20, 12);
const pass: Place = { since: begun - 60 * minute, page: 'p2', begun, newest: null, restarts: 0 };
const reply = { status: 200, headers: {}, body: '' };

function sinceOf({ resume = '' }: { resume?: string | undefined }): number {
  return (placeOf(resume).since ?? 0) - begun;
}

test('the next sync begins before the latest change, and before this one began', () => {
  expect(sinceOf(after(pass, [begun - 20 * minute, begun - 30 * minute], null))).toBe(-25 * minute);
  // A change that came in while it was read: what changed beside it may not have been.
  expect(sinceOf(after(pass, [begun + 20 * minute], null))).toBe(-5 * minute);
  expect(sinceOf(after({ ...pass, newest: begun - 10 * minute }, [], null))).toBe(-15 * minute);
  // Nothing changed: from where it began.
  expect(sinceOf(after(pass, [], null))).toBe(-60 * minute);
  expect(sinceOf(after(pass, [begun], null, 30 * minute))).toBe(-30 * minute);
});

test('a pass keeps its beginning and its latest change from page to page', () => {
  const { next } = after(pass, [begun - minute, null], 'p3');
  expect(placeOf(next)).toEqual({ ...pass, page: 'p3', newest: begun - minute });
});

test('a page that leads back to itself, and a cursor that nobody gave, are told', () => {
  expect(() => after(pass, [], 'p2')).toThrow(ConnectionFault);
  for (const cursor of ['', 'x', 'null', '{}']) expect(() => placeOf(cursor)).toThrow(ConnectionFault);
});

test('a list that begins with the latest is read until it is older than what is known', () => {
  expect(afterNewest(pass, [begun, begun - 59 * minute], 'p3').next).not.toBeNull();
  expect(afterNewest(pass, [begun, begun - 61 * minute], 'p3').next).toBeNull();
  expect(afterNewest({ ...pass, since: null }, [0], 'p3').next).not.toBeNull();
});

test('a list by change is read on from the last change, and by page number within one instant', () => {
  const first = { ...pass, page: null };
  expect(stepOf(first)).toEqual({ since: pass.since, page: 1 });
  const { next } = afterStep(first, [begun - 30 * minute, begun - 20 * minute], true);
  expect(stepOf(placeOf(next))).toEqual({ since: begun - 20 * minute - 1000, page: 1 });
  const again = afterStep(placeOf(next), [begun - 20 * minute], true);
  expect(stepOf(placeOf(again.next))).toEqual({ since: begun - 20 * minute - 1000, page: 2 });
  const everything = afterStep({ ...first, since: null }, [null], true);
  expect(stepOf(placeOf(everything.next))).toEqual({ since: null, page: 2 });
});

test('a page that the system forgot is read from the start of its pass, three times at most', async () => {
  const seen: (string | null)[] = [];
  const { place } = await readFrom(pass, begun, ({ page }) => {
    seen.push(page);
    return Promise.resolve(page === null ? { body: {}, reply } : null);
  });
  expect([seen, place.restarts, place.begun]).toEqual([['p2', null], 1, begun]);
  const forgetful = () => Promise.resolve(null);
  await expect(readFrom({ ...pass, restarts: 3 }, begun, forgetful)).rejects.toThrow(ConnectionFault);
  await expect(readFrom({ ...pass, page: null }, begun, forgetful)).rejects.toThrow(ConnectionFault);
});

test('a pass began by the earlier of both clocks', async () => {
  const begunBy = async (date: string | null) => {
    const headers: Record<string, string> = date === null ? {} : { date };
    const read = await readFrom({ ...pass, begun: null }, begun, () =>
      Promise.resolve({ body: {}, reply: { ...reply, headers } }),
    );
    return (read.place.begun ?? 0) - begun;
  };
  expect(await begunBy('Fri, 20 Nov 2026 11:00:00 GMT')).toBe(-60 * minute);
  expect(await begunBy('Fri, 20 Nov 2026 13:00:00 GMT')).toBe(0);
  expect([await begunBy(null), await begunBy('soon')]).toEqual([0, 0]);
});

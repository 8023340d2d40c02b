import { expect, test } from 'vitest';
import type { AsOf } from './revision-cache.ts';
import { RevisionCache } from './revision-cache.ts';

const texts = (
  maxWeight: number,
  rules: { keepsLast?: boolean; add?: (a: string, b: string) => string } = {},
) => new RevisionCache<string>({ maxWeight, weigh: (text) => text.length, ...rules });

test('a value holds for its revision and those before it, and is made of the older one for a later one', () => {
  const cache = texts(100);
  expect(cache.at('a', 5, (older) => `first after ${String(older)}`)).toBe('first after undefined');
  expect(cache.at('a', 5, () => 'never')).toBe('first after undefined');
  expect(cache.at('a', 4, () => 'never')).toBe('first after undefined');
  expect(cache.at('a', 6, (older) => `next of ${String(older)}`)).toBe('next of first after undefined');
  expect(cache.get('a')).toMatchObject({ revision: 6 });
  expect(cache.get('b')).toBeUndefined();
});

test('the values used longest ago go when all weigh more than allowed, and not before', () => {
  const cache = texts(8);
  cache.keep('a', 1, 'aaaa');
  cache.keep('b', 1, 'bbbb');
  expect(cache.get('a')?.value).toBe('aaaa');
  cache.keep('c', 1, 'c');
  expect(cache.get('b')).toBeUndefined();
  expect([cache.get('a')?.value, cache.get('c')?.value]).toEqual(['aaaa', 'c']);
  // What was replaced weighs no longer.
  for (let revision = 2; revision < 9; revision += 1) cache.keep('c', revision, 'cccc');
  expect([cache.get('a')?.value, cache.get('c')?.value]).toEqual(['aaaa', 'cccc']);
});

test.each([
  [false, undefined],
  [true, 'far too much'],
])('a value that weighs too much alone stays only where the last one is to: %s', (keepsLast, kept) => {
  const cache = texts(3, { keepsLast });
  cache.keep('a', 1, 'a');
  cache.keep('b', 1, 'far too much');
  expect(cache.get('a')).toBeUndefined();
  expect(cache.get('b')?.value).toBe(kept);
});

test('what grows is weighed again, unless another took its place', () => {
  const cache = new RevisionCache<string[]>({ maxWeight: 3, weigh: (list) => list.length });
  const [first, second] = [['1'], ['2']];
  cache.keep('a', 1, first);
  cache.keep('b', 1, second);
  first.push('1', '1');
  cache.reweigh('a', []);
  expect(cache.get('b')?.value).toBe(second);
  cache.reweigh('b', second);
  expect(cache.get('a')?.value).toBe(first);
  cache.reweigh('a', first);
  expect([cache.get('a')?.value, cache.get('b')?.value]).toEqual([first, undefined]);
});

test('what does not hold is dropped, unless another took its place', () => {
  const cache = texts(10);
  cache.keep('a', 1, 'old');
  cache.keep('a', 2, 'new');
  cache.drop('a', 'old');
  expect(cache.get('a')?.value).toBe('new');
  cache.drop('a', 'new');
  expect(cache.get('a')).toBeUndefined();
  // Its weight went with it.
  cache.keep('b', 1, '1234567890');
  expect(cache.get('b')?.value).toBe('1234567890');
});

/** What the database is asked for, in order: all, or what came after a revision. */
async function readAt(
  cache: RevisionCache<string>,
  now: AsOf,
  answer: AsOf = now,
): Promise<{ value: string; asked: (number | null)[] }> {
  const asked: (number | null)[] = [];
  const value = await cache.read('a', now, (since) => {
    asked.push(since);
    return Promise.resolve({ ...answer, value: since === null ? 'all' : `+${since}` });
  });
  return { value, asked };
}

test('while items are only added, an answer is brought up to date from the additions', async () => {
  const cache = texts(100, { add: (old, more) => old + more });
  expect(await readAt(cache, { revision: 3, rewrittenRev: 3 })).toEqual({ value: 'all', asked: [null] });
  expect(await readAt(cache, { revision: 3, rewrittenRev: 3 })).toEqual({ value: 'all', asked: [] });
  expect(await readAt(cache, { revision: 5, rewrittenRev: 3 })).toEqual({ value: 'all+3', asked: [3] });
  expect(await readAt(cache, { revision: 6, rewrittenRev: 6 })).toEqual({ value: 'all', asked: [null] });
  // Something was rewritten between asking for the revision and reading the additions.
  const late = await readAt(cache, { revision: 7, rewrittenRev: 6 }, { revision: 8, rewrittenRev: 8 });
  expect(late).toEqual({ value: 'all', asked: [6, null] });
  expect(cache.get('a')?.revision).toBe(8);
});

test('without a way to add, all is asked for again', async () => {
  const cache = texts(100);
  await readAt(cache, { revision: 3, rewrittenRev: 1 });
  expect(await readAt(cache, { revision: 4, rewrittenRev: 1 })).toEqual({ value: 'all', asked: [null] });
});

import { expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';

const textOf = async (reply: Promise<{ bytes: (serialise: (text: string) => string) => Buffer }>) =>
  (await reply).bytes((text) => text).toString();

test('a page is made once for a revision and those before it, and anew for a later one', async () => {
  const cache = new PageCache<string>({ maxWeight: 100, weigh: (text) => text.length });
  let made = 0;
  const make = () => Promise.resolve(`page ${(made += 1)}`);
  const both = [cache.at('a', 5, make), cache.at('a', 5, make)];
  expect(await Promise.all(both.map(textOf))).toEqual(['page 1', 'page 1']);
  expect(await textOf(cache.at('a', 4, make))).toBe('page 1');
  expect(await textOf(cache.at('a', 6, make))).toBe('page 2');
  expect(await textOf(cache.at('b', 6, make))).toBe('page 3');
});

test('pages used longest ago go first, and one that could not be made is not kept', async () => {
  const cache = new PageCache<string>({ maxWeight: 10, weigh: (text) => text.length });
  const page = (text: string) => () => Promise.resolve(text);
  await expect(cache.at('a', 1, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await textOf(cache.at('a', 1, page('aaaa')))).toBe('aaaa');
  await cache.at('b', 1, page('bbbb'));
  await cache.at('a', 1, page('not made'));
  await cache.at('c', 1, page('cccc'));
  expect(await textOf(cache.at('a', 1, page('made again')))).toBe('aaaa');
  expect(await textOf(cache.at('b', 1, page('new')))).toBe('new');
});

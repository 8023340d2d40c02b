import { expect, test } from 'vitest';
import { Rounds } from './rounds.ts';

test('what comes during a round is answered together by the next, and each ask gets its own answer', async () => {
  const rounds: number[][] = [];
  const doubles = new Rounds<number, number>(3, async (_key, asks) => {
    rounds.push([...asks]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return (ask) => ask * 2;
  });
  const first = doubles.ask('a', 1);
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  const later = [2, 3, 4, 5].map((ask) => doubles.ask('a', ask));
  expect(await Promise.all([first, ...later])).toEqual([2, 4, 6, 8, 10]);
  expect(rounds).toEqual([[1], [2, 3, 4], [5]]);
  expect(await doubles.ask('a', 6)).toBe(12);
});

test('a round that fails fails its own asks only', async () => {
  const answers = new Rounds<number, number>(1, async (key, [ask = 0]) => {
    if (ask === 1) throw new Error(`no answer for ${key}`);
    return () => ask;
  });
  const [failed, answered] = await Promise.allSettled([answers.ask('a', 1), answers.ask('a', 2)]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'no answer for a' } });
  expect(answered).toEqual({ status: 'fulfilled', value: 2 });
});

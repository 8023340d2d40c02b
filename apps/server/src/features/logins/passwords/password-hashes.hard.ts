import { expect, test } from 'vitest';
import { Problem } from '../../../platform/http/problem.ts';
import { hashPassword, passwordMatches } from './password-hashes.ts';

test('a flood of log-ins waits in turn, and past 200 waiting is told to come back', async () => {
  const hash = await hashPassword('seven brown hedgehogs');
  const before = process.memoryUsage().rss;
  const all = await Promise.allSettled(
    Array.from({ length: 210 }, (_, i) =>
      passwordMatches('seven brown hedgehogs', i % 2 === 0 ? hash : null),
    ),
  );
  const grown = process.memoryUsage().rss - before;
  const answers = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(answers.filter(Boolean)).toHaveLength(101);
  expect(refused).toHaveLength(8);
  for (const reason of refused) expect(reason).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  expect(refused.every((reason) => reason instanceof Problem)).toBe(true);
  // Two hashes of 19 MiB at a time, and what the allocator keeps.
  expect(grown).toBeLessThan(150 * 1024 * 1024);
  expect(await passwordMatches('seven brown hedgehogs', hash)).toBe(true);
});

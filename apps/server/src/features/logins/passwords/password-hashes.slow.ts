import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './password-hashes.ts';

test('only the password that was hashed matches, and without a hash none does', async () => {
  const hash = await hashPassword('seven brown hedgehogs');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches('seven brown hedgehogs', hash)).toBe(true);
  expect(await passwordMatches('seven brown hedgehog', hash)).toBe(false);
  expect(await passwordMatches('seven brown hedgehogs', null)).toBe(false);
});

test('two are hashed at a time and 200 wait; more are sent away, and later all is as before', async () => {
  const all = await Promise.allSettled(Array.from({ length: 204 }, () => passwordMatches('one', null)));
  const refused = all
    .filter((one) => one.status === 'rejected')
    .map(({ reason }) => reason as { code: string });
  expect(refused.map(({ code }) => code)).toEqual(['unavailable', 'unavailable']);
  expect(await Promise.all(Array.from({ length: 5 }, () => passwordMatches('one', null)))).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});

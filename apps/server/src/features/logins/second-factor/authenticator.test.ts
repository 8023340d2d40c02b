import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { forApp, newAuthenticatorSecret, stepOfCode } from './authenticator.ts';

const ms = 1_900_000_000_000;
const secret = newAuthenticatorSecret();
const { secret: base32, address } = forApp(secret, 'ada@example.com');
const codeAt = (at: number) => new TOTP({ secret: Secret.fromBase32(base32) }).generate({ timestamp: at });

test.each([
  [-2, null],
  [-1, -1],
  [0, 0],
  [1, 1],
  [2, null],
])('a code that is %i steps off belongs to the step %s from now', (steps, expected) => {
  const step = stepOfCode(secret, codeAt(ms + steps * 30_000), ms);
  expect(step).toBe(expected === null ? null : Math.floor(ms / 30_000) + expected);
});

test('an app is given 20 bytes, and whose they are', () => {
  expect(secret).toHaveLength(20);
  expect(address).toContain(`secret=${base32}`);
  expect(decodeURIComponent(address)).toContain('Earshot:ada@example.com');
});

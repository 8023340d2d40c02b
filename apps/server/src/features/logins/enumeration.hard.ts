import type { Call } from '@earshot/contracts/call';
import { users } from '@earshot/contracts/users';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
import { newAddress, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';

const accounts = 20;
const rounds = 10;
/** The median difference of known and unknown addresses may be this share of the time. */
const widestGap = 0.1;

let t: TestApp;
const known: Person[] = [];
beforeAll(async () => {
  t = await testApp();
  for (let i = 0; i < accounts; i += 1) known.push(await signUp(t));
});
afterAll(() => t.stop());

const password = 'seven brown hedgehogs';
const withPassword = (email: string) => ({ email, password });
const alone = (email: string) => ({ email });

describe('how long an answer takes does not tell known from unknown addresses', () => {
  test.each([
    ['logging in from a new place', users.getToken, withPassword, false],
    ['logging in from their usual place', users.getToken, withPassword, true],
    ['signing up from a new place', users.createUser, withPassword, false],
    ['asking for a reset from a new place', users.sendResetPasswordLink, alone, false],
    ['asking for a reset from their usual place', users.sendResetPasswordLink, alone, true],
    ['asking for another verification from a new place', users.sendEmailVerification, alone, false],
    // Equal distributions pass the distance once in a hundred runs, twice in a row once in ten thousand.
  ] as const)('%s', { timeout: 240_000, retry: 1 }, async (name, call, bodyOf, isUsual) => {
    await timed(call, bodyOf(`warm-${randomUUID()}@example.com`), newAddress());
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      // Limits and budgets begin anew.
      t.clock.advance({ days: 1 });
      for (const { email, remoteAddress } of known) {
        const from = () => (isUsual ? remoteAddress : newAddress());
        const pair = [
          ['known', email],
          ['unknown', `person-${randomUUID()}@example.com`],
        ] as const;
        for (const [which, one] of Math.random() < 0.5 ? pair : pair.toReversed()) {
          times[which].push(await timed(call, bodyOf(one), from()));
        }
      }
    }
    // Differences within pairs, since the machine's own ups and downs meet both of a pair.
    const differences = times.known.map((ms, i) => ms - (times.unknown[i] ?? NaN));
    const gap = Math.abs(median(differences)) / median(times.unknown);
    const distance = kolmogorovSmirnov(times.known, times.unknown);
    console.log(
      `${name}: median ${median(times.known).toFixed(2)} ms known, ${median(times.unknown).toFixed(2)} ms unknown, gap ${(gap * 100).toFixed(1)} %, D ${distance.toFixed(3)}`,
    );
    expect(gap).toBeLessThan(widestGap);
    expect(distance).toBeLessThan(criticalDistance(accounts * rounds));
  });
});

async function timed(call: Call, body: object, from: string): Promise<number> {
  const began = performance.now();
  await send(t.app, call, { body, from });
  return performance.now() - began;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** The largest distance between the two samples' distribution functions. */
function kolmogorovSmirnov(a: number[], b: number[]): number {
  const shareUpTo = (values: number[], x: number) =>
    values.filter((value) => value <= x).length / values.length;
  return Math.max(...[...a, ...b].map((x) => Math.abs(shareUpTo(a, x) - shareUpTo(b, x))));
}

/** Distance that two samples of `n` from one distribution pass with a chance of 0.01 (Smirnov 1948: 1.628·√(2/n)). */
function criticalDistance(n: number): number {
  return 1.628 * Math.sqrt(2 / n);
}

import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { Problem } from '../../../platform/http/problem.ts';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;
const waitingAtMost = 200;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashes a password; two at a time, so that many log-ins at once take neither all memory nor all cores. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters));
}

/** False without a hash to compare with, after the same work. */
export function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  return inTurn(async () => {
    const isRight = await verify(passwordHash ?? (await nobodysHash()), password);
    return isRight && passwordHash !== null;
  });
}

let nobodys: Promise<string> | undefined;

/** A hash that no password matches. */
function nobodysHash(): Promise<string> {
  return (nobodys ??= hash(randomBytes(32), parameters));
}

/** @throws Problem `unavailable` when too many wait already */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (waiting.length >= waitingAtMost) throw new Problem('unavailable', { retryAfterSeconds: 5 });
    await new Promise<void>((begin) => waiting.push(begin));
  } else running += 1;
  try {
    return await work();
  } finally {
    // The place goes on to whoever waits longest; only when nobody does, it is free.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

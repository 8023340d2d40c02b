import { twoFactor } from '@earshot/contracts/two-factor';
import { users } from '@earshot/contracts/users';
import { workspaces } from '@earshot/contracts/workspaces';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { testApp } from '../../../testing/app.ts';
import type { Person } from '../../../testing/people.ts';
import { logIn, signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.stop());

interface Enrolled extends Person {
  /** A code of the app at the test's time, some steps earlier or later. */
  code: (steps?: number) => string;
  recoveryCodes: string[];
}

/** Signs somebody up who then turns two-factor log-in on; a step later, so that the next code is a fresh one. */
async function enrol(person?: Person): Promise<Enrolled> {
  const as = person ?? (await signUp(t));
  const { reply } = await send(t.app, twoFactor.beginTwoFactor, {
    as,
    body: { current_password: as.password },
  });
  const app = new TOTP({ secret: Secret.fromBase32(reply.secret) });
  const code = (steps = 0) => app.generate({ timestamp: t.clock.now() + steps * 30_000 });
  const confirmed = await send(t.app, twoFactor.confirmTwoFactor, { as, body: { code: code() } });
  t.clock.advance({ seconds: 30 });
  return { ...as, code, recoveryCodes: confirmed.reply.recovery_codes };
}

const passwordStep = ({ email, password }: Person) =>
  send(t.app, users.getToken, { body: { email, password } });
const challengeOf = async (person: Person) => (await passwordStep(person)).problem.challenge ?? '';
const finish = (challenge: string, code: string) =>
  send(t.app, twoFactor.finishLogin, { body: { challenge, code } });
const finishAnew = async (person: Person, code: string) => finish(await challengeOf(person), code);
const works = async (as: Person) => (await send(t.app, workspaces.getWorkspace, { as })).status === 200;
const subjects = async ({ email }: Person) => {
  await t.runJobs();
  return t.mailbox.to(email).map(({ subject }) => subject);
};

describe('logging in with a second factor', () => {
  test('the right password alone gives no token, and a code of the app finishes the log-in', async () => {
    const person = await enrol();
    const first = await passwordStep(person);
    expect(first).toMatchObject({ status: 403, problem: { code: 'second_factor_needed' } });
    expect(JSON.stringify(first.reply)).not.toContain('"token"');
    const { status, reply } = await finish(first.problem.challenge ?? '', person.code());
    expect(status).toBe(200);
    expect(reply).toMatchObject({ user_id: person.userId, email: person.email });
    expect(await works({ ...person, auth: { authorization: `Bearer ${reply.token}` } })).toBe(true);
  });

  test('a wrong password is answered as without a second factor', async () => {
    const person = await enrol();
    const wrong = await passwordStep({ ...person, password: 'not the password' });
    expect(wrong).toMatchObject({ status: 401, problem: { code: 'wrong_credentials' } });
    expect(wrong.problem.challenge).toBeUndefined();
  });

  test('a code is taken once, and none of a step before it', async () => {
    const person = await enrol();
    const code = person.code();
    expect((await finishAnew(person, code)).status).toBe(200);
    expect((await finishAnew(person, code)).problem.code).toBe('wrong_code');
    expect((await finishAnew(person, person.code(-1))).problem.code).toBe('wrong_code');
    expect((await finishAnew(person, person.code(1))).status).toBe(200);
  });

  test('of several log-ins with one code at once, one succeeds', async () => {
    const person = await enrol();
    const challenges = [await challengeOf(person), await challengeOf(person), await challengeOf(person)];
    const statuses = await Promise.all(
      challenges.map(async (one) => (await finish(one, person.code())).status),
    );
    expect(statuses.toSorted()).toEqual([200, 403, 403]);
  });

  test.each([
    [-2, 'wrong_code'],
    [-1, undefined],
    [1, undefined],
    [2, 'wrong_code'],
  ])('a phone whose clock is %i steps of 30 seconds off: %s', async (steps, problem) => {
    const person = await enrol();
    t.clock.advance({ minutes: 5 });
    expect((await finishAnew(person, person.code(steps))).problem.code).toBe(problem);
  });

  test('a challenge ends with its use, after 5 wrong codes, and after 10 minutes', async () => {
    const person = await enrol();
    const used = await challengeOf(person);
    expect((await finish(used, person.code())).status).toBe(200);
    t.clock.advance({ minutes: 1 });
    expect((await finish(used, person.code())).problem.code).toBe('challenge_over');

    const old = await challengeOf(person);
    t.clock.advance({ minutes: 10 });
    expect((await finish(old, person.code())).problem.code).toBe('challenge_over');

    const tried = await challengeOf(person);
    const codes = [];
    for (let i = 0; i < 6; i += 1) codes.push((await finish(tried, '000000')).problem.code);
    expect(codes).toEqual([...Array<string>(5).fill('wrong_code'), 'challenge_over']);
  });

  test('5 wrong codes in 15 minutes are all there are, over every log-in of the account', async () => {
    const person = await enrol();
    for (let i = 0; i < 5; i += 1) await finishAnew(person, '000000');
    expect((await finishAnew(person, person.code())).status).toBe(429);
    t.clock.advance({ minutes: 15 });
    expect((await finishAnew(person, person.code())).status).toBe(200);
  });

  test('a new password does not turn it off, and ends log-ins that wait', async () => {
    const person = await enrol();
    const waiting = await challengeOf(person);
    await send(t.app, users.sendResetPasswordLink, { body: { email: person.email } });
    await t.runJobs();
    const password = 'seven brown hedgehogs';
    const token = t.mailbox.newestToken(person.email);
    expect((await send(t.app, users.changePassword, { body: { token, password } })).status).toBe(200);
    expect((await finish(waiting, person.code())).problem.code).toBe('challenge_over');
    expect((await passwordStep({ ...person, password })).problem.code).toBe('second_factor_needed');
  });
});

describe('recovery codes', () => {
  test('stand in for the app, each once, however they are typed, and a mail tells how many are left', async () => {
    const person = await enrol();
    const [first = '', second = ''] = person.recoveryCodes;
    expect(person.recoveryCodes).toHaveLength(10);
    expect((await finishAnew(person, ` ${first.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200);
    expect((await finishAnew(person, first)).problem.code).toBe('wrong_code');
    expect((await finishAnew(person, second.replaceAll('-', ''))).status).toBe(200);
    expect((await send(t.app, twoFactor.getTwoFactor, { as: person })).reply.recovery_codes_left).toBe(8);
    await t.runJobs();
    const emails = t.mailbox.to(person.email).filter(({ subject }) => subject === 'A recovery code was used');
    expect(emails.at(-1)?.text).toContain('You have 8 left');
  });

  test('are made anew with the password and a code only, and those before count no more', async () => {
    const person = await enrol();
    const renew = (current_password: string, code?: string) =>
      send(t.app, twoFactor.renewRecoveryCodes, { as: person, body: { current_password, code } });
    expect((await renew('not the password', person.code())).problem.code).toBe('wrong_password');
    expect((await renew(person.password)).problem.code).toBe('wrong_code');
    const { reply } = await renew(person.password, person.code());
    const [before = ''] = person.recoveryCodes;
    expect((await finishAnew(person, before)).problem.code).toBe('wrong_code');
    expect((await finishAnew(person, reply.recovery_codes[0] ?? '')).status).toBe(200);
    expect(await subjects(person)).toContain('You have new recovery codes');
  });

  test('are stored as hashes, and the app’s secret encrypted', async () => {
    const person = await signUp(t);
    const begun = await send(t.app, twoFactor.beginTwoFactor, {
      as: person,
      body: { current_password: person.password },
    });
    const secret = Buffer.from(Secret.fromBase32(begun.reply.secret).bytes);
    const { recoveryCodes } = await enrol(person);
    const kept = await t.database.ownerPool.query<{ bytes: Buffer }>(
      `select sealed_secret as bytes from two_factor union all select code_hash from recovery_code`,
    );
    const bytes = Buffer.concat(kept.rows.map((row) => row.bytes));
    expect(bytes.includes(secret)).toBe(false);
    expect(recoveryCodes.some((code) => bytes.includes(Buffer.from(code.replaceAll('-', ''))))).toBe(false);
  });
});

describe('turning it on and off', () => {
  test('on asks for the password and a code of the app, ends other sessions, and is told by mail', async () => {
    const here = await signUp(t);
    const there = await logIn(t, here);
    const begin = (current_password: string) =>
      send(t.app, twoFactor.beginTwoFactor, { as: here, body: { current_password } });
    expect((await begin('not the password')).problem.code).toBe('wrong_password');
    expect((await begin(here.password)).reply.address).toMatch(/^otpauth:\/\/totp\/Earshot:/);
    const wrong = await send(t.app, twoFactor.confirmTwoFactor, { as: here, body: { code: '000000' } });
    expect(wrong.problem.code).toBe('wrong_code');
    expect((await passwordStep(here)).status).toBe(200);
    await enrol(here);
    expect([await works(here), await works(there)]).toEqual([true, false]);
    expect((await begin(here.password)).problem.code).toBe('conflict');
    expect(await subjects(here)).toContain('Two-factor login is on');
  });

  test('off asks for the password and a code, and the password alone logs in again', async () => {
    const person = await enrol();
    const waiting = await challengeOf(person);
    const off = (current_password: string, code?: string) =>
      send(t.app, twoFactor.turnOffTwoFactor, { as: person, body: { current_password, code } });
    expect((await off('not the password', person.code())).problem.code).toBe('wrong_password');
    expect((await off(person.password, '000000')).problem.code).toBe('wrong_code');
    expect((await off(person.password, person.code())).status).toBe(200);
    expect((await finish(waiting, person.code(1))).problem.code).toBe('challenge_over');
    expect((await passwordStep(person)).status).toBe(200);
    expect((await off(person.password)).problem.code).toBe('conflict');
    expect((await send(t.app, twoFactor.getTwoFactor, { as: person })).reply).toEqual({
      ...{ is_on: false, since: null, recovery_codes_left: 0 },
    });
    expect(await subjects(person)).toContain('Two-factor login was turned off');
  });
});

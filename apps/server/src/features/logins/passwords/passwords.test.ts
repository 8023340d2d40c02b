import type { CheckedLink } from '@earshot/contracts/users';
import { users } from '@earshot/contracts/users';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { testApp } from '../../../testing/app.ts';
import { logIn, signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.stop());

const password = 'seven brown hedgehogs';
const isValid = async (token: string) =>
  (await send(t.app, users.isTokenValid, { body: { token } })).reply.token_is_valid;
const change = (token: string, typed = password) =>
  send(t.app, users.changePassword, { body: { token, password: typed } });

const check = async (token: string, purpose: CheckedLink = 'set_password') =>
  (await send(t.app, users.checkLink, { body: { token, purpose } })).status;

async function resetToken(email: string, redirect?: string): Promise<string> {
  const sent = await send(t.app, users.sendResetPasswordLink, { body: { email, redirect } });
  expect(sent).toMatchObject({ status: 200, reply: { sent: true } });
  await t.runJobs();
  return t.mailbox.newestToken(email);
}

describe('a reset link', () => {
  test('[AUTH-1] [CALL-1] sets a password, ends every session and tells the owner by mail', async () => {
    const person = await signUp(t);
    const other = await logIn(t, person);
    const token = await resetToken(person.email);
    expect(t.mailbox.newestLink(person.email).page).toBe('/reset_password');
    expect(await isValid(person.token)).toBe(true);

    expect((await change(token)).reply).toEqual({ password_changed: true });
    expect(await isValid(person.token)).toBe(false);
    expect(await isValid(other.token)).toBe(false);
    await t.runJobs();
    expect(t.mailbox.to(person.email).at(-1)?.subject).toBe('Your Earshot password was changed');

    const { email } = person;
    const old = await send(t.app, users.getToken, { body: { email, password: person.password } });
    expect(old.status).toBe(401);
    expect((await logIn(t, { ...person, password })).userId).toBe(person.userId);
  });

  test('verifies the address of a sign-up that waits', async () => {
    const email = `${randomUUID()}@example.com`;
    await send(t.app, users.createUser, { body: { email, password: 'a password nobody remembers' } });
    await t.runJobs();
    const token = await resetToken(email);
    expect(t.mailbox.newestLink(email).page).toBe('/reset_password');
    expect((await change(token)).status).toBe(200);
    expect((await send(t.app, users.getToken, { body: { email, password } })).status).toBe(200);
  });

  test('is not mailed to unknown addresses', async () => {
    const email = `${randomUUID()}@example.com`;
    await send(t.app, users.sendResetPasswordLink, { body: { email } });
    await t.runJobs();
    expect(t.mailbox.to(email)).toEqual([]);
  });

  test('carries where to go on in the fragment', async () => {
    const { email } = await signUp(t);
    await resetToken(email, '/feedback/list?view_id=3');
    expect(t.mailbox.newestLink(email).secrets.get('redirect')).toBe('/feedback/list?view_id=3');
  });

  test('of 20 uses at once one changes the password', async () => {
    const person = await signUp(t);
    const token = await resetToken(person.email);
    const typed = Array.from({ length: 20 }, (_, i) => `seven brown hedgehogs ${i}`);
    const uses = await Promise.all(typed.map((one) => change(token, one)));
    const winners = uses.flatMap(({ status }, i) => (status === 200 ? [i] : []));
    expect(winners).toHaveLength(1);
    expect(uses.filter(({ problem }) => problem.code === 'link_invalid')).toHaveLength(19);
    await logIn(t, { ...person, password: typed[winners[0] ?? -1] ?? '' });
  });

  test('makes every other reset link of the address useless', async () => {
    const { email } = await signUp(t);
    const first = await resetToken(email);
    const second = await resetToken(email);
    expect((await change(second)).status).toBe(200);
    expect((await change(first)).problem.code).toBe('link_invalid');
  });

  test('ends when a newer one is mailed', async () => {
    const { email } = await signUp(t);
    const first = await resetToken(email);
    const second = await resetToken(email);
    expect([await check(first), await check(second)]).toEqual([400, 200]);
    expect((await change(first)).problem.code).toBe('link_invalid');
    expect((await change(second)).status).toBe(200);
  });

  test('of a sign-up that waits ends when a newer one is mailed, too', async () => {
    const email = `${randomUUID()}@example.com`;
    await send(t.app, users.createUser, { body: { email, password: 'a password nobody remembers' } });
    const first = await resetToken(email);
    await resetToken(email);
    expect((await change(first)).problem.code).toBe('link_invalid');
  });

  test('ends when the password is changed otherwise', async () => {
    const person = await signUp(t);
    const token = await resetToken(person.email);
    const body = { current_password: person.password, password };
    expect((await send(t.app, users.setPassword, { as: person, body })).status).toBe(200);
    expect(await check(token)).toBe(400);
    expect((await change(token)).problem.code).toBe('link_invalid');
  });

  test('can be asked whether it works, which uses nothing up', async () => {
    const { email } = await signUp(t);
    const token = await resetToken(email);
    expect([await check(token), await check(token)]).toEqual([200, 200]);
    expect(await check(token, 'change_email')).toBe(400);
    expect(await check('x'.repeat(43))).toBe(400);
    expect((await change(token)).status).toBe(200);
    expect(await check(token)).toBe(400);
    const late = await resetToken(email);
    t.clock.advance({ minutes: 30, seconds: 1 });
    expect(await check(late)).toBe(400);
  });

  test.each([
    ['within 30 minutes', { minutes: 29, seconds: 59 }, 200],
    ['not after 30 minutes', { minutes: 30, seconds: 1 }, 400],
  ])('works %s', async (_when, wait, status) => {
    const { email } = await signUp(t);
    const token = await resetToken(email);
    t.clock.advance(wait);
    expect((await change(token)).status).toBe(status);
  });

  test('stays usable after a password was refused', async () => {
    const { email } = await signUp(t);
    const token = await resetToken(email);
    const refused = await change(token, 'password1234');
    expect(refused).toMatchObject({
      status: 400,
      problem: { code: 'password_refused', errors: [{ pointer: '#/body/password' }] },
    });
    expect((await change(token)).status).toBe(200);
  });

  test("does nothing where another kind of link is wanted, nor another kind's here", async () => {
    const { email } = await signUp(t);
    const reset = await resetToken(email);
    const validated = await send(t.app, users.validateEmail, { body: { token: reset } });
    expect(validated.reply.email_is_valid).toBe(false);
    const fresh = `${randomUUID()}@example.com`;
    await send(t.app, users.createUser, { body: { email: fresh, password } });
    await t.runJobs();
    expect((await change(t.mailbox.newestToken(fresh))).problem.code).toBe('link_invalid');
  });
});

describe('a password is refused', () => {
  const create = (typed: string, company?: string) =>
    send(t.app, users.createUser, {
      body: { email: 'grace.hopper.navy@example.com', password: typed, company },
    });

  test.each([
    ['that is among the most common', 'unbelievable'],
    ['that is a common one with a few characters added', 'Letmein-2024!'],
    ['that is a common one with usual replacements', 'P4$$w0rd-1234'],
    ['that repeats a common one', 'dragondragon'],
    ['of few different characters', 'abababababab'],
    ['that is a sequence', 'abcdefghijklm'],
    ['that is the address', 'grace.hopper.navy@example.com'],
    ['that is the part of the address before the @', 'Grace.Hopper.Navy'],
    ['that is the company name', 'Northwind Traders'],
  ])('%s', async (_why, typed) => {
    const sent = await create(typed, 'northwind traders');
    expect(sent).toMatchObject({
      status: 400,
      problem: { code: 'password_refused', errors: [{ pointer: '#/body/password' }] },
    });
  });

  test.each([
    ['a passphrase', 'correct horse battery staple'],
    ['one of another script', 'пять зелёных кошек'],
    ['the longest', 'aB3$'.repeat(31) + 'wxyz'],
    ['spaces at its ends', ' leaves in november '],
  ])('but not %s', async (_what, typed) => {
    expect((await create(typed)).status).toBe(200);
  });
});

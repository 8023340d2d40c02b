import { emailChange } from '@earshot/contracts/email-change';
import { twoFactor } from '@earshot/contracts/two-factor';
import type { CheckedLink } from '@earshot/contracts/users';
import { users } from '@earshot/contracts/users';
import { workspaces } from '@earshot/contracts/workspaces';
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { testApp } from '../../../testing/app.ts';
import type { Person } from '../../../testing/people.ts';
import { logIn, signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';
import { newAddressMail, oldAddressMail } from './email-change-mail.service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.stop());

const newAddress = () => `new-${randomUUID()}@example.com`;
const ask = (as: Person, email: string, proof: { current_password?: string; code?: string } = {}) =>
  send(t.app, emailChange.changeEmail, { as, body: { current_password: as.password, email, ...proof } });
const confirm = (token: string) => send(t.app, emailChange.confirmEmailChange, { body: { token } });
const stop = (token: string) => send(t.app, emailChange.stopEmailChange, { body: { token } });
const waitingOf = async (as: Person) => (await send(t.app, emailChange.getEmailChange, { as })).reply.waiting;
const addressOf = async (as: Person) => (await send(t.app, emailChange.getEmailChange, { as })).reply.email;
const canLogIn = (person: Person) =>
  logIn(t, person).then(
    () => true,
    () => false,
  );

/** Asks for another address and reads both mails. */
async function askAndRead(as: Person): Promise<{ email: string; confirming: string; stopping: string }> {
  const email = newAddress();
  expect(await ask(as, email)).toMatchObject({ status: 200, reply: { sent: true } });
  await t.runJobs();
  return { email, confirming: t.mailbox.newestToken(email), stopping: t.mailbox.newestToken(as.email) };
}

describe('changing one’s address', () => {
  test('asks for the password, and changes nothing until the link to the new address is used', async () => {
    const person = await signUp(t);
    expect((await ask(person, newAddress(), { current_password: 'not this' })).problem.code).toBe(
      'wrong_password',
    );
    expect((await ask(person, person.email)).problem.errors?.[0]?.pointer).toBe('#/body/email');
    const { email, confirming } = await askAndRead(person);
    expect(await waitingOf(person)).toMatchObject({ email });
    expect([await canLogIn(person), await canLogIn({ ...person, email })]).toEqual([true, false]);
    expect((await confirm(confirming)).reply).toEqual({ email });
    expect([await canLogIn(person), await canLogIn({ ...person, email })]).toEqual([false, true]);
    expect([await addressOf(person), await waitingOf(person)]).toEqual([email, null]);
    expect((await confirm(confirming)).problem.code).toBe('link_invalid');
  });

  test('asks for a code too while two-factor log-in is on', async () => {
    const person = await signUp(t);
    const body = { current_password: person.password };
    const { secret } = (await send(t.app, twoFactor.beginTwoFactor, { as: person, body })).reply;
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = () => app.generate({ timestamp: t.clock.now() });
    await send(t.app, twoFactor.confirmTwoFactor, { as: person, body: { code: code() } });
    t.clock.advance({ seconds: 30 });
    expect((await ask(person, newAddress())).problem.code).toBe('wrong_code');
    expect((await ask(person, newAddress(), { code: code() })).status).toBe(200);
  });

  test('answers the same for an address that is somebody’s, whose mail says so and brings no link', async () => {
    const person = await signUp(t);
    const neighbour = await signUp(t);
    const before = t.mailbox.to(neighbour.email).length;
    const [taken, free] = [await ask(person, neighbour.email), await ask(person, newAddress())];
    expect(taken.reply).toEqual(free.reply);
    await ask(person, neighbour.email);
    await t.runJobs();
    const emails = t.mailbox.to(neighbour.email).slice(before);
    expect(emails.length).toBeGreaterThan(0);
    for (const { subject, link } of emails) {
      expect(subject).toBe('This address already has an Earshot account');
      expect(link).not.toContain('token');
    }
    expect(await waitingOf(person)).toMatchObject({ email: neighbour.email });
  });

  test('an address that became somebody’s in the meantime is not taken from them', async () => {
    const person = await signUp(t);
    const { email, confirming } = await askAndRead(person);
    await signUp(t, { email });
    expect((await confirm(confirming)).problem.code).toBe('link_invalid');
    expect(await addressOf(person)).toBe(person.email);
  });

  test('a later change replaces the one before, a cancelled one ends, and a link lasts 24 hours', async () => {
    const person = await signUp(t);
    const first = await askAndRead(person);
    const second = await askAndRead(person);
    expect((await confirm(first.confirming)).problem.code).toBe('link_invalid');
    await send(t.app, emailChange.cancelEmailChange, { as: person });
    expect((await confirm(second.confirming)).problem.code).toBe('link_invalid');
    const third = await askAndRead(person);
    t.clock.advance({ days: 1 });
    expect((await confirm(third.confirming)).problem.code).toBe('link_invalid');
    expect(await waitingOf(person)).toBeNull();
  });

  test('that was cancelled before its mails went has none; one that was made tells the old address alone', async () => {
    const person = await signUp(t);
    const idOf = async () =>
      (
        await t.database.app
          .selectFrom('emailChange')
          .select('id')
          .where('userId', '=', person.userId)
          .orderBy('askedAt', 'desc')
          .executeTakeFirstOrThrow()
      ).id;
    await ask(person, newAddress());
    const cancelled = await idOf();
    await send(t.app, emailChange.cancelEmailChange, { as: person });
    const { app } = t.database;
    expect(await newAddressMail(app, cancelled, t.clock.now())).toBeNull();

    t.clock.advance({ seconds: 1 });
    const { confirming } = await askAndRead(person);
    const made = await idOf();
    await confirm(confirming);
    expect(await newAddressMail(app, made, t.clock.now())).toBeNull();
    expect(await oldAddressMail(app, made, t.clock.now())).toMatchObject({ oldEmail: person.email });
  });

  test('a link can be asked whether it works, which uses nothing up', async () => {
    const person = await signUp(t);
    const { confirming, stopping } = await askAndRead(person);
    const check = async (token: string, purpose: CheckedLink) =>
      (await send(t.app, users.checkLink, { body: { token, purpose } })).status;
    expect(await check(confirming, 'change_email')).toBe(200);
    expect(await check(confirming, 'stop_email_change')).toBe(400);
    expect(await check(stopping, 'stop_email_change')).toBe(200);
    expect((await confirm(confirming)).status).toBe(200);
    expect(await check(confirming, 'change_email')).toBe(400);
    expect(await check(stopping, 'stop_email_change')).toBe(200);
    await stop(stopping);
    expect(await check(stopping, 'stop_email_change')).toBe(400);
  });

  test('a change that waits ends with the password', async () => {
    const password = 'seven brown hedgehogs';
    const byMail = await signUp(t);
    const first = await askAndRead(byMail);
    await send(t.app, users.sendResetPasswordLink, { body: { email: byMail.email } });
    await t.runJobs();
    const token = t.mailbox.newestToken(byMail.email);
    await send(t.app, users.changePassword, { body: { token, password } });
    expect((await confirm(first.confirming)).problem.code).toBe('link_invalid');

    const signedIn = await signUp(t);
    const second = await askAndRead(signedIn);
    const body = { current_password: signedIn.password, password };
    await send(t.app, users.setPassword, { as: signedIn, body });
    expect(await waitingOf(signedIn)).toBeNull();
    expect((await confirm(second.confirming)).problem.code).toBe('link_invalid');
  });

  test('ends links that went to the old address and could set a password', async () => {
    const person = await signUp(t);
    await send(t.app, users.sendResetPasswordLink, { body: { email: person.email } });
    await t.runJobs();
    const token = t.mailbox.newestToken(person.email);
    await confirm((await askAndRead(person)).confirming);
    const body = { token, password: 'seven brown hedgehogs' };
    expect((await send(t.app, users.changePassword, { body })).problem.code).toBe('link_invalid');
  });
});

describe('the old address', () => {
  test('stops a change that waits, once, and sessions go on', async () => {
    const person = await signUp(t);
    const { confirming, stopping } = await askAndRead(person);
    expect((await stop(stopping)).reply).toEqual({ taken_back: false });
    expect((await stop(stopping)).problem.code).toBe('link_invalid');
    expect((await confirm(confirming)).problem.code).toBe('link_invalid');
    expect(await addressOf(person)).toBe(person.email);
  });

  test('takes a change back that was made: sessions and the password end, and a link for a new one comes', async () => {
    const person = await signUp(t);
    const { email, confirming, stopping } = await askAndRead(person);
    await confirm(confirming);
    expect((await stop(stopping)).reply).toEqual({ taken_back: true });
    expect((await send(t.app, workspaces.getWorkspace, { as: person })).status).toBe(401);
    expect([await canLogIn(person), await canLogIn({ ...person, email })]).toEqual([false, false]);
    await t.runJobs();
    const token = t.mailbox.newestToken(person.email);
    const password = 'seven brown hedgehogs';
    expect((await send(t.app, users.changePassword, { body: { token, password } })).status).toBe(200);
    expect(await canLogIn({ ...person, password })).toBe(true);
  });

  test('takes it back from an address that came after the next, and locks out a second factor of later', async () => {
    const person = await signUp(t);
    const { email, confirming, stopping } = await askAndRead(person);
    await confirm(confirming);
    await confirm((await askAndRead({ ...person, email })).confirming);
    const body = { current_password: person.password };
    const { secret } = (await send(t.app, twoFactor.beginTwoFactor, { as: person, body })).reply;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: t.clock.now() });
    await send(t.app, twoFactor.confirmTwoFactor, { as: person, body: { code } });
    expect((await stop(stopping)).reply).toEqual({ taken_back: true });
    await t.runJobs();
    const token = t.mailbox.newestToken(person.email);
    const password = 'seven brown hedgehogs';
    await send(t.app, users.changePassword, { body: { token, password } });
    expect(await canLogIn({ ...person, password })).toBe(true);
  });

  test('can do so for 7 days', async () => {
    const person = await signUp(t);
    const { confirming, stopping } = await askAndRead(person);
    await confirm(confirming);
    t.clock.advance({ days: 7 });
    expect((await stop(stopping)).problem.code).toBe('link_invalid');
  });
});

import { users } from '@earshot/contracts/users';
import { workspaces } from '@earshot/contracts/workspaces';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import { newAddress, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.stop());

const newEmail = () => `someone-${randomUUID()}@example.com`;
const password = 'seven brown hedgehogs';

async function create(
  email: string,
  more: { password?: string; company?: string; time_zone?: string; from?: string } = {},
) {
  const { from, ...facts } = more;
  const sent = await send(t.app, users.createUser, {
    body: { email, ...facts },
    ...(from !== undefined && { from }),
  });
  await t.runJobs();
  return sent;
}
const validate = (token: string) => send(t.app, users.validateEmail, { body: { token } });
const logIn = (email: string, typed = password) =>
  send(t.app, users.getToken, { body: { email, password: typed } });

describe('signing up', () => {
  test('[CALL-1] ends with a verified user who owns a workspace of the company name', async () => {
    const email = newEmail();
    const created = await create(email, { password, company: 'Crewlark GmbH' });
    expect(created).toMatchObject({ status: 200, reply: { email_verification_sent: true } });
    expect(t.mailbox.newestLink(email).page).toBe('/link_validate_email');

    const before = await logIn(email);
    expect(before).toMatchObject({ status: 403, problem: { code: 'email_not_verified' } });
    const validated = await validate(t.mailbox.newestToken(email));
    expect(validated.reply).toEqual({ email_is_valid: true, password_is_set: true, token: null });

    const login = await logIn(email);
    expect(login.reply).toMatchObject({
      user_id: created.reply.user_id,
      displayName: email.split('@')[0],
      email,
      companyName: 'Crewlark GmbH',
      task: { id: 1 },
      role: 'owner',
    });
    expect(login.reply.token).toMatch(/^[\w-]{43}$/);
  });

  test.each([
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['Nowhere/Atlantis', 'UTC'],
    [undefined, 'UTC'],
  ])('from the time zone %s has the workspace count days in %s', async (sent, counted) => {
    const email = newEmail();
    await create(email, { password, ...(sent !== undefined && { time_zone: sent }) });
    await validate(t.mailbox.newestToken(email));
    const { token } = (await logIn(email)).reply;
    const { reply } = await send(t.app, workspaces.getWorkspace, { as: token });
    expect(reply.time_zone).toBe(counted);
  });

  test('names the workspace after the part before the @ when no company is given', async () => {
    const person = await signUp(t, { email: 'ada.lovelace@example.com' });
    const { reply } = await send(t.app, workspaces.getWorkspace, { as: person });
    expect(reply).toMatchObject({ name: 'ada.lovelace', role: 'owner', item_count: 0, has_sample: false });
  });

  test('[AUTH-1] [CALL-1] without a password the link verifies and gives the token that sets the first one', async () => {
    const email = newEmail();
    await create(email);
    expect(t.mailbox.newestLink(email).page).toBe('/link_validate_email_set_password');
    const validated = await validate(t.mailbox.newestToken(email));
    expect(validated.reply).toMatchObject({ email_is_valid: true, password_is_set: false });
    const token = validated.reply.token ?? '';
    expect((await logIn(email)).problem.code).toBe('wrong_credentials');
    const changed = await send(t.app, users.changePassword, { body: { token, password } });
    expect(changed.reply).toEqual({ password_changed: true });
    expect((await logIn(email)).status).toBe(200);
  });

  test('send_email_verification: false mails nothing, and logging in still needs the verification', async () => {
    const email = newEmail();
    const { reply } = await send(t.app, users.createUser, {
      body: { email, password, send_email_verification: false },
    });
    await t.runJobs();
    expect(reply.email_verification_sent).toBe(false);
    expect(t.mailbox.to(email)).toEqual([]);
    expect((await logIn(email)).problem.code).toBe('email_not_verified');

    await send(t.app, users.sendEmailVerification, { body: { email } });
    await t.runJobs();
    await validate(t.mailbox.newestToken(email));
    expect((await logIn(email)).status).toBe(200);
  });

  test('the address is trimmed and lower-cased', async () => {
    const email = newEmail();
    await create(` ${email.toUpperCase()} `, { password });
    await validate(t.mailbox.newestToken(email));
    expect((await logIn(email.toUpperCase())).reply.email).toBe(email);
  });

  test('a sign-up waits 7 days for its verification; then it is as if it never was', async () => {
    const email = newEmail();
    await create(email, { password });
    t.clock.advance({ days: 7, seconds: 1 });
    expect((await logIn(email)).problem.code).toBe('wrong_credentials');
    const mails = t.mailbox.to(email).length;
    await send(t.app, users.sendEmailVerification, { body: { email } });
    await t.runJobs();
    expect(t.mailbox.to(email)).toHaveLength(mails);
  });
});

describe('an address that is known', () => {
  test('is answered like an unknown one; only its mail says that the account exists', async () => {
    const { email, userId } = await signUp(t);
    const known = await create(email, { password, company: 'Somebody Else' });
    const unknown = await create(newEmail(), { password, company: 'Somebody Else' });
    expect(known.status).toBe(unknown.status);
    expect(Object.keys(known.reply)).toEqual(Object.keys(unknown.reply));
    expect(known.reply.email_verification_sent).toBe(true);
    expect(known.reply.user_id).not.toBe(userId);
    expect(t.mailbox.to(email).at(-1)?.subject).toBe('You already have an Earshot account');
    expect(t.mailbox.newestLink(email)).toMatchObject({ page: '/forgot_password' });
    expect((await logIn(email, password)).problem.code).toBe('wrong_credentials');
  });

  test('that asks for its verification mail again is told the same', async () => {
    const { email } = await signUp(t);
    const asked = await send(t.app, users.sendEmailVerification, { body: { email } });
    expect(asked.reply).toEqual({ sent: true });
    await t.runJobs();
    expect(t.mailbox.to(email).at(-1)?.subject).toBe('You already have an Earshot account');
  });

  test('gets the password and company of the sign-up whose link is used, not of another one', async () => {
    const email = newEmail();
    await create(email, { password: 'the password of a stranger', company: 'Stranger Inc' });
    await create(email, { password, company: 'The real one' });
    await validate(t.mailbox.newestToken(email));
    expect((await logIn(email, 'the password of a stranger')).status).toBe(401);
    expect((await logIn(email)).reply.companyName).toBe('The real one');
    const strangersToken = new URL(t.mailbox.to(email)[0]?.link ?? '').hash.slice('#token='.length);
    expect((await validate(strangersToken)).reply.email_is_valid).toBe(false);
  });

  test.each([
    ['a reset', users.sendResetPasswordLink],
    ['another verification', users.sendEmailVerification],
  ] as const)('%s is answered the same for known and unknown addresses', async (_name, call) => {
    const { email } = await signUp(t);
    const known = await send(t.app, call, { body: { email } });
    const unknown = await send(t.app, call, { body: { email: newEmail() } });
    expect(comparable(known)).toEqual(comparable(unknown));
  });

  test('a wrong password is answered like an unknown address', async () => {
    const { email } = await signUp(t);
    const known = await logIn(email, 'not the password at all');
    const unknown = await logIn(newEmail(), 'not the password at all');
    expect(known.status).toBe(401);
    expect(comparable(known)).toEqual(comparable(unknown));
  });
});

/** What of an answer must not tell known from unknown: all but the request's id and the time. */
function comparable({
  status,
  problem,
  headers,
}: Awaited<ReturnType<typeof logIn>> | { status: number; problem: object; headers: object }) {
  const { date: _date, ...constant } = headers as Record<string, unknown>;
  return { status, body: { ...problem, instance: undefined }, headers: constant };
}

describe('verification links', () => {
  test('of 20 uses at once one verifies, and one user comes of it', async () => {
    const email = newEmail();
    await create(email, { password });
    const token = t.mailbox.newestToken(email);
    const uses = await Promise.all(Array.from({ length: 20 }, () => validate(token)));
    expect(uses.filter(({ reply }) => reply.email_is_valid)).toHaveLength(1);
    expect((await validate(token)).reply.email_is_valid).toBe(false);
    const { rows } = await t.database.ownerPool.query('select 1 from app_user where email = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  test('two links of one address used at once make one user', async () => {
    const email = newEmail();
    await create(email, { password });
    await create(email, { password });
    const tokens = t.mailbox.to(email).map(({ link }) => new URL(link ?? '').hash.slice('#token='.length));
    const uses = await Promise.all(tokens.map(validate));
    expect(uses.filter(({ reply }) => reply.email_is_valid)).toHaveLength(1);
  });

  test.each([
    ['within 24 hours', { hours: 23, minutes: 59 }, true],
    ['not after 24 hours', { hours: 24, seconds: 1 }, false],
  ])('work %s', async (_when, wait, isValid) => {
    const email = newEmail();
    await create(email, { password });
    t.clock.advance(wait);
    expect((await validate(t.mailbox.newestToken(email))).reply.email_is_valid).toBe(isValid);
  });

  test('are stored as hashes: no table holds the secret', async () => {
    const email = newEmail();
    await create(email, { password });
    const token = t.mailbox.newestToken(email);
    const { rows } = await t.database.ownerPool.query<{ text: string }>(
      `select m::text as text from mail_link m union all select s::text from sign_up s
       union all select j::text from pgboss.job j`,
    );
    expect(rows.some(({ text }) => text.includes(email))).toBe(true);
    expect(rows.some(({ text }) => text.includes(token) || text.includes(password))).toBe(false);
  });
});

describe('mail that strangers can cause', () => {
  test('stops after 3 a day for a recipient from one place; the answers stay the same', async () => {
    const email = newEmail();
    const from = newAddress();
    const answers = [];
    for (let i = 0; i < 5; i += 1) answers.push(await create(email, { password, from }));
    expect(answers.map(({ status, reply }) => [status, reply.email_verification_sent])).toEqual(
      Array(5).fill([200, true]),
    );
    expect(t.mailbox.to(email)).toHaveLength(3);
    t.clock.advance({ days: 1 });
    await create(email, { password, from });
    expect(t.mailbox.to(email)).toHaveLength(4);
  });

  test('stops after 10 a day from an address', async () => {
    // The day's budget begins anew at midnight.
    t.clock.toHour(0);
    const from = newAddress();
    const emails = Array.from({ length: 12 }, newEmail);
    for (const [i, email] of emails.entries()) {
      // Hours apart, since there is an hourly limit too.
      if (i === 6) t.clock.advance({ minutes: 61 });
      await create(email, { password, from });
    }
    expect(emails.filter((email) => t.mailbox.to(email).length > 0).length).toBeLessThanOrEqual(10);
    expect(t.mailbox.to(emails[0] ?? '')).toHaveLength(1);
    expect(t.mailbox.to(emails[11] ?? '')).toHaveLength(0);
  });
});

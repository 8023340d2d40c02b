import { users } from '@earshot/contracts/users';
import { workspaces } from '@earshot/contracts/workspaces';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { testApp } from '../../../testing/app.ts';
import type { Person } from '../../../testing/people.ts';
import { invite, logIn, newAddress, signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.stop());

const isValid = async (token: string) =>
  (await send(t.app, users.isTokenValid, { body: { token } })).reply.token_is_valid;
const refresh = (token: string) => send(t.app, users.refreshInitialToken, { body: { token } });
const noticesTo = ({ email }: Person) =>
  t.mailbox.to(email).filter(({ subject }) => subject === 'We ended one of your logins');
const status = async (token: string) => (await send(t.app, workspaces.getWorkspace, { as: token })).status;

describe('a session token', () => {
  test('[AUTH-2] [CALL-1] is_token_valid tells a valid token from others', async () => {
    const { token } = await signUp(t);
    expect(await isValid(token)).toBe(true);
    expect(await isValid('')).toBe(false);
    expect(await isValid(`${token}x`)).toBe(false);
    expect(await isValid(token.toLowerCase())).toBe(false);
  });

  test('[AUTH-5] opens calls as a bearer token of the Authorization header, and in no other way', async () => {
    const { token } = await signUp(t);
    expect(await status(token)).toBe(200);
    const path = workspaces.getWorkspace.path;
    const others = [
      { headers: { authorization: token } },
      { headers: { authorization: `Basic ${token}` } },
      { headers: { cookie: `token=${token}` } },
      { headers: { 'x-auth-token': token } },
      { query: { token } },
    ];
    for (const other of others) {
      const reply = await t.app.inject({ url: path, ...other });
      expect(reply.json()).toMatchObject({ status: 401, code: 'not_signed_in' });
      expect(reply.headers['www-authenticate']).toBe('Bearer');
    }
  });

  test('[AUTH-3] logging out revokes it at once, and no other one', async () => {
    const person = await signUp(t);
    const other = await logIn(t, person);
    const { reply } = await send(t.app, users.logOut, { as: person });
    expect(reply).toEqual({ logged_out: true });
    expect(await status(person.token)).toBe(401);
    expect(await isValid(person.token)).toBe(false);
    expect((await refresh(person.token)).status).toBe(401);
    expect(await status(other.token)).toBe(200);
  });

  test('ends after 14 days without use', async () => {
    const person = await signUp(t);
    t.clock.advance({ days: 13, hours: 23 });
    expect(await status(person.token)).toBe(200);
    t.clock.advance({ days: 13, hours: 23 });
    expect(await status(person.token)).toBe(200);
    t.clock.advance({ days: 14, hours: 1 });
    expect(await status(person.token)).toBe(401);
    expect((await refresh(person.token)).status).toBe(401);
  });

  test('ends 30 days after the log-in, however much it is used and exchanged', async () => {
    let { token } = await signUp(t);
    for (let days = 0; days < 30; days += 10) {
      expect(await status(token)).toBe(200);
      token = (await refresh(token)).reply.token;
      t.clock.advance({ days: 10 });
    }
    t.clock.advance({ seconds: 1 });
    expect(await status(token)).toBe(401);
    expect((await refresh(token)).status).toBe(401);
  });

  test('is stored as a hash only', async () => {
    const { token } = await signUp(t);
    const { rows } = await t.database.ownerPool.query<{ text: string }>(
      'select s::text as text from session_token s',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ text }) => text.includes(token))).toBe(false);
  });
});

describe('exchanging a token', () => {
  test('[CALL-1] answers like a log-in, with a new token; the old one is revoked', async () => {
    const person = await signUp(t, { company: 'Exchange Ltd' });
    const { reply } = await refresh(person.token);
    expect(reply).toMatchObject({
      user_id: person.userId,
      email: person.email,
      companyName: 'Exchange Ltd',
      workspace_id: person.workspaceId,
      role: 'owner',
      task: { id: 1 },
    });
    expect(reply.token).not.toBe(person.token);
    expect(await status(reply.token)).toBe(200);
    expect(await status(person.token)).toBe(401);
  });

  test('of 20 exchanges at once all get the same token', async () => {
    const { token } = await signUp(t);
    const all = await Promise.all(Array.from({ length: 20 }, () => refresh(token)));
    expect(all.map(({ status: s }) => s)).toEqual(Array<number>(20).fill(200));
    expect(new Set(all.map(({ reply }) => reply.token)).size).toBe(1);
    expect(await status(all[0]?.reply.token ?? '')).toBe(200);
  });

  test('within 30 seconds a replaced token gets the same new one again, and opens nothing itself', async () => {
    const person = await signUp(t);
    const { reply } = await refresh(person.token);
    t.clock.advance({ seconds: 30 });
    expect([await isValid(person.token), await status(person.token)]).toEqual([false, 401]);
    expect((await refresh(person.token)).reply).toEqual(reply);
    expect(await status(reply.token)).toBe(200);
    const third = (await refresh(reply.token)).reply.token;
    expect((await refresh(reply.token)).reply.token).toBe(third);
    await t.runJobs();
    expect(noticesTo(person)).toHaveLength(0);
  });

  test('an exchange whose answer was lost is given again after the workspace was switched too', async () => {
    const owner = await signUp(t);
    const host = await signUp(t, { company: 'Second' });
    await send(t.app, workspaces.inviteMember, { as: host, body: { email: owner.email, role: 'member' } });
    await t.runJobs();
    const token = t.mailbox.newestToken(owner.email);
    const joined = await send(t.app, workspaces.acceptInvitation, { as: owner, body: { token } });
    expect((await refresh(owner.token)).reply).toEqual(joined.reply);
    const back = { workspace_id: owner.workspaceId };
    const switched = await send(t.app, workspaces.switchWorkspace, { as: joined.reply.token, body: back });
    expect((await refresh(joined.reply.token)).reply).toEqual(switched.reply);
    // Exchanges one upon the other lead to the last.
    expect((await refresh(owner.token)).reply).toEqual(switched.reply);
  });
});

describe('a replaced token that is used again', () => {
  const uses: [string, (token: string, headers?: Record<string, string>) => Promise<{ because: unknown }>][] =
    [
      [
        'in a call',
        async (token, headers) => {
          const { problem } = await send(t.app, workspaces.getWorkspace, { as: token, headers });
          return { because: problem.because };
        },
      ],
      [
        'in is_token_valid',
        async (token, headers) => {
          const { reply } = await send(t.app, users.isTokenValid, { body: { token }, headers });
          expect(reply.token_is_valid).toBe(false);
          return { because: reply.because };
        },
      ],
      [
        'in an exchange',
        async (token, headers) => {
          const { problem } = await send(t.app, users.refreshInitialToken, { body: { token }, headers });
          return { because: problem.because };
        },
      ],
    ];

  test.each(uses)(
    '%s ends every token that came of the login and no other login, and says so by mail and to all who hold one',
    async (_where, use) => {
      const person = await signUp(t);
      const other = await logIn(t, person);
      const second = (await refresh(person.token)).reply.token;
      const third = (await refresh(second)).reply.token;
      t.clock.advance({ seconds: 31 });
      expect(await use(person.token)).toEqual({ because: 'token_reused' });
      const { problem } = await send(t.app, workspaces.getWorkspace, { as: third });
      expect([problem.code, problem.because]).toEqual(['not_signed_in', 'token_reused']);
      for (const [, again] of uses) {
        for (const token of [person.token, second, third])
          expect(await again(token)).toEqual({ because: 'token_reused' });
      }
      expect(await status(other.token)).toBe(200);
      await t.runJobs();
      expect(noticesTo(person)).toHaveLength(1);
    },
  );

  test.each(uses)('%s of another browser ends them at once', async (_where, use) => {
    const person = await signUp(t);
    const { reply } = await refresh(person.token);
    expect(await use(person.token, { 'user-agent': 'Another/1.0' })).toEqual({ because: 'token_reused' });
    expect(await status(reply.token)).toBe(401);
  });

  test('while it is being exchanged on and on ends what comes of it', async () => {
    const person = await signUp(t);
    let last = (await refresh(person.token)).reply.token;
    t.clock.advance({ seconds: 31 });
    const exchanging = (async () => {
      for (;;) {
        const { status: s, reply } = await refresh(last);
        if (s !== 200) return;
        last = reply.token;
      }
    })();
    expect((await refresh(person.token)).problem.because).toBe('token_reused');
    await exchanging;
    expect(await status(last)).toBe(401);
  });

  test('says nothing of a login that was over anyway', async () => {
    const person = await signUp(t);
    const { reply } = await refresh(person.token);
    await send(t.app, users.logOut, { as: reply.token });
    t.clock.advance({ minutes: 1 });
    const old = await send(t.app, users.isTokenValid, { body: { token: person.token } });
    expect(old.reply).toEqual({ token_is_valid: false });
    t.clock.advance({ days: 31 });
    expect((await refresh(person.token)).problem.because).toBeUndefined();
    await t.runJobs();
    expect(noticesTo(person)).toHaveLength(0);
  });
});

describe('other tokens', () => {
  test('unknown tokens and API keys are refused', async () => {
    const person = await signUp(t);
    const key = await send(t.app, workspaces.createApiKey, {
      as: person,
      body: { name: 'k', scope: 'read' },
    });
    expect((await refresh(key.reply.secret)).status).toBe(401);
    expect(await isValid(key.reply.secret)).toBe(false);
    expect((await refresh('x'.repeat(43))).status).toBe(401);
  });
});

describe('logging in', () => {
  test('opens the workspace used last', async () => {
    const owner = await signUp(t, { company: 'First' });
    const host = await signUp(t, { company: 'Second' });
    await send(t.app, workspaces.inviteMember, { as: host, body: { email: owner.email, role: 'member' } });
    await t.runJobs();
    const token = t.mailbox.newestToken(owner.email);
    t.clock.advance({ minutes: 1 });
    const joined = await send(t.app, workspaces.acceptInvitation, { as: owner, body: { token } });
    expect(joined.reply).toMatchObject({ companyName: 'Second', role: 'member' });
    t.clock.advance({ minutes: 1 });
    const there = await logIn(t, owner);
    expect(there.workspaceId).toBe(host.workspaceId);
    t.clock.advance({ minutes: 1 });
    const body = { workspace_id: owner.workspaceId };
    expect((await send(t.app, workspaces.switchWorkspace, { as: there, body })).status).toBe(200);
    t.clock.advance({ minutes: 1 });
    expect((await logIn(t, owner)).workspaceId).toBe(owner.workspaceId);
  });

  test('somebody removed from their only workspace gets one of their own', async () => {
    const owner = await signUp(t);
    const guest = await invite(t, owner, 'viewer');
    await send(t.app, workspaces.removeMember, { as: owner, body: { user_id: guest.userId } });
    const again = await logIn(t, guest);
    expect(again.workspaceId).not.toBe(owner.workspaceId);
    const { reply } = await send(t.app, workspaces.getWorkspace, { as: again });
    expect(reply.role).toBe('owner');
  });

  test('[CALL-8] more than 10 wrong passwords in 15 minutes from one place are limited, known address or not', async () => {
    const { email } = await signUp(t);
    for (const one of [email, `${randomUUID()}@example.com`]) {
      const from = newAddress();
      const answers = [];
      for (let i = 0; i < 11; i += 1) answers.push(await guess(one, from));
      expect(answers.map((answer) => answer.status)).toEqual([...Array<number>(10).fill(401), 429]);
      expect(Number(answers[10]?.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  test('eleven wrong passwords of strangers keep the user out of no new place', async () => {
    const alone = await signUp(t);
    const stranger = newAddress();
    for (let i = 0; i < 11; i += 1) await guess(alone.email, stranger);
    expect((await logIn(t, { ...alone, remoteAddress: newAddress() })).userId).toBe(alone.userId);

    const many = await signUp(t);
    for (let i = 0; i < 11; i += 1) await guess(many.email, newAddress());
    expect((await logIn(t, { ...many, remoteAddress: newAddress() })).userId).toBe(many.userId);
  });

  test('[CALL-8] past 20 wrong passwords from everywhere new places get 2 tries each, past 100 none, known address or not', async () => {
    const person = await signUp(t);
    for (const email of [person.email, `${randomUUID()}@example.com`]) {
      for (let i = 0; i < 20; i += 1) expect((await guess(email, newAddress())).status).toBe(401);
      const from = newAddress();
      const tries = [];
      for (let i = 0; i < 3; i += 1) tries.push((await guess(email, from)).status);
      expect(tries).toEqual([401, 401, 429]);
      for (let i = 22; i < 100; i += 1) expect((await guess(email, newAddress())).status).toBe(401);
      expect((await guess(email, newAddress())).status).toBe(429);
    }
    // Where they logged in before, they are not kept out.
    expect((await logIn(t, person)).userId).toBe(person.userId);
  });

  test('a mailed link lets in where log-ins are limited', async () => {
    const person = await signUp(t);
    for (let i = 0; i < 100; i += 1) await guess(person.email, newAddress());
    const place = { ...person, remoteAddress: newAddress() };
    for (let i = 0; i < 11; i += 1) await guess(person.email, place.remoteAddress);
    await expect(logIn(t, place)).rejects.toThrow('rate_limited');
    const { email } = person;
    await send(t.app, users.sendResetPasswordLink, { body: { email }, from: place.remoteAddress });
    await t.runJobs();
    const password = 'seven brown hedgehogs';
    const body = { token: t.mailbox.newestToken(email), password };
    await send(t.app, users.changePassword, { body, from: place.remoteAddress });
    expect((await logIn(t, { ...place, password })).userId).toBe(person.userId);
    // It lets in there, and nowhere else.
    await expect(logIn(t, { ...place, password, remoteAddress: newAddress() })).rejects.toThrow(
      'rate_limited',
    );
  });

  test('right passwords are not counted against the account', async () => {
    const person = await signUp(t);
    for (let i = 0; i < 12; i += 1) await logIn(t, person);
    await expect(logIn(t, person)).resolves.toMatchObject({ email: person.email });
  });

  const guess = (email: string, from: string) =>
    send(t.app, users.getToken, { body: { email, password: 'not this one, surely' }, from });
});

test('[MENU-2] the left menu has no entries of its own while a workspace has neither reports nor boards', async () => {
  const person: Person = await signUp(t);
  const reply = await t.app.inject({
    url: '/api/user_preference/get_user_preference_left_menu',
    headers: person.auth,
  });
  expect(reply.json()).toEqual({ ai_reports: [], user_boards: [], new_alerts: 0, operator: null });
});

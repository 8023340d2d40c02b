import { users } from '@earshot/contracts/users';
import { workspaces } from '@earshot/contracts/workspaces';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
import { invite, logIn, newAddress, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.stop());

const isValid = async (token: string) =>
  (await send(t.app, users.isTokenValid, { body: { token } })).reply.token_is_valid;
const refresh = (token: string) => send(t.app, users.refreshInitialToken, { body: { token } });
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

  test('of 20 exchanges at once one gets a token', async () => {
    const { token } = await signUp(t);
    const all = await Promise.all(Array.from({ length: 20 }, () => refresh(token)));
    expect(all.filter(({ status: s }) => s === 200)).toHaveLength(1);
    expect(all.filter(({ problem }) => problem.code === 'not_signed_in')).toHaveLength(19);
  });

  test('a replaced token within the minute is refused and harms nobody', async () => {
    const { token } = await signUp(t);
    const { reply } = await refresh(token);
    t.clock.advance({ seconds: 60 });
    expect((await refresh(token)).status).toBe(401);
    expect(await status(reply.token)).toBe(200);
  });

  test('a replaced token used again later ends every token that came of the log-in, and no other log-in', async () => {
    const person = await signUp(t);
    const other = await logIn(t, person);
    const second = (await refresh(person.token)).reply.token;
    const third = (await refresh(second)).reply.token;
    expect(await status(third)).toBe(200);
    t.clock.advance({ seconds: 61 });
    expect((await refresh(person.token)).status).toBe(401);
    expect(await status(third)).toBe(401);
    expect(await status(other.token)).toBe(200);
  });

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
    expect((await logIn(t, owner)).workspaceId).toBe(host.workspaceId);
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

  test('[CALL-8] more than 10 wrong passwords in 15 minutes are limited, known address or not, wherever they come from', async () => {
    const { email } = await signUp(t);
    for (const one of [email, `${randomUUID()}@example.com`]) {
      const answers = [];
      for (let i = 0; i < 11; i += 1) answers.push(await guess(one, newAddress()));
      expect(answers.map((answer) => answer.status)).toEqual([...Array<number>(10).fill(401), 429]);
      expect(Number(answers[10]?.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  test('guesses from elsewhere do not lock the user out where they logged in before', async () => {
    const person = await signUp(t);
    for (let i = 0; i < 12; i += 1) await guess(person.email, newAddress());
    expect((await guess(person.email, newAddress())).status).toBe(429);
    expect((await logIn(t, person)).userId).toBe(person.userId);
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

import { users } from '@earshot/contracts/users';
import { workspaces } from '@earshot/contracts/workspaces';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { testApp } from '../../../testing/app.ts';
import type { Person } from '../../../testing/people.ts';
import { logIn, signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';

const password = 'seven brown hedgehogs';
let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.stop());

const list = async (as: Person) => (await send(t.app, users.listSessions, { as })).reply.sessions;
const works = async (as: Person) => (await send(t.app, workspaces.getWorkspace, { as })).status === 200;
const set = (as: Person, current_password: string, wanted = password) =>
  send(t.app, users.setPassword, { as, body: { current_password, password: wanted } });

describe('sessions', () => {
  test('are listed with where and when they began, the one that asks marked', async () => {
    const here = await signUp(t);
    t.clock.advance({ minutes: 30 });
    const there = await logIn(t, here);
    const listed = await list(there);
    expect(listed.map(({ is_this }) => is_this)).toEqual([true, false]);
    const [own, other] = listed.map(({ started_at }) => Date.parse(started_at));
    expect((own ?? 0) - (other ?? 0)).toBe(30 * 60_000);
    expect(listed[1]?.address).toBe(here.remoteAddress);
  });

  test('keep their id when their token is exchanged', async () => {
    const person = await signUp(t);
    const [before] = await list(person);
    const { reply } = await send(t.app, users.refreshInitialToken, { body: { token: person.token } });
    const after = await list({ ...person, auth: { authorization: `Bearer ${reply.token}` } });
    expect(after.map(({ session_id }) => session_id)).toEqual([before?.session_id]);
  });

  test('end at once, one or all others, and somebody else’s not at all', async () => {
    const here = await signUp(t);
    const [second, third, fourth] = [await logIn(t, here), await logIn(t, here), await logIn(t, here)];
    const theirs = (await list(await signUp(t)))[0]?.session_id ?? '';
    for (const session_id of [theirs, randomUUID()]) {
      expect((await send(t.app, users.endSession, { as: here, body: { session_id } })).status).toBe(404);
    }
    const session_id = (await list(second)).find(({ is_this }) => is_this)?.session_id ?? '';
    expect((await send(t.app, users.endSession, { as: here, body: { session_id } })).status).toBe(200);
    expect(await Promise.all([here, second, third, fourth].map(works))).toEqual([true, false, true, true]);
    await send(t.app, users.endOtherSessions, { as: here });
    expect(await Promise.all([here, third, fourth].map(works))).toEqual([true, false, false]);
    expect(await list(here)).toHaveLength(1);
  });
});

describe('changing the password while signed in', () => {
  test('needs the present one, ends every other session and reset link, and is told by mail', async () => {
    const here = await signUp(t);
    const there = await logIn(t, here);
    await send(t.app, users.sendResetPasswordLink, { body: { email: here.email } });
    await t.runJobs();
    const token = t.mailbox.newestToken(here.email);
    expect((await set(here, here.password)).reply).toEqual({ password_changed: true });
    expect([await works(here), await works(there)]).toEqual([true, false]);
    const byLink = await send(t.app, users.changePassword, { body: { token, password } });
    expect(byLink.problem.code).toBe('link_invalid');
    await t.runJobs();
    expect(t.mailbox.to(here.email).at(-1)?.subject).toBe('Your Earshot password was changed');
    await expect(logIn(t, { ...here, password })).resolves.toMatchObject({ userId: here.userId });
  });

  test('is refused with a wrong present password, which can be tried 10 times in 15 minutes', async () => {
    const person = await signUp(t);
    const statuses = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await set(person, `not this ${i}`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
    expect(await works(person)).toBe(true);
  });

  test('is refused for passwords that are refused at sign-up, and changes nothing', async () => {
    const person = await signUp(t);
    const refused = await set(person, person.password, 'password1234');
    expect(refused).toMatchObject({ status: 400, problem: { code: 'password_refused' } });
    await expect(logIn(t, person)).resolves.toMatchObject({ userId: person.userId });
  });
});

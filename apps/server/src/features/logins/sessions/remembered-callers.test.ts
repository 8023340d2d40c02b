import { apiKeyRole } from '@earshot/contracts/call';
import { users } from '@earshot/contracts/users';
import { workspaces } from '@earshot/contracts/workspaces';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiKeyPrefix, CallerDirectory } from '../../../platform/auth/callers.ts';
import { inWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { TestApp } from '../../../testing/app.ts';
import { testApp } from '../../../testing/app.ts';
import type { Person } from '../../../testing/people.ts';
import { invite, logIn, makeOperator, signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';

let t: TestApp;
/** Of another server that works on the same database. */
let elsewhere: CallerDirectory;
let owner: Person;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.stop());
beforeEach(async () => {
  elsewhere = new CallerDirectory(t.database, t.clock.now);
  owner = await signUp(t);
});

const makeKey = async (as: Person, scope: 'read' | 'ingest') =>
  (await send(t.app, workspaces.createApiKey, { as, body: { name: 'Export', scope } })).reply;
const lastUsed = async (as: Person) =>
  (await send(t.app, users.listSessions, { as })).reply.sessions.find(({ is_this }) => is_this)?.last_used_at;
const now = () => new Date(t.clock.now()).toISOString();

test('a session tells who calls, where, and as what', async () => {
  const member = await invite(t, owner, 'member');
  const caller = await elsewhere.resolve(member.token);
  expect(caller).toMatchObject({
    ...{ userId: member.userId, workspaceId: owner.workspaceId, role: 'member' },
    ...{ via: 'session', countedAs: member.userId, scope: null },
  });
  expect(await elsewhere.resolve('x'.repeat(43))).toBeUndefined();
});

test.each([
  ['ingest', 'member'],
  ['read', 'viewer'],
] as const)(
  'an API key that may %s calls as a %s, for as long as its maker may make keys',
  async (scope, role) => {
    const admin = await invite(t, owner, apiKeyRole);
    const { api_key: key, secret } = await makeKey(admin, scope);
    expect(secret.startsWith(apiKeyPrefix)).toBe(true);
    expect(await elsewhere.resolve(secret)).toMatchObject({
      ...{ userId: admin.userId, workspaceId: owner.workspaceId, role, scope },
      ...{ via: 'api_key', countedAs: key.id },
    });
    expect(await elsewhere.resolve(`${apiKeyPrefix}${'x'.repeat(43)}`)).toBeUndefined();
    await inWorkspace(t.database, owner.workspaceId, (tx) =>
      tx
        .updateTable('membership')
        .set({ role: 'member' })
        .where('workspaceId', '=', owner.workspaceId)
        .where('userId', '=', admin.userId)
        .execute(),
    );
    t.clock.advance({ seconds: 2 });
    expect(await elsewhere.resolve(secret)).toBeUndefined();
  },
);

test('what ends on one server ends on the others within 2 seconds', async () => {
  const other = await signUp(t);
  const { api_key: key, secret } = await makeKey(owner, 'read');
  for (const token of [owner.token, secret, other.token]) await elsewhere.resolve(token);
  await send(t.app, workspaces.revokeApiKey, { as: owner, body: { api_key_id: key.id } });
  await send(t.app, users.logOut, { as: owner });
  t.clock.advance({ seconds: 1.999 });
  expect(await elsewhere.resolve(owner.token)).toBeDefined();
  expect(await elsewhere.resolve(secret)).toBeDefined();
  t.clock.advance({ seconds: 0.001 });
  expect(await elsewhere.resolve(owner.token)).toBeUndefined();
  expect(await elsewhere.resolve(secret)).toBeUndefined();
  expect(await elsewhere.resolve(other.token)).toBeDefined();
});

test('who is forgotten is looked up anew, and nobody else', async () => {
  const other = await signUp(t);
  const { api_key: key, secret } = await makeKey(owner, 'read');
  const session = await elsewhere.resolve(owner.token);
  for (const token of [secret, other.token]) await elsewhere.resolve(token);
  await send(t.app, workspaces.revokeApiKey, { as: owner, body: { api_key_id: key.id } });
  await send(t.app, users.logOut, { as: owner });
  await send(t.app, users.logOut, { as: other });
  const known = async () => ({
    session: (await elsewhere.resolve(owner.token)) !== undefined,
    key: (await elsewhere.resolve(secret)) !== undefined,
    other: (await elsewhere.resolve(other.token)) !== undefined,
  });
  expect(await known()).toEqual({ session: true, key: true, other: true });
  elsewhere.forget({ apiKeyId: key.id });
  expect(await known()).toEqual({ session: true, key: false, other: true });
  elsewhere.forget({ sessionKey: session?.sessionKey ?? '' });
  expect(await known()).toEqual({ session: false, key: false, other: true });
  elsewhere.forget({ userId: other.userId });
  expect(await known()).toEqual({ session: false, key: false, other: false });
});

test('a last use is written down once in 10 minutes', async () => {
  const begun = now();
  t.clock.advance({ minutes: 10 });
  expect(await lastUsed(owner)).toBe(begun);
  t.clock.advance({ seconds: 2 });
  expect(await lastUsed(owner)).toBe(now());
});

test('a session is open for 14 days without use, and for 30 days in all, to the millisecond', async () => {
  const again = await logIn(t, owner);
  t.clock.advance({ days: 14, seconds: -0.001 });
  expect(await elsewhere.resolve(owner.token)).toBeDefined();
  t.clock.advance({ seconds: 0.001 });
  expect(await elsewhere.resolve(again.token)).toBeUndefined();
  t.clock.advance({ days: 10 });
  expect(await elsewhere.resolve(owner.token)).toBeDefined();
  t.clock.advance({ days: 6, seconds: -0.001 });
  expect(await elsewhere.resolve(owner.token)).toBeDefined();
  t.clock.advance({ seconds: 2 });
  expect(await elsewhere.resolve(owner.token)).toBeUndefined();
});

test('who runs the server is asked anew each time', async () => {
  expect(await elsewhere.isOperator(owner.userId)).toBe(false);
  await makeOperator(t, owner);
  expect(await elsewhere.isOperator(owner.userId)).toBe(true);
});

import type { ApiKeyScope } from '@earshot/contracts/call';
import { feedback } from '@earshot/contracts/feedback';
import { workspaces } from '@earshot/contracts/workspaces';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
import { invite, signUp } from '../../testing/people.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { send } from '../../testing/send.ts';
import { setRole } from './members.sql.ts';

let t: TestApp;
let owner: Person;
beforeAll(async () => {
  t = await testApp();
  owner = await signUp(t);
});
afterAll(() => t.stop());

const make = async (scope: ApiKeyScope = 'read', name = 'Nightly export') =>
  (await send(t.app, workspaces.createApiKey, { as: owner, body: { name, scope } })).reply;
const list = async () => (await send(t.app, workspaces.listApiKeys, { as: owner })).reply.api_keys;
const revoke = (as: Person, id: string) =>
  send(t.app, workspaces.revokeApiKey, { as, body: { api_key_id: id } });

test('a key is shown once and listed by its first characters', async () => {
  const { api_key: key, secret } = await make();
  expect(secret).toMatch(/^esk_[\w-]{43}$/);
  expect(key).toMatchObject({ name: 'Nightly export', scope: 'read', starts_with: secret.slice(0, 10) });
  expect(await list()).toContainEqual(key);
  const { rows } = await t.database.ownerPool.query<{ text: string }>(
    `select h::text as text from api_key_hash h where api_key_id = $1`,
    [key.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).not.toContain(secret);
});

test('[CALL-8] a key opens no call outside its scope: 401 without one, 403 with one', async () => {
  const calls = [workspaces.getWorkspace, workspaces.listMembers, workspaces.listApiKeys];
  for (const scope of ['read', 'ingest'] as const) {
    const { secret } = await make(scope);
    for (const call of calls) expect((await send(t.app, call, { as: secret })).status).toBe(403);
    expect((await send(t.app, workspaces.getWorkspace, { as: `${secret.slice(0, -1)}~` })).status).toBe(401);
  }
});

test('a revoked key stops at once', async () => {
  const { api_key: key, secret } = await make();
  expect((await send(t.app, workspaces.getWorkspace, { as: secret })).status).toBe(403);
  expect((await revoke(owner, key.id)).reply).toEqual({ done: true });
  expect((await send(t.app, workspaces.getWorkspace, { as: secret })).status).toBe(401);
  expect((await list()).map(({ id }) => id)).not.toContain(key.id);
  expect((await revoke(owner, key.id)).status).toBe(404);
});

test("[CALL-8] another workspace's key answers 404 and stays", async () => {
  const { api_key: key } = await make();
  const stranger = await signUp(t);
  for (const id of [key.id, randomUUID()]) {
    expect(await revoke(stranger, id)).toMatchObject({ status: 404, problem: { code: 'not_found' } });
  }
  expect((await list()).map(({ id }) => id)).toContain(key.id);
  expect((await send(t.app, workspaces.listApiKeys, { as: stranger })).reply.api_keys).toEqual([]);
});

describe('the keys of a member', () => {
  const makeAs = async (as: Person) =>
    (await send(t.app, workspaces.createApiKey, { as, body: { name: 'Helpdesk', scope: 'ingest' } })).reply;
  /** What a key is answered when it sends feedback: 202 or 401. */
  const useKey = async (secret: string) =>
    (
      await send(t.app, feedback.addFeedback, {
        as: secret,
        body: { source: { name: 'Helpdesk' }, items: [{ text: `Item ${randomUUID()}` }] },
      })
    ).status;

  test('are listed with who answers for them', async () => {
    const admin = await invite(t, owner, 'admin');
    const { api_key: key } = await makeAs(admin);
    expect(key.made_by).toEqual({ user_id: admin.userId, email: admin.email });
    expect(await list()).toContainEqual(key);
  });

  test.each([
    [
      'is removed',
      (who: Person, body: { revoke_api_keys?: boolean }) =>
        send(t.app, workspaces.removeMember, { as: owner, body: { user_id: who.userId, ...body } }),
    ],
    [
      'may make keys no more',
      (who: Person, body: { revoke_api_keys?: boolean }) =>
        send(t.app, workspaces.changeMemberRole, {
          as: owner,
          body: { user_id: who.userId, role: 'member', ...body },
        }),
    ],
  ])('who %s are revoked at once, or become those of who did it', async (_what, end) => {
    const [leaving, kept] = [await invite(t, owner, 'admin'), await invite(t, owner, 'admin')];
    const gone = await makeAs(leaving);
    const stays = await makeAs(kept);
    expect([await useKey(gone.secret), await useKey(stays.secret)]).toEqual([202, 202]);
    expect((await end(leaving, {})).status).toBe(200);
    expect((await end(kept, { revoke_api_keys: false })).status).toBe(200);
    expect([await useKey(gone.secret), await useKey(stays.secret)]).toEqual([401, 202]);
    const listed = await list();
    expect(listed.map(({ id }) => id)).not.toContain(gone.api_key.id);
    expect(listed.find(({ id }) => id === stays.api_key.id)?.made_by.user_id).toBe(owner.userId);
  });

  test('stay when an owner becomes an admin', async () => {
    const second = await invite(t, owner, 'owner');
    const { secret } = await makeAs(second);
    const body = { user_id: second.userId, role: 'admin' as const };
    await send(t.app, workspaces.changeMemberRole, { as: owner, body });
    expect(await useKey(secret)).toBe(202);
  });

  test('who removes themselves are revoked, whatever was asked', async () => {
    const admin = await invite(t, owner, 'admin');
    const { secret } = await makeAs(admin);
    const body = { user_id: admin.userId, revoke_api_keys: false };
    expect((await send(t.app, workspaces.removeMember, { as: admin, body })).status).toBe(200);
    expect(await useKey(secret)).toBe(401);
  });

  test('open nothing when their maker’s rights ended in any other way', async () => {
    const admin = await invite(t, owner, 'admin');
    const { secret } = await makeAs(admin);
    await inWorkspace(t.database, owner.workspaceId, (tx) =>
      setRole(tx, owner.workspaceId, admin.userId, 'viewer'),
    );
    expect(await useKey(secret)).toBe(401);
  });
});

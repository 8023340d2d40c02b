import type { ApiKeyScope } from '@earshot/contracts/call';
import { workspaces } from '@earshot/contracts/workspaces';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
import { signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';

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

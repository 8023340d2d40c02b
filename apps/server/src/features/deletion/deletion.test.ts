import { dayMs } from '@earshot/contracts/durations';
import { feedback } from '@earshot/contracts/feedback';
import { deletion } from '@earshot/contracts/deletion';
import { recordings } from '@earshot/contracts/recordings';
import { recordingShares } from '@earshot/contracts/recording-shares';
import { workspaces } from '@earshot/contracts/workspaces';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Config } from '../../config.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { paypalConfigOf } from '../../platform/paypal/paypal-config.ts';
import { aChunk, aSnapshot } from '../../testing/chunks.ts';
import type { ImportApp } from '../../testing/import-app.ts';
import { importApp, upload } from '../../testing/import-app.ts';
import { sellingEnvironment } from '../../testing/stand-ins/paypal-server.ts';
import type { Person } from '../../testing/people.ts';
import { invite, logIn, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { tablesWith } from '../../testing/stored-bytes.ts';
import type { SubscriptionRow } from '../billing/entitlement.ts';
import { insertSubscription, updateSubscription } from '../billing/subscriptions.sql.ts';
import { maintenanceHandlers } from '../maintenance/maintenance.jobs.ts';

let t: ImportApp;
beforeAll(async () => {
  t = await importApp();
});
afterAll(() => t.stop());

const own = async (as: Person) => (await send(t.app, workspaces.getWorkspace, { as })).reply;
const ask = async (as: Person, proof: { name?: string; current_password?: string } = {}) =>
  send(t.app, deletion.deleteWorkspace, {
    as,
    body: { name: (await own(as)).name, current_password: as.password, ...proof },
  });
const deletesAt = async (as: Person) => (await send(t.app, deletion.getDeletion, { as })).reply.deletes_at;
const deleteAccount = (as: Person, current_password = as.password) =>
  send(t.app, deletion.deleteAccount, { as, body: { current_password } });
/** Where the id still stands, in the tables of the product. */
const traces = async (id: string) =>
  (await tablesWith(t.database, inject('testServer').superuser, [id])).filter((place) =>
    place.startsWith('earshot.'),
  );

async function nightComes(days: number, config = t.jobDeps.config): Promise<void> {
  t.clock.advance({ days });
  const attempt = { jobId: randomUUID(), number: 1, signal: new AbortController().signal };
  for (const handler of maintenanceHandlers) await handler.run({}, { ...t.jobDeps, config }, attempt);
}

/** Writes down a subscription that runs. */
async function subscribe(workspaceId: string): Promise<SubscriptionRow> {
  const at = new Date(t.clock.now()).toISOString();
  const subscription: SubscriptionRow = {
    id: `I-${randomUUID()}`,
    plan: 'team',
    paymentTerms: 'monthly',
    people: 5,
    status: 'active',
    createdAt: at,
    updatedAt: at,
    checkedAt: at,
    paidUntil: null,
    failedPayments: 0,
  };
  await inWorkspace(t.database, workspaceId, (tx) => insertSubscription(tx, workspaceId, subscription));
  return subscription;
}

/** Something of every kind that leads to a workspace from outside of its tables, and bytes. */
async function furnish(as: Person): Promise<void> {
  const body = {
    source: { name: 'Helpdesk' },
    items: [{ text: 'The parcel never came.', author: { name: 'Ada' } }],
  };
  await send(t.app, feedback.addFeedback, { as, body });
  expect((await upload(t, as, 'text\nHello there\n')).status).toBe(201);
  await send(t.app, workspaces.createApiKey, { as, body: { name: 'Import', scope: 'ingest' } });
  await invite(t, as, 'member');
  const site = (await send(t.app, recordings.createSite, { as, body: { name: 'Shop' } })).reply;
  const chunk = aChunk(aSnapshot(t.clock.now()), { tabId: '0011223344556677' });
  const stored = await t.app.inject({
    method: 'POST',
    url: `/r/chunk?key=${site.key}`,
    headers: { 'content-type': 'text/plain' },
    payload: chunk.bytes,
  });
  expect(stored.statusCode).toBeLessThan(300);
  const shared = await send(t.app, recordingShares.share, {
    as,
    body: { session_id: chunk.header.recordingId },
  });
  expect(shared.status).toBeLessThan(300);
}

describe('deleting a workspace', () => {
  test('waits for a running subscription to be cancelled, since nobody else would', async () => {
    const owner = await signUp(t);
    const { id } = await own(owner);
    const subscription = await subscribe(id);
    const refused = await ask(owner);
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      'This workspace still has an active subscription. Cancel it in the settings first.',
    ]);
    expect(await deletesAt(owner)).toBeNull();
    await inWorkspace(t.database, id, (tx) =>
      updateSubscription(tx, id, { ...subscription, status: 'cancelled' }),
    );
    expect((await ask(owner)).status).toBeLessThan(300);
  });

  test('waits, where plans are sold, until a subscription approved meanwhile is cancelled', async () => {
    const owner = await signUp(t);
    const { id } = await own(owner);
    await ask(owner);
    const subscription = await subscribe(id);
    const selling: Config = {
      ...t.jobDeps.config,
      paypal: paypalConfigOf({ PAYPAL_ENV: 'sandbox', ...sellingEnvironment() }),
    };
    await nightComes(7, selling);
    expect((await own(await logIn(t, owner))).id).toBe(id);
    await inWorkspace(t.database, id, (tx) =>
      updateSubscription(tx, id, { ...subscription, status: 'cancelled' }),
    );
    await nightComes(1, selling);
    expect(await traces(id)).toEqual([]);
  });

  test('asks its owner for its name and their password, and can be taken back for 7 days', async () => {
    const owner = await signUp(t);
    const admin = await invite(t, owner, 'admin');
    expect((await ask(admin)).status).toBe(403);
    expect((await ask(owner, { name: 'Another' })).problem.errors?.[0]?.pointer).toBe('#/body/name');
    expect((await ask(owner, { current_password: 'not this' })).problem.code).toBe('wrong_password');
    expect(await deletesAt(owner)).toBeNull();

    const { reply } = await ask(owner);
    expect(Date.parse(reply.deletes_at) - t.clock.now()).toBe(7 * dayMs);
    expect(await deletesAt(admin)).toBe(reply.deletes_at);
    await t.runJobs();
    expect(t.mailbox.to(owner.email).at(-1)?.subject).toBe('One of your workspaces will be deleted');
    await nightComes(6);
    const back = await logIn(t, owner);
    expect((await ask(back)).reply.deletes_at).toBe(reply.deletes_at);
    expect((await send(t.app, deletion.keepWorkspace, { as: await logIn(t, admin) })).status).toBe(403);
    expect((await send(t.app, deletion.keepWorkspace, { as: back })).status).toBe(200);
    await nightComes(2);
    expect((await own(await logIn(t, owner))).id).toBe(owner.workspaceId);
  });

  test('[REC-3] deletes every row and every stored byte in the night after, and nothing of its neighbour', async () => {
    const owner = await signUp(t);
    const neighbour = await signUp(t);
    await furnish(owner);
    await furnish(neighbour);
    expect((await traces(owner.workspaceId)).length).toBeGreaterThan(12);
    expect(await t.filesOf(owner)).toHaveLength(1);
    const before = await traces(neighbour.workspaceId);
    await ask(owner);
    await nightComes(7);
    expect(await traces(owner.workspaceId)).toEqual([]);
    expect(await t.filesOf(owner)).toEqual([]);
    expect(await traces(neighbour.workspaceId)).toEqual(before);
    expect(await t.filesOf(neighbour)).toHaveLength(1);
    const again = await logIn(t, owner);
    expect(again.workspaceId).not.toBe(owner.workspaceId);
  });
});

describe('deleting one’s account', () => {
  test('asks for the password, and is refused to the only owner of a workspace that stays', async () => {
    const owner = await signUp(t, { company: 'Marrowby' });
    expect((await deleteAccount(owner, 'not this')).problem.code).toBe('wrong_password');
    const refused = await deleteAccount(owner);
    expect(refused.problem.code).toBe('conflict');
    expect(refused.problem.detail).toContain('“Marrowby”');
    expect((await own(owner)).role).toBe('owner');
    await ask(owner);
    expect((await deleteAccount(owner)).status).toBe(200);
    await nightComes(7);
    expect(await traces(owner.workspaceId)).toEqual([]);
  });

  test('is refused for each workspace that would have no owner, and for no other', async () => {
    const person = await signUp(t, { company: 'Marrowby' });
    const join = async (role: 'owner' | 'admin', company: string, as: string) => {
      const host = await signUp(t, { company });
      await send(t.app, workspaces.inviteMember, { as: host, body: { email: person.email, role } });
      await t.runJobs();
      const token = t.mailbox.newestToken(person.email);
      return (await send(t.app, workspaces.acceptInvitation, { as, body: { token } })).reply.token;
    };
    const token = await join('admin', 'Guestly', await join('owner', 'Sharedly', person.token));
    const body = { current_password: person.password };
    const refused = await send(t.app, deletion.deleteAccount, { as: token, body });
    expect(refused.problem.detail).toContain('You are the only owner of “Marrowby”.');
  });

  test('ends sessions, keys and membership at once, and leaves no name or address', async () => {
    const owner = await signUp(t);
    const admin = await invite(t, owner, 'admin');
    const key = await send(t.app, workspaces.createApiKey, {
      as: admin,
      body: { name: 'Export', scope: 'read' },
    });
    expect((await deleteAccount(admin)).status).toBe(200);
    expect((await send(t.app, workspaces.getWorkspace, { as: admin })).status).toBe(401);
    expect((await send(t.app, feedback.getFeedback, { as: key.reply.secret, body: {} })).status).toBe(401);
    const { members } = (await send(t.app, workspaces.listMembers, { as: owner })).reply;
    expect(members.map(({ user_id }) => user_id)).toEqual([owner.userId]);
    await expect(logIn(t, admin)).rejects.toThrow('wrong_credentials');
    // Of a day's mails it is counted for two days how many went where.
    expect(await traces(admin.email)).toEqual([`earshot.stranger_mail: ${admin.email}`]);
  });
});

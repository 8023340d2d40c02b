import type { Role } from '@earshot/contracts/call';
import { feedback } from '@earshot/contracts/feedback';
import { workspaces } from '@earshot/contracts/workspaces';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
import { invite, logIn, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';

let t: TestApp;
let owner: Person;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  owner = await signUp(t);
});
afterAll(() => t.stop());

const change = (as: Person, who: { userId: string }, role: Role) =>
  send(t.app, workspaces.changeMemberRole, { as, body: { user_id: who.userId, role } });
const remove = (as: Person, who: { userId: string }) =>
  send(t.app, workspaces.removeMember, { as, body: { user_id: who.userId } });
const members = async (as: Person) => (await send(t.app, workspaces.listMembers, { as })).reply.members;
const rolesOf = async (as: Person) => (await members(as)).map(({ email, role }) => [email, role]);

describe('members', () => {
  test('are listed, first joined first', async () => {
    t.clock.advance({ seconds: 1 });
    const viewer = await invite(t, owner, 'viewer');
    expect(await members(owner)).toEqual([
      expect.objectContaining({ user_id: owner.userId, email: owner.email, role: 'owner' }),
      expect.objectContaining({
        user_id: viewer.userId,
        displayName: viewer.email.split('@')[0],
        role: 'viewer',
      }),
    ]);
  });

  test('get another role at once, with the token they have', async () => {
    const viewer = await invite(t, owner, 'viewer');
    const rename = () => send(t.app, workspaces.updateWorkspace, { as: viewer, body: { name: 'Renamed' } });
    expect((await rename()).status).toBe(403);
    expect((await change(owner, viewer, 'admin')).reply).toMatchObject({
      user_id: viewer.userId,
      role: 'admin',
    });
    expect((await rename()).status).toBe(200);
    await change(owner, viewer, 'member');
    expect((await rename()).status).toBe(403);
  });

  test('leave by themselves: their sessions here end, and they have a place of their own when they log in', async () => {
    const guest = await invite(t, owner, 'admin');
    const key = await send(t.app, workspaces.createApiKey, {
      as: guest,
      body: { name: 'Mine', scope: 'read' },
    });
    expect((await send(t.app, workspaces.leaveWorkspace, { as: guest })).reply).toEqual({ done: true });
    expect((await send(t.app, workspaces.getWorkspace, { as: guest })).status).toBe(401);
    expect((await send(t.app, feedback.getFeedback, { as: key.reply.secret, body: {} })).status).toBe(401);
    expect((await members(owner)).map(({ email }) => email)).toEqual([owner.email]);
    const again = await logIn(t, guest);
    expect(again.workspaceId).not.toBe(owner.workspaceId);
  });

  test('cannot leave as the last owner', async () => {
    const left = await send(t.app, workspaces.leaveWorkspace, { as: owner });
    expect(left).toMatchObject({ status: 409, problem: { code: 'conflict' } });
    expect((await members(owner)).map(({ email }) => email)).toEqual([owner.email]);
  });

  test('that are removed lose their sessions here at once, and only here', async () => {
    const guest = await invite(t, owner, 'admin');
    const elsewhere = await send(t.app, workspaces.getWorkspace, { as: await signUp(t) });
    expect(elsewhere.status).toBe(200);
    expect((await send(t.app, workspaces.getWorkspace, { as: guest })).status).toBe(200);
    expect((await remove(owner, guest)).reply).toEqual({ done: true });
    expect((await send(t.app, workspaces.getWorkspace, { as: guest })).status).toBe(401);
    expect(await rolesOf(owner)).toEqual([[owner.email, 'owner']]);
    const again = await logIn(t, guest);
    expect(again.workspaceId).not.toBe(owner.workspaceId);
  });
});

describe('owners', () => {
  test('are made and unmade by owners only', async () => {
    const admin = await invite(t, owner, 'admin');
    const member = await invite(t, owner, 'member');
    for (const refused of [
      await change(admin, member, 'owner'),
      await change(admin, admin, 'owner'),
      await change(admin, owner, 'member'),
      await remove(admin, owner),
      await send(t.app, workspaces.inviteMember, {
        as: admin,
        body: { email: 'x@example.com', role: 'owner' },
      }),
    ]) {
      expect(refused).toMatchObject({ status: 403, problem: { code: 'not_allowed' } });
    }
    expect((await change(owner, member, 'owner')).status).toBe(200);
    expect((await change(member, owner, 'admin')).status).toBe(200);
  });

  test('one stays: the last can neither step down nor be removed', async () => {
    expect(await change(owner, owner, 'admin')).toMatchObject({ status: 409, problem: { code: 'conflict' } });
    expect(await remove(owner, owner)).toMatchObject({ status: 409, problem: { code: 'conflict' } });
    expect((await change(owner, owner, 'owner')).status).toBe(200);
    expect(await rolesOf(owner)).toEqual([[owner.email, 'owner']]);
  });

  test('two who remove each other at the same moment leave one', async () => {
    const second = await invite(t, owner, 'owner');
    const both = await Promise.all([remove(owner, second), remove(second, owner)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = both[0].status === 200 ? owner : second;
    expect(await rolesOf(left)).toEqual([[left.email, 'owner']]);
  });
});

test("[CALL-8] another workspace's members answer 404 like a random id, and nothing changes", async () => {
  const theirs = await signUp(t);
  t.clock.advance({ seconds: 1 });
  const member = await invite(t, theirs, 'member');
  for (const who of [member, theirs, { userId: randomUUID() }]) {
    expect(await change(owner, who, 'viewer')).toMatchObject({ status: 404, problem: { code: 'not_found' } });
    expect(await remove(owner, who)).toMatchObject({ status: 404, problem: { code: 'not_found' } });
  }
  expect(await rolesOf(theirs)).toEqual([
    [theirs.email, 'owner'],
    [member.email, 'member'],
  ]);
});

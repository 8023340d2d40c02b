import { workspaces } from '@earshot/contracts/workspaces';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
import { invite, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';

let t: TestApp;
let owner: Person;
beforeAll(async () => {
  t = await testApp();
  owner = await signUp(t, { company: 'Crewlark' });
});
afterAll(() => t.stop());

const update = (body: { name?: string; time_zone?: string }, as: Person = owner) =>
  send(t.app, workspaces.updateWorkspace, { as, body });

describe('a workspace', () => {
  test('is renamed and given a time zone', async () => {
    const { reply } = await update({ name: '  Crewlark Ltd ', time_zone: 'Europe/Berlin' });
    expect(reply).toMatchObject({ name: 'Crewlark Ltd', time_zone: 'Europe/Berlin' });
    const read = await send(t.app, workspaces.getWorkspace, { as: owner });
    expect(read.reply).toEqual(reply);
  });

  test('keeps what a change does not name', async () => {
    await update({ name: 'Kept', time_zone: 'Asia/Tokyo' });
    expect((await update({ name: 'Renamed' })).reply).toMatchObject({
      name: 'Renamed',
      time_zone: 'Asia/Tokyo',
    });
    expect((await update({ time_zone: 'UTC' })).reply).toMatchObject({ name: 'Renamed', time_zone: 'UTC' });
  });

  test.each(['Mars/Olympus', '+02:00', 'GMT+2:00', 'localtime', "Europe/Berlin'", '', ' UTC', 'posixrules'])(
    '[CALL-8] refuses the time zone "%s" and names the field',
    async (timeZone) => {
      const sent = await update({ time_zone: timeZone });
      expect(sent).toMatchObject({
        status: 400,
        problem: { code: 'bad_request', errors: [{ pointer: '#/body/time_zone' }] },
      });
    },
  );
});

describe('workspaces of one person', () => {
  test('are listed by name with the role in each, and switched between with one token at a time', async () => {
    const person = await signUp(t, { company: 'Zebra' });
    const host = await signUp(t, { company: 'Aardvark' });
    await send(t.app, workspaces.inviteMember, { as: host, body: { email: person.email, role: 'viewer' } });
    await t.runJobs();
    const token = t.mailbox.newestToken(person.email);
    const joined = await send(t.app, workspaces.acceptInvitation, { as: person, body: { token } });
    expect(joined.reply).toMatchObject({
      workspace_id: host.workspaceId,
      role: 'viewer',
      companyName: 'Aardvark',
    });
    expect((await send(t.app, workspaces.getWorkspace, { as: person })).status).toBe(401);

    const listed = await send(t.app, workspaces.listWorkspaces, { as: joined.reply.token });
    expect(listed.reply.workspaces).toEqual([
      { id: host.workspaceId, name: 'Aardvark', role: 'viewer' },
      { id: person.workspaceId, name: 'Zebra', role: 'owner' },
    ]);

    const back = await send(t.app, workspaces.switchWorkspace, {
      as: joined.reply.token,
      body: { workspace_id: person.workspaceId },
    });
    expect(back.reply).toMatchObject({ workspace_id: person.workspaceId, role: 'owner' });
    expect((await send(t.app, workspaces.getWorkspace, { as: joined.reply.token })).status).toBe(401);
    expect((await send(t.app, workspaces.getWorkspace, { as: back.reply.token })).reply.name).toBe('Zebra');
  });

  test('are listed by name whatever their ids are, and of one name by id', async () => {
    const person = await signUp(t, { company: 'Middle' });
    let as = person.token;
    for (const company of ['Last', 'Beginning', 'Middle', 'Another', 'Zoo']) {
      // An address is mailed few invitations a day.
      t.clock.advance({ days: 1 });
      const host = await signUp(t, { company });
      await send(t.app, workspaces.inviteMember, { as: host, body: { email: person.email, role: 'viewer' } });
      await t.runJobs();
      const token = t.mailbox.newestToken(person.email);
      as = (await send(t.app, workspaces.acceptInvitation, { as, body: { token } })).reply.token;
    }
    const { reply } = await send(t.app, workspaces.listWorkspaces, { as });
    const named = reply.workspaces.map(({ name, id }) => ({ name, id }));
    expect(named.map(({ name }) => name)).toEqual([
      'Another',
      'Beginning',
      'Last',
      'Middle',
      'Middle',
      'Zoo',
    ]);
    expect((named[3]?.id ?? '') < (named[4]?.id ?? '')).toBe(true);
  });

  test("[CALL-8] another one's workspace answers 404 like a random id, and the token stays", async () => {
    const stranger = await signUp(t);
    for (const id of [owner.workspaceId, randomUUID()]) {
      const sent = await send(t.app, workspaces.switchWorkspace, {
        as: stranger,
        body: { workspace_id: id },
      });
      expect(sent).toMatchObject({ status: 404, problem: { code: 'not_found' } });
    }
    expect((await send(t.app, workspaces.getWorkspace, { as: stranger })).status).toBe(200);
  });
});

describe('[CALL-8] roles', () => {
  const calls = {
    getWorkspace: () => ({ call: workspaces.getWorkspace }),
    listMembers: () => ({ call: workspaces.listMembers }),
    updateWorkspace: () => ({ call: workspaces.updateWorkspace, body: { name: 'Roles' } }),
    inviteMember: () => ({
      call: workspaces.inviteMember,
      body: { email: `${randomUUID()}@example.com`, role: 'viewer' as const },
    }),
    cancelInvitation: () => ({ call: workspaces.cancelInvitation, body: { invitation_id: randomUUID() } }),
    changeMemberRole: () => ({
      call: workspaces.changeMemberRole,
      body: { user_id: randomUUID(), role: 'viewer' as const },
    }),
    removeMember: () => ({ call: workspaces.removeMember, body: { user_id: randomUUID() } }),
    listApiKeys: () => ({ call: workspaces.listApiKeys }),
    createApiKey: () => ({ call: workspaces.createApiKey, body: { name: 'key', scope: 'read' as const } }),
    revokeApiKey: () => ({ call: workspaces.revokeApiKey, body: { api_key_id: randomUUID() } }),
  };
  const open = ['getWorkspace', 'listMembers'];
  const people: Partial<Record<string, Person>> = {};
  beforeAll(async () => {
    people['owner'] = owner;
    for (const role of ['viewer', 'member', 'admin'] as const) people[role] = await invite(t, owner, role);
  });

  test.each(
    Object.entries(calls).flatMap(([name, make]) =>
      ['viewer', 'member', 'admin', 'owner'].map((role) => ({ name, make, role })),
    ),
  )('$name by the role $role', async ({ name, make, role }) => {
    const { call, ...body } = make();
    const mayCall = open.includes(name) || role === 'admin' || role === 'owner';
    const as = people[role];
    const sent = await send(t.app, call, { ...body, ...(as && { as }) });
    // Ids are random here, so who may call is told that nothing is there.
    if (mayCall) expect([200, 201, 404]).toContain(sent.status);
    else expect(sent).toMatchObject({ status: 403, problem: { code: 'not_allowed' } });
  });
});

import { dayMs } from '@earshot/contracts/durations';
import type { Role } from '@earshot/contracts/call';
import { users } from '@earshot/contracts/users';
import { workspaces } from '@earshot/contracts/workspaces';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
import { invite, logIn, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { invitationMail } from './invitations.service.ts';

let t: TestApp;
let owner: Person;
beforeAll(async () => {
  t = await testApp();
  owner = await signUp(t, { company: 'Crewlark' });
});
afterAll(() => t.stop());

const password = 'seven brown hedgehogs';
const newEmail = () => `guest-${randomUUID()}@example.com`;

async function inviteTo(email: string, role: Role = 'member', as: Person = owner) {
  const sent = await send(t.app, workspaces.inviteMember, { as, body: { email, role } });
  await t.runJobs();
  return sent;
}
const look = (token: string) => send(t.app, workspaces.getInvitation, { body: { token } });
const accept = (as: Person, token: string) =>
  send(t.app, workspaces.acceptInvitation, { as, body: { token } });
const create = (email: string, invitation: string, more: object = { password }) =>
  send(t.app, users.createUser, { body: { email, invitation, ...more } });
const waiting = async () =>
  (await send(t.app, workspaces.listMembers, { as: owner })).reply.invitations.map(({ email }) => email);

describe('an invitation', () => {
  test('is mailed, shown by its token and listed while it waits', async () => {
    const email = newEmail();
    const { status, reply } = await inviteTo(email, 'viewer');
    expect(status).toBe(201);
    expect(reply).toMatchObject({ email, role: 'viewer', invited_by: owner.email });
    expect(Date.parse(reply.expires_at) - Date.parse(reply.created_at)).toBe(7 * dayMs);
    expect(t.mailbox.newestLink(email).page).toBe('/signup');
    expect(t.mailbox.to(email)[0]?.text).toContain(
      `${owner.email} invites you to the workspace “Crewlark” on Earshot as a viewer.`,
    );
    expect((await look(t.mailbox.newestToken(email))).reply).toEqual({
      workspace_name: 'Crewlark',
      email,
      role: 'viewer',
      has_account: false,
    });
    expect(await waiting()).toContain(email);
  });

  test('is mailed again: the new link works for 7 days more, the one before it ends', async () => {
    const email = newEmail();
    const { reply: first } = await inviteTo(email);
    const old = t.mailbox.newestToken(email);
    t.clock.advance({ days: 3 });
    owner = await logIn(t, owner);
    const again = await send(t.app, workspaces.resendInvitation, {
      as: owner,
      body: { invitation_id: first.id },
    });
    await t.runJobs();
    expect(Date.parse(again.reply.expires_at) - Date.parse(first.expires_at)).toBe(3 * dayMs);
    const renewed = t.mailbox.newestToken(email);
    expect(renewed).not.toBe(old);
    expect((await look(old)).status).toBe(400);
    expect((await look(renewed)).reply).toMatchObject({ email });
  });

  test('is mailed again by who may give its role, while it waits, and in its workspace', async () => {
    const email = newEmail();
    const { reply } = await inviteTo(email, 'owner');
    const resend = (as: Person, id = reply.id) =>
      send(t.app, workspaces.resendInvitation, { as, body: { invitation_id: id } });
    const admin = await invite(t, owner, 'admin');
    expect(await resend(admin)).toMatchObject({ status: 403, problem: { code: 'not_allowed' } });
    expect((await resend(owner)).status).toBe(200);
    const stranger = await signUp(t);
    for (const id of [reply.id, randomUUID()]) expect((await resend(stranger, id)).status).toBe(404);
    await send(t.app, workspaces.cancelInvitation, { as: owner, body: { invitation_id: reply.id } });
    expect((await resend(owner)).status).toBe(404);
  });

  test('that is taken back before its mail goes has none', async () => {
    const { reply } = await inviteTo(newEmail());
    const mail = () => invitationMail(t.database, owner.workspaceId, reply.id, t.clock.now());
    expect(await mail()).toMatchObject({ to: reply.email, role: 'member' });
    await send(t.app, workspaces.cancelInvitation, { as: owner, body: { invitation_id: reply.id } });
    expect(await mail()).toBeNull();
  });

  test('waits for 7 days, and no millisecond longer', async () => {
    const email = newEmail();
    await inviteTo(email);
    const token = t.mailbox.newestToken(email);
    t.clock.advance({ days: 7, seconds: -0.001 });
    expect((await look(token)).reply).toMatchObject({ email, has_account: false });
    t.clock.advance({ seconds: 0.001 });
    owner = await logIn(t, owner);
    expect((await look(token)).problem.code).toBe('link_invalid');
    expect(await waiting()).not.toContain(email);
  });

  test('says whether its address has an account', async () => {
    const { email } = await signUp(t);
    await inviteTo(email);
    expect((await look(t.mailbox.newestToken(email))).reply.has_account).toBe(true);
  });

  test('is mailed to one address three times a day at most; the link it has goes on working', async () => {
    const email = newEmail();
    const { reply } = await inviteTo(email);
    for (let n = 0; n < 4; n += 1) {
      const body = { invitation_id: reply.id };
      expect((await send(t.app, workspaces.resendInvitation, { as: owner, body })).status).toBe(200);
      await t.runJobs();
    }
    expect(t.mailbox.to(email)).toHaveLength(3);
    expect((await look(t.mailbox.newestToken(email))).status).toBe(200);
  });

  test('signs a new person up at once, as a member and without a workspace of their own', async () => {
    const email = newEmail();
    await inviteTo(email, 'member');
    const mails = t.mailbox.emails.length;
    const { reply } = await create(email, t.mailbox.newestToken(email));
    expect(reply.email_verification_sent).toBe(false);
    const login = await send(t.app, users.getToken, { body: { email, password } });
    expect(login.reply).toMatchObject({
      user_id: reply.user_id,
      workspace_id: owner.workspaceId,
      companyName: 'Crewlark',
      role: 'member',
    });
    const listed = await send(t.app, workspaces.listWorkspaces, { as: login.reply.token });
    expect(listed.reply.workspaces).toHaveLength(1);
    expect(t.mailbox.emails).toHaveLength(mails);
    expect(await waiting()).not.toContain(email);
  });

  test('is accepted by somebody with an account, once', async () => {
    const person = await signUp(t);
    await inviteTo(person.email, 'admin');
    const token = t.mailbox.newestToken(person.email);
    expect((await look(token)).reply.has_account).toBe(true);
    const joined = await accept(person, token);
    expect(joined.reply).toMatchObject({ workspace_id: owner.workspaceId, role: 'admin' });
    const again = await accept({ ...person, auth: { authorization: `Bearer ${joined.reply.token}` } }, token);
    expect(again).toMatchObject({ status: 400, problem: { code: 'link_invalid' } });
  });

  test('works for the invited address only', async () => {
    const email = newEmail();
    await inviteTo(email);
    const token = t.mailbox.newestToken(email);
    const stranger = await signUp(t);
    expect(await accept(stranger, token)).toMatchObject({ status: 400, problem: { code: 'link_invalid' } });
    expect(await create(newEmail(), token)).toMatchObject({
      status: 400,
      problem: { code: 'link_invalid', errors: [{ pointer: '#/body/email' }] },
    });
    expect((await send(t.app, workspaces.getWorkspace, { as: stranger })).status).toBe(200);
    expect((await create(email, token)).status).toBe(200);
  });

  test('needs a password when it signs somebody up, and a logged-in person when there is an account', async () => {
    const email = newEmail();
    await inviteTo(email);
    expect(await create(email, t.mailbox.newestToken(email), {})).toMatchObject({
      status: 400,
      problem: { errors: [{ pointer: '#/body/password' }] },
    });
    const person = await signUp(t);
    await inviteTo(person.email);
    expect(await create(person.email, t.mailbox.newestToken(person.email))).toMatchObject({
      status: 409,
      problem: { code: 'conflict' },
    });
  });

  test('of 20 uses at once one joins', async () => {
    const email = newEmail();
    await inviteTo(email);
    const token = t.mailbox.newestToken(email);
    const all = await Promise.all(Array.from({ length: 20 }, () => create(email, token)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.every(({ status }) => status === 200 || status === 400 || status === 409)).toBe(true);
  });

  test.each([
    ['within 7 days', { days: 6, hours: 23 }, 200],
    ['not after 7 days', { days: 7, seconds: 1 }, 400],
  ])('works %s', async (_when, wait, status) => {
    const inviter = await signUp(t);
    const email = newEmail();
    await inviteTo(email, 'viewer', inviter);
    t.clock.advance(wait);
    expect((await create(email, t.mailbox.newestToken(email))).status).toBe(status);
    owner = await signUp(t, { company: 'Crewlark' });
  });

  test('taken back, or replaced by a new one, works no more', async () => {
    const email = newEmail();
    await inviteTo(email, 'viewer');
    const first = t.mailbox.newestToken(email);
    const { reply } = await inviteTo(email, 'member');
    const second = t.mailbox.newestToken(email);
    expect((await look(first)).problem.code).toBe('link_invalid');
    expect((await look(second)).reply.role).toBe('member');
    expect((await waiting()).filter((one) => one === email)).toHaveLength(1);

    const cancel = () =>
      send(t.app, workspaces.cancelInvitation, { as: owner, body: { invitation_id: reply.id } });
    expect((await cancel()).reply).toEqual({ done: true });
    expect((await cancel()).status).toBe(404);
    expect((await create(email, second)).problem.code).toBe('link_invalid');
    expect(await waiting()).not.toContain(email);
  });

  test('of a member is a conflict that names the field', async () => {
    expect(await inviteTo(owner.email)).toMatchObject({
      status: 409,
      problem: { code: 'conflict', errors: [{ pointer: '#/body/email' }] },
    });
  });

  test('leaves out a workspace name that a mail program could turn into a link', async () => {
    const email = newEmail();
    const phisher = await signUp(t, { company: 'Prizes at www.example.net/win' });
    await inviteTo(email, 'viewer', phisher);
    const [received] = t.mailbox.to(email);
    expect(received?.text).toContain('invites you to a workspace on Earshot');
    expect(`${received?.subject}${received?.text}${received?.html}`).not.toContain('example.net');
  });

  test("[CALL-8] another workspace's invitation answers 404 and stays", async () => {
    const email = newEmail();
    const { reply } = await inviteTo(email);
    const stranger = await signUp(t);
    for (const id of [reply.id, randomUUID()]) {
      const sent = await send(t.app, workspaces.cancelInvitation, {
        as: stranger,
        body: { invitation_id: id },
      });
      expect(sent).toMatchObject({ status: 404, problem: { code: 'not_found' } });
    }
    expect(await waiting()).toContain(email);
  });
});

describe('where signing up is by invitation', () => {
  test('only an invitation opens it', async () => {
    const closed = await testApp({ environment: { EARSHOT_SIGNUP: 'invite' } });
    try {
      const sent = await send(closed.app, users.createUser, { body: { email: newEmail(), password } });
      expect(sent).toMatchObject({ status: 403, problem: { code: 'signup_closed' } });
      const forged = await send(closed.app, users.createUser, {
        body: { email: newEmail(), password, invitation: 'x'.repeat(43) },
      });
      expect(forged).toMatchObject({ status: 400, problem: { code: 'link_invalid' } });
    } finally {
      await closed.stop();
    }
  });
});

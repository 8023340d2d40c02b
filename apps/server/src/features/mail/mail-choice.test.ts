import { emailChange } from '@earshot/contracts/email-change';
import { mail } from '@earshot/contracts/mail';
import { users } from '@earshot/contracts/users';
import { workspaces } from '@earshot/contracts/workspaces';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
import { logIn, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { emailFor } from './emails.ts';

const password = 'seven brown hedgehogs';
let t: TestApp;
let owner: Person;
beforeAll(async () => {
  t = await testApp({ environment: { EARSHOT_PUBLIC_URL: 'https://earshot.example' } });
  owner = await signUp(t);
});
afterAll(() => t.stop());

const newEmail = () => `${randomUUID()}@example.com`;
const reset = (email: string) => send(t.app, users.sendResetPasswordLink, { body: { email } });
const choose = (token: string, silenced: boolean) =>
  send(t.app, mail.chooseMail, { body: { token, silenced } });

type Cause = [string, (email: string) => Promise<{ status: number; reply: unknown }>];

/** Mail that strangers can cause, and whoever it is for cannot do without. */
const needed: Cause[] = [
  ['a sign-up', (email) => send(t.app, users.createUser, { body: { email, password } })],
  ['a new verification link', (email) => send(t.app, users.sendEmailVerification, { body: { email } })],
  ['a reset', reset],
];
const invite = (email: string) =>
  send(t.app, workspaces.inviteMember, { as: owner, body: { email, role: 'viewer' } });

/** The token in the footer of the newest email to an address. */
function tokenTo(email: string): string {
  const text = t.mailbox.to(email).at(-1)?.text ?? '';
  return /https:\/\/earshot\.example\/mail_choice#token=([\w-]+)/.exec(text)?.[1] ?? '';
}

/** Somebody who signed up and asked for no more mail. */
async function silencedPerson(): Promise<Person & { choice: string }> {
  const person = await signUp(t);
  const choice = tokenTo(person.email);
  expect((await choose(choice, true)).reply).toEqual({ silenced: true });
  return { ...person, choice };
}

describe('mail that strangers can cause', () => {
  test('names a page and an address for mail programs where it can be stopped', async () => {
    for (const email of [newEmail(), owner.email]) {
      t.clock.advance({ days: 1 });
      for (const [, cause] of needed) {
        const before = t.mailbox.to(email).length;
        await cause(email);
        await t.runJobs();
        const received = t.mailbox.to(email).at(-1);
        expect(t.mailbox.to(email)).toHaveLength(before + 1);
        expect(received?.text).toContain(
          'Unsubscribe from invitations and reports that others send you:\nhttps://earshot.example/mail_choice#',
        );
        expect(received?.html).toContain(
          `href="https://earshot.example/mail_choice#token=${tokenTo(email)}"`,
        );
        expect(received?.oneClickStop).toBe(
          `https://earshot.example/api/mail/unsubscribe?token=${tokenTo(email)}`,
        );
      }
    }
  });

  test('an invitation reaches no address that asked for no more, and answers as ever', async () => {
    const email = newEmail();
    await invite(email);
    await t.runJobs();
    expect(t.mailbox.to(email).at(-1)?.text).toContain('Unsubscribe from these emails:\n');
    await choose(tokenTo(email), true);
    const other = await invite(newEmail());
    const silenced = await invite(email);
    await t.runJobs();
    expect(silenced.status).toBe(other.status);
    expect(Object.keys(silenced.reply)).toEqual(Object.keys(other.reply));
    expect(t.mailbox.to(email)).toHaveLength(1);
  });

  test('comes again after the choice is taken back with the same link', async () => {
    const person = await silencedPerson();
    await invite(person.email);
    await t.runJobs();
    expect(t.mailbox.to(person.email)).toHaveLength(1);
    expect((await choose(person.choice, false)).reply).toEqual({ silenced: false });
    await invite(person.email);
    await t.runJobs();
    expect(t.mailbox.to(person.email)).toHaveLength(2);
  });

  test('does not go out when it is silenced while it waits', async () => {
    const { email, choice } = await silencedPerson();
    const { reply } = await invite(email);
    const order = { kind: 'invitation', workspaceId: owner.workspaceId, invitationId: reply.id } as const;
    const deps = { database: t.database, publicUrl: t.config.publicUrl, now: t.clock.now };
    const attempt = { jobId: randomUUID(), number: 1 };
    expect(await emailFor(order, deps, attempt)).toBeNull();
    await choose(choice, false);
    expect(await emailFor(order, deps, attempt)).toMatchObject({ to: email });
  });
});

describe('mail that an account needs', () => {
  test.each(needed)('%s reaches an address that asked for no more mail', async (_name, cause) => {
    const email = newEmail();
    await send(t.app, users.createUser, { body: { email, password } });
    await t.runJobs();
    expect((await choose(tokenTo(email), true)).status).toBe(200);
    expect((await cause(email)).status).toBe(200);
    await t.runJobs();
    expect(t.mailbox.to(email)).toHaveLength(2);
    expect(t.mailbox.newestLink(email).secrets.get('token')).not.toBeNull();
  });

  test('the link that confirms another address reaches it', async () => {
    const { email } = await silencedPerson();
    const person = await signUp(t);
    const body = { email: newEmail(), current_password: person.password };
    await invite(body.email);
    await t.runJobs();
    await choose(tokenTo(body.email), true);
    await send(t.app, emailChange.changeEmail, { as: person, body });
    await send(t.app, emailChange.changeEmail, { as: person, body: { ...body, email } });
    await t.runJobs();
    expect(t.mailbox.newestLink(body.email).page).toBe('/change_email');
    expect(t.mailbox.to(email).at(-1)?.subject).toBe('This address already has an Earshot account');
  });

  test.each(['password_changed', 'token_reused', 'two_factor'] as const)(
    'word of a change reaches an address that asked for no more mail: %s',
    async (kind) => {
      const { email } = await silencedPerson();
      const order = kind === 'two_factor' ? ({ kind, email, what: 'on' } as const) : { kind, email };
      const deps = { database: t.database, publicUrl: t.config.publicUrl, now: t.clock.now };
      const received = await emailFor(order, deps, { jobId: randomUUID(), number: 1 });
      expect(received).toMatchObject({ to: email, oneClickStop: null });
      expect(received?.text).not.toContain('mail_choice');
    },
  );
});

describe('the link at the foot', () => {
  test('says what was chosen', async () => {
    const { choice } = await silencedPerson();
    const chosen = async () => (await send(t.app, mail.getChoice, { body: { token: choice } })).reply;
    expect(await chosen()).toEqual({ silenced: true });
    await choose(choice, false);
    expect(await chosen()).toEqual({ silenced: false });
  });

  test('ends after 90 days, and newer mail brings another', async () => {
    const { email, choice } = await silencedPerson();
    t.clock.advance({ days: 90 });
    expect((await choose(choice, false)).status).toBe(200);
    t.clock.advance({ days: 1 });
    for (const answer of [
      await choose(choice, true),
      await send(t.app, mail.getChoice, { body: { token: choice } }),
      await send(t.app, mail.unsubscribe, { query: { token: choice } }),
    ]) {
      expect(answer).toMatchObject({
        status: 400,
        problem: { code: 'link_invalid', detail: 'This link is older than 90 days.' },
      });
    }
    await reset(email);
    await t.runJobs();
    expect((await choose(tokenTo(email), true)).status).toBe(200);
    // Their session is over by now.
    owner = await logIn(t, owner);
  });
});

describe('a mail program', () => {
  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=edge',
      '--edge\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--edge--\r\n',
    ],
  ])('stops mail with one post of %s, without a log-in', async (type, payload) => {
    const person = await signUp(t);
    const url = new URL(t.mailbox.to(person.email).at(-1)?.oneClickStop ?? '');
    const answer = await t.app.inject({
      method: 'POST',
      url: url.pathname + url.search,
      headers: { 'content-type': type },
      payload,
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { silenced: true }]);
    await invite(person.email);
    await t.runJobs();
    expect(t.mailbox.to(person.email)).toHaveLength(1);
  });

  test('or a scanner that only opens the address is led to the page, and nothing changes', async () => {
    const person = await signUp(t);
    const url = new URL(t.mailbox.to(person.email).at(-1)?.oneClickStop ?? '');
    const answer = await t.app.inject(url.pathname + url.search);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/mail_choice#token=${tokenTo(person.email)}`);
    await invite(person.email);
    await t.runJobs();
    expect(t.mailbox.to(person.email)).toHaveLength(2);
  });
});

test('[CALL-8] tokens that no mail carried are refused, and nothing is stored for them', async () => {
  const { choice } = await silencedPerson();
  const count = async () =>
    (await t.database.ownerPool.query<{ n: number }>('select count(*)::int as n from silenced_recipient'))
      .rows[0]?.n;
  const before = await count();
  const twisted = (choice.startsWith('A') ? 'B' : 'A') + choice.slice(1);
  for (const token of [randomBytes(32).toString('base64url'), twisted, choice.slice(0, -1), `${choice}A`]) {
    expect(await choose(token, true)).toMatchObject({ status: 400, problem: { code: 'link_invalid' } });
    const posted = await send(t.app, mail.unsubscribe, { query: { token } });
    expect(posted).toMatchObject({ status: 400, problem: { code: 'link_invalid' } });
  }
  expect(await count()).toBe(before);
});

test('the address itself is not kept, only a hash that needs the server’s key', async () => {
  const { email } = await silencedPerson();
  const { rows } = await t.database.ownerPool.query<{ row: string }>(
    'select s::text as row from silenced_recipient s',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(email);
});

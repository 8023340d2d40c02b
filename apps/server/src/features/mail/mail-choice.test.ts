import { mail } from '@earshot/contracts/mail';
import { users } from '@earshot/contracts/users';
import { workspaces } from '@earshot/contracts/workspaces';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
import { signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { letterFor } from './letters.ts';

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

/** Every way in which a stranger, or a member of some workspace, causes mail to an address. */
const causes: [string, (email: string) => Promise<{ status: number; reply: unknown }>][] = [
  ['a sign-up', (email) => send(t.app, users.createUser, { body: { email, password } })],
  ['a new verification link', (email) => send(t.app, users.sendEmailVerification, { body: { email } })],
  ['a reset', reset],
  [
    'an invitation',
    (email) => send(t.app, workspaces.inviteMember, { as: owner, body: { email, role: 'viewer' } }),
  ],
];

/** The token in the footer of the newest letter to an address. */
function tokenTo(email: string): string {
  const text = t.mailbox.to(email).at(-1)?.text ?? '';
  return /https:\/\/earshot\.example\/mail_choice#token=([\w-]{43})/.exec(text)?.[1] ?? '';
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
      for (const [, cause] of causes.slice(0, 3)) {
        const before = t.mailbox.to(email).length;
        await cause(email);
        await t.runJobs();
        const letter = t.mailbox.to(email).at(-1);
        expect(t.mailbox.to(email)).toHaveLength(before + 1);
        expect(letter?.text).toContain(
          'Never send me such mail again:\nhttps://earshot.example/mail_choice#',
        );
        expect(letter?.html).toContain(`href="https://earshot.example/mail_choice#token=${tokenTo(email)}"`);
        expect(letter?.oneClickStop).toBe(
          `https://earshot.example/api/mail/unsubscribe?token=${tokenTo(email)}`,
        );
      }
    }
  });

  test.each(causes)(
    '%s reaches no address that asked for no more, and answers as ever',
    async (_name, cause) => {
      const email = newEmail();
      await send(t.app, users.createUser, { body: { email, password } });
      await t.runJobs();
      await choose(tokenTo(email), true);
      const other = await cause(newEmail());
      const silenced = await cause(email);
      await t.runJobs();
      expect(silenced.status).toBe(other.status);
      expect(Object.keys(silenced.reply as object)).toEqual(Object.keys(other.reply as object));
      expect(t.mailbox.to(email)).toHaveLength(1);
    },
  );

  test('comes again after the choice is taken back with the same link', async () => {
    const person = await silencedPerson();
    t.clock.advance({ days: 1 });
    await reset(person.email);
    await t.runJobs();
    expect(t.mailbox.to(person.email)).toHaveLength(1);
    expect((await choose(person.choice, false)).reply).toEqual({ silenced: false });
    await reset(person.email);
    await t.runJobs();
    expect(t.mailbox.to(person.email)).toHaveLength(2);
  });

  test('does not go out when it is silenced while it waits', async () => {
    const { email, choice } = await silencedPerson();
    const order = { kind: 'reset_password', email, redirect: null } as const;
    const deps = { database: t.database, publicUrl: t.config.publicUrl, now: t.clock.now };
    expect(await letterFor(order, deps)).toBeNull();
    await choose(choice, false);
    expect(await letterFor(order, deps)).toMatchObject({ to: email });
  });
});

test('a silenced address still hears that its password was changed', async () => {
  const person = await signUp(t);
  await reset(person.email);
  await t.runJobs();
  const token = t.mailbox.newestToken(person.email);
  await choose(tokenTo(person.email), true);
  await send(t.app, users.changePassword, { body: { token, password } });
  await t.runJobs();
  const letter = t.mailbox.to(person.email).at(-1);
  expect(letter?.subject).toBe('Your Earshot password was changed');
  expect(letter?.text).not.toContain('mail_choice');
  expect(letter?.oneClickStop).toBeNull();
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
    await reset(person.email);
    await t.runJobs();
    expect(t.mailbox.to(person.email)).toHaveLength(1);
  });

  test('or a scanner that only opens the address is led to the page, and nothing changes', async () => {
    const person = await signUp(t);
    const url = new URL(t.mailbox.to(person.email).at(-1)?.oneClickStop ?? '');
    const answer = await t.app.inject(url.pathname + url.search);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/mail_choice#token=${tokenTo(person.email)}`);
    await reset(person.email);
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

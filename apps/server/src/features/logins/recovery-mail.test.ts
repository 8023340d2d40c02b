import { accountMail } from '@earshot/contracts/call/rate-limits';
import { users } from '@earshot/contracts/users';
import { workspaces } from '@earshot/contracts/workspaces';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
import { newAddress, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.stop());

const password = 'seven brown hedgehogs';

/** Somebody whose day of budgets begins now. */
async function personOfToday(): Promise<Person> {
  const person = await signUp(t);
  t.clock.toHour(0);
  return person;
}

/** Asks for a reset from a network address. @returns how many mails came of it */
async function ask(email: string, from: string): Promise<number> {
  const before = t.mailbox.to(email).length;
  const { status, reply } = await send(t.app, users.sendResetPasswordLink, { body: { email }, from });
  expect([status, reply]).toEqual([200, { sent: true }]);
  await t.runJobs();
  return t.mailbox.to(email).length - before;
}

const change = (token: string, from: string) =>
  send(t.app, users.changePassword, { body: { token, password }, from });

async function askFromEverywhere(email: string, places: number): Promise<number> {
  let mails = 0;
  for (let i = 0; i < places; i += 1) mails += await ask(email, newAddress());
  return mails;
}

describe('a mail to set a new password', () => {
  test('comes to who asks from a new place, after a stranger asked as often as they could', async () => {
    const { email } = await personOfToday();
    const stranger = newAddress();
    for (let i = 0; i < 4; i += 1) await ask(email, stranger);
    const place = newAddress();
    expect(await ask(email, place)).toBe(1);
    expect((await change(t.mailbox.newestToken(email), place)).status).toBe(200);
  });

  test('comes to a requester 3 times a day', async () => {
    const { email } = await personOfToday();
    const place = newAddress();
    const mails = [];
    for (let i = 0; i < 4; i += 1) mails.push(await ask(email, place));
    expect(mails).toEqual([1, 1, 1, 0]);
    t.clock.advance({ days: 1 });
    expect(await ask(email, place)).toBe(1);
  });

  test('is not used up by mail of other kinds', async () => {
    const { email } = await personOfToday();
    for (let i = 0; i < 4; i += 1) {
      const owner = await signUp(t);
      await send(t.app, workspaces.inviteMember, { as: owner, body: { email, role: 'viewer' } });
    }
    expect(await ask(email, newAddress())).toBe(1);
  });

  test('comes where its recipient logged in before, however many ask from elsewhere', async () => {
    const person = await personOfToday();
    await askFromEverywhere(person.email, 30);
    const mails = [];
    for (let i = 0; i < 11; i += 1) {
      // The limit of calls from one address is hourly.
      if (i === 10) t.clock.advance({ hours: 1 });
      mails.push(await ask(person.email, person.remoteAddress));
    }
    expect(mails).toEqual([...Array<number>(accountMail.perUsualPlacePerDay).fill(1), 0]);
  });

  test('comes where its recipient used a mailed link before', async () => {
    const { email } = await personOfToday();
    const place = newAddress();
    await ask(email, place);
    await change(t.mailbox.newestToken(email), place);
    t.clock.advance({ days: 1 });
    await askFromEverywhere(email, 12);
    expect(await ask(email, place)).toBe(1);
  });

  test('floods nobody, from however many places it is asked for, and still comes every two hours', async () => {
    const { email } = await personOfToday();
    const { firstsPerRecipientPerDay: firsts, slotHours } = accountMail;
    expect(await askFromEverywhere(email, 40)).toBe(firsts + 1);
    expect(await ask(email, newAddress())).toBe(0);
    let mails = 0;
    for (let hour = 1; hour < 24; hour += 1) {
      t.clock.advance({ hours: 1 });
      mails += await askFromEverywhere(email, 3);
    }
    expect(mails).toBe(24 / slotHours - 1);
  });

  test('goes to few different recipients from one place', async () => {
    const from = newAddress();
    const people: Person[] = [];
    for (let i = 0; i < 12; i += 1) people.push(await signUp(t));
    t.clock.toHour(0);
    let mails = 0;
    for (const [i, { email }] of people.entries()) {
      if (i === 10) t.clock.advance({ hours: 1 });
      mails += await ask(email, from);
    }
    expect(mails).toBe(accountMail.perRequesterPerDay);
  });
});

test('a mail to confirm an address comes to who asks for it, after strangers signed up with the address', async () => {
  const email = `${randomUUID()}@example.com`;
  const stranger = newAddress();
  const create = (from: string) => send(t.app, users.createUser, { body: { email, password }, from });
  for (let i = 0; i < 4; i += 1) await create(stranger);
  await t.runJobs();
  const place = newAddress();
  await create(place);
  await t.runJobs();
  expect(t.mailbox.to(email)).toHaveLength(4);
  await send(t.app, users.sendEmailVerification, { body: { email }, from: place });
  await t.runJobs();
  expect(t.mailbox.to(email)).toHaveLength(5);
});

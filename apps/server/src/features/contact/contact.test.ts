import { contact } from '@earshot/contracts/contact';
import { rateLimits, strangerMail } from '@earshot/contracts/call/rate-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import { signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';

const operator = 'operator@earshot.example';
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ environment: { EARSHOT_OPERATOR_MAIL: operator } });
});
afterAll(() => t.stop());

const message = { email: 'ines@kettle.example', contactReason: 'question', contactDetails: '' } as const;
const write = (contactDetails: string, more: { from?: string; website?: string } = {}) =>
  send(t.app, contact.submitPublicFeedback, {
    body: { ...message, contactDetails, ...(more.website !== undefined && { website: more.website }) },
    ...(more.from !== undefined && { from: more.from }),
  });

async function kept(details: string) {
  const { rows } = await t.database.ownerPool.query<{
    email: string;
    reason: string;
    user_id: string | null;
  }>('select email, reason, user_id from contact_message where details = $1', [details]);
  return rows;
}

test('[CALL-2] a stranger’s message is kept, and mailed to the operator with the address it came from', async () => {
  const details = 'Do you read <b>Polish</b>?\n\nAnd Czech?';
  expect(await write(details)).toMatchObject({ status: 200, reply: { submitted: true } });
  await t.runJobs();
  expect(await kept(details)).toEqual([{ email: message.email, reason: 'question', user_id: null }]);
  const received = t.mailbox.to(operator).at(-1);
  expect(received?.subject).toBe('Contact form: Ask a question');
  expect(received?.text).toContain(message.email);
  expect(received?.text).toContain('Do you read <b>Polish</b>?\n\nAnd Czech?');
  expect(received?.html).not.toContain('<b>Polish');
});

test('[CALL-2] [CONTACT-2] a member’s message carries their address without asking for it', async () => {
  const person = await signUp(t);
  const body = { contactReason: 'partner', contactDetails: 'Let us integrate.' } as const;
  expect((await send(t.app, contact.submitFeedback, { body })).status).toBe(401);
  expect((await send(t.app, contact.submitFeedback, { as: person, body })).reply).toEqual({
    submitted: true,
  });
  await t.runJobs();
  expect(await kept('Let us integrate.')).toMatchObject([{ email: person.email, reason: 'partner' }]);
  expect(t.mailbox.to(operator).at(-1)?.text).toContain(
    `${person.email} sent this message from their account.`,
  );
});

test('[CONTACT-1] details are not required; an unknown reason and a bad address are refused by name', async () => {
  expect((await write('')).status).toBe(200);
  for (const [field, value] of [
    ['contactReason', 'praise'],
    ['email', 'ines at kettle'],
  ] as const) {
    const { status, problem } = await send(t.app, contact.submitPublicFeedback, {
      body: { ...message, [field]: value },
    });
    expect([status, problem.errors?.[0]?.pointer]).toEqual([400, `#/body/${field}`]);
  }
});

test('[CALL-2] what fills the field that people do not see is answered alike, and not kept', async () => {
  const sent = await write('Cheap watches', { website: 'https://watches.example' });
  expect(sent).toMatchObject({ status: 200, reply: { submitted: true } });
  expect(await kept('Cheap watches')).toEqual([]);
});

test('[CALL-2] past the budget of mails an address’s messages are kept without one, past the limit refused', async () => {
  const from = '203.0.113.77';
  await t.runJobs();
  // All of it on one day.
  t.clock.advance({ hours: 24 - new Date(t.clock.now()).getUTCHours() });
  const before = t.mailbox.to(operator).length;
  const { max } = rateLimits.contact;
  for (let at = 0; at < 2 * max + 1; at++) {
    // Half of them an hour later, so that only the budget of the day is met.
    if (at === max) expect((await write('Too soon', { from })).status).toBe(429);
    if (at % max === 0) t.clock.advance({ hours: 2 });
    expect((await write(`Number ${at}`, { from })).status).toBe(200);
  }
  await t.runJobs();
  expect(await kept(`Number ${2 * max}`)).toHaveLength(1);
  expect(t.mailbox.to(operator).length - before).toBe(strangerMail.perAddressPerDay);
});

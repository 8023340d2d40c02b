import { contact } from '@earshot/contracts/contact';
import type { MessageFolder, MessageState } from '@earshot/contracts/operator-inbox';
import { operatorInbox } from '@earshot/contracts/operator-inbox';
import { preferences } from '@earshot/contracts/preferences';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
import { makeOperator, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { forgetMessages } from './inbox.service.ts';

let t: TestApp;
let me: Person;
beforeAll(async () => {
  t = await testApp();
  me = await signUp(t);
  await makeOperator(t, me);
  for (const [n, contactDetails] of ['First', 'Buy <b>pills</b>', 'Is 100% of it Polish?'].entries()) {
    t.clock.advance({ seconds: 1 });
    const body = { email: `writer${n}@kettle.example`, contactReason: 'question', contactDetails } as const;
    await send(t.app, contact.submitPublicFeedback, { body });
  }
});
afterAll(() => t.stop());

const list = async (
  query: { folder?: MessageFolder; search?: string; after?: string; limit?: number } = {},
) => (await send(t.app, operatorInbox.listMessages, { as: me, query })).reply;
const textsOf = async (query: Parameters<typeof list>[0]) =>
  (await list(query)).messages.map(({ details }) => details);
const set = (message_id: string, state: MessageState) =>
  send(t.app, operatorInbox.setMessageState, { as: me, body: { message_id, state } });

test('messages are listed newest first, as they were written, and the menu tells how many are unread', async () => {
  expect(await textsOf({})).toEqual(['Is 100% of it Polish?', 'Buy <b>pills</b>', 'First']);
  const menu = await send(t.app, preferences.getLeftMenu, { as: me });
  expect(menu.reply.operator).toEqual({ unread_messages: 3 });
});

test('messages are found by words and by address; what stands for anything in a pattern is taken as it is', async () => {
  expect(await textsOf({ search: 'polish' })).toEqual(['Is 100% of it Polish?']);
  expect(await textsOf({ search: 'WRITER0@' })).toEqual(['First']);
  expect(await textsOf({ search: '100%' })).toEqual(['Is 100% of it Polish?']);
  expect(await textsOf({ search: '0% o_' })).toEqual([]);
});

test('messages are paged without repeating or leaving out one', async () => {
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await list({ limit: 2, ...(after !== undefined && { after }) });
    seen.push(...page.messages.map(({ details }) => details));
    after = page.next_after ?? undefined;
  } while (after !== undefined);
  expect(seen).toEqual(['Is 100% of it Polish?', 'Buy <b>pills</b>', 'First']);
});

test('a message is read, answered, put among spam, deleted and taken back; each state says what was before', async () => {
  const [newest, spam] = (await list()).messages;
  const id = newest?.message_id ?? '';
  expect((await set(id, 'read')).reply).toEqual({ before: 'unread' });
  expect((await set(id, 'answered')).reply).toEqual({ before: 'read' });
  expect((await set(spam?.message_id ?? '', 'spam')).reply).toEqual({ before: 'unread' });
  expect((await list()).counts).toEqual({ inbox: 2, unread: 1, answered: 1, spam: 1, deleted: 0 });
  expect(await textsOf({ folder: 'spam' })).toEqual(['Buy <b>pills</b>']);
  expect((await set(id, 'deleted')).reply).toEqual({ before: 'answered' });
  expect(await textsOf({})).toEqual(['First']);
  await set(id, 'answered');
  expect(await textsOf({ folder: 'answered' })).toEqual(['Is 100% of it Polish?']);
  expect((await set('019a1111-1111-7111-8111-111111111142', 'read')).status).toBe(404);
});

test('a message opens whole although the list cuts it', async () => {
  const contactDetails = 'word '.repeat(500).trim();
  t.clock.advance({ seconds: 1 });
  await send(t.app, contact.submitFeedback, {
    as: me,
    body: { contactReason: 'partner', contactDetails },
  });
  const [listed] = (await list()).messages;
  expect(listed?.details).toHaveLength(300);
  const { reply } = await send(t.app, operatorInbox.getMessage, {
    as: me,
    query: { message_id: listed?.message_id ?? '' },
  });
  expect(reply).toMatchObject({ details: contactDetails, email: me.email, is_member: true, state: 'unread' });
});

test('spam and deleted messages are thrown away after their time, others stay', async () => {
  const before = (await list()).counts;
  await forgetMessages(t.database.app, new Date(t.clock.now() - 1000).toISOString());
  expect((await list()).counts).toEqual(before);
  await forgetMessages(t.database.app, new Date(t.clock.now() + 1000).toISOString());
  expect((await list()).counts).toEqual({ ...before, spam: 0, deleted: 0 });
});

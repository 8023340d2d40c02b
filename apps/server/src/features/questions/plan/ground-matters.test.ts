import type { CallReply } from '@earshot/contracts/call';
import { questions } from '@earshot/contracts/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { testApp } from '../../../testing/app.ts';
import { addItems } from '../../../testing/feedback-app.ts';
import type { Person } from '../../../testing/people.ts';
import { signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';

let earshot: TestApp;
let member: Person;

beforeAll(async () => {
  earshot = await testApp();
  member = await signUp(earshot);
  earshot.clock.advance({ minutes: 2 });
  const texts = [
    'The kitchen printer stopped in the middle of service.',
    'Our printer prints the docket twice.',
    'No docket came out of the printer at all.',
    'Der Drucker druckt seit gestern nichts mehr.',
    'The stairs to the upper deck are steep.',
    'Lovely sun deck on the way back.',
    'The deck was crowded at noon.',
    'Staff was kind to our children.',
  ];
  await addItems(
    earshot,
    member,
    texts.map((text) => ({ text })),
  );
});
afterAll(() => earshot.stop());

async function ask(new_message: string): Promise<CallReply<typeof questions.ask>> {
  const { status, reply } = await send(earshot.app, questions.ask, { as: member, body: { new_message } });
  expect(status).toBe(200);
  return reply;
}

test('a word that no item has is left out of the matter, and named as not used', async () => {
  const reply = await ask('How many items are about printers squeaking?');
  expect(reply.response).toContain('at least 4');
  expect(reply.not_understood).toEqual(['squeaking']);
  expect(reply.status).toBe('partial');
});

test('that something is trouble need not be said of it', async () => {
  const reply = await ask('How many items are about printers misbehaving?');
  expect(reply.response).toContain('at least 4');
});

test('an item in another language counts by what it calls the thing', async () => {
  const reply = await ask('What do people say about the printer?');
  expect(reply.citations.map(({ quote }) => quote)).toContain('Der Drucker druckt seit gestern nichts mehr.');
});

test('where one word of a matter mostly means it, that word alone finds it', async () => {
  const reply = await ask('How many items are about printer dockets?');
  expect(reply.response).toContain('at least 4');
});

test('whether there is any is asked of the very matter', async () => {
  const reply = await ask('Did anybody write about a fire on deck?');
  expect(reply.response).toMatch(/^Earshot found 0 items/);
});

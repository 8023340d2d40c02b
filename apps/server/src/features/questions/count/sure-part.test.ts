import { questions } from '@earshot/contracts/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedbackApp } from '../../../testing/feedback-app.ts';
import { addItems, feedbackApp, findItems } from '../../../testing/feedback-app.ts';
import type { Person } from '../../../testing/people.ts';
import { signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';

let earshot: FeedbackApp;
let member: Person;

beforeAll(async () => {
  earshot = await feedbackApp();
  member = await signUp(earshot);
  const texts = [
    'The parcel came late.',
    'My package was crushed.',
    'Where is my parcel?',
    'Lovely colours.',
  ];
  const items = texts.map((text) => ({ text, fields: { country: 'Peru' } }));
  await addItems(earshot, member, items, { source: 'Helpdesk' });
});
afterAll(() => earshot.stop());

async function ask(new_message: string) {
  const { reply } = await send(earshot.app, questions.ask, { as: member, body: { new_message } });
  return reply;
}

test('an estimate says how many items contain the words, and opens just these', async () => {
  const answer = await ask('How many items are about parcels?');
  expect(answer).toMatchObject({ status: 'partial', missing: { reason: 'estimate' } });
  expect(answer.response).toContain('At least 2 items contain “parcels”.');
  const floor = answer.figures.find(({ name }) => name === 'floor');
  const { reply } = await findItems(earshot, member, { filters: floor?.figure.filters ?? {} });
  expect(reply.results.map(({ text }) => text).sort()).toEqual([
    'The parcel came late.',
    'Where is my parcel?',
  ]);
});

test('a count of words has no such part', async () => {
  const answer = await ask('How many items mention parcels?');
  expect(answer.status).toBe('answered');
  expect(answer.figures.map(({ name }) => name)).not.toContain('floor');
});

test('who wrote what nobody’s name stands under is told as unknown, with how many items there are', async () => {
  const answer = await ask('Who mentions parcels?');
  expect(answer.status).not.toBe('refused');
  expect(answer.response).toContain(
    'The data does not say who: no author is known for the 2 items containing “parcels”.',
  );
});

test('a word that no item holds and that “about” does not name is told, and the rest is answered', async () => {
  const answer = await ask('How many escalated items are from Peru?');
  expect(answer).toMatchObject({ status: 'partial', not_understood: ['escalated'] });
  expect(answer.figures[0]?.figure.value).toBe(4);
  expect((await ask('How many items from Peru are about lasagne?')).status).toBe('refused');
  expect((await ask('Who is the president of France?')).status).toBe('refused');
});

test('whether there is any of a matter is never answered by all the rest', async () => {
  const answer = await ask('Does anyone from Peru report that something caught fire?');
  expect(answer.response).toMatch(/^Earshot found 0 items/);
  expect((await ask('Is the crocodile moaning growing?')).status).toBe('refused');
});

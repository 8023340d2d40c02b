import type { CallReply } from '@earshot/contracts/call';
import { questions } from '@earshot/contracts/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedbackApp } from '../../testing/feedback-app.ts';
import { addItems, feedbackApp } from '../../testing/feedback-app.ts';
import type { Person } from '../../testing/people.ts';
import { signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';

let earshot: FeedbackApp;
let member: Person;

beforeAll(async () => {
  earshot = await feedbackApp();
  member = await signUp(earshot);
  const late = (account: string, n: number, country: string) =>
    Array.from({ length: n }, (_, i) => ({
      text: `The parcel came late again, terrible delivery number ${i}.`,
      rating: { value: 1, min: 1, max: 5 },
      said_at: `2026-01-${String(i + 1).padStart(2, '0')}T10:00:00Z`,
      account: { name: account },
      author: { email: `${account.toLowerCase()}${i}@x.example` },
      fields: { country },
    }));
  const wishes = ['dark mode', 'an export', 'a calendar', 'dark mode on phones'].map((what, i) => ({
    text: `Please add ${what}, it would be great to have.`,
    rating: { value: 4, min: 1, max: 5 },
    said_at: '2026-01-20T10:00:00Z',
    account: { name: 'Bolt' },
    author: { email: `wish${i}@x.example` },
    fields: { country: 'France' },
  }));
  await addItems(earshot, member, [...late('Acme', 6, 'Germany'), ...late('Bolt', 2, 'France'), ...wishes], {
    source: 'Helpdesk',
  });
});
afterAll(() => earshot.stop());

type Answer = CallReply<typeof questions.ask>;

async function ask(new_message: string): Promise<Answer> {
  const { status, reply } = await send(earshot.app, questions.ask, { as: member, body: { new_message } });
  expect(status).toBe(200);
  return reply;
}
const valueOf = ({ figures }: Answer, name: string) => figures.find((one) => one.name === name)?.figure.value;

test('both parts are answered, each with its own finding', async () => {
  const answer = await ask('How many French customers wrote and how many of them are unhappy?');
  expect(answer.plan).toMatchObject({ kind: 'count', unit: 'people' });
  expect(answer.second).toMatchObject({
    first: 'How many French customers wrote',
    question: 'how many of them are unhappy?',
    plan: { kind: 'count', unit: 'people', filters: { sentiments: ['negative'] } },
  });
  expect([valueOf(answer, 'main'), valueOf(answer, 'second_main')]).toEqual([6, 2]);
  expect(answer.not_understood).toEqual([]);
});

test('the second part is about what the first found', async () => {
  const answer = await ask('Which account complains most and what is its average rating?');
  expect(answer.response).toContain('Acme');
  const { reply: accounts } = await send(earshot.app, questions.ask, {
    as: member,
    body: { new_message: 'What is the average rating of Acme?' },
  });
  expect(answer.second?.plan.filters.account_ids).toEqual(accounts.plan?.filters.account_ids);
  expect(valueOf(answer, 'second_main')).toBe(1);
});

test('what cannot be answered of the second part is named, and the first is answered', async () => {
  const answer = await ask('How many reviews are there and what will happen next year?');
  expect(answer).toMatchObject({ status: 'partial', second: null });
  expect(valueOf(answer, 'main')).toBe(12);
  expect(answer.not_understood).toEqual(['what will happen next year']);
  expect(answer.response).toContain('cannot predict');
});

test.each([
  'How many reviews are there and how many items are there?',
  'How many customers wrote in January 2026 and how many customers wrote?',
])('a second part that asks for the same is not answered twice: %s', async (question) => {
  const answer = await ask(question);
  expect(answer.second).toBeNull();
  expect(answer.figures.filter(({ name }) => name.startsWith('second_'))).toEqual([]);
});

test('quotes of both parts have numbers of their own, and the answer is the same when it is read again', async () => {
  const answer = await ask('What do people complain about and what do they want?');
  const numbers = answer.citations.map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  const figures = answer.paragraphs.flat().flatMap((part) => (part.kind === 'figure' ? [part.name] : []));
  const known = answer.figures.map(({ name }) => name);
  expect(figures.filter((name) => !known.includes(name))).toEqual([]);
  const { reply: kept } = await send(earshot.app, questions.answer, {
    as: member,
    query: { answer_id: answer.answer_id },
  });
  expect(kept).toMatchObject({ response: answer.response, second: answer.second });
});

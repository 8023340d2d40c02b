import { questions } from '@earshot/contracts/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedbackApp } from '../../../testing/feedback-app.ts';
import { addItems, feedbackApp } from '../../../testing/feedback-app.ts';
import type { Person } from '../../../testing/people.ts';
import { signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';

let earshot: FeedbackApp;
let member: Person;

beforeAll(async () => {
  earshot = await feedbackApp();
  member = await signUp(earshot);
  const texts = [
    'Phone support never answers, terrible.',
    'The phone support was rude to me.',
    'Phone support hung up on me twice, awful.',
    'Customer service is slow and unfriendly.',
    'I hate the customer service here.',
    'Delivery came late, awful delivery.',
    'The delivery was late again and bad.',
    'Lovely colours.',
  ];
  await addItems(
    earshot,
    member,
    texts.map((text) => ({ text, rating: { value: 1, min: 1, max: 5 } })),
  );
});
afterAll(() => earshot.stop());

async function ask(new_message: string) {
  const { status, reply } = await send(earshot.app, questions.ask, { as: member, body: { new_message } });
  expect(status).toBe(200);
  return reply;
}

test.each([
  ['How many complain about fone suport?', 'How many complain about phone support?', 'fone suport'],
  [
    'How many complain about custmer servise?',
    'How many complain about customer service?',
    'custmer servise',
  ],
  ['How many mention custmer servise?', 'How many mention customer service?', 'custmer servise'],
  ['How many mention delivry?', 'How many mention delivery?', 'delivry'],
  [
    'How many complain about the custmer servise or delivry?',
    'How many complain about the customer service or delivery?',
    'delivry',
  ],
  ['How many mention delivry and is it growing?', 'How many mention delivery and is it growing?', 'delivry'],
])('%s is answered as %s', async (misspelt, right, word) => {
  const [one, other] = [await ask(misspelt), await ask(right)];
  expect(one.plan).toEqual(other.plan);
  expect(one.second?.plan).toEqual(other.second?.plan);
  expect(one.notice).toContain(`No item contains “${word}”, so it was read as`);
  expect(one.figures.map(({ figure }) => figure.value)).toEqual(
    other.figures.map(({ figure }) => figure.value),
  );
  for (const { text, start, end } of one.read_from) expect(misspelt.slice(start, end)).toBe(text);
  expect(other.notice).toBeNull();
});

test('words in quotation marks are looked for as they are', async () => {
  const answer = await ask('How many mention “delivry”?');
  expect(answer.notice).toBeNull();
  expect(answer.plan?.filters.about?.text).toBe('delivry');
});

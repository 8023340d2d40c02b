import { questions } from '@earshot/contracts/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedbackApp } from '../../../testing/feedback-app.ts';
import { addItems, feedbackApp } from '../../../testing/feedback-app.ts';
import { signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';

let earshot: FeedbackApp;

beforeAll(async () => {
  earshot = await feedbackApp();
});
afterAll(() => earshot.stop());

/** Of what one word names more is said in other words than of what two name: 7 found become 11, and 8 become 10. */
test.each([
  { logins: 10, scooters: 7, answer: 'Yes: Items: login around 15, unlock scooter around 8.' },
  { logins: 7, scooters: 8, answer: 'Yes: Items: login around 11, unlock scooter around 10.' },
  { logins: 7, scooters: 10, answer: 'No: Items: unlock scooter around 12, login around 11.' },
])(
  'whether there are more is answered by the numbers that are told: $answer',
  async ({ logins, scooters, answer }) => {
    const member = await signUp(earshot);
    const items = [
      ...Array.from({ length: logins }, (_, at) => ({ text: `The login fails again, try ${at}.` })),
      ...Array.from({ length: scooters }, (_, at) => ({
        text: `I cannot unlock the scooter at stop ${at}.`,
      })),
    ];
    await addItems(earshot, member, items, { source: 'Helpdesk' });
    const { reply } = await send(earshot.app, questions.ask, {
      as: member,
      body: { new_message: 'Are there more items about login than about unlock scooter?' },
    });
    expect(reply.response).toContain(answer);
  },
);

test('where one side has no ratings, it is that side that is said to have none', async () => {
  const member = await signUp(earshot);
  const rated = Array.from({ length: 4 }, (_, at) => ({
    text: `The crossing was fine, trip ${at}.`,
    rating: { value: 4, min: 1, max: 5 },
    fields: { Quay: 'Norrvik' },
  }));
  const unrated = [1, 2, 3].map((trip) => ({
    text: `We waited at the ramp ${trip}.`,
    fields: { Quay: 'Sandham' },
  }));
  await addItems(earshot, member, [...rated, ...unrated], { source: 'Ferry survey' });
  const { reply } = await send(earshot.app, questions.ask, {
    as: member,
    body: { new_message: 'Is Norrvik rated better than Sandham?' },
  });
  expect(reply.response).toContain('no ratings among items with Quay Sandham');
});

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

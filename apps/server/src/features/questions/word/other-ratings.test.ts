import { questions } from '@earshot/contracts/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedbackApp } from '../../../testing/feedback-app.ts';
import { addItems, feedbackApp } from '../../../testing/feedback-app.ts';
import type { Person } from '../../../testing/people.ts';
import { signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';
import { askOtherRatings } from './other-ratings.ts';

let earshot: FeedbackApp;

beforeAll(async () => {
  earshot = await feedbackApp();
});
afterAll(() => earshot.stop());

async function withRatings(isRated: boolean): Promise<Person> {
  const person = await signUp(earshot);
  const items = [1, 2, 3, 4, 5].map((value) => ({
    text: `It was a stay of kind ${value} for us.`,
    rating: isRated ? { value, min: 1, max: 5 } : undefined,
    fields: { 'Ease of use': String(Math.max(1, value - 1)), 'Overall satisfaction': String(value) },
  }));
  await addItems(earshot, person, items);
  return person;
}

async function ask(as: Person, new_message: string) {
  const { status, reply } = await send(earshot.app, questions.ask, { as, body: { new_message } });
  expect(status).toBe(200);
  return reply;
}

test('of several ratings the answer says which it is of, and offers the others', async () => {
  const rated = await withRatings(true);
  const answer = await ask(rated, "What's the average rating?");
  expect(answer.figures[0]?.figure.value).toBe(3);
  expect(answer.response).toContain(
    'This is the main rating. Other ratings: “Ease of use”, “Overall satisfaction”.',
  );
  expect(answer.follow_ups).toContain('What is the average Ease of use?');
  const other = await ask(rated, 'What is the average Ease of use?');
  expect(other.plan?.number).toMatchObject({ field: 'Ease of use', of: 'mean' });
  expect(other.figures[0]?.figure.value).toBeCloseTo(2.2);
  expect(other.response).not.toContain('Other ratings');
});

test('where the items have no rating of their own, the main column is taken and named', async () => {
  const answer = await ask(await withRatings(false), "What's the average rating?");
  expect(answer.plan?.number).toMatchObject({ field: 'Overall satisfaction' });
  expect(answer.response).toContain(
    'This is “Overall satisfaction”, the main rating. Other ratings: “Ease of use”.',
  );
});

test.each([
  ['Food quality (0-10)', 'What is the average Food quality?'],
  ['How easy was it?', 'What is the average How easy was it?'],
  ['How easy was it? (1-5)', 'What is the average How easy was it?'],
  ['ease_of_use', 'What is the average ease of use?'],
  ['Quality (food)', 'What is the average Quality (food)?'],
])('the question for a rating calls its column as people do: %s', (column, question) => {
  const columns = [column, 'Quality (room)', 'Nights'];
  expect(askOtherRatings({ other_ratings: [column] }, columns)).toEqual([question]);
});

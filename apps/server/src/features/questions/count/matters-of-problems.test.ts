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
  const bad = [
    'I am locked out and my password is refused, terrible.',
    'Mein Passwort wird nicht akzeptiert, ich kann mich nicht anmelden. Schlecht!',
    'Impossible de me connecter, mot de passe refusé. Nul !',
    'The parcel never arrived, awful service.',
    'Das Paket ist nie angekommen, furchtbar.',
    'Parcel not arrived after three weeks, horrible.',
    'The driver lost our parcel. Very bad.',
  ];
  const good = ['I love the colours.', 'Great, thank you!', 'Wonderful shop.', 'Lovely, all fine.'];
  const items = [
    ...bad.map((text) => ({ text, rating: { value: 1, min: 1, max: 5 } })),
    ...good.map((text) => ({ text, rating: { value: 5, min: 1, max: 5 } })),
  ];
  await addItems(earshot, member, items, { source: 'Shop' });
});
afterAll(() => earshot.stop());

async function ask(new_message: string) {
  const { reply } = await send(earshot.app, questions.ask, { as: member, body: { new_message } });
  return reply;
}

test('the top problems are matters, whatever language they are told in, and open what they count', async () => {
  const answer = await ask('What are the top problems?');
  const labels = answer.figures.map(({ label }) => label);
  expect(labels.some((label) => label.startsWith('login'))).toBe(true);
  expect(labels.some((label) => /^(?:delivery|delay)/.test(label))).toBe(true);
  expect(answer.response).toContain('Found among');
  for (const { name, figure } of answer.figures) {
    if (name === 'all') continue;
    const { reply } = await findItems(earshot, member, { filters: figure.filters });
    expect(reply.results.length).toBe(figure.value);
  }
});

test('the median of ratings is the middle one', async () => {
  const answer = await ask('What is the median rating?');
  expect(answer.figures[0]?.figure).toMatchObject({ value: 1, n: 11, measure: 'mean_rating' });
  expect(answer.response).toContain('median rating');
});

test.each(['Summarise the feedback', 'Why are people unhappy?'])(
  'what items come to is told in counted parts and by what is in none of them: %s',
  async (question) => {
    const answer = await ask(question);
    expect(answer.response).toMatch(/Mentioned most: .*\(around \d+\) and /);
    const parts = answer.figures.filter(({ name }) => /^(?:part_|rest)/.test(name));
    expect(parts.length).toBeGreaterThan(2);
    for (const { figure } of parts) {
      const { reply } = await findItems(earshot, member, { filters: figure.filters });
      expect(reply.results.length).toBe(figure.n);
    }
    expect(answer.citations.length).toBeGreaterThan(1);
  },
);

test('a kind is told by the numbers that it probably lies between', async () => {
  const answer = await ask('How many bugs are there?');
  expect(answer.response).toMatch(/around \d+ items.* \(probably between \d+ and \d+\)/);
});

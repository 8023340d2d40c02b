import { questions } from '@earshot/contracts/questions';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedbackApp } from '../../../testing/feedback-app.ts';
import { addItems, feedbackApp } from '../../../testing/feedback-app.ts';
import type { Person } from '../../../testing/people.ts';
import { signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';

let earshot: FeedbackApp;
/** Workspaces by what is in them. */
const people = new Map<string, Person>();

const days = {
  nothing: [],
  undated: [undefined, undefined, undefined],
  'one day': ['2026-02-03', '2026-02-03', '2026-02-03', '2026-02-03'],
  'one week': ['2026-02-02', '2026-02-04', '2026-02-04', '2026-02-08'],
  'a gap of years': ['2015-01-31', '2015-02-28', '2020-02-29', '2025-12-31', '2026-01-01', undefined],
};
const texts = ['The parcel came late.', 'Great app!', 'The parcel never came.', 'Please add a dark mode.'];

beforeAll(async () => {
  earshot = await feedbackApp();
  for (const [name, said] of Object.entries(days)) {
    const person = await signUp(earshot);
    people.set(name, person);
    if (said.length === 0) continue;
    const items = said.map((day, i) => ({
      text: texts[i % texts.length] ?? '',
      rating: i % 2 === 0 ? { value: (i % 5) + 1, min: 1, max: 5 } : undefined,
      said_at: day && `${day}T12:00:00Z`,
      fields: { country: i % 3 === 0 ? 'Peru' : 'Chile' },
    }));
    await addItems(earshot, person, items, { source: 'Helpdesk' });
  }
});
afterAll(() => earshot.stop());

const openings = [
  'Is the number of complaints increasing',
  'How did the average rating change',
  'When did complaints about parcels start',
  'Trend of negative reviews',
  'How many reviews per day',
  'How many people complained each month',
  'Which week had the fewest reviews',
  'Share of negative reviews per month',
  'What changed',
  'Which country grew the fastest',
  'Compare complaints',
  'Is the share of negative reviews rising',
  'How has the NPS developed',
  'What is the trend of revenue',
];
const periods = [
  '', 'in 2026', 'last week', 'in the last 3 days', 'since 2015', 'before 2015', 'in February 2026', 'from March 2030 to May 2031',
  'on 3 February 2026', 'between May and March', 'since 1 January 1900', 'after 2026', 'in 1850', 'in January and March 2026',
  'in the two months before June 2025', 'from 10 May to 3 May 2025', 'in March versus February',
]; // prettier-ignore
const groups = [
  '',
  'in Peru',
  'in Atlantis',
  'per country',
  'by theme',
  'about parcels',
  'for each source',
  'without a date',
];

test('a question for a course of time is always answered or refused, whatever is there', async () => {
  const question = fc.tuple(
    fc.constantFrom(...people.keys()),
    fc.constantFrom(...openings),
    fc.constantFrom(...groups),
    fc.constantFrom(...periods),
  );
  await fc.assert(
    fc.asyncProperty(question, async ([name, ...parts]) => {
      const new_message = `${parts.filter(Boolean).join(' ')}?`;
      const body = { new_message };
      const { status, problem } = await send(earshot.app, questions.ask, { as: people.get(name), body });
      expect(status, `${name}: ${new_message} ${JSON.stringify(problem)}`).toBe(200);
    }),
    { numRuns: 150 },
  );
}, 300_000);

test('a beginning that does not stand out is told by the first item', async () => {
  const { reply } = await send(earshot.app, questions.ask, {
    as: people.get('one week'),
    body: { new_message: 'When did people start to mention parcels?' },
  });
  expect(reply.response).toContain('No clear start');
});

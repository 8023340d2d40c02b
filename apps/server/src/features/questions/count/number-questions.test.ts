import { questions } from '@earshot/contracts/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedbackApp } from '../../../testing/feedback-app.ts';
import { addItems, feedbackApp, findItems } from '../../../testing/feedback-app.ts';
import type { Person } from '../../../testing/people.ts';
import { signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';

let earshot: FeedbackApp;
let member: Person;

/** Items of a city, each with a visitor's age. */
const visits: readonly (readonly [city: string, ages: readonly string[]])[] = [
  ['Lund', ['20', '30', '40']],
  ['Malmö', ['50', '60,5', '70']],
  ['Ystad', ['90', 'n/a']],
];

beforeAll(async () => {
  earshot = await feedbackApp();
  member = await signUp(earshot);
  const items = visits.flatMap(([city, ages], place) =>
    ages.map((age, day) => ({
      text: `The queue at gate ${place}${day} was long.`,
      said_at: `2024-05-0${6 + (day % 2)}T10:00:00Z`,
      fields: { city, age },
    })),
  );
  await addItems(earshot, member, items, { source: 'Survey' });
});
afterAll(() => earshot.stop());

async function ask(new_message: string) {
  const { reply } = await send(earshot.app, questions.ask, { as: member, body: { new_message } });
  return reply;
}

const numbersOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.figures.map(({ name, label, figure }) => [name, label, figure.value]);

test('a column of numbers has an average, with its median and its ends, and opens the items that have one', async () => {
  const answer = await ask('What is the average age?');
  expect(answer.status).toBe('answered');
  expect(answer.response).toContain('average age of items');
  expect(answer.figures[0]?.figure).toMatchObject({ measure: 'field_number', n: 7 });
  expect(answer.figures[0]?.figure.value).toBeCloseTo(360.5 / 7);
  expect(numbersOf(answer)).toEqual(
    expect.arrayContaining([
      ['median', 'Median age', 50],
      ['lowest', 'Lowest age', 20],
      ['highest', 'Highest age', 90],
    ]),
  );
  const { reply } = await findItems(earshot, member, { filters: answer.figures[0]?.figure.filters ?? {} });
  expect(reply.results.length).toBeGreaterThanOrEqual(7);
});

test('the highest of each group is told where it is asked for, and averages where groups are ranked', async () => {
  const highest = await ask('What is the highest age per city?');
  expect(highest.response).toContain(
    'Highest age by city, highest first: Ystad (90), Malmö (70) and Lund (40).',
  );
  const ranked = await ask('Which city has the highest age?');
  expect(ranked.response).toContain(
    'Average age by city, highest first: Ystad (90), Malmö (60.17) and Lund (30).',
  );
});

test('what has no numbers is named', async () => {
  const answer = await ask('Compare the average age of Lund and Narnia');
  expect(answer.status).not.toBe('answered');
});

test('an account that writes much counts once, and its number is not that of many', async () => {
  const owner = await signUp(earshot);
  const from = (name: string, seats: string, tier: string) => ({
    text: 'The mill is loud.',
    account: { name },
    fields: { seats, tier },
  });
  await addItems(
    earshot,
    owner,
    [
      ...Array.from({ length: 6 }, () => from('Blue Kettle', '10', 'gold')),
      from('Old Mill', '40', 'gold'),
      from('Red Barn', '30', 'tin'),
    ],
    { source: 'Survey' },
  );
  const { reply } = await send(earshot.app, questions.ask, {
    as: owner,
    body: { new_message: 'What is the average seats of accounts per tier?' },
  });

  expect(reply.figures.map(({ label, figure }) => [label, figure.value])).toEqual([
    ['tin', 30],
    ['gold', 25],
  ]);
  const items = await send(earshot.app, questions.ask, {
    as: owner,
    body: { new_message: 'What is the average seats?' },
  });
  // Items only repeat the number of their account: nothing is told of chance.
  expect(items.reply.figures[0]?.figure.interval).toBeNull();
});

test('groups are ranked by a number, without those that have too few items', async () => {
  const cities = await ask('Which city has the highest average age?');
  expect(numbersOf(cities).map(([, label]) => label)).toEqual(['Ystad', 'Malmö', 'Lund']);
  const large = await ask('Which city has the highest average age, only those with at least 3 items?');
  expect(numbersOf(large).map(([, label]) => label)).toEqual(['Malmö', 'Lund']);
  expect(large.response).toContain('each with at least 3 items');
});

test('that none has so many items is an answer, and no lack of what is ranked', async () => {
  const answer = await ask('Which city has the most items, only those with at least 4 items?');
  expect(answer.status).toBe('answered');
  expect(answer.response).toContain('There are 0 values of city with at least 4 items.');
});

test('of many the best is found among those that have so many items', async () => {
  const chain = await signUp(earshot);
  const rated = (hall: string, rating: number) => ({
    text: `We saw the play in ${hall}.`,
    rating: { value: rating, min: 1, max: 5 },
    fields: { hall },
  });
  const single = Array.from({ length: 201 }, (_, at) => rated(`Hall ${at}`, 5));
  await addItems(earshot, chain, single, { source: 'Survey' });
  await addItems(earshot, chain, [rated('Old Mill', 4), rated('Old Mill', 4)], { source: 'Survey' });
  const { reply } = await send(earshot.app, questions.ask, {
    as: chain,
    body: { new_message: 'Which hall has the best average rating, only those with at least 2 reviews?' },
  });
  expect(reply.figures.map(({ label }) => label)).toEqual(['Old Mill']);
});

test.each([
  ['thousands with a comma', ['950', '1,200', '3,400', '12,500', '1,250.50'], 3860.1],
  ['thousands with a point', ['950', '1.200', '3.400,50', '12.500', '60,5'], 3622.2],
  ['many decimals', ['33.33333333', '66.66666667', '80'], 60],
])('numbers are read as their column writes them: %s', async (_, fees, mean) => {
  const owner = await signUp(earshot);
  await addItems(
    earshot,
    owner,
    fees.map((fee) => ({ text: `The mill fee of ${fee} is steep.`, fields: { fee } })),
    { source: 'Survey' },
  );
  const { reply } = await send(earshot.app, questions.ask, {
    as: owner,
    body: { new_message: 'What is the average fee?' },
  });
  expect(reply.figures[0]?.figure).toMatchObject({ measure: 'field_number', n: fees.length });
  expect(reply.figures[0]?.figure.value).toBeCloseTo(mean, 4);
});

test('days of the week are ranked, each with the filter that opens it', async () => {
  const answer = await ask('Which weekday has the most items?');
  expect(answer.figures[0]).toMatchObject({
    label: 'Mondays',
    figure: { value: 5, filters: { weekdays: [1] } },
  });
  expect(answer.response).toContain('Tuesdays (3)');
});

test('a time of day is named as not used, and the weekday is offered', async () => {
  const answer = await ask('How many items per hour of the day?');
  expect(answer.status).toBe('partial');
  expect(answer.follow_ups).toContain('Which weekday has the most items?');
});

test.each([
  ['Will there be more complaints next year?', 'Is the number of items growing?'],
  ['Delete all complaints', 'What are the biggest problems?'],
])('what is refused comes with what can be answered: %s', async (question, offered) => {
  const answer = await ask(question);
  expect(answer.status).toBe('refused');
  expect(answer.follow_ups).toContain(offered);
});

test('where no item has all words of a matter, each of them is offered', async () => {
  const answer = await ask('What do people say about walrus orchestras?');
  expect(answer.status).toBe('refused');
  expect(answer.follow_ups).toContain('How many items mention “walrus”?');
});

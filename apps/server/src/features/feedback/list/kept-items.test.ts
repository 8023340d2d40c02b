import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedbackApp } from '../../../testing/feedback-app.ts';
import { addItems, feedbackApp, findItems } from '../../../testing/feedback-app.ts';
import type { Person } from '../../../testing/people.ts';
import { signUp } from '../../../testing/people.ts';

let server: FeedbackApp;
let person: Person;

beforeAll(async () => {
  server = await feedbackApp();
  person = await signUp(server);
});
afterAll(() => server.stop());

const item = (external_id: string, text: string, name = 'Mara') => ({
  external_id,
  text,
  said_at: `2026-01-0${external_id}T00:00:00Z`,
  author: { name, email: 'mara@customer.example' },
});
const add = (...items: object[]) => addItems(server, person, items);
const shown = async () => {
  const { reply } = await findItems(server, person);
  return reply.results.map(({ text, author }) => `${author?.name ?? ''}: ${text}`);
};

test('a first page asked for again and again shows what came, what changed and who was renamed', async () => {
  await add(item('1', 'Map is slow'), item('2', 'Login fails'));
  const both = ['Mara: Login fails', 'Mara: Map is slow'];
  expect(await shown()).toEqual(both);
  await add(item('3', 'Export stops'));
  expect(await shown()).toEqual(['Mara: Export stops', ...both]);
  await add(item('4', 'Photos vanish'));
  expect(await shown()).toEqual(['Mara: Photos vanish', 'Mara: Export stops', ...both]);

  await add(item('2', 'Login works again'));
  const changed = [
    'Mara: Photos vanish',
    'Mara: Export stops',
    'Mara: Login works again',
    'Mara: Map is slow',
  ];
  expect(await shown()).toEqual(changed);
  await add(item('5', 'Maps are fast', 'Mara Lind'));
  expect(await shown()).toEqual([
    'Mara Lind: Maps are fast',
    ...changed.map((line) => line.replace('Mara', 'Mara Lind')),
  ]);
});

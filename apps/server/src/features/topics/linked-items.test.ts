import { topics } from '@earshot/contracts/topics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addItems, findItems } from '../../testing/feedback-app.ts';
import type { JobApp } from '../../testing/job-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import type { Person } from '../../testing/people.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { linksState } from './fit/links.sql.ts';

const jobs = ['topics.fit', 'topics.preview', 'topics.link', 'understanding.follow'];
const THINGS =
  'shoes lamp jacket table phone kettle carpet book bicycle printer watch helmet tent radio'.split(' ');
const DAYS = 'monday tuesday wednesday thursday friday saturday sunday weekend'.split(' ');
const PLACES = 'garden kitchen station office school harbour market library'.split(' ');
const REFUNDS = DAYS.flatMap((day) =>
  THINGS.slice(0, 5).map((thing, i) =>
    i === 0
      ? `I was promised compensation for the faulty ${thing} on ${day}`
      : `Where is the refund and compensation promised for the faulty ${thing} on ${day}`,
  ),
);
const OTHERS = THINGS.flatMap((thing) =>
  PLACES.flatMap((place) =>
    DAYS.flatMap((day) => [
      `My ${thing} looks lovely in the ${place} since ${day}`,
      `The staff at the ${place} wrapped a ${thing} nicely last ${day}`,
      `On ${day} we walked from the ${place} with a ${thing}`,
    ]),
  ),
);

let server: JobApp;
let person: Person;

beforeAll(async () => {
  server = await jobApp(jobs);
  person = await signUp(server);
  const texts = [...REFUNDS, ...OTHERS];
  for (let from = 0; from < texts.length; from += 500)
    await addItems(
      server,
      person,
      texts.slice(from, from + 500).map((text) => ({ text })),
    );
  await server.runAllJobs();
});
afterAll(() => server.stop());

const linked = () =>
  readInWorkspace(server.database, person.workspaceId, (tx) => linksState(tx, person.workspaceId));
const members = async () =>
  (await findItems(server, person, { filters: { custom_trend_id: 1 }, limit: 100 })).reply;
const exported = async () => {
  const url = `${topics.export.path}?custom_trend_id=1`;
  return (await server.app.inject({ url, headers: person.auth })).body;
};

test('a large workspace’s items are linked once it has a topic, and the topic hears neighbours', async () => {
  expect(await linked()).toBeUndefined();
  const body = { title: 'Refund', description: 'The customer waits for a refund.' };
  await send(server.app, topics.create, { as: person, body });
  await server.runAllJobs();
  const links = await linked();
  expect(links?.itemCount).toBe(REFUNDS.length + OTHERS.length);
  const { results, total_count: total } = await members();
  expect(total).toBeGreaterThanOrEqual(30);
  expect(results.every(({ text }) => text.includes('compensation'))).toBe(true);
  // No word of the topic is in them.
  expect(results.some(({ text }) => !text.includes('refund'))).toBe(true);
});

test('what has just come in is judged at once, alone, and linked when more has come', async () => {
  const before = await linked();
  await addItems(server, person, [
    { text: 'Where is the refund promised for my faulty sofa' },
    { text: 'The sofa looks lovely in the hall' },
  ]);
  await server.runAllJobs();
  const found = (await members()).results.filter(({ text }) => text.includes('sofa'));
  expect(found.map(({ text }) => text)).toEqual(['Where is the refund promised for my faulty sofa']);
  expect(await linked()).toEqual(before);
  // Rated anew, it is judged among items that are linked.
  const rated = found.map(({ review_id: id }) => id);
  await send(server.app, topics.next, {
    as: person,
    body: { custom_trend_id: 1, feedback_to_update: { feedback_text_ids: [1, 2], category: 'positive' } },
  });
  await server.runAllJobs();
  expect((await members()).results.map(({ review_id: id }) => id)).toEqual(expect.arrayContaining(rated));
  await addItems(
    server,
    person,
    THINGS.map((thing) => ({ text: `Compensation promised for the faulty ${thing} from the warehouse` })),
  );
  await server.runAllJobs();
  // It waits for more to come; the tests do not.
  await server.runAllJobs();
  const after = await linked();
  expect(after?.version).not.toBe(before?.version);
  expect(after?.itemCount).toBe(REFUNDS.length + OTHERS.length + 2 + THINGS.length);
});

test('taking an edit back is exact among linked items too', async () => {
  const before = await exported();
  const edit = { custom_trend_id: 1, title: 'Walks', description: 'People walked somewhere.' };
  await send(server.app, topics.update, { as: person, body: edit });
  await server.runAllJobs();
  expect(await exported()).not.toBe(before);
  await send(server.app, topics.undo, { as: person, body: { custom_trend_id: 1, undo: 'change' } });
  await server.runAllJobs();
  expect(await exported()).toBe(before);
});

import { enrichment } from '@earshot/contracts/enrichment';
import { analytics } from '@earshot/contracts/analytics';
import { questions } from '@earshot/contracts/questions';
import { themes } from '@earshot/contracts/themes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askToFit } from '../../jobs/fit-topics.ts';
import { askToLearnTone } from '../../jobs/sentiment.jobs.ts';
import { addItems } from '../../testing/feedback-app.ts';
import type { JobApp } from '../../testing/job-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import type { Person } from '../../testing/people.ts';
import { signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { themedTexts } from '../../testing/themed-texts.ts';

let earshot: JobApp;
let member: Person;

beforeAll(async () => {
  earshot = await jobApp(['understanding.follow', 'themes.build', 'checks.learn_tone', 'checks.apply_tone']);
  member = await signUp(earshot);
});
afterAll(() => earshot.stop());

const progress = async (as = member) =>
  (await send(earshot.app, enrichment.progress, { as })).reply.analysing;

/** Until nothing is left to be done: one kind of work asks for the next. */
async function settle(): Promise<void> {
  for (let round = 0; round < 10 && (await progress()) !== null; round += 1) await earshot.runAllJobs();
}

test('every answer with figures says what is still being analysed, and nothing once it is done', async () => {
  expect(await progress()).toBeNull();
  const texts = [...themedTexts, ...themedTexts, ...themedTexts];
  const items = texts.map((text, at) => ({
    text: `${text} ${at}`,
    rating: { value: 1 + (at % 5), min: 1, max: 5 },
  }));
  await addItems(earshot, member, items);
  const under = { done: 0, total: items.length, steps: ['items'] };
  expect(await progress()).toEqual(under);
  const measured = () => send(earshot.app, analytics.measure, { as: member, body: { by: 'sentiment' } });
  const drivers = () => send(earshot.app, analytics.drivers, { as: member, body: { score: 'csat' } });
  const listed = () => send(earshot.app, themes.list, { as: member, body: {} });
  const asked = () =>
    send(earshot.app, questions.ask, { as: member, body: { new_message: 'How many items are there?' } });
  const all = async () => [
    (await measured()).reply.analysing,
    (await drivers()).reply.analysing,
    (await listed()).reply.analysing,
    (await asked()).reply.analysing,
  ];
  expect(await all()).toEqual([under, under, under, under]);
  const first = (await asked()).reply;
  await settle();
  expect(await progress()).toBeNull();
  expect(await all()).toEqual([null, null, null, null]);
  const again = await send(earshot.app, questions.answer, {
    as: member,
    query: { answer_id: first.answer_id },
  });
  expect(again.reply.analysing).toEqual(under);
});

test('each kind of work is a step until it is done', async () => {
  // No worker runs here: where one does, work may be over before it is looked at.
  const own = await jobApp([]);
  try {
    const person = await signUp(own);
    const steps = async () =>
      (await send(own.app, enrichment.progress, { as: person })).reply.analysing?.steps ?? [];
    const { queue, database } = own.deps;
    const { workspaceId } = person;
    await askToLearnTone(queue, database.owner, workspaceId);
    expect(await steps()).toEqual(['sentiment']);
    await send(own.app, themes.build, { as: person });
    expect(await steps()).toEqual(['sentiment', 'themes']);
    await askToFit(queue, database.owner, workspaceId, 1);
    expect(await steps()).toEqual(['sentiment', 'topics', 'themes']);
  } finally {
    await own.stop();
  }
});

test('a run that looks for themes is over once it is done', async () => {
  const own = await jobApp(['themes.build']);
  try {
    const person = await signUp(own);
    const told = async () => (await send(own.app, enrichment.progress, { as: person })).reply.analysing;
    await send(own.app, themes.build, { as: person });
    expect((await told())?.steps).toEqual(['themes']);
    await own.runAllJobs();
    expect(await told()).toBeNull();
  } finally {
    await own.stop();
  }
});

test('work of another workspace is not told', async () => {
  const stranger = await signUp(earshot);
  await addItems(earshot, stranger, [{ text: 'A stranger speaks' }]);
  expect((await progress(stranger))?.total).toBe(1);
  expect(await progress()).toBeNull();
});

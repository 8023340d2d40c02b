import { cleaning } from '@earshot/contracts/cleaning';
import { expect, test } from 'vitest';
import { addItems, findItems } from '../../testing/feedback-app.ts';
import { countOf } from '../../testing/import-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import { signUp } from '../../testing/people.ts';
import { personEach } from '../../testing/person-each.ts';
import { send } from '../../testing/send.ts';

const given = personEach(() =>
  jobApp([
    ...['cleaning.run', 'cleaning.learn', 'understanding.follow', 'themes.build', 'topics.link'],
    ...['checks.learn_tone', 'checks.apply_tone'],
  ]),
);

const things = ['lamp', 'chair', 'invoice', 'app', 'parcel', 'door', 'shelf', 'card', 'sofa', 'price'];
const complaint = (at: number) => `The ${things[at % 10]} number ${at} broke in week ${at * 3}.`;
const wish = 'Please fix this as soon as you can.';
const survey = 'How would you rate the support that you received?';
const macro = 'We looked into the request and it is solved now.';

/** Customers who say something of their own, all with the same wish; a survey below; and an agent with a macro. */
async function addTickets(as = given.person) {
  const items = Array.from({ length: 40 }, (_, at) => [
    { text: `${complaint(at)} ${wish}\n${survey}`, author: { name: `Customer${at} Person` } },
    { text: macro, author: { name: 'Ida' }, external_id: `answer-${at}` },
  ]).flat();
  await addItems(given.server, as, items);
}

const state = async (as = given.person) => (await send(given.server.app, cleaning.getState, { as })).reply;
const learnt = async (as = given.person) => {
  await send(given.server.app, cleaning.learn, { as });
  await given.server.runAllJobs();
  return (await state(as)).templates;
};
const idOf = async (start: string) => {
  const found = (await state()).templates.find(({ text }) => text.startsWith(start));
  if (!found) throw new Error(`No template begins with ${start}`);
  return found.template_id;
};
async function check(switches: { template_id: number; is_on: boolean }[]) {
  given.server.clock.advance({ seconds: 1 });
  const asked = await send(given.server.app, cleaning.check, { as: given.person, body: { switches } });
  await given.server.runAllJobs();
  const [run] = (await state()).runs;
  if (!run) throw new Error('There is no run');
  return { ...run, status: asked.status };
}
async function apply(run_id: string) {
  await send(given.server.app, cleaning.apply, { as: given.person, body: { run_id } });
  for (let round = 0; round < 10; round += 1) {
    await given.server.runAllJobs();
    if ((await state()).runs[0]?.state === 'done') return;
  }
  throw new Error('The run is not done');
}
const texts = async () => {
  const { reply } = await findItems(given.server, given.person, { limit: 100 });
  return reply.results.map(({ text }) => text).sort();
};

test('templates are learnt with counts and examples, off; what many customers say in the same words is none', async () => {
  await addTickets();
  const before = await texts();
  expect(await learnt()).toMatchObject([
    { text: macro, writer: 'agent', item_count: 40, author_count: 1, is_on: false },
    { text: survey, writer: 'automatic', item_count: 40, is_on: false },
  ]);
  const [{ example_ids: examples } = { example_ids: [] }] = (await state()).templates;
  expect(examples).toHaveLength(3);
  expect(await texts()).toEqual(before);
  expect((await state()).learnt_at).not.toBeNull();
});

test('what comes in has templates learnt after a while, and again once a twentieth more came', async () => {
  await addTickets();
  await given.server.runAllJobs();
  const { learnt_at: first, templates } = await state();
  expect(templates).toHaveLength(2);
  given.server.clock.advance({ hours: 1 });
  await addItems(given.server, given.person, [{ text: 'One more' }]);
  await given.server.runAllJobs();
  expect((await state()).learnt_at).toBe(first);
});

test('the effect of a switch is shown before; applied it is taken out of old and new items, and undone exactly', async () => {
  await addTickets();
  await learnt();
  const before = await texts();
  const run = await check([
    { template_id: await idOf('How'), is_on: true },
    { template_id: await idOf('We looked'), is_on: true },
  ]);
  expect(run).toMatchObject({
    state: 'checked',
    effect: { items_to_change: 80, items_shorter: 80, items_emptied: 40 },
  });
  expect(run.effect?.examples[0]?.after).toBe(`${complaint(0)} ${wish}`);
  expect((await state()).templates.map(({ is_on }) => is_on)).toEqual([false, false]);
  expect(await texts()).toEqual(before);

  await apply(run.run_id);
  const clean = Array.from({ length: 40 }, (_, at) => ['', `${complaint(at)} ${wish}`]).flat();
  expect(await texts()).toEqual(clean.sort());
  expect((await state()).templates.map(({ is_on }) => is_on)).toEqual([true, true]);
  await addItems(given.server, given.person, [
    { text: `It is slow today. ${survey}`, author: { name: 'New Person' } },
  ]);
  expect(await texts()).toContain('It is slow today.');
  // Sent again, what came is known.
  const again = { text: macro, author: { name: 'Ida' }, external_id: 'answer-3' };
  expect((await addItems(given.server, given.person, [again])).reply).toMatchObject({
    duplicate: 1,
    stored: 0,
  });
  expect((await check([])).effect).toMatchObject({ items_to_change: 0 });
  // Templates are learnt from items as they were before.
  expect(await learnt()).toMatchObject([{ item_count: 41 }, { item_count: 40 }]);

  await send(given.server.app, cleaning.undo, { as: given.person, body: { run_id: run.run_id } });
  await given.server.runAllJobs();
  expect(await texts()).toEqual([...before, 'It is slow today.'].sort());
  expect(await countOf(given.server, given.person, 'item_source_text')).toBe(1);
  expect((await state()).templates.map(({ is_on }) => is_on)).toEqual([false, false]);
});

test('a template that is switched off is given back to the items it was taken out of', async () => {
  await addTickets();
  await learnt();
  const before = await texts();
  const macros = await idOf('We looked');
  const surveys = await idOf('How');
  const on = await check([
    { template_id: macros, is_on: true },
    { template_id: surveys, is_on: true },
  ]);
  await apply(on.run_id);
  const off = await check([{ template_id: macros, is_on: false }]);
  expect(off).toMatchObject({ effect: { items_to_change: 40, items_shorter: 0 } });
  await apply(off.run_id);
  expect((await texts()).filter((text) => text === macro)).toHaveLength(40);
  const none = await check([{ template_id: surveys, is_on: false }]);
  await apply(none.run_id);
  expect(await texts()).toEqual(before);
  expect(await countOf(given.server, given.person, 'item_source_text')).toBe(0);
});

test('switches name templates of the workspace; those that change nothing are no switches', async () => {
  await addTickets();
  await learnt();
  const id = await idOf('How');
  expect((await check([{ template_id: id, is_on: false }])).switches).toEqual([]);
  const stranger = await signUp(given.server);
  await addTickets(stranger);
  const asked = await send(given.server.app, cleaning.check, {
    as: stranger,
    body: { switches: [{ template_id: 77, is_on: true }] },
  });
  expect(asked).toMatchObject({ status: 404, problem: { code: 'not_found' } });
  expect((await state(stranger)).templates).toEqual([]);
});

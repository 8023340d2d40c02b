import { cleanerVersion } from '@earshot/cleaning/cleaned-item';
import { cleaning } from '@earshot/contracts/cleaning';
import { enrichment } from '@earshot/contracts/enrichment';
import { feedback } from '@earshot/contracts/feedback';
import { personalData } from '@earshot/contracts/personal-data';
import { topics } from '@earshot/contracts/topics';
import { validation } from '@earshot/contracts/validation';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { addItems, findItems } from '../../testing/feedback-app.ts';
import { countOf, keptCounts } from '../../testing/import-app.ts';
import type { JobApp } from '../../testing/job-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import type { Person } from '../../testing/people.ts';
import { signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { addUncleaned } from '../../testing/uncleaned-items.ts';
import type { RunChange } from './runs.sql.ts';
import { updateRun } from './runs.sql.ts';

let server: JobApp;
let owner: Person;

beforeAll(async () => {
  server = await jobApp([
    ...['cleaning.run', 'understanding.follow', 'themes.build', 'topics.fit', 'topics.link'],
    ...['checks.learn_tone', 'checks.apply_tone', 'personal_data.mask_stored'],
  ]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await signUp(server);
});

const words = 'The export button is broken & I hate waiting.';
const mail = (at = 0) =>
  `<p>Hello team,</p><p>The <b>export</b> button is broken &amp; I hate waiting.</p><p>Best regards,<br>Ann Lee</p>` +
  `<div class="gmail_quote"><div>On Mon, May 4, 2026 at 9:12 AM Ida wrote:</div>` +
  `<blockquote>We love hearing from you, great people. Ticket ${at}.</blockquote></div>`;
const receipt = 'Automatic reply: I am out of office until Monday. I will reply when I am back.';
const plain = 'The map is slow';

const state = async (as = owner) => (await send(server.app, cleaning.getState, { as })).reply.runs;
const newest = async () => {
  const [run] = await state();
  if (!run) throw new Error('There is no run');
  return run;
};
/** The next run is newer. */
const tick = () => server.clock.advance({ seconds: 1 });
async function checked() {
  tick();
  await send(server.app, cleaning.check, { as: owner });
  await server.runAllJobs();
  return newest();
}
async function settle() {
  for (let round = 0; round < 10; round += 1) {
    await server.runAllJobs();
    if (['done', 'undone', 'failed'].includes((await newest()).state)) break;
  }
  await server.runAllJobs();
  return newest();
}
async function cleaned() {
  const { run_id } = await checked();
  await send(server.app, cleaning.apply, { as: owner, body: { run_id } });
  return settle();
}
async function undone(run_id: string) {
  await send(server.app, cleaning.undo, { as: owner, body: { run_id } });
  return settle();
}
const texts = async () => (await findItems(server, owner)).reply.results.map(({ text }) => text).sort();

/** All that is kept of the workspace's items, but for the number of the change. */
const everything = () =>
  readInWorkspace(server.database, owner.workspaceId, async (tx) => {
    const { rows } = await sql`
      select to_jsonb(i) - 'changed_rev' as item, to_jsonb(s) as source, encode(f.features, 'hex') as features,
        (select jsonb_agg(to_jsonb(w) order by w.subject) from item_word w
          where w.workspace_id = i.workspace_id and w.item_id = i.id) as words,
        (select jsonb_agg(to_jsonb(c) order by c.id) from item_check c
          where c.workspace_id = i.workspace_id and c.item_id = i.id) as checks,
        (select jsonb_agg(to_jsonb(m) order by m.topic_id) from topic_item m
          where m.workspace_id = i.workspace_id and m.item_id = i.id) as topics
      from feedback_item i
      left join item_source_text s on s.workspace_id = i.workspace_id and s.item_id = i.id
      left join item_feature f on f.workspace_id = i.workspace_id and f.item_id = i.id
      where i.workspace_id = ${owner.workspaceId} order by i.id`.execute(tx);
    return rows;
  });

test('a check says what cleaning would change, with examples, and changes nothing', async () => {
  await addUncleaned(server.jobDeps, owner, [{ text: mail() }, { text: plain }, { text: receipt }]);
  const before = await everything();
  await send(server.app, cleaning.check, { as: owner });
  expect(await newest()).toMatchObject({ state: 'checking', items_done: 0, item_count: 3, effect: null });
  await server.runAllJobs();
  const run = await newest();
  expect(run).toMatchObject({
    state: 'checked',
    items_done: 3,
    effect: { items_to_change: 2, items_shorter: 2, items_emptied: 1 },
    items_changed: 0,
    counts: [],
    may_undo: false,
  });
  expect(run.effect?.examples).toMatchObject([{ after: words }]);
  expect(run.effect?.examples[0]?.before).toContain('<b>export</b>');
  expect(await everything()).toEqual(before);
});

test('while earlier items are cleaned or given back, every screen is told of how many', async () => {
  await addUncleaned(server.jobDeps, owner, [{ text: mail() }, { text: plain }]);
  const { run_id } = await checked();
  const progress = async () => (await send(server.app, enrichment.progress, { as: owner })).reply.analysing;
  // Without its job: a worker may be through before anybody looks.
  const become = (change: RunChange) =>
    inWorkspace(server.database, owner.workspaceId, (tx) => updateRun(tx, owner.workspaceId, run_id, change));
  expect((await progress())?.steps ?? []).not.toContain('cleaning');
  await become({ state: 'cleaning', itemsDone: 1 });
  expect(await progress()).toEqual({ done: 1, total: 2, steps: ['cleaning'] });
  await become({ state: 'undoing', itemsDone: 0, itemsChanged: 1 });
  expect(await progress()).toEqual({ done: 0, total: 1, steps: ['cleaning'] });
  await become({ state: 'undone' });
  expect((await progress())?.steps ?? []).not.toContain('cleaning');
});

test('earlier items are cleaned, found, judged and counted by what the customer said', async () => {
  await addUncleaned(server.jobDeps, owner, [
    { text: mail(), title: 'Export &amp; more' },
    { text: plain },
    { text: receipt },
  ]);
  const run = await cleaned();
  expect(run).toMatchObject({ state: 'done', items_done: 3, items_changed: 2, may_undo: true, error: null });
  expect(run.effect?.examples).toMatchObject([{ after: expect.stringContaining(words) as string }]);
  expect(await texts()).toEqual(['', words, plain].sort());
  const search = async (searchTerm: string) =>
    (await findItems(server, owner, { searchTerm })).reply.results.map(({ text }) => text);
  expect(await search('"great people"')).toEqual([]);
  expect(await search('"export button"')).toEqual([words]);
  const [item] = (await findItems(server, owner, { searchTerm: '"export button"' })).reply.results;
  expect(item).toMatchObject({ sentiment: 'negative', title: 'Export & more' });
  const details = await send(server.app, feedback.getItem, {
    as: owner,
    query: { review_id: item?.review_id ?? 0 },
  });
  expect(details.reply.as_it_came).toEqual({
    title: 'Export &amp; more',
    text: mail(),
    cleaner_version: cleanerVersion,
  });
  expect(await keptCounts(server, owner)).toMatchObject({ all: 3, 'sentiment negative': 2 });
  expect((await cleaned()).effect).toMatchObject({ items_to_change: 0 });
});

test('an undo gives every item back what it was, to the byte', async () => {
  const ids = await addUncleaned(
    server.jobDeps,
    owner,
    Array.from({ length: 40 }, (_, at) => ({
      text: at % 3 === 0 ? mail(at) : at % 3 === 1 ? receipt : `${plain} ${at}`,
      title: at % 2 === 0 ? 'A &amp; B' : null,
      ...(at % 5 === 0 && { rating: { value: 4, min: 1, max: 5 } }),
    })),
  );
  const [first = 0, second = 0] = ids;
  for (const [review_id, correction] of [
    [first, 'neutral'],
    [second, 'negative'],
  ] as const) {
    await send(server.app, validation.record, {
      as: owner,
      body: {
        ...{ kind: 'sentiment', review_id, subject_id: null, drawn: 'chosen', verdict: 'disagree' },
        ...{ shown: 'positive', correction },
      },
    });
  }
  await send(server.app, topics.create, {
    as: owner,
    body: { title: 'Great people', description: 'We love hearing from great people' },
  });
  await server.runAllJobs();
  const before = await everything();
  const counts = await keptCounts(server, owner);
  const run = await cleaned();
  expect(run.items_changed).toBe(34);
  const topic = run.counts.find(({ kind }) => kind === 'topic');
  expect(topic).toMatchObject({ name: 'Great people' });
  const [corrected] = (await findItems(server, owner, { filters: { review_ids: [first] } })).reply.results;
  expect(corrected).toMatchObject({ text: words, sentiment: 'neutral', sentiment_by: 'person' });
  const after = await undone(run.run_id);
  expect(after).toMatchObject({ state: 'undone', kept_after_undo: [], may_undo: false });
  expect(await everything()).toEqual(before);
  expect(await keptCounts(server, owner)).toEqual(counts);
  expect(await countOf(server, owner, 'cleaning_change')).toBe(0);
});

test('an item that came in again since keeps what it says, and the undo names it', async () => {
  const [again = 0] = await addUncleaned(server.jobDeps, owner, [
    { text: mail(), externalId: 'T-1' },
    { text: mail(), externalId: 'T-2' },
  ]);
  const { run_id } = await cleaned();
  await addItems(server, owner, [{ text: 'All is well now.', external_id: 'T-1' }], { source: 'Old desk' });
  expect(await undone(run_id)).toMatchObject({ state: 'undone', kept_after_undo: [again] });
  expect(await texts()).toEqual([mail(), 'All is well now.'].sort());
});

test('only the last run that was applied can be undone, and only a checked one applied or discarded', async () => {
  await addUncleaned(server.jobDeps, owner, [{ text: mail() }]);
  const first = await cleaned();
  await addUncleaned(server.jobDeps, owner, [{ text: receipt }]);
  const check = await checked();
  const second = await checked();
  const ask = async (call: typeof cleaning.apply, id: string) =>
    (await send(server.app, call, { as: owner, body: { run_id: id } })).status;
  expect(await ask(cleaning.apply, check.run_id)).toBe(404);
  expect(await ask(cleaning.apply, first.run_id)).toBe(409);
  expect(await ask(cleaning.discard, first.run_id)).toBe(409);
  await send(server.app, cleaning.apply, { as: owner, body: { run_id: second.run_id } });
  expect((await send(server.app, cleaning.check, { as: owner })).status).toBe(409);
  await settle();
  expect(await ask(cleaning.undo, first.run_id)).toBe(409);
  expect(await undone(second.run_id)).toMatchObject({ state: 'undone' });
  expect(await undone(first.run_id)).toBeDefined();
  expect((await state()).map((run) => run.state)).toEqual(['undone', 'undone']);
  expect(await texts()).toEqual([mail(), receipt].sort());
  const third = await checked();
  expect(await ask(cleaning.discard, third.run_id)).toBe(200);
  expect((await state()).map(({ run_id }) => run_id)).not.toContain(third.run_id);
});

test('a run can be undone for 30 days', async () => {
  await addUncleaned(server.jobDeps, owner, [{ text: mail() }]);
  const { run_id } = await cleaned();
  await inWorkspace(server.database, owner.workspaceId, (tx) =>
    sql`update cleaning_run set applied_at = applied_at - interval '31 days'`.execute(tx),
  );
  expect(await newest()).toMatchObject({ may_undo: false });
  expect((await send(server.app, cleaning.undo, { as: owner, body: { run_id } })).status).toBe(409);
});

test('what markup hid of personal data is masked when it is cleaned, and what the undo needs when all is masked', async () => {
  const choose = (masked_kinds: ['email'] | []) =>
    send(server.app, personalData.updateSettings, { as: owner, body: { masked_kinds, hides_people: false } });
  await choose(['email']);
  await addUncleaned(server.jobDeps, owner, [{ text: '<p>Write to bob&#64;mail.example, it is slow.</p>' }]);
  await cleaned();
  expect(await texts()).toEqual(['Write to [e-mail], it is slow.']);
  await choose([]);
  await addUncleaned(server.jobDeps, owner, [{ text: '<p>Ask <i>eve@mail.example</i>, it is bad.</p>' }]);
  const { run_id } = await cleaned();
  await choose(['email']);
  await send(server.app, personalData.maskStored, { as: owner });
  await server.runAllJobs();
  expect(await texts()).toContain('Ask [e-mail], it is bad.');
  await undone(run_id);
  const all = JSON.stringify(await everything());
  expect(all).not.toContain('eve@');
  expect(await newest()).toMatchObject({ kept_after_undo: [] });
});

test('another workspace sees no run, and its own items stay as they are', async () => {
  const stranger = await signUp(server);
  await addUncleaned(server.jobDeps, stranger, [{ text: mail() }]);
  await addUncleaned(server.jobDeps, owner, [{ text: mail() }]);
  const { run_id } = await cleaned();
  expect(await state(stranger)).toEqual([]);
  expect((await send(server.app, cleaning.undo, { as: stranger, body: { run_id } })).status).toBe(404);
  expect((await findItems(server, stranger)).reply.results[0]?.text).toBe(mail());
  expect((await newest()).items_changed).toBe(1);
});

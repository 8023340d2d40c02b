import { boards } from '@earshot/contracts/boards';
import type { BriefPart } from '@earshot/contracts/boards/card-brief';
import { feedback } from '@earshot/contracts/feedback';
import { ideas } from '@earshot/contracts/ideas';
import { people } from '@earshot/contracts/people';
import { preferences } from '@earshot/contracts/preferences';
import { topics } from '@earshot/contracts/topics';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../../jobs/maintenance.jobs.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { Person } from '../../testing/people.ts';
import { invite, signUp } from '../../testing/people.ts';
import type { JobApp } from '../../testing/job-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import { JobRunner } from '../../testing/job-runner.ts';
import { send } from '../../testing/send.ts';
import { maintenanceHandlers } from '../maintenance/maintenance.jobs.ts';
import { boardHandlers } from './boards.jobs.ts';
import { recountDueBoards } from './recount-cards.ts';

let server: JobApp;
let jobs: JobRunner<unknown>;
let ada: Person;
let boardId: string;

beforeAll(async () => {
  server = await jobApp([cleanUp.name]);
  jobs = new JobRunner(server.database, boardHandlers(server.deps), null);
});
afterAll(async () => {
  await jobs.stop();
  await server.stop();
});

beforeEach(async () => {
  ada = await signUp(server);
  boardId = await makeBoard();
});

async function makeBoard(body: { title?: string; is_private?: boolean } = {}, as = ada): Promise<string> {
  const made = await send(server.app, boards.create, { as, body: { title: 'Field app', ...body } });
  return made.reply.board_id;
}

const get = async (as = ada, id = boardId) => {
  const { reply, status } = await send(server.app, boards.get, { as, query: { board_id: id } });
  expect([status, status === 200 || reply]).toEqual([200, true]);
  return reply;
};
const titles = async () => (await get()).cards.map(({ title }) => title);
const columnsOf = async () => (await get()).board.columns;
const write = async (title: string, as = ada) =>
  (await send(server.app, boards.createCard, { as, body: { board_id: boardId, title } })).reply.card;
type Move = Omit<Parameters<typeof send<typeof boards.moveCard>>[2] & object, 'as'>['body'] & object;
const move = (idea: string, to: Partial<Move>, as = ada) =>
  send(server.app, boards.moveCard, { as, body: { board_id: boardId, idea_id: idea, ...to } });
const changes = async (idea?: string) =>
  (
    await send(server.app, boards.listChanges, {
      as: ada,
      query: { board_id: boardId, ...(idea && { idea_id: idea }) },
    })
  ).reply.changes;
const undo = (revision: number) =>
  send(server.app, boards.undoChange, { as: ada, body: { board_id: boardId, revision } });
const count = () => recountDueBoards(server.deps, ada.workspaceId, new AbortController().signal);

async function say(...items: { text: string; email?: string; account?: string }[]): Promise<void> {
  const body = {
    source: { name: 'Desk' },
    items: items.map(({ text, email, account }) => ({
      text,
      ...(email && { author: { email } }),
      ...(account && { account: { name: account } }),
    })),
  };
  await send(server.app, feedback.addFeedback, { as: ada, body });
}

/** A topic with these items in it. */
async function topicOf(title: string, itemIds: number[]): Promise<number> {
  const made = await send(server.app, topics.create, { as: ada, body: { title } });
  const { id } = made.reply.custom_trend;
  await inWorkspace(server.database, ada.workspaceId, (tx) =>
    tx
      .insertInto('topicItem')
      .values(
        itemIds.map((itemId) => ({
          workspaceId: ada.workspaceId,
          topicId: id,
          itemId,
          score: 0.9,
          isIn: true,
        })),
      )
      .execute(),
  );
  return id;
}

test('[MENU-2] boards are in the left menu of those who may see them; a private one is nobody else’s', async () => {
  const ben = await invite(server, ada, 'member');
  const secret = await makeBoard({ title: 'Apart', is_private: true });
  const menu = async (as: Person) =>
    (await send(server.app, preferences.getLeftMenu, { as })).reply.user_boards;
  expect(await menu(ada)).toEqual([
    { id: secret, title: 'Apart' },
    { id: boardId, title: 'Field app' },
  ]);
  expect(await menu(ben)).toEqual([{ id: boardId, title: 'Field app' }]);
  const query = { board_id: secret };
  expect((await send(server.app, boards.get, { as: ben, query })).status).toBe(404);
  const hide = { board_id: boardId, is_private: true };
  expect((await send(server.app, boards.update, { as: ben, body: hide })).problem.code).toBe('not_allowed');
  await send(server.app, boards.update, { as: ada, body: { board_id: secret, is_private: false } });
  expect(await menu(ben)).toHaveLength(2);
});

test('an idea is the card: put on a board it leaves the list, keeps its evidence, and comes back when taken off', async () => {
  const sent = await send(server.app, ideas.send, {
    as: ada,
    body: { title: 'Work offline', feedback: [{ search_term: 'offline' }] },
  });
  const id = sent.reply.idea.idea_id;
  const add = (board: string) =>
    send(server.app, boards.addIdeas, { as: ada, body: { board_id: board, idea_ids: [id, id] } });
  expect((await add(boardId)).reply.cards).toMatchObject([{ idea_id: id, title: 'Work offline' }]);
  expect((await add(boardId)).reply.cards).toHaveLength(1);
  expect((await add(await makeBoard())).problem.code).toBe('conflict');
  const listed = await send(server.app, ideas.list, { as: ada, query: { state: 'on_board' } });
  expect(listed.reply.counts).toEqual({ waiting: 0, on_board: 1, dismissed: 0 });
  expect(listed.reply.ideas).toMatchObject([{ board: { board_id: boardId, title: 'Field app' } }]);
  const dismiss = { idea_id: id, state: 'dismissed' as const };
  expect((await send(server.app, ideas.setState, { as: ada, body: dismiss })).problem.code).toBe('conflict');
  await send(server.app, boards.takeOff, { as: ada, body: { board_id: boardId, idea_id: id } });
  expect(await titles()).toEqual([]);
  const again = await send(server.app, ideas.get, { as: ada, query: { idea_id: id } });
  expect(again.reply).toMatchObject({ state: 'waiting', board: null, evidence: [{ kind: 'feedback' }] });
});

test('cards are moved between two others, to a column, a horizon and a day, and a change is undone unless it changed since', async () => {
  const [a, b, c] = [await write('A'), await write('B'), await write('C')];
  const planned = (await columnsOf()).find(({ state }) => state === 'planned')?.column_id ?? '';
  await move(c.idea_id, { after_idea_id: a.idea_id });
  expect(await titles()).toEqual(['A', 'C', 'B']);
  await move(b.idea_id, {
    before_idea_id: a.idea_id,
    column_id: planned,
    horizon: 'now',
    target_on: '2026-03-31',
  });
  expect((await get()).cards[0]).toMatchObject({
    ...{ title: 'B', column_id: planned, horizon: 'now', target_on: '2026-03-31' },
  });
  const [last] = await changes(b.idea_id);
  expect(last).toMatchObject({
    ...{ kind: 'moved', title: 'B', can_undo: true, before: { horizon: null, target_on: null } },
    after: { column_id: planned, horizon: 'now', target_on: '2026-03-31' },
  });
  expect((await undo(last?.revision ?? 0)).status).toBe(200);
  expect(await titles()).toEqual(['A', 'C', 'B']);
  expect((await undo(last?.revision ?? 0)).problem.code).toBe('conflict');

  await move(a.idea_id, { horizon: 'later' });
  const [first] = await changes(a.idea_id);
  await move(a.idea_id, { horizon: 'next' });
  expect((await undo(first?.revision ?? 0)).problem.code).toBe('conflict');

  const off = await send(server.app, boards.takeOff, {
    as: ada,
    body: { board_id: boardId, idea_id: a.idea_id },
  });
  expect((await undo(off.reply.revision)).status).toBe(200);
  expect((await get()).cards.find(({ title }) => title === 'A')?.horizon).toBe('next');
});

test('who moves at the same time loses nothing, and who follows the board hears of every change', async () => {
  const ben = await invite(server, ada, 'member');
  const made = [];
  for (let at = 0; at < 6; at += 1) made.push(await write(`Card ${at}`));
  const start = (await get()).board.revision;
  const ids = made.map(({ idea_id: id }) => id);
  const moved = await Promise.all(
    ids.map((id, at) =>
      move(id, { after_idea_id: ids[(at + 3) % 6] ?? null, horizon: 'now' }, at % 2 ? ada : ben),
    ),
  );
  expect(moved.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(new Set(moved.map(({ reply }) => reply.revision)).size).toBe(6);
  const { cards, board } = await get();
  expect(new Set(cards.map(({ rank }) => rank)).size).toBe(6);
  expect(cards.every(({ horizon }) => horizon === 'now')).toBe(true);
  const follow = async (after: number, as = ben) =>
    (await send(server.app, boards.getChanges, { as, query: { board_id: boardId, after } })).reply;
  const heard = await follow(start);
  expect(heard).toEqual({ revision: board.revision, board: null, cards, gone: [] });
  expect(await follow(board.revision)).toEqual({
    revision: board.revision,
    board: null,
    cards: [],
    gone: [],
  });
  // What is done to the idea elsewhere is heard of too.
  const [first] = ids;
  const body = { idea_id: first ?? '', title: 'Renamed', note: '' };
  await send(server.app, ideas.update, { as: ada, body });
  expect((await follow(board.revision)).cards).toMatchObject([{ title: 'Renamed' }]);
  await send(server.app, ideas.remove, { as: ada, body: { idea_id: first ?? '' } });
  expect((await follow(board.revision)).gone).toEqual([first]);
  await send(server.app, ideas.restore, { as: ada, body: { idea_id: first ?? '' } });
  expect((await follow(board.revision)).gone).toEqual([]);
});

test('columns are named, added, ordered and removed while they are empty', async () => {
  const before = await columnsOf();
  const [first, second, ...rest] = before;
  const card = await write('A');
  const set = (columns: { column_id?: string; title: string; state: 'planned' | 'declined' }[]) =>
    send(server.app, boards.setColumns, { as: ada, body: { board_id: boardId, columns } });
  const refused = await set([{ title: 'New', state: 'planned' }]);
  expect(refused.problem).toMatchObject({
    code: 'conflict',
    detail: expect.stringContaining('Considering') as string,
  });
  const kept = { column_id: first?.column_id ?? '', title: 'Ideas', state: 'planned' as const };
  const made = await set([{ title: 'New', state: 'declined' }, kept]);
  expect(made.reply.columns.map(({ title }) => title)).toEqual(['New', 'Ideas']);
  expect((await get()).cards[0]?.column_id).toBe(kept.column_id);
  expect((await set([kept, { ...kept, title: 'Twice' }])).problem.code).toBe('bad_request');
  const gone = { column_id: second?.column_id ?? '', title: 'Gone', state: 'planned' as const };
  expect((await set([gone])).status).toBe(404);
  expect(rest).toHaveLength(3);
  // Another board's column is not this one's.
  const other = await get(ada, await makeBoard());
  const foreign = other.board.columns[0]?.column_id ?? '';
  expect((await move(card.idea_id, { column_id: foreign })).status).toBe(404);
  const outsider = await signUp(server);
  const owner = { board_id: boardId, idea_id: card.idea_id, owner_id: outsider.userId };
  expect((await send(server.app, boards.updateCard, { as: ada, body: owner })).status).toBe(404);
});

test('people, accounts and revenue are counted once over evidence that overlaps, as plain SQL counts them', async () => {
  await say(
    { text: 'Notes are gone offline', email: 'a@kettle.example', account: 'Kettle' },
    { text: 'Offline again', email: 'a@kettle.example', account: 'Kettle' },
    { text: 'No signal, no notes', email: 'b@kettle.example', account: 'Brook' },
    { text: 'The invoice is wrong', email: 'c@kettle.example' },
    { text: 'Notes vanish in the cellar' },
  );
  await send(server.app, people.updateAccount, {
    as: ada,
    body: { account_id: 1, plan: 'Pro', yearly_revenue_eur: 1200 },
  });
  const offline = await topicOf('Offline', [1, 2, 3, 5]);
  const notes = await topicOf('Notes', [1, 3, 5]);
  const card = await write('Work offline');
  const add = (ids: number[]) =>
    send(server.app, boards.addEvidence, {
      as: ada,
      body: {
        board_id: boardId,
        idea_id: card.idea_id,
        evidence: ids.map((id) => ({ kind: 'topic' as const, custom_trend_id: id })),
      },
    });
  await add([offline, notes]);
  await count();
  const { cards } = await get();
  const { rows } = await inWorkspace(server.database, ada.workspaceId, (tx) =>
    sql<
      Record<string, number>
    >`select count(distinct i.id)::int as items, count(distinct coalesce(a.person_id, a.id))::int as people,
       count(distinct i.id) filter (where i.author_id is null)::int as unnamed, count(distinct i.account_id)::int as accounts,
       (select sum(yearly_revenue_eur)::float8 from earshot.account where workspace_id = ${ada.workspaceId} and id in
         (select account_id from earshot.feedback_item where workspace_id = ${ada.workspaceId} and id = any('{1,2,3,5}'))) as revenue
     from earshot.feedback_item i left join earshot.author a on a.workspace_id = ${ada.workspaceId} and a.id = i.author_id
     where i.workspace_id = ${ada.workspaceId} and i.id = any('{1,2,3,5}')`.execute(tx),
  );
  expect(rows[0]).toEqual({ items: 4, people: 2, unnamed: 1, accounts: 2, revenue: 1200 });
  expect(cards[0]?.counts).toEqual(rows[0]);
  expect(cards[0]?.score).toMatchObject({
    ...{ value: null, missing: ['impact', 'effort'], reach: { value: 3, computed: 3, reason: null } },
    confidence: { value: 0.5, computed: 0.5 },
  });
  const detail = await send(server.app, boards.getCard, {
    as: ada,
    query: { board_id: boardId, idea_id: card.idea_id },
  });
  expect(detail.reply.counts).toEqual(rows[0]);
  expect(detail.reply.evidence.map(({ counts, trust }) => [counts?.items, trust?.by])).toEqual([
    [4, 'unchecked'],
    [3, 'unchecked'],
  ]);
  expect(detail.reply.quotes.map(({ review_id: id }) => id).toSorted()).toEqual([1, 3, 5]);
  // Undated items are in no week.
  expect(detail.reply.weeks).toHaveLength(12);
  // Given twice, evidence is there once.
  expect((await add([notes])).reply.revision).toBe((await get()).board.revision);
});

test('a score moves by exactly what evidence adds and takes away, says so in the history, and an override keeps its reason', async () => {
  await say(
    { text: 'Offline!', email: 'a@kettle.example' },
    { text: 'Offline?', email: 'b@kettle.example' },
    { text: 'Slow', email: 'c@kettle.example' },
  );
  const [two, one] = [await topicOf('Offline', [1, 2]), await topicOf('Slow', [3])];
  const { idea_id: id } = await write('Work offline');
  const update = (body: object) =>
    send(server.app, boards.updateCard, { as: ada, body: { board_id: boardId, idea_id: id, ...body } });
  const add = (topic: number) =>
    send(server.app, boards.addEvidence, {
      as: ada,
      body: { board_id: boardId, idea_id: id, evidence: [{ kind: 'topic', custom_trend_id: topic }] },
    });
  const score = async () => {
    await count();
    return (await get()).cards[0]?.score.value;
  };
  await add(two);
  await update({ impact: 2, effort: 4 });
  // 2 people × 2 × 50 % ÷ 4
  expect(await score()).toBe(0.5);
  await add(one);
  // A person more: 2 × 50 % ÷ 4
  expect(await score()).toBe(0.75);
  const [line] = await changes(id);
  expect(line).toMatchObject({
    ...{ kind: 'counted', by: null, can_undo: false },
    ...{ before: { score: 0.5, items: 2, people: 2 }, after: { score: 0.75, items: 3, people: 3 } },
  });
  await send(server.app, boards.removeEvidence, {
    as: ada,
    body: { board_id: boardId, idea_id: id, place: 1 },
  });
  expect(await score()).toBe(0.5);
  // Counted once more with nothing new, nothing is said.
  const { revision } = (await get()).board;
  await count();
  expect((await get()).board.revision).toBe(revision);

  expect((await update({ reach: { value: 100, reason: ' ' } })).problem.errors?.[0]?.pointer).toBe(
    '#/body/reach/reason',
  );
  await update({ reach: { value: 100, reason: 'Sales says every crew has it.' } });
  expect((await get()).cards[0]?.score).toMatchObject({
    ...{ value: 25, reach: { value: 100, computed: 2, reason: 'Sales says every crew has it.' } },
  });
  await update({ reach: null });
  expect((await get()).cards[0]?.score.reach).toEqual({ value: 2, computed: 2, reason: null });
  await send(server.app, boards.update, { as: ada, body: { board_id: boardId, score: 'value_effort' } });
  expect((await get()).cards[0]?.score.value).toBe(1);
});

test('feedback that comes later is counted by a job that opening the board asks for', async () => {
  const { idea_id: id } = await write('Work offline');
  await send(server.app, boards.addEvidence, {
    as: ada,
    body: { board_id: boardId, idea_id: id, feedback: [{ filters: { contains: 'offline' } }] },
  });
  await jobs.runAll();
  expect((await get()).cards[0]?.counts).toMatchObject({ items: 0 });
  await say({ text: 'It is offline again', email: 'a@kettle.example' });
  expect((await get()).cards[0]?.counts).toMatchObject({ items: 0 });
  await jobs.runAll();
  expect((await get()).cards[0]?.counts).toMatchObject({ items: 1, people: 1 });
});

test('a deleted board comes back with its cards, and is gone after its days', async () => {
  const kept = await write('Kept');
  const taken = await write('Taken elsewhere');
  const body = { board_id: boardId };
  await send(server.app, boards.remove, { as: ada, body });
  expect((await send(server.app, boards.get, { as: ada, query: body })).status).toBe(404);
  const waiting = await send(server.app, ideas.list, { as: ada });
  expect(waiting.reply.counts.waiting).toBe(2);
  const other = await makeBoard();
  await send(server.app, boards.addIdeas, { as: ada, body: { board_id: other, idea_ids: [taken.idea_id] } });
  await send(server.app, boards.restore, { as: ada, body });
  expect((await get()).cards.map(({ idea_id: id }) => id)).toEqual([kept.idea_id]);
  await send(server.app, boards.remove, { as: ada, body });
  server.clock.advance({ days: 8 });
  const nightly = maintenanceHandlers.find(({ job }) => job === cleanUp);
  const attempt = { jobId: randomUUID(), number: 1, signal: new AbortController().signal };
  await nightly?.run({}, server.jobDeps, attempt);
  expect((await send(server.app, boards.restore, { as: ada, body })).status).toBe(404);
  expect((await send(server.app, ideas.list, { as: ada })).reply.counts).toMatchObject({
    waiting: 1,
    on_board: 1,
  });
});

test('viewers read boards and change nothing', async () => {
  const { idea_id: id } = await write('A');
  const viewer = await invite(server, ada, 'viewer');
  expect((await get(viewer)).cards).toHaveLength(1);
  expect((await move(id, { horizon: 'now' }, viewer)).status).toBe(403);
  const made = await send(server.app, boards.create, { as: viewer, body: { title: 'Mine' } });
  expect(made.status).toBe(403);
});

test('a released card moves among the released, and its complaints are judged before and after in whole weeks', async () => {
  const { idea_id: id } = await write('Work offline');
  const of = { board_id: boardId, idea_id: id };
  const verdict = () => send(server.app, boards.getVerdict, { as: ada, query: of });
  await send(server.app, boards.addEvidence, {
    as: ada,
    body: { ...of, feedback: [{ filters: { contains: 'offline' } }] },
  });
  expect((await verdict()).problem.code).toBe('conflict');
  const now = server.clock.now();
  const day = 86_400_000;
  const items = [];
  // Twelve weeks with 20 complaints among 100 items, then six with 4 among 100.
  for (let week = -12; week < 6; week += 1) {
    for (let n = 0; n < 100; n += 1) {
      const said_at = new Date(now + (week - 6) * 7 * day + n * 3_600_000).toISOString();
      items.push({ text: n < (week < 0 ? 20 : 4) ? `Offline ${n}` : `Thanks ${n}`, said_at });
    }
  }
  for (let at = 0; at < items.length; at += 450) {
    const body = { source: { name: 'Desk' }, items: items.slice(at, at + 450) };
    const { status } = await send(server.app, feedback.addFeedback, { as: ada, body });
    expect(status).toBeLessThan(300);
  }
  const released_at = new Date(now - 6 * 7 * day).toISOString();
  const release = (at: string | null) =>
    send(server.app, boards.release, { as: ada, body: { ...of, released_at: at, version: '4.1' } });
  const future = await release(new Date(now + day).toISOString());
  expect(future.problem.errors?.[0]?.pointer).toBe('#/body/released_at');
  const { reply } = await release(released_at);
  const column = (await columnsOf()).find(({ state }) => state === 'released');
  expect(reply.card).toMatchObject({
    ...{ column_id: column?.column_id, released: { at: released_at, version: '4.1' } },
  });
  const told = (await verdict()).reply;
  expect(told.before.map(({ complaints, active }) => [complaints, active])).toEqual(
    Array(12).fill([20, 100]),
  );
  expect(told.after.map(({ complaints, active }) => [complaints, active])).toEqual(Array(6).fill([4, 100]));
  expect(told).toMatchObject({ verdict: 'improved', counted_by: 'items' });
  expect(told.ratio).toBeCloseTo(0.2, 1);
  expect(told.high).toBeLessThan(1);
  await undo(reply.revision);
  expect((await verdict()).problem.code).toBe('conflict');
});

test('a brief says what is counted, quotes customers as text, and says what is unknown', async () => {
  const { idea_id: id } = await write('Work *offline*');
  const of = { board_id: boardId, idea_id: id };
  const brief = () => send(server.app, boards.getBrief, { as: ada, query: of });
  const sentences = async (part: BriefPart) =>
    (await brief()).reply.sections.find((section) => section.part === part)?.sentences;
  expect(await sentences('problem')).toEqual(['No quotes yet: this card has no feedback as evidence.']);
  expect(await sentences('who')).toBeUndefined();

  await send(server.app, boards.addEvidence, {
    as: ada,
    body: { ...of, feedback: [{ filters: { contains: 'offline' } }, { filters: { contains: 'signal' } }] },
  });
  await say({ text: 'Offline, no signal here', email: 'a@kettle.example' });
  await say({ text: 'Offline again', email: 'a@kettle.example' });
  await say({ text: 'No *signal* at all' });
  await jobs.runAll();
  expect(await sentences('who')).toEqual([
    '1 known person said it. All evidence together: 3 items, each counted once.',
    '1 item has no known author.',
  ]);
  expect(await sentences('evidence')).toEqual([
    'Feedback: 2 items. Not checked.',
    'Feedback: 2 items. Not checked.',
  ]);
  expect(await sentences('unknown')).toEqual([
    'Revenue: unknown for all accounts.',
    'Precision of the evidence: 2 pieces have not been checked.',
    'Score: impact and effort are not set.',
    'Owner: nobody yet.',
    'Whether a release helps: there are too few complaints to detect any fall 4 weeks after it.',
  ]);
  const { markdown, sections } = (await brief()).reply;
  // One quote of each person.
  expect(sections[0]?.quotes).toHaveLength(2);
  expect(markdown).toMatch(/^# Work \\\*offline\\\*\n\nCounted on /);
  expect(markdown).toContain('> “No \\*signal\\* at all”\n>\n> Unnamed');

  await send(server.app, boards.updateCard, {
    as: ada,
    body: { ...of, impact: 2, effort: 4, reach: { value: 100, reason: 'Sales says every crew has it.' } },
  });
  expect(await sentences('decision')).toEqual([
    'Score 25: reach 100, confidence 50\u00a0%, impact 2, effort 4 person-weeks.',
    'Reach was entered manually: “Sales says every crew has it.” The evidence says 2.',
  ]);
});

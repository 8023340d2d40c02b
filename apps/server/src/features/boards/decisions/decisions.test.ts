import { boards } from '@earshot/contracts/boards';
import type { CardState } from '@earshot/contracts/boards/board-cards';
import { feedback } from '@earshot/contracts/feedback';
import { expect, test } from 'vitest';
import { inWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { boardEach } from '../../../testing/board-each.ts';
import { send } from '../../../testing/send.ts';
import { recountDueBoards } from '../recount-cards.ts';
import { trackRecord } from './track-record.ts';

const given = boardEach();

const of = (id: string) => ({ board_id: given.boardId, idea_id: id });
const write = async (title: string) => {
  const made = await send(given.server.app, boards.createCard, {
    as: given.person,
    body: { board_id: given.boardId, title },
  });
  return made.reply.card.idea_id;
};
const move = async (id: string, to: CardState) => {
  const { reply } = await send(given.server.app, boards.get, {
    as: given.person,
    query: { board_id: given.boardId },
  });
  const column_id = reply.board.columns.find(({ state }) => state === to)?.column_id ?? '';
  return send(given.server.app, boards.moveCard, { as: given.person, body: { ...of(id), column_id } });
};
const list = async () =>
  (
    await send(given.server.app, boards.listDecisions, {
      as: given.person,
      query: { board_id: given.boardId },
    })
  ).reply;
const expectFall = (id: string, fall: number | null, text = '') =>
  send(given.server.app, boards.setExpectation, {
    as: given.person,
    body: { board_id: given.boardId, decision_id: id, text, fall },
  });

test('committing a card keeps what was known then, whatever is said later', async () => {
  const say = (...texts: string[]) =>
    send(given.server.app, feedback.addFeedback, {
      as: given.person,
      body: {
        source: { name: 'Desk' },
        items: texts.map((text) => ({ text, author: { email: `${text.length}@a.example` } })),
      },
    });
  await say('offline is broken', 'offline is broken again');
  const id = await write('Work offline');
  const evidence = { ...of(id), feedback: [{ filters: { contains: 'offline' } }] };
  await send(given.server.app, boards.addEvidence, { as: given.person, body: evidence });
  await send(given.server.app, boards.updateCard, {
    as: given.person,
    body: { ...of(id), impact: 2, effort: 1, tags: ['van'] },
  });
  await recountDueBoards(given.server.deps, given.person.workspaceId, new AbortController().signal);
  await move(id, 'committed');
  await say('offline once more, please');
  await recountDueBoards(given.server.deps, given.person.workspaceId, new AbortController().signal);

  const { decisions } = await list();
  expect(decisions).toMatchObject([
    {
      ...{ idea_id: id, title: 'Work offline', tags: ['van'], counts: { items: 2, people: 2 } },
      ...{ score_kind: 'rice', score: { value: 2, impact: 2, effort: 1 }, expected: null, outcome: null },
    },
  ]);
  expect(decisions[0]?.quote_ids).toHaveLength(2);
});

test('a decision is made once, and undone with its move', async () => {
  const id = await write('Work offline');
  await move(id, 'committed');
  await move(id, 'committed');
  expect((await list()).decisions).toHaveLength(1);
  await move(id, 'planned');
  await move(id, 'committed');
  expect((await list()).decisions).toHaveLength(2);
  const other = await write('Other');
  const moved = await move(other, 'committed');
  await send(given.server.app, boards.undoChange, {
    as: given.person,
    body: { board_id: given.boardId, revision: moved.reply.revision },
  });
  expect((await list()).decisions.map(({ title }) => title)).toEqual(['Work offline', 'Work offline']);
});

test('a card that is new in a committed column was decided on, and undoing that undoes the decision', async () => {
  const { reply: read } = await send(given.server.app, boards.get, {
    as: given.person,
    query: { board_id: given.boardId },
  });
  const column_id = read.board.columns.find(({ state }) => state === 'committed')?.column_id ?? '';
  const body = { board_id: given.boardId, title: 'New there', column_id };
  const { reply } = await send(given.server.app, boards.createCard, { as: given.person, body });
  const card = { board_id: given.boardId, idea_id: reply.card.idea_id };
  await send(given.server.app, boards.addEvidence, {
    as: given.person,
    body: { ...card, feedback: [{ search_term: 'a' }] },
  });
  const split = await send(given.server.app, boards.splitCard, {
    as: given.person,
    body: { ...card, title: 'Part', places: [0] },
  });
  expect(split.status).toBe(200);
  expect((await list()).decisions.map(({ title }) => title).sort()).toEqual(['New there', 'Part']);
  for (const { revision } of [split.reply, reply]) {
    await send(given.server.app, boards.undoChange, {
      as: given.person,
      body: { board_id: given.boardId, revision },
    });
  }
  expect((await list()).decisions).toEqual([]);
  const back = { board_id: given.boardId, idea_ids: [reply.card.idea_id], column_id };
  expect((await send(given.server.app, boards.addIdeas, { as: given.person, body: back })).status).toBe(200);
  expect((await list()).decisions.map(({ title }) => title)).toEqual(['New there']);
});

test('a release counts by when it was said, and what is expected afterwards is none', async () => {
  const id = await write('Work offline');
  given.server.clock.advance({ days: 2 });
  await move(id, 'committed');
  const decision = (await list()).decisions[0]?.decision_id ?? '';
  const released_at = new Date(given.server.clock.now() - 86_400_000).toISOString();
  await send(given.server.app, boards.release, { as: given.person, body: { ...of(id), released_at } });
  expect((await list()).decisions[0]?.outcome).toMatchObject({ released_at });
  await send(given.server.app, boards.release, { as: given.person, body: { ...of(id), released_at: null } });
  expect((await list()).decisions[0]?.outcome).toBeNull();
  expect((await expectFall(decision, 0.3)).problem.code).toBe('conflict');
});

test('pages go on behind a decision that was undone since', async () => {
  const revisions: number[] = [];
  for (const title of ['One', 'Two', 'Three']) {
    revisions.push((await move(await write(title), 'committed')).reply.revision);
    given.server.clock.advance({ seconds: 1 });
  }
  const page = async (more: { after?: string } = {}) => {
    const query = { board_id: given.boardId, limit: 1, ...more };
    return (await send(given.server.app, boards.listDecisions, { as: given.person, query })).reply;
  };
  const first = await page();
  expect(first.decisions.map(({ title }) => title)).toEqual(['Three']);
  const undo = { board_id: given.boardId, revision: revisions[2] ?? 0 };
  await send(given.server.app, boards.undoChange, { as: given.person, body: undo });
  const second = await page({ after: first.next_after ?? '' });
  expect(second.decisions.map(({ title }) => title)).toEqual(['Two']);
  expect((await page({ after: second.next_after ?? '' })).decisions.map(({ title }) => title)).toEqual([
    'One',
  ]);
});

test('what is expected is typed, changed and skipped, until the release', async () => {
  const id = await write('Work offline');
  await move(id, 'committed');
  const decision = (await list()).decisions[0]?.decision_id ?? '';
  expect((await expectFall(decision, 0.3, 'Fewer calls')).reply.expected).toEqual({
    text: 'Fewer calls',
    fall: 0.3,
  });
  expect((await expectFall(decision, null)).reply.expected).toBeNull();
  await expectFall(decision, 0.3);
  given.server.clock.advance({ days: 1 });
  const released_at = new Date(given.server.clock.now()).toISOString();
  await send(given.server.app, boards.release, { as: given.person, body: { ...of(id), released_at } });
  expect((await list()).decisions[0]?.outcome).toEqual({
    ...{ released_at, verdict: null, ratio: null, is_reopened: false },
  });
  expect((await expectFall(decision, 0.9)).problem.code).toBe('conflict');
  await inWorkspace(given.server.database, given.person.workspaceId, (tx) =>
    tx
      .insertInto('cardVerdict')
      .values({
        ...{
          workspaceId: given.person.workspaceId,
          ideaId: id,
          releasedAt: released_at,
          verdict: 'improved',
          ratio: 0.6,
        },
        ...{ readAt: released_at, readRev: 1 },
      })
      .execute(),
  );
  const { decisions, record, by_owner: byOwner, by_tag: byTag } = await list();
  expect(decisions[0]?.outcome).toMatchObject({ verdict: 'improved', ratio: 0.6 });
  const counts = { decided: 1, released: 1, judged: 1, improved: 1, worse: 0, expected: 1, met: 1 };
  expect(record).toEqual({ name: null, ...counts });
  expect([byOwner, byTag]).toEqual([[record], [record]]);
});

test('a verdict that is too early is no verdict, and a fall is met where complaints fell by as much', () => {
  const decision = (
    verdict: 'improved' | 'worse' | 'too_early' | null,
    ratio: number | null,
    fall: number | null,
  ) => ({
    ...{ decision_id: '', idea_id: '', title: '', at: '', by: '', owner: null, tags: [], counts: null },
    ...{ score_kind: 'rice' as const, quote_ids: [], expected: fall === null ? null : { text: '', fall } },
    score: {
      ...{ value: null, missing: [], impact: null, effort: null },
      ...{
        reach: { value: null, computed: null, reason: null },
        confidence: { value: null, computed: null, reason: null },
      },
    },
    outcome: { released_at: '', verdict, ratio, is_reopened: false },
  });
  expect(
    trackRecord('x', [
      decision('improved', 0.7, 0.3),
      decision('improved', 0.8, 0.3),
      decision('worse', 1.5, null),
      decision('too_early', 0.2, 0.1),
      decision(null, null, 0.1),
    ]),
  ).toEqual({ name: 'x', decided: 5, released: 5, judged: 3, improved: 2, worse: 1, expected: 2, met: 1 });
});

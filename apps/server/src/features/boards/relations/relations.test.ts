import { boards } from '@earshot/contracts/boards';
import type { LinkKind } from '@earshot/contracts/boards/card-link';
import { expect, test } from 'vitest';
import { boardEach } from '../../../testing/board-each.ts';
import { send } from '../../../testing/send.ts';

const given = boardEach();

const write = async (title: string, ...searches: string[]) => {
  const made = await send(given.server.app, boards.createCard, {
    as: given.person,
    body: { board_id: given.boardId, title },
  });
  const { idea_id: id } = made.reply.card;
  for (const search of searches) {
    const body = { board_id: given.boardId, idea_id: id, feedback: [{ search_term: search }] };
    await send(given.server.app, boards.addEvidence, { as: given.person, body });
  }
  return id;
};
const of = (id: string) => ({ board_id: given.boardId, idea_id: id });
const detail = async (id: string) =>
  (await send(given.server.app, boards.getCard, { as: given.person, query: of(id) })).reply;
const evidence = async (id: string) => (await detail(id)).evidence.map(({ says }) => says.items?.search_term);
const titles = async () =>
  (
    await send(given.server.app, boards.get, { as: given.person, query: { board_id: given.boardId } })
  ).reply.cards.map(({ title }) => title);
const link = (from: string, kind: LinkKind, to: string) =>
  send(given.server.app, boards.linkCards, { as: given.person, body: { ...of(from), kind, to_idea_id: to } });
const merge = (id: string, into: string) =>
  send(given.server.app, boards.mergeCards, { as: given.person, body: { ...of(id), into_idea_id: into } });
const undo = (revision: number) =>
  send(given.server.app, boards.undoChange, {
    as: given.person,
    body: { board_id: given.boardId, revision },
  });
const found = async (id: string) =>
  (await send(given.server.app, boards.findMerged, { as: given.person, query: of(id) })).reply.idea_id;

test('links show on both cards, are kept free of circles, and go away', async () => {
  const [one, two, three] = [await write('One'), await write('Two'), await write('Three')];
  await link(one, 'blocks', two);
  await link(two, 'blocks', three);
  await link(one, 'blocks', two);
  expect((await detail(two)).links).toMatchObject([
    { kind: 'blocks', is_reverse: false, idea_id: three, title: 'Three' },
    { kind: 'blocks', is_reverse: true, idea_id: one, title: 'One' },
  ]);
  expect((await link(three, 'blocks', one)).problem.code).toBe('conflict');
  expect((await link(one, 'blocks', one)).problem.code).toBe('conflict');
  // Another kind is another graph.
  expect((await link(three, 'part_of', one)).status).toBe(200);
  expect((await link(three, 'part_of', two)).problem.detail).toContain('part of another card');
  expect((await link(one, 'part_of', three)).problem.code).toBe('conflict');
  const body = { ...of(one), kind: 'blocks' as const, to_idea_id: two };
  expect((await send(given.server.app, boards.unlinkCards, { as: given.person, body })).status).toBe(200);
  expect((await send(given.server.app, boards.unlinkCards, { as: given.person, body })).status).toBe(404);
  expect((await detail(two)).links.map(({ idea_id: id }) => id)).toEqual([three]);
});

test('a merge keeps the evidence of both once and the comments, leads on, and is undone exactly', async () => {
  const [one, two] = [await write('One', 'maps', 'routes'), await write('Two', 'maps', 'dark')];
  await send(given.server.app, boards.addComment, {
    as: given.person,
    body: { ...of(one), text: 'Said before' },
  });
  const { reply } = await merge(one, two);
  expect(await titles()).toEqual(['Two']);
  expect(await evidence(two)).toEqual(['maps', 'dark', 'routes']);
  expect((await detail(two)).comment_count).toBe(1);
  const history = await send(given.server.app, boards.listChanges, { as: given.person, query: of(two) });
  const merged = { merged_id: one, merged_title: 'One' };
  expect(history.reply.changes.find(({ kind }) => kind === 'merged')?.after).toMatchObject(merged);
  expect(await found(one)).toBe(two);
  expect(await found(two)).toBeNull();

  const three = await write('Three');
  const again = await merge(two, three);
  expect(await found(one)).toBe(three);
  await undo(again.reply.revision);

  const { status } = await undo(reply.revision);
  expect(status).toBe(200);
  expect(await titles()).toEqual(['One', 'Two', 'Three']);
  expect([await evidence(one), await evidence(two)]).toEqual([
    ['maps', 'routes'],
    ['maps', 'dark'],
  ]);
  expect([(await detail(one)).comment_count, (await detail(two)).comment_count]).toEqual([1, 0]);
  expect(await found(one)).toBeNull();
  expect((await merge(one, one)).problem.code).toBe('conflict');
});

test('undoing a merge leaves evidence that was added since, though it stands where the merge had put some', async () => {
  const [one, two] = [await write('One', 'maps'), await write('Two', 'dark')];
  const { reply } = await merge(one, two);
  const body = { ...of(two), place: 1 };
  expect((await send(given.server.app, boards.removeEvidence, { as: given.person, body })).status).toBe(200);
  const added = { ...of(two), feedback: [{ search_term: 'mine' }] };
  await send(given.server.app, boards.addEvidence, { as: given.person, body: added });
  expect((await detail(two)).evidence.map(({ place }) => place)).toEqual([0, 1]);
  expect((await undo(reply.revision)).status).toBe(200);
  expect([await evidence(one), await evidence(two)]).toEqual([['maps'], ['dark', 'mine']]);
});

test('a board that is restored has the cards that went with it, and none that was merged or taken off before', async () => {
  const [one, two, three] = [await write('One', 'maps'), await write('Two'), await write('Three')];
  const { reply } = await merge(one, two);
  await send(given.server.app, boards.takeOff, { as: given.person, body: of(three) });
  given.server.clock.advance({ seconds: 1 });
  await send(given.server.app, boards.remove, { as: given.person, body: { board_id: given.boardId } });
  await send(given.server.app, boards.restore, { as: given.person, body: { board_id: given.boardId } });
  expect(await titles()).toEqual(['Two']);
  expect((await undo(reply.revision)).status).toBe(200);
  expect(await titles()).toEqual(['One', 'Two']);
});

test('links to cards that left the board forbid nothing, and do not come back where they no longer fit', async () => {
  const [x, y, z] = [await write('X'), await write('Y'), await write('Z')];
  await link(x, 'part_of', y);
  await link(x, 'blocks', y);
  await link(y, 'blocks', z);
  const { reply } = await send(given.server.app, boards.takeOff, { as: given.person, body: of(y) });
  expect((await link(x, 'part_of', z)).status).toBe(200);
  expect((await link(z, 'blocks', x)).status).toBe(200);
  expect((await undo(reply.revision)).status).toBe(200);
  expect((await detail(x)).links).toMatchObject([
    { kind: 'blocks', is_reverse: false, idea_id: y },
    { kind: 'blocks', is_reverse: true, idea_id: z },
    { kind: 'part_of', is_reverse: false, idea_id: z },
  ]);
  expect((await detail(y)).links).toMatchObject([{ kind: 'blocks', is_reverse: true, idea_id: x }]);
});

test('more evidence than a card can have is not merged', async () => {
  const words = ['a', 'b', 'c', 'd', 'e', 'f'];
  const [one, two] = [await write('One', ...words), await write('Two', ...words.map((word) => `x${word}`))];
  expect((await merge(one, two)).problem.code).toBe('conflict');
  expect(await titles()).toEqual(['One', 'Two']);
  expect(await evidence(two)).toHaveLength(6);
});

test('a split moves evidence to a new card behind the old one, and is undone unless that was changed', async () => {
  const one = await write('One', 'maps', 'routes', 'dark');
  await write('Two');
  const split = (places: number[]) =>
    send(given.server.app, boards.splitCard, {
      as: given.person,
      body: { ...of(one), title: 'Looks', places },
    });
  const { reply } = await split([0, 2]);
  const made = reply.card.idea_id;
  expect(await titles()).toEqual(['One', 'Looks', 'Two']);
  expect([await evidence(one), await evidence(made)]).toEqual([['routes'], ['maps', 'dark']]);
  expect((await undo(reply.revision)).status).toBe(200);
  expect(await titles()).toEqual(['One', 'Two']);
  expect(await evidence(one)).toEqual(['routes', 'maps', 'dark']);

  const again = await split([1]);
  const body = { ...of(again.reply.card.idea_id), note: 'Mine' };
  await send(given.server.app, boards.updateCard, { as: given.person, body });
  expect((await undo(again.reply.revision)).problem.code).toBe('conflict');
  expect((await split([99])).status).toBe(404);
});

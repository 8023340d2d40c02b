import type { Board, BoardCard } from '@earshot/contracts/boards/board-cards';
import { expect, test } from 'vitest';
import { lanesOf, moveTo, movedCard, spotOf, withCardAt } from './lanes.ts';

const column = (id: string) => ({ column_id: id, title: id, state: 'planned' as const });
const board = { columns: [column('a'), column('b')] } as Board;
const card = (id: string, rank: number, more: Partial<BoardCard> = {}): BoardCard =>
  ({ idea_id: id, title: id, column_id: 'a', rank, horizon: null, target_on: null, ...more }) as BoardCard;
const cards = [card('1', 1), card('2', 2), card('3', 3, { column_id: 'b', horizon: 'now' })];
const held = (lanes: ReturnType<typeof lanesOf>) =>
  lanes.map(({ title, cards: own }) => [title, own.map(({ idea_id: id }) => id).join()]);

test('a view’s lanes hold every card once, in the order of the board', () => {
  expect(held(lanesOf('columns', board, cards, '2026-11-20'))).toEqual([
    ['a', '1,2'],
    ['b', '3'],
  ]);
  expect(held(lanesOf('horizons', board, cards, '2026-11-20'))).toEqual([
    ['Now', '3'],
    ['Next', ''],
    ['Later', ''],
    ['Not placed', '1,2'],
  ]);
});

test('the timeline shows four quarters, what is later or overdue only where there is any, and cards without a day', () => {
  const dated = [
    card('1', 1, { target_on: '2026-12-31' }),
    card('2', 2, { target_on: '2027-01-01' }),
    card('3', 3),
  ];
  expect(held(lanesOf('timeline', board, dated, '2026-11-20'))).toEqual([
    ['Q4 2026', '1'],
    ['Q1 2027', '2'],
    ['Q2 2027', ''],
    ['Q3 2027', ''],
    ['No date', '3'],
  ]);
  const [overdue] = lanesOf('timeline', board, [card('1', 1, { target_on: '2026-09-30' })], '2026-11-20');
  expect(overdue).toMatchObject({ title: 'Before', put: { target_on: '2026-09-30' } });
  const later = lanesOf('timeline', board, [card('1', 1, { target_on: '2028-01-01' })], '2026-11-20');
  expect(later.find(({ key }) => key === 'later')?.cards).toHaveLength(1);
  expect(lanesOf('timeline', board, [], '2026-11-20')[1]?.put).toEqual({ target_on: '2027-03-31' });
});

test('a move names the neighbours, and a card is shown there before the server has answered', () => {
  const lanes = lanesOf('columns', board, cards, '2026-11-20');
  const [first] = cards;
  if (!first) throw new Error('There is one');
  expect(spotOf(lanes, '2')).toEqual({ lane: 0, place: 1 });
  const move = moveTo(lanes, first, { lane: 1, place: 1 });
  expect(move).toEqual({ idea_id: '1', column_id: 'b', after_idea_id: '3', before_idea_id: null });
  expect(held(withCardAt(lanes, first, { lane: 1, place: 1 }))).toEqual([
    ['a', '2'],
    ['b', '3,1'],
  ]);
  const moved = movedCard(cards, first, move);
  expect(moved).toMatchObject({ column_id: 'b', rank: 4 });
  const front = movedCard(cards, first, { idea_id: '1', before_idea_id: '2' });
  expect(front.rank).toBeLessThan(2);
  const between = movedCard(cards, first, { idea_id: '1', after_idea_id: '2' });
  expect(between.rank).toBe(2.5);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ranked } from './cards.sql.ts';
import { placeBetween } from './place-between.ts';

test('however cards are moved, each is where it was put, the others keep their order, and no two share a rank', () => {
  const move = fc.record({ card: fc.nat(11), by: fc.nat(11), isBehind: fc.boolean() });
  // The same place again and again uses its room up.
  const moves = fc.array(move, { maxLength: 400 });
  fc.assert(
    fc.property(moves, fc.boolean(), (made, isCrowded) => {
      let board: Ranked[] = Array.from({ length: 12 }, (_, at) => ({
        ideaId: String(at),
        rank: (at + 1) * 2 ** 20,
      }));
      for (const { card, by, isBehind } of made) {
        const id = String(card);
        const others = board.filter(({ ideaId }) => ideaId !== id);
        const next = isCrowded ? others[5] : others[by % others.length];
        const at = {
          after: isBehind ? (next?.ideaId ?? null) : null,
          before: isBehind ? null : (next?.ideaId ?? null),
        };
        const { rank, moved } = placeBetween(others, at);
        const ranks = new Map(moved.map((one) => [one.ideaId, one.rank]));
        const placed = others.map((one) => ({ ...one, rank: ranks.get(one.ideaId) ?? one.rank }));
        board = [...placed, { ideaId: id, rank }].sort((a, b) => a.rank - b.rank);
        expect(board.filter(({ ideaId }) => ideaId !== id).map(({ ideaId }) => ideaId)).toEqual(
          others.map(({ ideaId }) => ideaId),
        );
        const place = board.findIndex(({ ideaId }) => ideaId === id);
        expect(board[isBehind ? place - 1 : place + 1]?.ideaId).toBe(next?.ideaId);
        expect(new Set(board.map((one) => one.rank)).size).toBe(12);
        expect(board.every((one) => Number.isSafeInteger(one.rank))).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

test('a card whose neighbours are gone goes to the end, and the first card of a board has a rank', () => {
  const gone = { after: 'gone', before: null };
  expect(placeBetween([], gone).moved).toEqual([]);
  const board = [{ ideaId: 'a', rank: 5 }];
  expect(placeBetween(board, gone).rank).toBeGreaterThan(5);
  expect(placeBetween(board, { after: null, before: 'a' }).rank).toBeLessThan(5);
});

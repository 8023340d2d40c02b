import type { BoardChange } from '@earshot/contracts/boards/board-cards';
import { expect, test } from 'vitest';
import { changeSays } from './boards.words.ts';

const line = (kind: BoardChange['kind'], before: BoardChange['before'], after: BoardChange['after']) =>
  changeSays(
    {
      ...{ revision: 1, idea_id: null, title: null, kind, by: 'Ada', at: '2026-01-01T00:00:00.000Z' },
      ...{ before, after, is_undone: false, can_undo: false },
    },
    (field, value) => (field === 'other_id' ? 'Routes' : field === 'link' ? String(value) : null),
  ).differs;

test('what a change is about is named; what differs is said before and after', () => {
  const link = { link: 'Blocks', other_id: 'x' };
  expect(line('unlinked', {}, link)).toEqual(['Link: Blocks', 'Card: Routes']);
  expect(line('undone', link, {})).toEqual(['Link: Blocks', 'Card: Routes']);
  expect(line('added', {}, { column_id: 'c', imported_from: 'roadmap.csv' })).toEqual([
    'Imported from: roadmap.csv',
  ]);
  expect(line('edited', { impact: 1 }, { impact: 2 })).toEqual(['Impact: 1 → 2']);
});

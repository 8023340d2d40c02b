import { expect, test } from 'vitest';
import { narrowedSessions } from './narrowed-sessions.ts';

test('what either filter leaves out is left out by both together', () => {
  expect(
    narrowedSessions(
      { without_person_ids: ['anna'], without_accounts: ['Harbour'], without: ['error'] },
      { without_person_ids: ['ben', 'anna'], without_accounts: ['Mill'], without: ['rage_click'] },
    ),
  ).toEqual({
    without_person_ids: ['anna', 'ben'],
    without_accounts: ['Harbour', 'Mill'],
    without: ['error', 'rage_click'],
  });
});

test('pages that each names are both asked for, and both left out', () => {
  expect(
    narrowedSessions(
      { page: '/cart', without_page: '/help' },
      { page: '/checkout', without_page: '/thanks', moments: [{ kind: 'click' }] },
    ),
  ).toEqual({
    page: '/checkout',
    moments: [{ kind: 'click' }, { kind: 'page', says: { part: '/cart' } }],
    without_page: '/thanks',
    no_moments: [{ kind: 'page', says: { part: '/help' } }],
  });
  expect(narrowedSessions({ page: '/cart' }, { page: '/cart' })).toEqual({ page: '/cart' });
});

test('lists of which a session has one narrow each other, down to nothing', () => {
  expect(narrowedSessions({ site_ids: [1, 2] }, { site_ids: [2, 3] })).toEqual({ site_ids: [2] });
  expect(narrowedSessions({ site_ids: [1] }, { site_ids: [3] })).toMatchObject({
    min_seconds: 1,
    max_seconds: 0,
  });
  expect(narrowedSessions({ is_known: true }, { is_known: false })).toMatchObject({ max_seconds: 0 });
});

import type { AlertChange } from '@earshot/contracts/alerts';
import type { Theme } from '@earshot/contracts/themes';
import { beforeEach, expect, test } from 'vitest';
import { changeSentence, themeSentence } from './home.words.ts';
import { noteHere } from './last-here.ts';
import { mentionedMore, pickAttention } from './pick-attention.ts';

const now = Date.parse('2026-11-27T09:00:00Z');

const change = (rest: Partial<AlertChange>): AlertChange => ({
  alert_id: 1,
  rule_id: 1,
  rule_kind: 'theme',
  name: 'Lost notes',
  kind: 'rise',
  found_at: '2026-11-26T06:00:00Z',
  days: { from: '2026-11-13', to: '2026-11-26' },
  compared_with: { from: '2026-09-18', to: '2026-11-12' },
  since: '2026-11-14',
  last_seen_on: '2026-11-26',
  found_count: 14,
  expected: 2,
  range: { low: 0, high: 4 },
  ratio: 7,
  series: [],
  drivers: [],
  not_useful: null,
  is_muted: false,
  is_new: true,
  count: 14,
  filters: { theme_ids: [3] },
  ...rest,
});

const counted = (count: number) => ({ count, filters: {} });
const theme = (name: string, verdict: Theme['trend']['verdict'], negative: number): Theme => ({
  theme_id: 3,
  name,
  found_name: name,
  is_renamed: false,
  parent_id: null,
  is_broad: false,
  saying: null,
  other_words: [],
  share: 0.1,
  weeks: [],
  sentiment: { negative: counted(negative), neutral: counted(0), positive: counted(0) },
  trend: { ...counted(46), before: counted(18), verdict },
  quote: null,
  merged: [],
  ...counted(60),
});

const nameOf = (changes: AlertChange[], themes: Theme[] = []) => {
  const found = pickAttention(changes, themes, now);
  return found && (found.kind === 'change' ? found.change.name : found.theme.name);
};

test('a rise comes before a greater fall, and the greater rise before the smaller', () => {
  const fall = change({ name: 'Fall', kind: 'fall', count: 0, expected: 90 });
  expect(nameOf([fall, change({ name: 'Small', count: 5 }), change({ name: 'Great', count: 30 })])).toBe(
    'Great',
  );
  expect(nameOf([fall])).toBe('Fall');
});

test('what is muted, called not useful or two weeks old is no news', () => {
  const said = { said_by: 'Ines', said_at: '2026-11-26T07:00:00Z' };
  expect(
    nameOf([
      change({ is_muted: true }),
      change({ not_useful: said }),
      change({ last_seen_on: '2026-11-12' }),
    ]),
  ).toBe(null);
  expect(nameOf([change({ last_seen_on: '2026-11-14' })])).toBe('Lost notes');
});

test('without a change the growing theme with the most negative items leads; without one the day is quiet', () => {
  const themes = [theme('Praise', 'up', 2), theme('Crashes', 'up', 20), theme('Larger', 'same', 90)];
  expect(nameOf([], themes)).toBe('Crashes');
  expect(nameOf([], [theme('Larger', 'same', 90)])).toBe(null);
});

test.each([
  [{}, '“Lost notes” rose to', /^items between .+ and .+ \(0 to 4 expected\)\.$/],
  [{ count: 1 }, '“Lost notes” rose to', /^item between /],
  [{ kind: 'fall', range: { low: 3, high: 3 } }, '“Lost notes” fell to', / \(3 expected\)\.$/],
  [{ kind: 'drift_up' }, '“Lost notes” has been rising for weeks:', /^items from .+ to .+\.$/],
  [{ kind: 'drift_down', count: 1 }, '“Lost notes” has been falling for weeks:', /^item from /],
] as const)('the finding is one sentence: %o', (rest, before, after) => {
  const sentence = changeSentence(change(rest));
  expect(sentence[0]).toBe(before);
  expect(sentence[1]).toMatch(after);
});

test('a growing theme is told with both months', () => {
  expect(themeSentence(theme('Crashes', 'up', 20))).toEqual([
    '“Crashes” is growing:',
    'items in the last 30 days, 18 in the 30 days before.',
  ]);
});

beforeEach(() => localStorage.clear());
const minute = 60_000;

test('a first visit tells of a week, and looking again soon is the same visit', () => {
  expect(noteHere('w1', now, localStorage)).toEqual({ since: now - 7 * 24 * 60 * minute, isFirst: true });
  expect(noteHere('w1', now + 20 * minute, localStorage).isFirst).toBe(true);
  const later = noteHere('w1', now + 300 * minute, localStorage);
  expect(later).toEqual({ since: now + 20 * minute, isFirst: false });
  expect(noteHere('w1', now + 310 * minute, localStorage)).toEqual(later);
  expect(noteHere('w2', now, localStorage).isFirst).toBe(true);
});

test('what another program wrote there is a first visit', () => {
  localStorage.setItem('earshot.home.w1', '{"at":"yesterday"');
  expect(noteHere('w1', now, localStorage).isFirst).toBe(true);
});

test('why is asked of topics and themes that are mentioned more, and of nothing else', () => {
  const asked = (rest: Partial<AlertChange>) => mentionedMore({ kind: 'change', change: change(rest) });
  expect(asked({})).toBe('Lost notes');
  expect(asked({ kind: 'drift_up', rule_kind: 'topic', filters: { custom_trend_id: 4 } })).toBe('Lost notes');
  expect(mentionedMore({ kind: 'theme', theme: theme('Slow sync', 'up', 3) })).toBe('Slow sync');
  expect(asked({ kind: 'fall' })).toBeNull();
  expect(asked({ kind: 'drift_down' })).toBeNull();
  expect(asked({ rule_kind: 'view', filters: { sentiments: ['negative'] } })).toBeNull();
  expect(asked({ rule_kind: 'filter' })).toBeNull();
});

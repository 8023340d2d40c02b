import type { CallReply } from '@earshot/contracts/call';
import type { Theme, themes } from '@earshot/contracts/themes';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ThemesScreen } from './themes-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function theme(id: number, name: string, count: number, rest: Partial<Theme> = {}): Theme {
  const filters = { theme_ids: [id] };
  const none = { count: 0, filters };
  return {
    ...{ theme_id: id, name, found_name: name, is_renamed: false, parent_id: null, is_broad: false },
    ...{ count, filters, share: count / 100, merged: [], saying: null, other_words: [] },
    sentiment: {
      negative: { count, filters: { ...filters, sentiments: ['negative'] } },
      neutral: none,
      positive: none,
    },
    weeks: [1, 0, 2],
    trend: { count: 4, filters, before: none, verdict: 'too_few' },
    quote: { review_id: 10 + id, text: `They spoke of ${name.toLowerCase()}` },
    ...rest,
  };
}

type Listed = CallReply<typeof themes.list>;

const build: Listed['build'] = {
  ...{ state: 'done', asked_at: null, finished_at: null, item_count: 100, theme_count: 2 },
  ...{ estimated_seconds: 3, share_done: 1, error: null },
};

const toRoadmap = { label: 'Send to roadmap', onSend: () => undefined };

const listed: Listed = {
  themes: [
    theme(1, 'Travel', 50, { is_broad: true, quote: null }),
    theme(2, 'Lost bags', 40, { parent_id: 1 }),
    theme(3, 'Slow wifi', 10, { parent_id: 1 }),
  ],
  total: { count: 100, filters: {} },
  unassigned: { count: 50, share: 0.5, filters: { without_theme: true } },
  period: { from: '2026-03-01', to: '2026-03-30' },
  period_before: { from: '2026-01-30', to: '2026-02-28' },
  weeks: [
    { from: '2026-03-16', to: '2026-03-22', is_partial: false },
    { from: '2026-03-23', to: '2026-03-29', is_partial: false },
    { from: '2026-03-30', to: '2026-03-30', is_partial: true },
  ],
  build,
  analysing: null,
};

function open(
  list: FakeReply = listed,
  more: Record<string, FakeReply> = {},
  role?: 'viewer',
  address = '/feedback/themes',
) {
  const sent = fakeApi({ '/api/themes/list_themes': list, ...more });
  return { ...renderScreen(<ThemesScreen toRoadmap={toRoadmap} />, address, role), sent };
}

const preview = {
  '/api/themes/preview_edit': {
    themes: [
      { theme_id: 2, name: 'Lost bags', before: 40, after: 0 },
      { theme_id: 3, name: 'Slow wifi', before: 10, after: 50 },
    ],
    unassigned: { before: 50, after: 50 },
  },
};

test('every number leads to its items, and what has no theme is always there', async () => {
  open();
  const hrefOf = async (name: string | RegExp) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('40 items in Lost bags')).toBe('/feedback/list?theme_ids=2');
  expect(await hrefOf(/^Negative in Lost bags: .*, 40 of 40 items$/)).toBe(
    '/feedback/list?sentiments=negative&theme_ids=2',
  );
  expect(await hrefOf('50 items without a theme')).toBe('/feedback/list?without_theme=true');
  expect(await hrefOf('“They spoke of lost bags”')).toBe('/feedback/item?review_id=12');
  expect(screen.getByText('contains 2 themes')).toBeDefined();
});

test('a theme shows its weeks, and a change with both numbers', async () => {
  const none = { count: 0, filters: {} };
  const trend: Theme['trend'] = { count: 46, filters: {}, before: { ...none, count: 18 }, verdict: 'up' };
  open({ ...listed, themes: [theme(2, 'Lost bags', 50, { weeks: [3, 9, 34], trend })] });
  expect(await screen.findByRole('img', { name: 'Lost bags, items per week: 3, 9, 34' })).toBeDefined();
  const row = screen.getByRole('row', { name: /Lost bags/ });
  expect(row.textContent).toContain('18 → 46 ▲');
});

test('a search keeps the themes that hold it, with the broader one, and stays in the address', async () => {
  const { user, here } = open();
  await user.type(await screen.findByLabelText('Search themes'), 'wifi');
  expect(here()).toBe('/feedback/themes?q=wifi');
  const names = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(names.some((name) => name.includes('Lost bags'))).toBe(false);
  expect(names.filter((name) => /Travel|Slow wifi|No theme/.test(name))).toHaveLength(3);
});

test('a merge shows what changes first, and can be taken back', async () => {
  const { user, sent } = open(listed, {
    ...preview,
    '/api/themes/merge_themes': { edit_id: 7 },
    '/api/themes/revert_edit': { edit_id: 7 },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Lost bags' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Merge into another' }));
  await user.selectOptions(await screen.findByLabelText('Into'), 'Slow wifi');
  const table = await screen.findByRole('table', { name: 'What changes' });
  expect(within(table).getByRole('row', { name: 'Slow wifi 10 50' })).toBeDefined();
  expect(within(table).queryByText('No theme')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith('merge_themes'))?.body).toEqual({ theme_ids: [2], into: 3 }),
  );
});

test('a split that fits nothing says why', async () => {
  const { user } = open(listed, {
    '/api/themes/preview_edit': problem('bad_request', { detail: 'No items of the theme match.' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Change Lost bags' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Split theme' }));
  await user.type(await screen.findByLabelText('Move items that contain'), 'zebra');
  expect(await screen.findByText('No items of the theme match.')).toBeDefined();
});

test('a theme says how many of its items say its name, and when they are few', async () => {
  const sayings = [theme(2, 'Lost bags', 50, { saying: 0.82 }), theme(3, 'Slow wifi', 10, { saying: 0.23 })];
  open({ ...listed, themes: sayings });
  expect(await screen.findByText('82 % say this')).toBeDefined();
  expect(screen.getByText('Loose: 23 % say this')).toBeDefined();
});

test('a theme of several languages says what joined them', async () => {
  open({ ...listed, themes: [theme(2, 'Brakes', 50, { other_words: ['Bremsen', 'frenos'] })] });
  expect(await screen.findByText('Also: Bremsen, frenos')).toBeDefined();
});

test('what people did is listed and taken back', async () => {
  const edit = {
    ...{ edit_id: 7, kind: 'merge', item_count: null, name: null, edited_by: 'Ada', reverted_at: null },
    themes: [{ theme_id: 2, name: 'Lost bags' }, { theme_id: 3, name: 'Slow wifi' }],
    edited_at: '2026-03-30T10:00:00.000Z',
  }; // prettier-ignore
  const { user, sent } = open(
    listed,
    { '/api/themes/list_edits': { edits: [edit] }, '/api/themes/revert_edit': { edit_id: 7 } },
    undefined,
    '/feedback/themes?show=history',
  );
  expect(await screen.findByText(/Ada merged “Lost bags” into “Slow wifi”/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('revert_edit'))).toBe(true));
});

test('a run under way shows how far it is and cannot be asked for again', async () => {
  open({ ...listed, build: { ...build, state: 'running', share_done: 0.4, estimated_seconds: 20 } });
  const bar = await screen.findByRole('progressbar', { name: 'Finding themes in 100 items' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  expect(screen.getByRole('button', { name: 'Find themes again' })).toHaveProperty('disabled', true);
});

test('a workspace without themes says when there will be some', async () => {
  const { user, sent } = open(
    { ...listed, themes: [], build: { ...build, state: 'never' } },
    { '/api/themes/build': build },
  );
  expect(await screen.findByText(/^No themes yet/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Find themes now' }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/themes/build')).toBe(true));
});

test('without feedback the way on is an import', async () => {
  const none = { ...listed, themes: [], total: { count: 0, filters: {} } };
  open({ ...none, build: { ...build, state: 'never' } });
  const way = await screen.findByRole('link', { name: 'Import a file' });
  expect(way.getAttribute('href')).toBe('/feedback/import');
  expect(screen.queryByRole('button', { name: /^Find themes/ })).toBeNull();
});

test('themes that do not load say so and can be tried again', async () => {
  open(problem('unavailable'));
  expect(await screen.findByText(/^The themes did not load/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('a viewer changes nothing', async () => {
  open(listed, {}, 'viewer');
  await screen.findByText('Lost bags');
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Find themes/ })).toBeNull();
});

import type { CleaningRun, ItemTemplate } from '@earshot/contracts/cleaning';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { CleaningSection } from './cleaning-section.tsx';

const run: CleaningRun = {
  run_id: '5d1f0d5e-1f5e-4b53-9d5e-0a3b8f1f2c11',
  state: 'checked',
  items_done: 1500,
  item_count: 1500,
  effect: {
    items_to_change: 312,
    items_shorter: 300,
    items_emptied: 4,
    examples: [{ review_id: 7, before: '<p>The map is slow</p>', after: 'The map is slow' }],
  },
  switches: [],
  items_changed: 0,
  counts: [],
  may_undo: false,
  kept_after_undo: [],
  asked_at: '2026-11-24T10:00:00.000Z',
  applied_at: null,
  finished_at: null,
  error: null,
  failed_in: null,
};

const state = { templates: [], is_learning: false, learnt_at: null };

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
  // The test's document has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The section with runs as the server answers them; what is asked of it answers what `next` says. */
function open(
  runs: CleaningRun[],
  next: CleaningRun = run,
  role: 'admin' | 'viewer' = 'admin',
  templates: ItemTemplate[] = [],
) {
  const answer = () => ({ ...state, runs: [next] });
  const sent = fakeApi({
    '/api/cleaning/get_state': { ...state, templates, runs },
    ...Object.fromEntries(
      ['check', 'apply', 'undo', 'discard', 'learn'].map((call) => [`/api/cleaning/${call}`, answer]),
    ),
  });
  return { ...renderScreen(<CleaningSection />, '/feedback/sources', role), sent };
}

test('nothing is changed before a check has shown what would change, with examples', async () => {
  const { user, sent } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Check earlier items' }));
  expect(await screen.findByText('312 of 1,500 items would change.')).toBeDefined();
  expect(screen.getByText('<p>The map is slow</p>')).toBeDefined();
  expect(screen.getByText('The map is slow')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open item' }).getAttribute('href')).toContain('7');
  await user.click(screen.getByRole('button', { name: 'Clean 312 items' }));
  await waitFor(() =>
    expect(sent.findLast(({ path }) => path.endsWith('apply'))?.body).toEqual({ run_id: run.run_id }),
  );
});

test('a run under way says how far it is, and asks for nothing else', async () => {
  open([{ ...run, state: 'cleaning', items_done: 1240 }]);
  expect(await screen.findByText('Cleaning 1,240 of 1,500 items.')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('83');
  expect(screen.queryByRole('button', { name: /Check earlier|Clean|Undo/ })).toBeNull();
});

test('counts are shown before and after; while they are worked out, that is said', async () => {
  const counts: CleaningRun['counts'] = [
    { kind: 'theme', id: 1, name: 'Slow map', before: 40, after: null },
    { kind: 'topic', id: 2, name: 'Invoices', before: 12, after: null },
  ];
  const changed = { ...run, items_changed: 312, may_undo: true, applied_at: run.asked_at };
  open([{ ...changed, state: 'counting', counts }]);
  expect(
    await screen.findByText(/^312 items cleaned\. Topics and themes are still being read/),
  ).toBeDefined();
  expect(screen.getByRole('row', { name: 'Slow map Theme 40 … …' })).toBeDefined();
  cleanup();
  const after = [28, 12];
  const done = counts.map((one, at) => ({ ...one, after: after[at] ?? null }));
  const { user, sent } = open([{ ...changed, state: 'done', counts: done }], {
    ...changed,
    state: 'undoing',
  });
  expect(await screen.findByRole('row', { name: 'Slow map Theme 40 28 −12' })).toBeDefined();
  expect(screen.queryByText(/Invoices/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo cleaning' }));
  expect(sent.findLast(({ path }) => path.endsWith('undo'))?.body).toEqual({ run_id: run.run_id });
});

test('a run that failed is continued where it failed', async () => {
  const failed = {
    ...run,
    state: 'failed' as const,
    failed_in: 'undoing' as const,
    error: 'The disk is full.',
  };
  const { user, sent } = open([{ ...failed, applied_at: run.asked_at }]);
  expect(await screen.findByText('The disk is full.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('undo'))).toBe(true));
});

test('an undo names the items it left, and a check that finds nothing says so', async () => {
  open([{ ...run, state: 'undone', kept_after_undo: [9] }]);
  expect(await screen.findByText('1 item changed since and was left as it is:')).toBeDefined();
  expect(screen.getByRole('link', { name: '9' })).toBeDefined();
  cleanup();
  open([{ ...run, effect: { items_to_change: 0, items_shorter: 0, items_emptied: 0, examples: [] } }]);
  expect(await screen.findByText('All 1,500 items are clean. Nothing would change.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Clean/ })).toBeNull();
});

test('a viewer sees the effect and no button', async () => {
  open([run], run, 'viewer');
  expect(await screen.findByText('Only admins and owners can clean items.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

const survey: ItemTemplate = {
  template_id: 4,
  text: 'How would you rate the support that you received?',
  writer: 'automatic',
  item_count: 312,
  author_count: 300,
  example_ids: [7],
  is_on: false,
};

test('a template is switched after its effect was shown', async () => {
  const switches = [{ template_id: 4, is_on: true }];
  const { user, sent } = open([], { ...run, switches }, 'admin', [survey]);
  const effect = await screen.findByRole('button', { name: 'See the effect' });
  expect(effect.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('312')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: survey.text }));
  await user.click(effect);
  expect(sent.findLast(({ path }) => path.endsWith('check'))?.body).toEqual({ switches });
  expect(
    await screen.findByText('1 template would be switched. 312 of 1,500 items would change.'),
  ).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('apply'))).toBe(true));
});

test('templates are looked for again when that is asked for; a viewer switches none', async () => {
  const { user, sent } = open([], run, 'admin', [survey]);
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('learn'))).toBe(true));
  cleanup();
  open([], run, 'viewer', [survey]);
  expect((await screen.findByRole('checkbox', { name: survey.text })).hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
});

test('runs that do not load say so', async () => {
  fakeApi({ '/api/cleaning/get_state': problem('unavailable') });
  renderScreen(<CleaningSection />, '/feedback/sources');
  expect(await screen.findAllByText(/did not load/)).toHaveLength(2);
});

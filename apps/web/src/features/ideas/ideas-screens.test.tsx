import type { Idea } from '@earshot/contracts/ideas';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { IdeasScreen } from './ideas-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '019a1111-1111-7111-8111-111111111111';
const reportId = '019a1111-1111-7111-8111-222222222222';
const told = { market_report_id: reportId, name: 'Rotas', key: 'marrowby.example/no signal' };
const bare = { gone: null, report: null, said: null, items: null };
const idea: Idea = {
  ...{ idea_id: id, title: 'Work offline', note: 'In cellars', state: 'waiting', sent_by: 'Ines' },
  ...{ sent_at: '2026-11-20T14:01:00.000Z', decided_by: null, decided_at: null, board: null },
  evidence: [
    {
      ...{ ...bare, kind: 'market_theme', text: 'no signal', report: told },
      said: { company: 'Marrowby', tone: 'complained', count: 9, of: 41 },
    },
    {
      ...{ ...bare, kind: 'feedback', text: 'no signal' },
      items: { filters: { sentiments: ['negative'] }, search_term: 'no signal' },
    },
    {
      ...{ ...bare, kind: 'topic', text: 'Offline' },
      items: { filters: { custom_trend_id: 4 }, search_term: null },
    },
    {
      ...bare,
      kind: 'market_finding',
      text: null,
      gone: 'claim',
      report: { ...told, key: 'price-cheapest' },
    },
  ],
};
const list = { ideas: [idea], counts: { waiting: 1, on_board: 0, dismissed: 2 }, next_after: null };
const empty = { ideas: [], counts: { waiting: 0, on_board: 0, dismissed: 0 }, next_after: null };

function open(address = '', more: Record<string, FakeReply> = {}, role?: 'viewer') {
  const sent = fakeApi({
    '/api/ideas/list_ideas': list,
    '/api/feedback/get_feedback': ({ body }: { body: unknown }) => ({
      results: [],
      total_count: (body as { searchTerm?: string }).searchTerm === undefined ? 3 : 14,
      next_after: null,
    }),
    ...more,
  });
  return {
    ...renderScreen(
      <IdeasScreen
        filterInWords={({ sentiments }) => `Only ${sentiments?.join(' and ')}`}
        toBoard={({ title }) => <button type="button">Add {title} to a board</button>}
      />,
      `/roadmap/ideas${address}`,
      role,
    ),
    sent,
  };
}

test('an idea shows its evidence, each opens what it stands for, and what is gone says so', async () => {
  const { sent } = open();
  const row = within(await screen.findByRole('article', { name: 'Work offline' }));
  expect(row.getByRole('link', { name: 'no signal' }).getAttribute('href')).toBe(
    `/market_trend_reporting/report?market_report_id=${reportId}#claim=marrowby.example%2Fno%20signal`,
  );
  expect(row.getByText(/9 of 41 texts about Marrowby complain about it/)).toBeDefined();
  const own = await row.findByRole('link', { name: '14 items' });
  expect(own.getAttribute('href')).toBe('/feedback/ask_ai?sentiments=negative&q=no+signal');
  // By what the items were narrowed down stands beside the question.
  expect(row.getByText('Only negative')).toBeDefined();
  const topic = await row.findByRole('link', { name: '3 items' });
  expect(topic.getAttribute('href')).toBe('/feedback/list?custom_trend_id=4');
  expect(row.getByText(/The report no longer contains this claim/)).toBeDefined();
  // What is counted is what the link asks for.
  expect(sent.filter(({ path }) => path === '/api/feedback/get_feedback').map(({ body }) => body)).toEqual([
    { filters: { sentiments: ['negative'] }, searchTerm: 'no signal', limit: 1 },
    { filters: { custom_trend_id: 4 }, limit: 1 },
  ]);
});

test('an idea is dismissed and deleted, each taken back by undo', async () => {
  const done = { ...idea, state: 'dismissed' };
  const { user, sent } = open('', {
    '/api/ideas/set_state': done,
    '/api/ideas/delete_idea': { deleted: true },
    '/api/ideas/restore_idea': idea,
  });
  const said = (call: string) =>
    sent.filter(({ path }) => path === `/api/ideas/${call}`).map((one) => one.body);
  await user.click(await screen.findByRole('button', { name: /^Dismiss/ }));
  await waitFor(() => expect(said('set_state')).toEqual([{ idea_id: id, state: 'dismissed' }]));
  await user.keyboard('z');
  await user.click(screen.getByRole('button', { name: 'More about Work offline' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(said('delete_idea')).toEqual([{ idea_id: id }]));
});

test('an idea gets another title', async () => {
  const { user, sent } = open('', { '/api/ideas/update_idea': idea });
  await user.click(await screen.findByRole('button', { name: 'More about Work offline' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit idea' }));
  await user.clear(form.getByLabelText('Title'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('Enter a title.')).toBeDefined();
  await user.type(form.getByLabelText('Title'), 'Offline');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/api/ideas/update_idea')?.body).toEqual({
      ...{ idea_id: id, title: 'Offline', note: 'In cellars' },
    }),
  );
});

test('states, search and pages are in the address', async () => {
  const { user, here } = open('', { '/api/ideas/list_ideas': { ...list, next_after: 'next' } });
  expect((await screen.findByRole('link', { name: 'Older' })).getAttribute('href')).toBe(
    '/roadmap/ideas?after=next',
  );
  await user.click(screen.getByRole('radio', { name: 'Dismissed 2' }));
  expect(here()).toBe('/roadmap/ideas?state=dismissed');
  await user.type(screen.getByRole('searchbox', { name: 'Search in titles' }), 'off{enter}');
  await waitFor(() => expect(here()).toBe('/roadmap/ideas?state=dismissed&search=off'));
});

test('nothing there, nothing found, one that is gone, and a failure each say what to do', async () => {
  open('', { '/api/ideas/list_ideas': empty });
  expect(await screen.findByText(/^No ideas yet/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'All market reports' })).toBeDefined();
  cleanup();
  open('?search=zzyzx', { '/api/ideas/list_ideas': empty });
  expect(await screen.findByRole('link', { name: 'Show all' })).toBeDefined();
  cleanup();
  open(`?idea_id=${id}`, { '/api/ideas/get_idea': problem('not_found') });
  expect(await screen.findByText(/^Idea not found/)).toBeDefined();
  cleanup();
  open('', { '/api/ideas/list_ideas': problem('unavailable') });
  expect(await screen.findByText(/^The ideas did not load/)).toBeDefined();
});

test('a viewer reads and changes nothing', async () => {
  open('', {}, 'viewer');
  await screen.findByRole('article', { name: 'Work offline' });
  expect(screen.queryByRole('button', { name: /Dismiss|More about/ })).toBeNull();
});

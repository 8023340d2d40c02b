import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../../testing/browser-parts.ts';
import { fakeApi, type FakeReply, type SentCall } from '../../../testing/fake-api.ts';
import { feedbackItem, foundPage } from '../../../testing/feedback-items.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ListScreen } from './list-screen.tsx';

const path = '/feedback/list';
const facets = [
  {
    key: 'source_ids',
    values: [
      { value: '3', label: 'Helpdesk', count: 2 },
      { value: '4', label: 'App store', count: 1 },
    ],
  },
  {
    key: 'sentiments',
    values: [
      { value: 'negative', label: 'negative', count: 1204 },
      { value: 'positive', label: 'positive', count: 9 },
    ],
  },
];
const two = foundPage([
  feedbackItem(1, {
    text: 'Notes are lost',
    rating: { value: 2, min: 1, max: 5 },
    link: 'https://help.example/1',
  }),
  feedbackItem(2, { text: 'The gate changed', said_at: null }),
]);

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openAt(search: string, answer: FakeReply, more: Record<string, FakeReply> = {}, role?: 'viewer') {
  const sent = fakeApi({
    '/api/feedback/get_feedback': answer,
    '/api/feedback/get_facets': { facets, total_count: 2 },
    '/api/feedback/count_copies': { copies: [] },
    '/api/feedback/get_filter_names': {
      ...{ sources: [{ id: 4, name: 'App store' }], topics: [], themes: [], accounts: [], authors: [] },
    },
    ...more,
  });
  const shown = renderScreen(<ListScreen views={() => null} />, path + search, role);
  const bodies = (call: string) => sent.filter(({ path: at }) => at.endsWith(call)).map(({ body }) => body);
  return { ...shown, sent, bodies };
}

test('the filters of the address are asked for, of the list and of the counts beside it', async () => {
  const { bodies } = openAt('?sentiments=negative&contains=notes', two);
  await screen.findByText('Notes are lost');
  const filters = { sentiments: ['negative'], contains: 'notes' };
  expect(bodies('get_feedback')).toContainEqual({ filters, limit: 25 });
  expect(bodies('get_facets')).toEqual([{ filters }]);
});

test('choosing a value narrows the list down in the address, and its chip takes it off again', async () => {
  const { user, here } = openAt('', two);
  await user.click(await screen.findByRole('checkbox', { name: 'App store' }));
  expect(here()).toBe(`${path}?source_ids=4`);
  await user.click(await screen.findByRole('button', { name: 'Remove filter Source App store' }));
  expect(here()).toBe(path);
});

test('each value shows how many items it would leave', async () => {
  openAt('', two);
  const box = await screen.findByRole('checkbox', { name: 'Negative' });
  expect(within(box.closest('li') as HTMLElement).getByText('1,204')).toBeDefined();
});

test('words to search for apply with Enter', async () => {
  const { user, here } = openAt('', two);
  await user.type(await screen.findByLabelText('Contains'), ' dead spot {Enter}');
  expect(here()).toBe(`${path}?contains=dead+spot`);
  expect(document.activeElement).toBe(screen.getByLabelText('Contains'));
});

test('an item opened from a list tells its page the way back, filters and all', async () => {
  const { user, router } = openAt('?sentiments=negative', two);
  await user.click(await screen.findByRole('link', { name: 'Notes are lost' }));
  expect(router.state.location.state).toEqual({ from: `${path}?sentiments=negative` });
});

test('a row shows rating and source and leads to its item; an item without a date says so', async () => {
  openAt('', two);
  const row = (await screen.findByRole('link', { name: 'Notes are lost' })).closest('li') as HTMLElement;
  expect(row.textContent).toContain('2 of 5');
  expect(row.textContent).toContain('Helpdesk');
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/feedback/item?review_id=1');
  expect(screen.getByText('No date')).toBeDefined();
});

test('an item whose words others share leads to its copies', async () => {
  const { bodies } = openAt('', two, {
    '/api/feedback/count_copies': { copies: [{ review_id: 1, count: 3, filters: { copies_of: 1 } }] },
  });
  const link = await screen.findByRole('link', { name: '3 duplicates' });
  expect(link.getAttribute('href')).toBe('/feedback/list?copies_of=1');
  expect(bodies('count_copies')).toEqual([{ review_ids: [1, 2] }]);
});

test('copies are counted once where one says so, with the number of items both ways', async () => {
  const { user, here } = openAt('?sentiments=negative', ({ body }: SentCall) => {
    const { filters } = body as { filters: FeedbackFilter };
    return { ...two, total_count: filters.copies_once ? 5 : 7 };
  });
  expect((await screen.findByRole('link', { name: '5 items without duplicates' })).textContent).toBe(
    '5 items without duplicates',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Hide duplicates' }));
  expect(here()).toBe(`${path}?sentiments=negative&copies_once=true`);
  expect(await screen.findByRole('link', { name: '7 items with duplicates' })).toBeDefined();
});

test('j and k move through the rows, Enter opens the item and o its original', async () => {
  const opened = vi.fn();
  vi.stubGlobal('open', opened);
  const { user, here } = openAt('', two);
  await screen.findByText('Notes are lost');
  await user.keyboard('jjk');
  expect(document.activeElement?.textContent).toBe('Notes are lost');
  await user.keyboard('o');
  expect(opened).toHaveBeenCalledWith('https://help.example/1', '_blank', 'noopener,noreferrer');
  await user.keyboard('{Enter}');
  expect(here()).toBe('/feedback/item?review_id=1');
});

test('filters that leave nothing say how many are on and can be cleared', async () => {
  const { user, here } = openAt('?sentiments=negative&rated=true', foundPage([]));
  expect(await screen.findByText('No feedback matches these filters. 2 filters active.')).toBeDefined();
  await user.click(screen.getAllByRole('button', { name: 'Clear all filters' })[0] as HTMLElement);
  expect(here()).toBe(path);
});

test('an empty workspace offers three ways to bring feedback in', async () => {
  const { user, sent } = openAt('', foundPage([]), { '/api/workspaces/load_sample': { has_sample: true } });
  const api = await screen.findByRole('link', { name: 'Use the API' });
  expect(api.getAttribute('href')).toBe('/feedback/sources#api');
  expect(screen.getByRole('link', { name: 'Import a file' }).getAttribute('href')).toBe('/feedback/import');
  await user.click(screen.getByRole('button', { name: 'Explore with demo data' }));
  await waitFor(() => expect(sent.some((call) => call.path === '/api/workspaces/load_sample')).toBe(true));
});

test('a viewer of an empty workspace is told who can bring feedback in', async () => {
  openAt('', foundPage([]), {}, 'viewer');
  expect(await screen.findByText(/Your role can read feedback but not add any/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Explore with demo data' })).toBeNull();
});

import type { View } from '@earshot/contracts/views';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readFilter } from '../../lib/filter-params.ts';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ViewBar } from './view-bar.tsx';

const angry: View = {
  view_id: 4,
  name: 'Angry ones',
  filter: { sentiments: ['negative'] },
  search_term: null,
  created_by: 'ines',
  created_at: '2026-11-14T07:52:00.000Z',
};
const asked: View = { ...angry, view_id: 5, name: 'Lost bags', filter: {}, search_term: 'lost luggage' };

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Bar() {
  const [search] = useSearchParams();
  return <ViewBar filter={readFilter(search).filter} question={search.get('q') ?? ''} />;
}

function openAt(search: string, more: Record<string, FakeReply> = {}, role?: 'viewer') {
  const sent = fakeApi({ '/api/views/list_views': { views: [angry, asked] }, ...more });
  return { ...renderScreen(<Bar />, `/feedback/list${search}`, role), sent };
}

const bodyOf = (sent: ReturnType<typeof openAt>['sent'], call: string) =>
  sent.find(({ path }) => path === `/api/views/${call}`)?.body;

test('an address with a view alone is filled with what the view holds', async () => {
  const { here } = openAt('?view_id=4');
  await waitFor(() => expect(here()).toBe('/feedback/list?view_id=4&sentiments=negative'));
  expect(screen.getByRole('button', { name: /Angry ones/ })).toBeDefined();
});

test('a view with a question opens on the question screen', async () => {
  const { here } = openAt('?view_id=5');
  await waitFor(() => expect(here()).toBe('/feedback/ask_ai?view_id=5&q=lost+luggage'));
});

test('what is on the screen is saved under a name, and the address then names the view', async () => {
  const { user, sent, here } = openAt('?sentiments=negative', {
    '/api/views/create_view': { ...angry, view_id: 9, name: 'November' },
  });
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save as view' }));
  await user.type(await screen.findByLabelText('Name'), ' November {Enter}');
  await waitFor(() => expect(here()).toBe('/feedback/list?sentiments=negative&view_id=9'));
  expect(bodyOf(sent, 'create_view')).toEqual({
    name: 'November',
    filter: { sentiments: ['negative'] },
    search_term: null,
  });
});

test('a name that is taken says so at the field', async () => {
  const { user } = openAt('?sentiments=negative', {
    '/api/views/create_view': problem('conflict', { detail: 'There is a view of this name.' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save as view' }));
  await user.type(await screen.findByLabelText('Name'), 'Angry ones{Enter}');
  expect(await screen.findByText('There is a view of this name.')).toBeDefined();
});

test('an opened view that was changed says so and can take the change over', async () => {
  const { user, sent } = openAt('?view_id=4&sentiments=neutral', { '/api/views/update_view': angry });
  await user.click(await screen.findByRole('button', { name: /Angry ones.*changed/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save changes to “Angry ones”' }));
  await waitFor(() =>
    expect(bodyOf(sent, 'update_view')).toEqual({
      view_id: 4,
      name: 'Angry ones',
      filter: { sentiments: ['neutral'] },
      search_term: null,
    }),
  );
});

test('a view is renamed with its own filter, whatever is on the screen', async () => {
  const { user, sent } = openAt('?view_id=4&sentiments=neutral', { '/api/views/update_view': angry });
  await user.click(await screen.findByRole('button', { name: /Angry ones/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename this view' }));
  await user.clear(await screen.findByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Cross ones{Enter}');
  await waitFor(() =>
    expect(bodyOf(sent, 'update_view')).toMatchObject({
      name: 'Cross ones',
      filter: { sentiments: ['negative'] },
    }),
  );
});

test('a view is deleted once its name was typed; what it showed stays', async () => {
  const { user, sent, here } = openAt('?view_id=4&sentiments=negative', {
    '/api/views/delete_view': { deleted: true },
  });
  await user.click(await screen.findByRole('button', { name: /Angry ones/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete this view' }));
  await user.type(await screen.findByLabelText(/Type Angry ones/), 'Angry ones{Enter}');
  await waitFor(() => expect(here()).toBe('/feedback/list?sentiments=negative'));
  expect(bodyOf(sent, 'delete_view')).toEqual({ view_id: 4 });
});

test('a viewer can open views but not save any', async () => {
  const { user } = openAt('?sentiments=negative', {}, 'viewer');
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  expect(await screen.findByRole('menuitem', { name: 'Lost bags' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'Save as view' })).toBeNull();
});

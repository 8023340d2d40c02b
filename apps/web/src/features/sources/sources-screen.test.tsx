import type { Source } from '@earshot/contracts/sources';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SourcesScreen } from './sources-screen.tsx';

const helpdesk: Source = {
  source_id: 3,
  name: 'Helpdesk',
  kind: 'file',
  item_count: 1204,
  created_at: '2026-11-01T07:52:00.000Z',
  last_item_at: null,
};

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(list: FakeReply, more: Record<string, FakeReply> = {}, role?: 'viewer') {
  const sent = fakeApi({ '/api/sources/list_sources': list, ...more });
  return { ...renderScreen(<SourcesScreen />, '/feedback/sources', role), sent };
}

test('the number of a source leads to exactly its items', async () => {
  open({ sources: [helpdesk] });
  const number = await screen.findByRole('link', { name: '1,204 items from Helpdesk' });
  expect(number.getAttribute('href')).toBe('/feedback/list?source_ids=3');
});

test('a source is renamed; a name that is taken says so at the field', async () => {
  let taken = true;
  const { user, sent } = open(
    { sources: [helpdesk] },
    {
      '/api/sources/rename_source': () =>
        taken ? problem('conflict', { detail: 'There is a source of this name.' }) : helpdesk,
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Rename Helpdesk' }));
  await user.clear(await screen.findByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Support{Enter}');
  expect(await screen.findByText('There is a source of this name.')).toBeDefined();
  taken = false;
  await user.type(screen.getByLabelText('Name'), ' desk{Enter}');
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
  expect(sent.findLast(({ path }) => path.endsWith('rename_source'))?.body).toEqual({
    source_id: 3,
    name: 'Support desk',
  });
});

test('the example call names this very server, and keys are a link away', async () => {
  open({ sources: [] });
  expect(await screen.findByText(/^No sources yet/)).toBeDefined();
  expect(screen.getByLabelText('Example call').textContent).toContain(
    `curl ${window.location.origin}/api/feedback/add_feedback`,
  );
  expect(screen.getByRole('link', { name: 'Create an API key' }).getAttribute('href')).toBe(
    '/settings/api_keys',
  );
  expect(screen.getByRole('link', { name: 'API reference' }).getAttribute('href')).toBe('/docs/api');
});

test('sources that do not load say so and can be tried again', async () => {
  open(problem('unavailable'));
  expect(await screen.findByText(/^The sources did not load/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('a viewer cannot rename', async () => {
  open({ sources: [helpdesk] }, {}, 'viewer');
  await screen.findByText('Helpdesk');
  expect(screen.queryByRole('button', { name: 'Rename Helpdesk' })).toBeNull();
});

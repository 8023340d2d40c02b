import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../../testing/browser-parts.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { FilterChips } from './filter-chips.tsx';

beforeEach(addBrowserParts);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('chips show what the server calls the ids of a filter, and say what is deleted', async () => {
  const filter = {
    custom_trend_id: 1,
    theme_ids: [4, 5],
    account_ids: [6],
    author_ids: [7, 8],
    also: [{ custom_trend_id: 2 }],
  };
  const sent = fakeApi({
    '/api/feedback/get_filter_names': {
      sources: [],
      topics: [{ id: 1, name: 'Lost notes' }],
      themes: [{ id: 4, name: 'App closed' }],
      accounts: [{ id: 6, name: 'Acme' }],
      authors: [
        { id: 7, name: 'Ada' },
        { id: 8, name: '' },
      ],
    },
  });
  renderScreen(<FilterChips filter={filter} onChange={() => undefined} />, '/');
  await screen.findByRole('button', { name: 'Remove filter Topic Lost notes' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Author Ada',
    'Author Unnamed person',
    'Account Acme',
    'Topic Lost notes',
    'Theme App closed',
    'Theme Deleted theme',
    'Also Topic Deleted topic',
  ]);
  expect(sent.map(({ body }) => body)).toEqual([{ filters: filter }]);
});

test('no number stands in for a name that is not there yet, and nothing is asked without ids', () => {
  const sent = fakeApi({});
  renderScreen(<FilterChips filter={{ rated: true }} onChange={() => undefined} />, '/');
  expect(sent).toEqual([]);
  cleanup();
  renderScreen(<FilterChips filter={{ source_ids: [3] }} onChange={() => undefined} />, '/');
  expect(screen.getByRole('button').textContent).toBe('Source …');
});

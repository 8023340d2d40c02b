import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { IdeasWithFilters } from './ideas-with-filters.tsx';
import { ThemesWithRoadmap } from './themes-with-roadmap.tsx';

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const idea = {
  ...{ idea_id: '019a1111-1111-7111-8111-111111111111', title: 'Offline', note: '', state: 'waiting' },
  ...{ sent_by: 'Ada', sent_at: '2026-11-20T14:01:00.000Z', decided_by: null, decided_at: null, board: null },
};
const none = { count: 0, filters: { theme_ids: [3] } };
const theme = {
  ...{ theme_id: 3, name: 'Lost bags', found_name: 'Lost bags', is_renamed: false, parent_id: null },
  ...{
    is_broad: false,
    count: 40,
    filters: { theme_ids: [3] },
    share: 0.4,
    merged: [],
    saying: null,
    other_words: [],
    weeks: [],
    quote: null,
  },
  sentiment: { negative: none, neutral: none, positive: none },
  trend: { ...none, before: none, verdict: 'too_few' },
};
const listed = {
  themes: [theme],
  total: { count: 100, filters: {} },
  unassigned: { count: 60, share: 0.6, filters: { without_theme: true } },
  period: { from: '2026-03-01', to: '2026-03-30' },
  period_before: { from: '2026-01-30', to: '2026-02-28' },
  weeks: [],
  build: {
    ...{ state: 'done', asked_at: null, finished_at: null, item_count: 100, theme_count: 1 },
    ...{ estimated_seconds: 3, share_done: 1, error: null },
  },
};

function openIdeas(filters: FeedbackFilter) {
  const bare = { gone: null, report: null, said: null };
  const evidence = [{ ...bare, kind: 'feedback', text: null, items: { filters, search_term: null } }];
  const sent = fakeApi({
    '/api/ideas/list_ideas': {
      ...{
        ideas: [{ ...idea, evidence }],
        counts: { waiting: 1, on_board: 0, dismissed: 0 },
        next_after: null,
      },
    },
    '/api/feedback/get_feedback': { results: [], total_count: 234, next_after: null },
    '/api/feedback/get_filter_names': {
      sources: [{ id: 2, name: 'Helpdesk' }],
      topics: [{ id: 4, name: 'Working offline' }],
      themes: [{ id: 3, name: 'Lost bags' }],
      accounts: [],
      authors: [],
    },
  });
  return { ...renderScreen(<IdeasWithFilters />, '/roadmap/ideas'), sent };
}

test('feedback that was sent without a question tells by what it was narrowed down', async () => {
  openIdeas({ source_ids: [2], custom_trend_id: 4, said_from: '2026-03-01', except: [{ theme_ids: [3] }] });
  const told = await screen.findByText(
    /^Source Helpdesk, From .*2026, Topic Working offline, Without Theme Lost bags$/,
  );
  expect(told).toBeDefined();
  const link = await screen.findByRole('link', { name: '234 items' });
  expect(link.getAttribute('href')).toContain('/feedback/list?');
});

test('all feedback that was sent says so, and asks for no names', async () => {
  const { sent } = openIdeas({});
  expect(await screen.findByText(/All your feedback/)).toBeDefined();
  await screen.findByRole('link', { name: '234 items' });
  expect(sent.map(({ path }) => path)).not.toContain('/api/feedback/get_filter_names');
});

test('a theme is sent to the roadmap from its menu', async () => {
  const sent = fakeApi({
    '/api/themes/list_themes': listed,
    '/api/custom_trend/get_custom_topics': { custom_topics: [] },
    '/api/ideas/send_idea': { idea: { ...idea, evidence: [] }, is_new: true },
  });
  const { user } = renderScreen(<ThemesWithRoadmap />, '/feedback/themes');
  await user.click(await screen.findByRole('button', { name: /Lost bags$/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send to roadmap' }));
  const form = within(await screen.findByRole('dialog', { name: 'Send to roadmap' }));
  expect(form.getByText('Theme “Lost bags”: 40 items')).toBeDefined();
  await user.click(form.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/api/ideas/send_idea')?.body).toMatchObject({
      ...{ title: 'Lost bags', evidence: [{ kind: 'theme', theme_id: 3 }], feedback: [] },
    }),
  );
});

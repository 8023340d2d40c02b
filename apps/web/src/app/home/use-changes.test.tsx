import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useChanges } from './use-changes.ts';

beforeEach(() => {
  addBrowserParts();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Changes() {
  const { changes, isAwaited } = useChanges();
  return <p>{changes.data ? (isAwaited ? 'awaited' : 'known') : 'waiting'}</p>;
}
const analysing = { done: 1, total: 1500, steps: ['items'] };

function open(progress: () => object) {
  const watch = { watches_all: true, looked_at: null, is_looking: false, history: null };
  const sent = fakeApi({
    '/api/workspaces/get_workspace': { has_sample: true },
    '/api/understanding/get_progress': progress,
    '/api/alerts/list_changes': { changes: [], next_older_than: null, watch },
  });
  renderScreen(<Changes />, '/home');
  return () => sent.filter(({ path }) => path === '/api/alerts/list_changes').length;
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('a first check that never comes is awaited for two minutes after the analysis, and asked for no more', async () => {
  let isAnalysing = true;
  const asked = open(() => ({ analysing: isAnalysing ? analysing : null }));
  await screen.findByText('awaited');
  await pass(180);
  screen.getByText('awaited');
  isAnalysing = false;
  await pass(100);
  screen.getByText('awaited');
  await pass(30);
  screen.getByText('known');
  const before = asked();
  await pass(60);
  expect(asked()).toBe(before);
});

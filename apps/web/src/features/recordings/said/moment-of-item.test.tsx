import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply } from '../../../testing/fake-api.ts';
import { recordingId } from '../../../testing/recordings.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { MomentOfItem } from './moment-of-item.tsx';

beforeEach(addBrowserParts);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(reply: FakeReply) {
  fakeApi({ '/api/recordings/find_moment_of_item': reply });
  return renderScreen(<MomentOfItem reviewId={7} />, '/feedback/item?review_id=7');
}

const place = { recording_id: recordingId, at_ms: 65_000, started_at: '2026-11-20T09:41:00.000Z' };

test('[PLAY-4] an item leads to the moment before it, with the rule and how sure it is', async () => {
  open({
    found: { ...place, rule: 'said_during', confidence: 'likely', what: 'Error: total', seconds_before: 20 },
    missing: null,
    candidates: [],
  });
  const link = await screen.findByRole('link', { name: 'Watch the moment before' });
  expect(link.getAttribute('href')).toBe(`/session_replay/replay_session?session_id=${recordingId}&t=65000`);
  expect(screen.getByText('Error: total')).toBeDefined();
  expect(screen.getByText(/Same person, sent during this session/)).toBeDefined();
  expect(screen.getByText(/^Likely/)).toBeDefined();
});

test('[PLAY-4] without a moment it says why, and offers what might be meant', async () => {
  open({
    found: null,
    missing: { reason: 'several_fit', detail: 'Several visits fit equally.' },
    candidates: [{ ...place, at_ms: 0 }],
  });
  expect(await screen.findByText('Several visits fit equally.')).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toContain(recordingId);
});

test('a failure says so and can be tried again', async () => {
  open(problem('unavailable'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});

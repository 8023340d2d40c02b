import { cleanup, screen } from '@testing-library/react';
import type { SessionAnswer } from '@earshot/contracts/session-questions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply } from '../../../testing/fake-api.ts';
import { givenRecording, recordingId } from '../../../testing/recordings.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { AskSessionsScreen } from './ask-sessions-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const filters = { moments: [{ kind: 'rage_click' as const }] };
const answered: SessionAnswer = {
  question: 'How many sessions had a rage click?',
  response: '12 sessions with a rage click.',
  paragraphs: [
    [
      { kind: 'figure', name: 'main', text: '12' },
      { kind: 'text', text: ' sessions with a rage click.' },
    ],
    [
      { kind: 'text', text: 'Watch: ' },
      { kind: 'quote', number: 1 },
      { kind: 'citation', number: 1 },
    ],
  ],
  status: 'answered',
  missing: null,
  plan: { kind: 'count', unit: 'sessions', filters, order: 'most' },
  read_from: [],
  figures: [{ name: 'main', label: 'sessions', value: 12, unit: 'sessions', sessions: 12, filters }],
  citations: [
    {
      number: 1,
      recording_id: recordingId,
      at_ms: 65_000,
      what: 'Rage click on Save note',
      who: 'Ada',
      started_at: '2026-11-20T09:41:00.000Z',
    },
  ],
  rows: [],
  results: [{ ...givenRecording().recording, matched_at: null }],
  total_count: 12,
  sessions_behind: filters,
  written_by: 'built_in',
  notice: null,
};

function openAt(search: string, reply: FakeReply = answered) {
  const sent = fakeApi({
    '/api/ask_ai/ask_about_session_recordings': reply,
    '/api/recordings/list_sites': { sites: [] },
  });
  return { ...renderScreen(<AskSessionsScreen />, `/session_replay/ask${search}`), sent };
}

const asked = '?q=How+many+sessions+had+a+rage+click%3F';

test('[CALL-3] an answer opens what it counted, and the replay at the second it cites', async () => {
  openAt(asked);
  const number = await screen.findByRole('link', { name: /^12, sessions/ });
  const list = new URL(number.getAttribute('href') ?? '', 'http://here.test');
  expect(list.pathname).toBe('/session_replay/replay_session');
  expect(JSON.parse(list.searchParams.get('filter') ?? '')).toEqual(filters);
  const moment = screen.getByRole('link', { name: 'Rage click on Save note' });
  expect(moment.getAttribute('href')).toBe(
    `/session_replay/replay_session?session_id=${recordingId}&t=65000`,
  );
  expect(screen.getByRole('link', { name: 'of 12 sessions' })).toBeDefined();
});

test('examples ask, and the address holds the question', async () => {
  const { user, here } = openAt('');
  await user.click(screen.getByRole('button', { name: 'Where do people drop off?' }));
  expect(here()).toContain('q=Where+do+people+drop+off');
  expect(await screen.findByText('What was counted')).toBeDefined();
});

test('a part of the plan that is taken off is counted again without it', async () => {
  const { user, here } = openAt(asked);
  await user.click(await screen.findByRole('button', { name: 'Remove: with a rage click' }));
  const plan = new URL(here(), 'http://here.test').searchParams.get('plan');
  expect(JSON.parse(plan ?? '')).toMatchObject({ kind: 'count', filters: {} });
});

test('what cannot be told says so, and leads to the feedback where that may know', async () => {
  const detail = 'Recordings show what people did, not what they think.';
  openAt('?q=Do+people+like+it', {
    ...answered,
    ...{ status: 'refused', plan: null, figures: [], citations: [], results: [], total_count: 0 },
    ...{ paragraphs: [[{ kind: 'text', text: detail }]], missing: { reason: 'opinions', detail } },
  });
  expect(await screen.findByText(detail)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ask about feedback instead' })).toBeDefined();
});

test('[ASK-2] a failure says so and can be tried again', async () => {
  openAt(asked, problem('unavailable'));
  expect(await screen.findByText('Failed to get a response from AI.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

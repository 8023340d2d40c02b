import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply } from '../../testing/fake-api.ts';
import { givenRecording, recordingId } from '../../testing/recordings.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { RecordingsScreen } from './recordings-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openAt(search: string, reply: FakeReply = givenRecording()) {
  const sent = fakeApi({
    '/api/recordings/get_recording': reply,
    '/api/recordings/list_clips': { clips: [] },
    '/api/recordings/list_feedback_of_recording': {
      items: [
        {
          ...{
            review_id: 7,
            at: Date.parse('2026-11-20T09:42:40.000Z'),
            said_at: '2026-11-20T09:42:40.000Z',
          },
          ...{ text: 'My note is gone', rule: 'said_during', confidence: 'likely' },
        },
      ],
    },
  });
  const list = <p>All recordings</p>;
  return {
    ...renderScreen(<RecordingsScreen list={list} />, `/session_replay/replay_session${search}`),
    sent,
  };
}

const here = `?session_id=${recordingId}`;
const clock = () => screen.getByRole('slider').getAttribute('aria-valuetext');

test('without a recording in the address the list is shown', () => {
  const { sent } = openAt('');
  expect(screen.getByText('All recordings')).toBeDefined();
  expect(sent).toEqual([]);
});

test('a recording shows who it was, its figures and what happened, and begins where the address says', async () => {
  openAt(`${here}&t=65000`);
  expect(await screen.findByRole('heading', { name: 'Ada' })).toBeDefined();
  expect(screen.getByText('Account Brightwell Heating, plan Crew')).toBeDefined();
  expect(screen.getByText('1 rage click, 1 error')).toBeDefined();
  expect(clock()).toBe('01:05 of 10:00');
  expect(screen.getByRole('button', { name: /Rage click on Save note/, current: 'time' })).toBeDefined();
  expect(screen.getByTitle('Recorded page').getAttribute('src')).toBe('/replay-stage/');
});

test('events lead to their moment, and are found by kind and by word', async () => {
  const { user, here: address } = openAt(here);
  await user.click(await screen.findByRole('button', { name: /draft is undefined.*Error/ }));
  expect(clock()).toBe('01:10 of 10:00');
  await user.selectOptions(screen.getByLabelText('Event types'), 'pages');
  expect(screen.queryByText('draft is undefined')).toBeNull();
  expect(screen.getByText('Opened /cart')).toBeDefined();
  expect(address()).toContain('events=pages');
  await user.type(screen.getByLabelText('Search events'), 'nothing like it');
  expect(screen.getByText('No events match.')).toBeDefined();
});

test('keys play, step and go from event to event', async () => {
  const { user } = openAt(here);
  await screen.findByRole('heading', { name: 'Ada' });
  await user.keyboard('{ArrowRight}{ArrowRight}l');
  expect(clock()).toBe('00:20 of 10:00');
  await user.keyboard('j');
  expect(clock()).toBe('00:10 of 10:00');
  await user.keyboard('.');
  expect(clock()).toBe('00:20 of 10:00');
  await user.keyboard('.');
  expect(clock()).toBe('01:05 of 10:00');
  await user.keyboard(',');
  expect(clock()).toBe('00:20 of 10:00');
  await user.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
  await user.keyboard('k');
  expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
});

test('next trouble goes from one to the next and says when there is no more', async () => {
  const { user } = openAt(here);
  const next = await screen.findByRole('button', { name: 'Next problem' });
  await user.click(next);
  expect(clock()).toBe('01:05 of 10:00');
  await user.click(next);
  expect(clock()).toBe('01:10 of 10:00');
  await user.click(next);
  expect(clock()).toBe('01:10 of 10:00');
});

test('[PLAY-4] feedback of the person stands among the events at the time it was given, and leads to the item', async () => {
  const { user } = openAt(here);
  const event = await screen.findByRole('button', { name: /My note is gone.*Feedback/ });
  await user.click(event);
  expect(clock()).toBe('01:40 of 10:00');
  expect(screen.getByRole('link', { name: 'Open item' }).getAttribute('href')).toBe(
    '/feedback/item?review_id=7',
  );
});

test('metadata of the session stands beside it', async () => {
  const { user } = openAt(here);
  await user.click(await screen.findByRole('tab', { name: 'Session' }));
  expect(screen.getByText('4.2.1')).toBeDefined();
  expect(screen.getByText(/^Ada, u-7 \(identity not signed by your server/)).toBeDefined();
  expect(screen.getByText('Unverified')).toBeDefined();
});

test('a live recording can be followed', async () => {
  const { user } = openAt(here, givenRecording({ is_live: true }));
  await user.click(await screen.findByRole('button', { name: 'Follow live' }));
  expect(clock()).toBe('09:57 of 10:00');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
});

test('a recording that is not here says so, one that did not load can be tried again', async () => {
  openAt(here, problem('not_found'));
  expect(await screen.findByText(/Session not found/)).toBeDefined();
  cleanup();
  openAt(here, problem('unavailable'));
  expect(await screen.findByText(/The recording did not load/)).toBeDefined();
  cleanup();
  openAt('?session_id=first');
  await waitFor(() => expect(screen.getByText('This link does not point to a session.')).toBeDefined());
});

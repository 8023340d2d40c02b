import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply } from '../../../testing/fake-api.ts';
import { givenRecording, recordingId } from '../../../testing/recordings.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { RecordingsScreen } from '../recordings-screen.tsx';
import { SharedReplay } from '../shared/shared-replay.tsx';

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const given = givenRecording();
const start = Date.parse(given.recording.started_at);
const nothing = { person: false, metadata: false, console: false, network: false, feedback: false };
const link = {
  ...{ link_id: 'l-1', from: start + 60_000, to: start + 90_000, parts: { ...nothing, network: true } },
  ...{ made_by: 'Ines', made_at: '2026-11-20T10:00:00.000Z', expires_at: '2026-12-20T10:00:00.000Z' },
  ...{ opened_count: 3, last_opened_at: '2026-11-20T11:00:00.000Z' },
};
const clip = {
  ...{ clip_id: 'c-1', name: 'Checkout fails', from: start + 65_000, to: start + 80_000 },
  ...{ made_by: 'Ines', made_at: '2026-11-20T10:00:00.000Z' },
};

function open(replies: Record<string, FakeReply> = {}, role?: 'viewer') {
  const sent = fakeApi({
    '/api/recordings/get_recording': given,
    '/api/recordings/list_clips': { clips: [clip] },
    '/api/recordings/list_links': { links: [link] },
    ...replies,
  });
  const address = `/session_replay/replay_session?session_id=${recordingId}`;
  const bodyOf = (path: string) => sent.findLast((call) => call.path === `/api/recordings/${path}`)?.body;
  return { ...renderScreen(<RecordingsScreen list={null} />, address, role), bodyOf };
}

test('[PLAY-3] a link is made to the whole session, with nothing but page and events unless ticked', async () => {
  const made = { link_id: 'l-2', token: 'a-secret-that-nobody-guesses', expires_at: link.expires_at };
  const { user, bodyOf } = open({ '/api/recordings/share_recording': made });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const box of dialog.getAllByRole('checkbox')) expect(box).toHaveProperty('checked', false);
  expect(await dialog.findByText('01:00 – 01:30')).toBeDefined();
  expect(dialog.getByText(/page and events, requests/)).toBeDefined();
  expect(dialog.getByText(/Opened 3 times/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  const address = `http://localhost:3000/public/session-replay/replay_session#key=${made.token}`;
  expect(await dialog.findByLabelText('Link')).toHaveProperty('value', address);
  expect(bodyOf('share_recording')).toEqual({ session_id: recordingId, days: 30, parts: nothing });
});

test('[PLAY-3] keys mark a part, which is shared with what is ticked for as long as chosen', async () => {
  const { user, bodyOf } = open({ '/api/recordings/share_recording': problem('storage_full') });
  await user.click(await screen.findByRole('button', { name: /Rage click on Save note/ }));
  await user.keyboard('i');
  await user.keyboard('.');
  await user.keyboard('o');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('From')).toHaveProperty('value', '01:05');
  expect(dialog.getByLabelText('To')).toHaveProperty('value', '01:10');
  await user.clear(dialog.getByLabelText('To'));
  expect(dialog.getByText('Enter a time within the session, such as 1:30.')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Create link' })).toHaveProperty('disabled', true);
  await user.type(dialog.getByLabelText('To'), '1:12');
  await user.click(dialog.getByLabelText('Console and error messages'));
  await user.selectOptions(dialog.getByLabelText('Link expires after'), '365');
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByText(/The disk is nearly full/)).toBeDefined();
  expect(bodyOf('share_recording')).toEqual({
    ...{ session_id: recordingId, from: start + 65_000, to: start + 72_000, days: 365 },
    parts: { ...nothing, console: true },
  });
});

test('what would be shared is downloaded as a file by a ticket', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, assign });
  const { user, bodyOf } = open({ '/api/recordings/save_recording': { path: '/api/saved?ticket=t' } });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('button', { name: 'Download page' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/api/saved?ticket=t'));
  expect(bodyOf('save_recording')).toEqual({ session_id: recordingId, form: 'html', parts: nothing });
});

test('a link is revoked from the list', async () => {
  const { user, bodyOf } = open({ '/api/recordings/revoke_link': { revoked: true } });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(bodyOf('revoke_link')).toEqual({ link_id: 'l-1' }));
});

test('clips lead to their beginning, are shared, and are made of what comes next', async () => {
  const { user, bodyOf } = open({ '/api/recordings/create_clip': clip });
  await user.click(await screen.findByRole('button', { name: /^Checkout fails 01:05 – 01:20/ }));
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('01:05 of 10:00');
  await user.click(screen.getByRole('button', { name: 'Share Checkout fails' }));
  expect(await screen.findByLabelText('To')).toHaveProperty('value', '01:20');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'New clip' }));
  await user.type(await screen.findByLabelText('Name'), 'Again');
  await user.click(screen.getByRole('button', { name: 'Save clip' }));
  await waitFor(() =>
    expect(bodyOf('create_clip')).toEqual({
      ...{ session_id: recordingId, name: 'Again', from: start + 65_000, to: start + 75_000 },
    }),
  );
});

test('who may only look makes no links and no clips', async () => {
  open({}, 'viewer');
  expect(await screen.findByText('Checkout fails')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Share|New clip|Delete/ })).toBeNull();
});

const shared = (replies: Record<string, FakeReply>, hash = '#key=a-secret') => {
  const sent = fakeApi({ '/api/recordings/check_shared_recording': { is_open: true }, ...replies });
  const address = `/public/session-replay/replay_session${hash}`;
  return { ...renderScreen(<SharedReplay />, address), sent };
};
const sharedRecording = {
  ...given,
  recording: { ...given.recording, person: null, metadata: {} },
  parts: nothing,
  expires_at: link.expires_at,
};

test('[PLAY-3] a shared session is played with what is shared, and its address keeps the secret', async () => {
  const { user, router } = shared({ '/api/recordings/read_shared_recording': sharedRecording });
  expect(await screen.findByRole('heading', { level: 1, name: 'Shared session' })).toBeDefined();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Page']);
  expect(screen.queryByText('Clips')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Event types'), 'pages');
  expect(router.state.location.hash).toBe('#key=a-secret');
  expect(router.state.location.search).toBe('?events=pages');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('[PLAY-3] a link that opens nothing says so in one sentence, whatever the reason', async () => {
  const sentence = /This link does not work/;
  shared({ '/api/recordings/read_shared_recording': problem('not_found') });
  expect(await screen.findByText(sentence)).toBeDefined();
  cleanup();
  shared({}, '');
  expect(await screen.findByText(sentence)).toBeDefined();
  cleanup();
  shared({
    '/api/recordings/read_shared_recording': sharedRecording,
    '/api/recordings/check_shared_recording': problem('not_found'),
  });
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a shared session that cannot be fetched can be tried again', async () => {
  shared({ '/api/recordings/read_shared_recording': problem('unavailable') });
  expect(await screen.findByText(/The session did not load/)).toBeDefined();
});

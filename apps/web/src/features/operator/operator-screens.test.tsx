import type { FailedJob } from '@earshot/contracts/operator';
import type { ContactMessage } from '@earshot/contracts/operator-inbox';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { InboxScreen } from './inbox/inbox-screen.tsx';
import { JobsScreen } from './jobs/jobs-screen.tsx';
import { MailScreen } from './server/mail-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const job: FailedJob = {
  job_id: '019a1111-1111-7111-8111-111111111141',
  queue: 'recordings.pack',
  failed_at: '2026-11-20T07:52:00.000Z',
  attempts: 5,
  error: { name: 'Error', message: 'The bucket does not answer' },
  details: [{ name: 'recordingId', value: '019a1111-1111-7111-8111-111111111121' }],
};
const message: ContactMessage = {
  message_id: '019a1111-1111-7111-8111-111111111142',
  sent_at: '2026-11-20T07:52:00.000Z',
  reason: 'question',
  details: '<img src=x onerror=alert(1)> Do you read Polish?',
  email: 'ines+a&b@kettle.example',
  is_member: false,
  state: 'unread',
};
const counts = { inbox: 1, unread: 1, answered: 0, spam: 0, deleted: 0 };
const messages = { messages: [message], counts, next_after: null };
const frame: Record<string, FakeReply> = { '/api/operator/list_messages': messages };

test('a failed job shows what it failed with and what it was given, and is deleted after a question', async () => {
  let jobs = [job];
  const sent = fakeApi({
    ...frame,
    '/api/operator/list_queues': { queues: [] },
    '/api/operator/list_failed_jobs': () => ({ jobs, total_count: jobs.length, next_after: null }),
    '/api/operator/delete_job': () => {
      jobs = [];
      return { done: true };
    },
  });
  const { user } = renderScreen(<JobsScreen />, '/operator/jobs?queue=recordings.pack');
  expect(await screen.findByText('Error: The bucket does not answer')).toBeDefined();
  expect(screen.getByText('Only “Pack a recording”')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Delete: Pack a recording' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No failed “Pack a recording” jobs.')).toBeDefined();
  expect(sent.find(({ path }) => path.endsWith('delete_job'))?.body).toEqual({ job_id: job.job_id });
});

test('jobs that do not load say so and can be tried again', async () => {
  fakeApi({
    ...frame,
    '/api/operator/list_queues': problem('unavailable'),
    '/api/operator/list_failed_jobs': problem('unavailable'),
  });
  renderScreen(<JobsScreen />, '/operator/jobs');
  expect(await screen.findByText(/^The failed jobs did not load/)).toBeDefined();
  expect(await screen.findByText(/^The jobs did not load/)).toBeDefined();
});

test('a mail that waits is sent at once, and gone from the list when it was sent', async () => {
  const mail = { job_id: job.job_id, kind: 'invitation', to: '…@kettle.example', attempts: 3 };
  const times = { asked_at: '2026-11-20T07:52:00.000Z', next_try_at: '2999-01-01T00:00:00.000Z' };
  let mails = [{ ...mail, ...times, error: 'connect ECONNREFUSED' }];
  const sent = fakeApi({
    ...frame,
    '/api/operator/list_failed_jobs': { jobs: [], total_count: 0, next_after: null },
    '/api/operator/list_waiting_mail': () => ({
      ...{ mails, total_count: mails.length, mail_server: 'mail.kettle.example:25', next_after: null },
    }),
    '/api/operator/send_mail_now': () => {
      mails = [];
      return { asked: true };
    },
  });
  const { user } = renderScreen(<MailScreen />, '/operator/mail');
  await user.click(await screen.findByRole('button', { name: 'Send now: Invitation' }));
  expect(await screen.findByText('No emails waiting.')).toBeDefined();
  expect(sent.find(({ path }) => path.endsWith('send_mail_now'))?.body).toEqual({ job_id: job.job_id });
});

test('a stranger’s message opens as text alone, is read by that, and its reply names the address whole', async () => {
  const sent = fakeApi({
    ...frame,
    '/api/operator/get_message': message,
    '/api/operator/set_message_state': { before: 'unread' },
  });
  renderScreen(<InboxScreen />, `/operator/inbox?message=${message.message_id}`);
  const reply = await screen.findByRole('link', { name: 'Reply by email' });
  expect(reply.getAttribute('href')).toBe(
    'mailto:ines%2Ba%26b%40kettle.example?subject=Re%3A%20Ask%20a%20question',
  );
  expect(document.querySelector('img[src="x"]')).toBeNull();
  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith('set_message_state'))?.body).toEqual({
      message_id: message.message_id,
      state: 'read',
    }),
  );
});

test('an empty inbox says how messages come, and a search that finds nothing what was searched for', async () => {
  fakeApi({ '/api/operator/list_messages': { messages: [], counts, next_after: null } });
  renderScreen(<InboxScreen />, '/operator/inbox');
  expect(await screen.findByText(/^No messages yet/)).toBeDefined();
  cleanup();
  renderScreen(<InboxScreen />, '/operator/inbox?q=pills');
  expect(await screen.findByText('No messages contain “pills”.')).toBeDefined();
});

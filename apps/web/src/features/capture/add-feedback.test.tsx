import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, type FakeReply } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { shownToasts } from '../../ui/overlays/toast-store.ts';
import { AddFromAnywhere } from './add-from-anywhere.tsx';

beforeEach(addBrowserParts);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const stored = { status: 'stored', feedback_text_id: 7, code: null, detail: null };
const nobody = { results: [], total_count: 0, next_after: null };

function open(result: object = stored, address = '/feedback/list', role: 'member' | 'viewer' = 'member') {
  const replies: Record<string, FakeReply> = {
    '/api/feedback/add_feedback': { results: [result], stored: 1, duplicate: 0, refused: 0 },
    '/api/feedback/get_feedback': nobody,
    '/api/people/list_people': nobody,
    '/api/people/list_accounts': nobody,
    '/api/feedback/delete_item': { deleted: true },
  };
  const sent = fakeApi(replies);
  return { ...renderScreen(<AddFromAnywhere />, address, role), sent };
}

test('N opens the form; Ctrl and Enter save it; the toast takes it back', async () => {
  const { user, sent } = open();
  await user.keyboard('n');
  const text = await screen.findByLabelText('What did the customer say?');
  await user.type(text, 'No network');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const added = sent.find(({ path }) => path.endsWith('add_feedback'));
  expect(added?.body).toMatchObject({
    source: { name: 'Team notes' },
    items: [{ text: 'No network', fields: { Channel: 'Call', 'Added by': 'ines' } }],
  });
  const toast = shownToasts().find(({ message }) => message === 'Feedback saved.');
  toast?.onUndo?.();
  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith('delete_item'))?.body).toEqual({ review_id: 7 }),
  );
});

test('nothing is sent without a text, and what was typed is still there when the form is opened again', async () => {
  const { user, sent } = open();
  await user.click(screen.getByRole('button', { name: 'Add feedback' }));
  await user.click(await screen.findByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('Enter what the customer said.')).toBeDefined();
  await user.type(screen.getByLabelText('What did the customer say?'), 'Half a tho');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('n');
  expect(await screen.findByDisplayValue('Half a tho')).toBeDefined();
  expect(sent.some(({ path }) => path.endsWith('add_feedback'))).toBe(false);
});

test('what is stored already is said, with a link, and what is refused says why', async () => {
  const { user } = open({ ...stored, status: 'duplicate' }, '/feedback/list#add-feedback?text=Brought+along');
  expect(await screen.findByDisplayValue('Brought along')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText(/This feedback is already stored/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe(
    '/feedback/item?review_id=7',
  );
  cleanup();
  const refused = {
    status: 'refused',
    feedback_text_id: null,
    code: 'bad_request',
    detail: 'author: too long',
  };
  const again = open(refused, '/feedback/list#add-feedback?text=Brought+along');
  await again.user.click(await screen.findByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('author: too long')).toBeDefined();
});

test('a viewer has neither button nor key', async () => {
  const { user } = open(stored, '/feedback/list', 'viewer');
  await user.keyboard('n');
  expect(screen.queryByRole('button', { name: 'Add feedback' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

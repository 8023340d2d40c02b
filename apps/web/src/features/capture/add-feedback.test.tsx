import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, type FakeReply } from '../../testing/fake-api.ts';
import { beginSession } from '../../lib/session.ts';
import { login } from '../../testing/login.ts';
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
    '/api/people/list_accounts': { ...nobody, results: [{ account_id: 4, name: 'Quay Logistics' }] },
    '/api/people/get_account': { account_id: 4, name: 'Quay Logistics', external_id: 'A-1' },
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
  await user.keyboard('n');
  expect(await screen.findByDisplayValue('No network')).toBeDefined();
});

test('nothing is sent without a text, and what was typed is still there when the form is opened again', async () => {
  const { user, sent } = open();
  await user.click(screen.getByRole('button', { name: 'Add feedback' }));
  await user.clear(await screen.findByLabelText('What did the customer say?'));
  await user.click(screen.getByRole('button', { name: /^Save/ }));
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

test('an account that is known keeps its ID and spelling; a second try sends the same item', async () => {
  const lost = { status: 'refused', feedback_text_id: null, code: 'plan_limit_reached', detail: 'Full' };
  const { user, sent } = open(lost);
  await user.keyboard('n');
  await user.type(await screen.findByLabelText('What did the customer say?'), 'One invoice');
  await user.type(screen.getByLabelText('Account'), 'quay logistics');
  const save = screen.getByRole('button', { name: /^Save/ });
  await user.click(save);
  expect(await screen.findByText('Full')).toBeDefined();
  await user.click(save);
  const added = () => sent.filter(({ path }) => path.endsWith('add_feedback')).map(({ body }) => body);
  await waitFor(() => expect(added()).toHaveLength(2));
  expect(added()[0]).toEqual(added()[1]);
  expect(added()[0]).toMatchObject({ items: [{ account: { name: 'Quay Logistics', external_id: 'A-1' } }] });
});

test('what was saved in one workspace is not taken back in another', async () => {
  const { user, sent } = open();
  await user.keyboard('n');
  await user.type(await screen.findByLabelText('What did the customer say?'), 'No network');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const toast = shownToasts().find(({ message }) => message === 'Feedback saved.');
  beginSession({ ...login, workspace_id: '0198a000-0000-7000-8000-000000000009' });
  toast?.onUndo?.();
  expect(sent.some(({ path }) => path.endsWith('delete_item'))).toBe(false);
});

test('a viewer has neither button nor key', async () => {
  const { user } = open(stored, '/feedback/list', 'viewer');
  await user.keyboard('n');
  expect(screen.queryByRole('button', { name: 'Add feedback' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

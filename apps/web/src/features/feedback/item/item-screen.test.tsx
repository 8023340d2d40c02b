import type { FeedbackItemDetail } from '@earshot/contracts/feedback';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply } from '../../../testing/fake-api.ts';
import { feedbackItem, foundPage } from '../../../testing/feedback-items.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ItemScreen } from './item-screen.tsx';

const detail: FeedbackItemDetail = {
  ...feedbackItem(7, {
    text: 'The notes were gone.\nTwice.',
    author: { id: 5, name: null },
    account: { id: 6, name: 'Brightwell Heating' },
    rating: { value: 2, min: 1, max: 5 },
  }),
  as_it_came: null,
  turns: [{ who: 'customer', parts: [{ kind: 'body', text: 'The notes were gone.\nTwice.' }] }],
  no_customer_words: false,
  external_id: 'T-48213',
  fields: { app_version: '4.2.1' },
  received_at: '2026-11-15T07:52:00.000Z',
  edited_at: null,
  sentiment_by: 'rating',
  sentiment_score: -0.5,
  engine: { sentiment: null, language: null },
  import_id: null,
  is_sample: false,
};

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openAt(search: string, item: FakeReply, role?: 'viewer') {
  const sent = fakeApi({
    '/api/feedback/get_item': item,
    '/api/feedback/get_feedback': foundPage([feedbackItem(8, { text: 'Gone notes', score: 0.31 })]),
    '/api/feedback/delete_item': { deleted: true },
  });
  return {
    ...renderScreen(<ItemScreen moment={() => <p>What they saw</p>} />, `/feedback/item${search}`, role),
    sent,
  };
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('an item shows its words, its facts and what is similar, each leading to its like', async () => {
  const { sent } = openAt('?review_id=7', detail);
  expect((await screen.findByText(/The notes were gone/)).textContent).toBe('“The notes were gone.\nTwice.”');
  expect(hrefOf('Brightwell Heating')).toBe('/feedback/account?account_id=6');
  expect(hrefOf('No name given')).toBe('/feedback/person?author_id=5');
  expect(new URLSearchParams(hrefOf('4.2.1')?.split('?')[1]).get('metadata_filters')).toBe(
    '[{"key":"app_version","condition":"equals","value":"4.2.1"}]',
  );
  expect(screen.getByText('2 of 5')).toBeDefined();
  expect(await screen.findByText('Gone notes')).toBeDefined();
  expect(sent.find((call) => call.path.endsWith('get_feedback'))?.body).toMatchObject({
    similarity: { review_id: 7, source_id: 3 },
  });
});

test('what came with the words is folded, named, and shown as text', async () => {
  const came = '<p>The notes were gone.</p><img src=x onerror="alert(1)">';
  const { container } = openAt('?review_id=7', {
    ...detail,
    as_it_came: { title: null, text: came, cleaner_version: 1 },
    turns: [
      {
        who: 'customer',
        parts: [
          { kind: 'body', text: 'The notes were gone.' },
          { kind: 'signature', text: 'Ann' },
          { kind: 'quote', text: 'Can you <b>retry</b>?' },
        ],
      },
      { who: 'agent', parts: [{ kind: 'body', text: 'Which notes?' }] },
      { who: 'automatic', parts: [{ kind: 'body', text: 'We got your request.' }] },
    ],
  });
  await screen.findByText('As received');
  expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, false]);
  const whole = [...container.querySelectorAll('details')].map(({ textContent }) => textContent).join('\n');
  expect(whole).toContain(came);
  for (const shown of [
    'Quoted',
    'Can you <b>retry</b>?',
    'Support',
    'Which notes?',
    'Automatic',
    'Signature',
  ]) {
    expect(whole).toContain(shown);
  }
  expect(container.querySelector('details img, details b')).toBeNull();
});

test('an item that came as it is has nothing to unfold', async () => {
  const { container } = openAt('?review_id=7', detail);
  await screen.findByText(/The notes were gone/);
  expect(container.querySelector('details')).toBeNull();
});

test('an item without words of the customer says so', async () => {
  openAt('?review_id=7', { ...detail, text: '', no_customer_words: true });
  expect(await screen.findByText('No words from the customer.')).toBeDefined();
});

test.each([
  ['/feedback/list?sentiments=negative', 'All feedback'],
  ['/feedback/ask_ai?q=lost+notes', 'Find feedback'],
  ['/feedback/open_question?answer_id=1', 'Answer'],
])('an item leads back to the list it was opened from, %s', async (from, name) => {
  const { router } = openAt('?review_id=7', detail);
  await screen.findByText(/The notes were gone/);
  expect(hrefOf('All feedback')).toBe('/feedback/list');
  await act(() => router.navigate('/feedback/item?review_id=7', { state: { from } }));
  expect(hrefOf(name)).toBe(from);
});

test('an item leads to all feedback when it was opened from elsewhere', async () => {
  const { router } = openAt('?review_id=7', detail);
  await screen.findByText(/The notes were gone/);
  await act(() => router.navigate('/feedback/item?review_id=7', { state: { from: '//elsewhere.example' } }));
  expect(hrefOf('All feedback')).toBe('/feedback/list');
});

test('an item that is not here says so and leads to all feedback', async () => {
  openAt('?review_id=7', problem('not_found'));
  expect(await screen.findByText(/Item not found/)).toBeDefined();
  expect(hrefOf('Go to all feedback')).toBe('/feedback/list');
});

test('an address without an item asks nobody and says so', () => {
  const { sent } = openAt('?review_id=first', detail);
  expect(screen.getByText('This link does not point to an item.')).toBeDefined();
  expect(sent).toEqual([]);
});

test('an item is deleted only after its name was typed', async () => {
  const { user, sent, here } = openAt('?review_id=7', detail);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const [, confirm] = await screen.findAllByRole('button', { name: 'Delete', hidden: true });
  expect(confirm).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText(/Type delete 7/), 'delete 7');
  await user.click(confirm as HTMLElement);
  await waitFor(() => expect(here()).toBe('/feedback/list'));
  expect(sent.find((call) => call.path.endsWith('delete_item'))?.body).toEqual({ review_id: 7 });
});

test('a viewer cannot delete', async () => {
  openAt('?review_id=7', detail, 'viewer');
  await screen.findByText(/The notes were gone/);
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

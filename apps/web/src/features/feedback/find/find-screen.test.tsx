import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply, type SentCall } from '../../../testing/fake-api.ts';
import { feedbackItem, foundPage } from '../../../testing/feedback-items.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { suggestedQuestions } from './suggested-questions.ts';
import { FindScreen } from './find-screen.tsx';

const path = '/feedback/ask_ai';

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The screen at an address; `answer` is what `get_feedback` gives. */
function openAt(search: string, answer: FakeReply) {
  const sent = fakeApi({
    '/api/feedback/get_feedback': answer,
    '/api/feedback/get_facets': { facets: [], total_count: 0 },
    '/api/feedback/count_copies': { copies: [] },
    '/api/feedback/get_item': feedbackItem(7, { title: 'Notes lost offline' }),
  });
  const shown = renderScreen(<FindScreen views={() => null} />, path + search);
  const asked = () =>
    sent.filter((call) => call.path === '/api/feedback/get_feedback').map(({ body }) => body);
  return { ...shown, asked };
}

const box = () => screen.getByRole('combobox', { name: 'Enter questions about your feedback' });
const askButton = () => screen.getByRole('button', { name: 'Ask AI' });
const two = foundPage([
  feedbackItem(1, { text: 'They lost my luggage', score: 0.5, link: 'https://help.example/1' }),
  feedbackItem(2, { text: 'The gate changed late', score: 0.2 }),
]);

test('[ASK-5] feedback is asked for on load, with what the address holds', async () => {
  const { asked } = openAt('?q=lost+luggage&review_id=7&source_id=3&sentiments=negative', two);
  await screen.findByText('The gate changed late');
  expect(asked()).toEqual([
    {
      searchTerm: 'lost luggage',
      similarity: { review_id: 7, source_id: 3 },
      filters: { sentiments: ['negative'] },
      limit: 25,
    },
  ]);
});

test('[ASK-5] a saved view is asked for by its number, a source alone narrows down', async () => {
  const { asked } = openAt('?view_id=4&source_id=3', two);
  await screen.findByText('The gate changed late');
  expect(asked()).toEqual([{ filters: { source_ids: [3] }, limit: 25, view_id: 4 }]);
});

test('[ASK-5] feedback is asked for anew when the text changes, and with the button and Enter each time', async () => {
  const { asked, user, here } = openAt('', two);
  await screen.findByText('The gate changed late');
  await user.type(box(), 'refund');
  await waitFor(() => expect(asked().at(-1)).toEqual({ searchTerm: 'refund', limit: 25 }));
  expect(here()).toBe(`${path}?q=refund`);
  const before = asked().length;
  await user.click(askButton());
  await waitFor(() => expect(asked()).toHaveLength(before + 1));
  await user.type(box(), '{Enter}');
  await waitFor(() => expect(asked()).toHaveLength(before + 2));
});

test('while a question is on its way the list says that it is looking, not what it had found before', async () => {
  const kept: { answer?: (reply: FakeReply) => void } = {};
  const { user } = openAt('', ({ body }) =>
    (body as { searchTerm?: string }).searchTerm === undefined
      ? two
      : new Promise((resolve) => (kept.answer = resolve)),
  );
  await screen.findByText('2 of 2 items');
  await user.type(box(), 'refund{Enter}');
  expect(await screen.findByText('Searching...')).toBeDefined();
  expect(screen.queryByText('2 of 2 items')).toBeNull();
  kept.answer?.(two);
  expect(await screen.findByText('2 of 2 items')).toBeDefined();
});

test('[ASK-5] feedback is asked for anew when review_id or source_id of the address change', async () => {
  const { asked, router } = openAt('?review_id=7', two);
  await screen.findByText('The gate changed late');
  await router.navigate(`${path}?review_id=8`);
  await waitFor(() => expect(asked().at(-1)).toEqual({ similarity: { review_id: 8 }, limit: 25 }));
  await router.navigate(`${path}?review_id=8&source_id=3`);
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ similarity: { review_id: 8, source_id: 3 } }));
});

test('[ASK-3] a question of blanks is ignored', async () => {
  const { asked, user } = openAt('', two);
  await screen.findByText('The gate changed late');
  await user.type(box(), '   {Enter}');
  await user.click(askButton());
  expect(asked()).toHaveLength(1);
});

test('[ASK-3] the empty box offers five questions when it has the focus, and picking one fills it', async () => {
  const { user, asked } = openAt('', two);
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(box());
  const offered = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(offered.map((option) => option.textContent)).toEqual([
    'List the bugs that users mention',
    'What do customers express when they are most frustrated?',
    'What are the worst features?',
    'What do people struggle with most?',
    'What do users say about notifications?',
  ]);
  await user.click(screen.getByRole('option', { name: 'What are the worst features?' }));
  expect(box()).toHaveProperty('value', 'What are the worst features?');
  expect(screen.queryByRole('listbox')).toBeNull();
  await waitFor(() =>
    expect(asked().at(-1)).toEqual({ searchTerm: 'What are the worst features?', limit: 25 }),
  );
});

test('[ASK-3] the offered questions are reached by arrows, picked by Enter and closed by Escape', async () => {
  const { user } = openAt('', two);
  await user.click(box());
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
  const last = screen.getByRole('option', { selected: true });
  expect(last.textContent).toBe(suggestedQuestions.at(-1)?.text);
  expect(box().getAttribute('aria-activedescendant')).toBe(last.id);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(box()).toHaveProperty('value', suggestedQuestions[0]?.text);
});

test('[ASK-3] the part of a question that is meant to be replaced is selected', async () => {
  const { user } = openAt('', two);
  await user.click(box());
  await user.click(screen.getByRole('option', { name: /notifications/ }));
  await waitFor(() => {
    const { value, selectionStart, selectionEnd } = box() as HTMLInputElement;
    expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe('notifications');
  });
});

test('[ASK-4] a card opens its original in a new tab that cannot reach back, and says how similar it is', async () => {
  openAt('?q=lost+luggage', two);
  const [first, second] = await screen.findAllByRole('article');
  const original = within(first as HTMLElement).getByRole('link', { name: /^View Original/ });
  expect(original.getAttribute('href')).toBe('https://help.example/1');
  expect(original.getAttribute('target')).toBe('_blank');
  expect(original.getAttribute('rel')).toContain('noopener');
  expect(first?.textContent).toContain('Similarity High');
  expect(second?.textContent).toContain('Similarity Low');
  expect(within(second as HTMLElement).queryByRole('link', { name: /^View Original/ })).toBeNull();
  expect(
    within(second as HTMLElement)
      .getByRole('link', { name: 'Open item' })
      .getAttribute('href'),
  ).toBe('/feedback/item?review_id=2');
});

test('[ASK-4] words that were asked for stand under lamplight', async () => {
  const { container } = openAt('?q=lost+luggage', two);
  await screen.findByText('The gate changed late');
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'lost',
    'luggage',
  ]);
});

test('[ASK-4] a long text is cut at 30 words, and a missing one is said to be missing', async () => {
  const words = Array.from({ length: 31 }, (_, n) => `word${n + 1}`).join(' ');
  const missing = [feedbackItem(2, { text: ' ' }), feedbackItem(3, { text: '' })];
  const { user } = openAt('', foundPage([feedbackItem(1, { text: words }), ...missing]));
  expect(await screen.findByText('No additional text available.')).toBeDefined();
  expect(screen.getByText('No words from the customer.')).toBeDefined();
  expect(screen.queryByText(/word31/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'See More' }));
  expect(screen.getByText(/word31/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'See Less' }));
  expect(screen.queryByText(/word31/)).toBeNull();
});

test('[ASK-4] nothing found says so', async () => {
  openAt('?q=unicorns', foundPage([]));
  expect(await screen.findByText('No similar feedback found.', { exact: false })).toBeDefined();
});

test('[ASK-5] a failed fetch is logged and leaves the list as it was', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let fails = false;
  const { user, asked } = openAt('', () => (fails ? problem('unavailable') : two));
  await screen.findByText('The gate changed late');
  fails = true;
  await user.type(box(), 'refund{Enter}');
  expect(await screen.findByText(/Could not refresh the list/)).toBeDefined();
  expect(screen.getByText('The gate changed late')).toBeDefined();
  expect(logged).toHaveBeenCalledWith('The feedback could not be fetched', expect.any(Error));
  const before = asked().length;
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/Could not refresh the list/)).toBeNull());
  expect(asked()).toHaveLength(before + 1);
});

test('the first fetch that fails says so and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openAt('', problem('unavailable'));
  expect(await screen.findByText(/^The feedback did not load/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('[LIMIT-1] 25 items come at a time, the next by key, and the address remembers how many are open', async () => {
  const page = (from: number) => Array.from({ length: 25 }, (_, n) => feedbackItem(from + n));
  const answer = ({ body }: SentCall) =>
    (body as { after?: string }).after === 'k25' ? foundPage(page(26), 50) : foundPage(page(1), 50, 'k25');
  const { user, asked, here } = openAt('?q=gate', answer);
  expect(await screen.findByText('25 of 50 items')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('50 of 50 items')).toBeDefined();
  expect(asked()).toEqual([
    { searchTerm: 'gate', limit: 25 },
    { searchTerm: 'gate', limit: 25, after: 'k25' },
  ]);
  expect(here()).toBe(`${path}?q=gate&shown=50`);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('an address with more items open loads them all at once', async () => {
  const page = (from: number) => Array.from({ length: 25 }, (_, n) => feedbackItem(from + n));
  const answer = ({ body }: SentCall) =>
    (body as { after?: string }).after ? foundPage(page(26), 60, 'k50') : foundPage(page(1), 60, 'k25');
  openAt('?shown=50', answer);
  expect(await screen.findByText('50 of 60 items')).toBeDefined();
});

test('the item that the list is similar to stands in a chip that can be taken off', async () => {
  const { user, here } = openAt('?q=gate&review_id=7&source_id=3', two);
  await user.click(await screen.findByRole('button', { name: /Similar to “Notes lost offline”/ }));
  expect(here()).toBe(`${path}?q=gate`);
});

test('a filter of the address that cannot be read is named and left out', async () => {
  const { asked } = openAt('?sentiments=angry&review_id=first', two);
  expect(await screen.findByText(/sentiments, review_id/)).toBeDefined();
  expect(asked()).toEqual([{ limit: 25 }]);
});

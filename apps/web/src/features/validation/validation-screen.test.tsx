import type { CallReply } from '@earshot/contracts/call';
import type { CheckCard, validation, MadeCheck } from '@earshot/contracts/validation';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply, type SentCall } from '../../testing/fake-api.ts';
import { feedbackItem } from '../../testing/feedback-items.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { shownToasts } from '../../ui/overlays/toast-store.ts';
import { ChecksScreen } from './validation-screen.tsx';

const card = (id: number, about: Partial<CheckCard> = {}): CheckCard => ({
  ...{ kind: 'sentiment', review_id: id, custom_trend_id: null, theme_id: null, copy_of: null },
  ...{ subject_name: null, shown: 'neutral', shown_by: 'lexicon', drawn: 'random', copy: null, others: 0 },
  item: feedbackItem(id),
  ...about,
});
const made = (id: number, about: Partial<MadeCheck> = {}): MadeCheck => ({
  ...{ kind: 'sentiment', review_id: id, custom_trend_id: null, theme_id: null, copy_of: null },
  ...{ subject_name: null, shown: 'neutral', shown_by: 'lexicon', drawn: 'random' },
  check_id: `019a1111-1111-7111-8111-00000000000${id}`,
  text: `Text of item ${id}`,
  verdict: 'agree',
  ...{ said: 'neutral', said_name: null, language: 'en', checked_by: 'ada', is_own: true, holds: true },
  checked_at: '2026-11-14T07:52:00.000Z',
  ...about,
});
const queue = (...cards: CheckCard[]) => ({
  cards,
  own: 4,
  languages: ['en', 'de'],
  themes: [{ id: 3, name: 'Late parcel' }],
});
const counted = (count: number, filters: object) => ({ count, filters });
const quality = (checked: number, right: number, filters: object) => ({
  checked: counted(checked, filters),
  right: counted(right, { ...filters, verdict: 'agree' }),
  precision: checked < 10 ? null : { share: right / checked, low: 0.596, high: 0.982 },
});
const [ada, ben] = ['0190cafe-0000-7000-8000-000000000001', '0190cafe-0000-7000-8000-000000000002'] as const;
const report: CallReply<typeof validation.report> = {
  checks: counted(12, {}),
  people: [
    { user_id: ada, name: 'Ada', checks: counted(9, { checked_by: ada }) },
    { user_id: ben, name: 'Ben', checks: counted(3, { checked_by: ben }) },
  ],
  kinds: [
    {
      kind: 'sentiment',
      quality: quality(10, 9, { kind: 'sentiment', drawn: 'random', counted: true }),
      checks: counted(12, { kind: 'sentiment' }),
      corrections: counted(2, { kind: 'sentiment', verdict: 'disagree' }),
      unsure: counted(0, { kind: 'sentiment', verdict: 'unsure' }),
      agreement: { pairs: 20, same: 16, different: 4, share: 0.8, kappa: 0.6 },
    },
  ],
  speakers: [{ shown_by: 'lexicon', quality: quality(10, 9, { kind: 'sentiment', shown_by: 'lexicon' }) }],
  languages: [{ kind: 'sentiment', language: 'de', quality: quality(4, 3, { language: 'de' }) }],
  topics: [],
  tone: {
    ...{ state: 'learnt', labels: 120, labels_of_people: 20, labels_needed: 50, verdict: 'takes_over' },
    ...{ learnt_f1: 0.71, lexicon_f1: 0.6, learnt_at: '2026-11-14T07:52:00.000Z' },
    judging: { done: 500, total: 2000, since: '2026-11-14T07:52:00.000Z' },
  },
};

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(replies: Record<string, FakeReply>, address = '/feedback/validate', role?: 'viewer') {
  const sent = fakeApi(replies);
  return { ...renderScreen(<ChecksScreen />, address, role), sent };
}
const bodies = (sent: SentCall[], call: string) =>
  sent.filter(({ path }) => path.endsWith(call)).map(({ body }) => body);
const next = '/api/validation/next_checks';
const record = '/api/validation/record_check';

test('cards are answered by keyboard one after the other, and the last answer is taken back', async () => {
  const { user, sent } = open({
    [next]: queue(card(1), card(2), card(3), card(4)),
    [record]: { check: made(2, { verdict: 'disagree', said: 'negative' }) },
    '/api/validation/undo_check': { check: made(2) },
  });
  expect(await screen.findByText('“Text of item 1”')).toBeDefined();
  expect(screen.getByText('Earshot says: Neutral, from the wording')).toBeDefined();
  await user.keyboard('{ArrowUp}');
  expect(await screen.findByText('“Text of item 2”')).toBeDefined();
  await user.keyboard('1');
  expect(await screen.findByText('“Text of item 3”')).toBeDefined();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('“Text of item 4”')).toBeDefined();
  await waitFor(() => expect(bodies(sent, record)).toHaveLength(3));
  expect(bodies(sent, record)).toMatchObject([
    { kind: 'sentiment', review_id: 1, shown: 'neutral', drawn: 'random', verdict: 'agree' },
    { review_id: 2, verdict: 'disagree', correction: 'negative' },
    { review_id: 3, verdict: 'unsure' },
  ]);
  await user.keyboard('z');
  expect(await screen.findByText('“Text of item 3”')).toBeDefined();
  expect(bodies(sent, 'undo_check')).toHaveLength(1);
});

test('wrong asks what is right instead, where that is not said by it', async () => {
  const language = card(1, { kind: 'language', shown: 'en', shown_by: 'engine' });
  const topic = card(2, { kind: 'topic', custom_trend_id: 7, subject_name: 'Lost notes', shown: 'in' });
  const theme = card(3, { kind: 'theme', theme_id: 5, subject_name: 'Refunds', shown: '5' });
  const { user, sent } = open({ [next]: queue(language, topic, theme), [record]: { check: made(1) } });
  await screen.findByText('“Text of item 1”');
  await user.keyboard('{ArrowDown}');
  expect(within(await screen.findByLabelText('What is the right answer?')).getByText('German')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await user.click(await screen.findByRole('button', { name: /^Wrong/ }));
  expect(await screen.findByText('Does this belong in “Refunds”?')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Wrong/ }));
  await user.selectOptions(await screen.findByLabelText('What is the right answer?'), 'Late parcel');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(bodies(sent, record)).toHaveLength(3));
  expect(bodies(sent, record)).toMatchObject([
    { kind: 'language', verdict: 'disagree', correction: 'de' },
    { kind: 'topic', custom_trend_id: 7, verdict: 'disagree' },
    { kind: 'theme', theme_id: 5, verdict: 'disagree', correction: '3' },
  ]);
});

test('an answer that is not kept brings its card back, unless it would be refused again, and says why', async () => {
  const refused = (call: SentCall) =>
    problem((call.body as { review_id: number }).review_id === 1 ? 'unavailable' : 'conflict');
  const { user } = open({ [next]: queue(card(1), card(2), card(3)), [record]: refused });
  await screen.findByText('“Text of item 1”');
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(shownToasts().at(-1)?.message).toMatch(/^Could not save the validation/));
  expect(await screen.findByText('“Text of item 1”')).toBeDefined();
  cleanup();
  open({ [next]: queue(card(2), card(3)), [record]: refused });
  await screen.findByText('“Text of item 2”');
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(shownToasts().at(-1)?.message).toMatch(/the current state does not allow this/));
  expect(screen.getByText('“Text of item 3”')).toBeDefined();
});

test('an empty queue, a failing one and a viewer’s each say what is up', async () => {
  open({ [next]: queue() }, '/feedback/validate?kind=copies');
  expect(await screen.findByText('No duplicates, or all of them are validated.')).toBeDefined();
  cleanup();
  open({ [next]: problem('internal_error') });
  expect(await screen.findByText(/^The queue did not load/)).toBeDefined();
  cleanup();
  open({}, '/feedback/validate', 'viewer');
  expect(await screen.findByText(/Only members can validate/)).toBeDefined();
});

test('every number of the report opens its checks, and too few are said to be too few', async () => {
  open({ '/api/validation/get_report': report }, '/feedback/validate?view=report');
  const right = await screen.findByRole('link', { name: '9 right validations, Sentiment' });
  expect(right.getAttribute('href')).toBe(
    '/feedback/validate?view=checks&kind=sentiment&drawn=random&counted=true&verdict=agree',
  );
  expect(
    screen.getByRole('link', { name: '4 answers on which two people disagree' }).getAttribute('href'),
  ).toBe('/feedback/validate?view=compared&kind=sentiment&outcome=different');
  expect(screen.getByRole('link', { name: '3 validations, Ben' }).getAttribute('href')).toBe(
    `/feedback/validate?view=checks&checked_by=${ben}`,
  );
  expect(screen.getByText(', κ 0.60')).toBeDefined();
  expect(screen.getAllByText('60–98 %').length).toBeGreaterThan(0);
  expect(screen.getByText('Not enough validations')).toBeDefined();
  expect(screen.getByText(/macro-F1 0.71 against 0.60/)).toBeDefined();
  expect(screen.getByRole('progressbar', { name: /500 of 2,000/ })).toBeDefined();
});

test('the list of checks is the one of its address, and one’s own can be taken back', async () => {
  const { user, sent } = open(
    {
      '/api/validation/list_checks': {
        checks: [made(1), made(2, { is_own: false, holds: false })],
        total_count: 2,
        next_after: null,
      },
      '/api/validation/undo_check': { check: made(1) },
    },
    '/feedback/validate?view=checks&kind=sentiment&counted=true&review_id=nonsense',
  );
  expect(await screen.findByText('for an earlier text')).toBeDefined();
  expect(bodies(sent, 'list_checks')).toEqual([{ filters: { kind: 'sentiment', counted: true } }]);
  expect(screen.getByText(/newest verdict on each answer/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bodies(sent, 'undo_check')).toEqual([{ check_id: made(1).check_id }]));
});

test('what two people differ on shows both answers and leads to a third', async () => {
  const one = made(1, { checked_by: 'ada', is_own: false, said: 'negative', verdict: 'disagree' });
  const two = made(1, { check_id: made(2).check_id, checked_by: 'ben', is_own: false });
  open(
    {
      '/api/validation/list_compared': {
        compared: [{ outcome: 'different', checks: [one, two] }],
        total_count: 1,
        next_after: null,
      },
    },
    '/feedback/validate?view=compared',
  );
  expect(await screen.findByText('ada')).toBeDefined();
  expect(screen.getByText('Negative')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Validate it, too' }).getAttribute('href')).toBe(
    '/feedback/validate?kind=sentiment&review_id=1',
  );
});

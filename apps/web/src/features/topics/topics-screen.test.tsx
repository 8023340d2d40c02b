import type { CustomTopicInList, CustomTrend, FeedbackToAnnotate } from '@earshot/contracts/topics';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply, type SentCall } from '../../testing/fake-api.ts';
import { feedbackItem, foundPage } from '../../testing/feedback-items.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { TopicsScreen } from './topics-screen.tsx';

const topic: CustomTrend = {
  id: 7,
  title: 'Lost notes',
  description: 'A note was gone. Not: photos.',
  filters: {},
  threshold: 0.5,
  item_count: 31,
  item_filters: { custom_trend_id: 7 },
  accuracy: 86.11,
  ratings: { positive: 62, negative: 10, suggested: 4, disagreements: 0 },
  precision: { status: 'audited', checked: 30, share: 0.9, low: 0.744, high: 0.965 },
  recall: { low: 0.6, high: 0.9 },
  is_stale: false,
  is_fitting: false,
  made_from: null,
  created_by: 'ada',
  created_at: '2026-11-01T07:52:00.000Z',
  updated_at: '2026-11-01T07:52:00.000Z',
};
const listed: CustomTopicInList = { ...topic, recent: [0, 1, 0, 2, 1, 0, 1, 2, 3, 1, 4, 2] };

const toRate = (id: number): FeedbackToAnnotate => ({ ...feedbackItem(id), score: 0.54, reason: 'near' });
const { positive, negative, suggested } = topic.ratings;
const asked = (...ids: number[]) => ({
  feedback: ids[0] === undefined ? null : toRate(ids[0]),
  upcoming: ids.slice(1).map(toRate),
  ratings: topic.ratings,
  accuracy: topic.accuracy,
  is_fitting: false,
});

const base: Record<string, FakeReply> = {
  '/api/custom_trend/get_custom_topics': { custom_topics: [listed] },
  '/api/custom_trend/get_custom_trend': { custom_trend: topic },
  '/api/custom_trend/get_trend_line': {
    custom_trend_line: [
      {
        date_bucket: '2026-11-02',
        feedback_count: 12,
        is_partial: false,
        expected: { low: 0, high: 5 },
        filters: { custom_trend_id: 7, said_from: '2026-11-02', said_to: '2026-11-08' },
      },
      {
        date_bucket: '2026-11-09',
        feedback_count: 7,
        is_partial: true,
        expected: { low: 0, high: 5 },
        filters: { custom_trend_id: 7, said_from: '2026-11-09', said_to: '2026-11-11' },
      },
    ],
    left_out: { count: 1 },
    time_zone: 'Europe/Berlin',
  },
  '/api/custom_trend/preview_threshold': {
    counts: [
      { threshold: 0.1, item_count: 74 },
      { threshold: 0.5, item_count: 31 },
      { threshold: 0.9, item_count: 19 },
    ],
  },
  '/api/custom_trend/get_next_feedback_to_annotate': asked(1, 2, 3),
  '/api/feedback/get_feedback': foundPage([feedbackItem(40, { score: 0.78 })], 1),
};

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(
  more: Record<string, FakeReply> = {},
  address = '/feedback/custom_topics?custom_topic_id=7',
  role?: 'viewer',
) {
  const sent = fakeApi({ ...base, ...more });
  return { ...renderScreen(<TopicsScreen />, address, role), sent };
}
const bodies = (sent: SentCall[], call: string) =>
  sent.filter(({ path }) => path.endsWith(call)).map(({ body }) => body);
const ratings = (sent: SentCall[]) =>
  bodies(sent, 'get_next_feedback_to_annotate').flatMap(
    (body) => (body as { feedback_to_update?: object }).feedback_to_update ?? [],
  );

test('a topic that is learning asks for patience, not for ratings', async () => {
  open({
    '/api/custom_trend/get_custom_trend': { custom_trend: { ...topic, is_fitting: true } },
    '/api/feedback/get_feedback': foundPage([], 0),
  });
  const list = await screen.findByRole('region', { name: 'Suggestions' });
  expect(await within(list).findByText(/^The topic is learning/)).toBeDefined();
});

test('[TOPIC-2] the list shows topics with their count and what was checked; none chosen shows the form to create one', async () => {
  const { user, sent, here } = open(
    { '/api/custom_trend/create_custom_trend': { custom_trend: topic } },
    '/feedback/custom_topics',
  );
  const entry = await screen.findByRole('link', { name: /^Lost notes.*31\s*items.*Precision 90 %/ });
  expect(entry.getAttribute('href')).toBe('/feedback/custom_topics?custom_topic_id=7');
  await user.click(screen.getByRole('button', { name: 'Create topic' }));
  expect(await screen.findByText('Enter a title.')).toBeDefined();
  await user.type(screen.getByLabelText('Title'), ' Lost notes ');
  await user.type(screen.getByLabelText('Description'), 'A note was gone.');
  await user.click(screen.getByRole('button', { name: 'Create topic' }));
  await waitFor(() => expect(here()).toBe('/feedback/custom_topics?custom_topic_id=7'));
  expect(bodies(sent, 'create_custom_trend')).toEqual([
    { title: 'Lost notes', description: 'A note was gone.' },
  ]);
});

test('[TOPIC-1] an address that asks for it makes a topic from the feedback once, and its own address takes the place', async () => {
  const { sent, here } = open(
    { '/api/custom_trend/create_custom_trend': { custom_trend: topic } },
    '/feedback/custom_topics?action=create_custom_topic&review_id=3&source_id=2',
  );
  await waitFor(() => expect(here()).toBe('/feedback/custom_topics?custom_topic_id=7'));
  expect(await screen.findByRole('heading', { name: 'Lost notes' })).toBeDefined();
  expect(bodies(sent, 'create_custom_trend')).toEqual([{ review_id: 3, source_id: 2 }]);
});

test('[TOPIC-3] one key each rates, and the next item shows at once, before the server has answered', async () => {
  const { user, sent } = open();
  expect(await screen.findByText('“Text of item 1”')).toBeDefined();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByText('“Text of item 2”')).toBeDefined();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText('“Text of item 3”')).toBeDefined();
  await user.keyboard('{ArrowRight}');
  await waitFor(() =>
    expect(ratings(sent)).toEqual([
      { feedback_text_ids: [1], category: 'positive' },
      { feedback_text_ids: [2], category: 'negative' },
      { feedback_text_ids: [3], category: 'suggested' },
    ]),
  );
});

test('Z takes the last rating back and shows its item again', async () => {
  const { user, sent } = open({
    '/api/custom_trend/undo_change': { custom_trend: topic, unrated: [toRate(1)] },
  });
  await screen.findByText('“Text of item 1”');
  await user.keyboard('{ArrowUp}');
  await screen.findByText('“Text of item 2”');
  await user.keyboard('z');
  expect(await screen.findByText('“Text of item 1”')).toBeDefined();
  expect(bodies(sent, 'undo_change')).toEqual([{ custom_trend_id: 7, undo: 'rating' }]);
});

test('a rating that was not kept brings its item back', async () => {
  let isFirst = true;
  const { user, sent } = open({
    '/api/custom_trend/get_next_feedback_to_annotate': () => {
      const answer = isFirst ? asked(1, 2) : problem('unavailable');
      isFirst = false;
      return answer;
    },
  });
  await screen.findByText('“Text of item 1”');
  await user.click(screen.getByRole('button', { name: /^Yes/ }));
  await waitFor(() => expect(ratings(sent)).toHaveLength(1));
  expect(await screen.findByText('“Text of item 1”')).toBeDefined();
});

test('keys do not rate while somebody types, nor in what scrolls by itself', async () => {
  const { user, sent } = open();
  await screen.findByText('“Text of item 1”');
  (await screen.findByRole('group', { name: 'Suggestions' })).focus();
  await user.keyboard('{ArrowDown}');
  await user.click(screen.getByRole('button', { name: /^Edit/ }));
  screen.getByLabelText('Title').focus();
  await user.keyboard('{ArrowUp}z');
  expect(ratings(sent)).toEqual([]);
});

test('[TOPIC-4] accuracy has two decimals, and beside it stands what was checked with its interval', async () => {
  open();
  expect(await screen.findByText('86.11 %')).toBeDefined();
  expect(screen.getByText('Between 74 and 97 %, from 30 random items')).toBeDefined();
  expect(screen.getByRole('img', { name: 'Interval 74 to 97 percent' })).toBeDefined();
  expect(screen.getByText(`${positive} yes, ${negative} no, ${suggested} skipped`)).toBeDefined();
});

test('[TOPIC-4] without ratings accuracy is a dash, and too few checks say nothing', async () => {
  open({
    '/api/custom_trend/get_custom_trend': {
      custom_trend: {
        ...topic,
        accuracy: null,
        ratings: { positive: 0, negative: 0, suggested: 0, disagreements: 0 },
        precision: { status: 'not_enough_ratings', checked: 3 },
      },
    },
  });
  expect(await screen.findAllByText('–')).toHaveLength(2);
  expect(
    screen.getByText('Not measured yet: rate 6 random items to measure precision (3 of 6).'),
  ).toBeDefined();
});

test('[TOPIC-5] the trend is a chart and a table, says what is not shown, and marks the week that is not over', async () => {
  const { user } = open();
  expect(await screen.findByText(/The last full week|1 item without a date/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Feedback in this topic per week as a table' }));
  const table = screen.getByRole('table', { name: 'Feedback in this topic per week' });
  expect(within(table).getByRole('link', { name: '12' }).getAttribute('href')).toContain('custom_trend_id=7');
});

test('[TOPIC-6] suggestions load 25 more at the bottom and stop at a page that is not full', async () => {
  const page = (from: number, count: number) =>
    foundPage(
      Array.from({ length: count }, (_, n) => feedbackItem(from + n, { score: 0.6 })),
      30,
    );
  const { sent } = open({
    '/api/feedback/get_feedback': ({ body }: SentCall) =>
      (body as { filters: { offset: number } }).filters.offset === 0 ? page(100, 25) : page(125, 5),
  });
  const shown = async () =>
    (await screen.findByRole('link', { name: '30 items' })).parentElement?.textContent;
  expect(await shown()).toBe('25 of 30 items, scroll for more');
  const list = screen.getByRole('group', { name: 'Suggestions' });
  fireEvent.scroll(list);
  await waitFor(async () => expect(await shown()).toBe('30 items'));
  fireEvent.scroll(list);
  expect(bodies(sent, 'get_feedback')).toEqual([
    { filters: { custom_trend_id: 7, limit: 25, offset: 0 } },
    { filters: { custom_trend_id: 7, limit: 25, offset: 25 } },
  ]);
});

test('[TOPIC-6] a text over 50 characters is cut and opens in place', async () => {
  const text = 'Every time I drive through the valley the text I wrote is gone';
  const { user } = open({
    '/api/feedback/get_feedback': foundPage([feedbackItem(40, { text, score: 0.7 })]),
  });
  await user.click(await screen.findByRole('button', { name: 'Show More' }));
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Show Less' })).toBeDefined();
});

test('an edit shows before → after first, and is saved', async () => {
  const { user, sent } = open({
    '/api/custom_trend/preview_update': { preview_id: '019a1111-1111-7111-8111-111111111111' },
    '/api/custom_trend/get_preview': { result: { before: 31, after: 44, joining: 15, leaving: 2 } },
    '/api/custom_trend/update_custom_trend': { custom_trend: { ...topic, title: 'Notes gone' } },
  });
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  await user.clear(screen.getByLabelText('Title'));
  await user.type(screen.getByLabelText('Title'), 'Notes gone');
  expect(await screen.findByText('31 → 44 items: 15 added, 2 removed.', {}, { timeout: 4000 })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Notes gone' })).toBeDefined();
  expect(bodies(sent, 'update_custom_trend')).toEqual([
    { custom_trend_id: 7, title: 'Notes gone', description: topic.description },
  ]);
});

test('the slider counts live and keeps the setting once it rests', async () => {
  const { sent } = open({
    '/api/custom_trend/set_threshold': { custom_trend: { ...topic, threshold: 0.1, item_count: 74 } },
  });
  const slider = await screen.findByRole('slider', { name: 'How many items belong' });
  expect(screen.getByText('Fewer, more precise: 19')).toBeDefined();
  fireEvent.change(slider, { target: { value: '2' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('74 items');
  await waitFor(() =>
    expect(bodies(sent, 'set_threshold')).toEqual([{ custom_trend_id: 7, threshold: 0.1 }]),
  );
});

test('a topic that learned between two looks shows the counts of what it learned', async () => {
  let looks = 0;
  const { user, sent } = open({
    '/api/custom_trend/get_custom_trend': () => ({
      custom_trend: { ...topic, item_count: looks++ === 0 ? 31 : 151 },
    }),
  });
  expect(await screen.findByText('Fewer, more precise: 19')).toBeDefined();
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(sent.filter(({ path }) => path.endsWith('preview_threshold'))).toHaveLength(2));
});

test('a topic is deleted by its name', async () => {
  const { user, sent, here } = open({ '/api/custom_trend/delete_custom_trend': { deleted: true } });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'Lost notes');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(here()).toBe('/feedback/custom_topics'));
  expect(bodies(sent, 'delete_custom_trend')).toEqual([{ custom_trend_id: 7 }]);
});

test('a topic that is not there says so; a viewer sees one but cannot change or rate', async () => {
  open({ '/api/custom_trend/get_custom_trend': problem('not_found') });
  expect(await screen.findByText('Topic not found. It may have been deleted.')).toBeDefined();
  cleanup();
  open({}, undefined, 'viewer');
  expect(await screen.findByText('86.11 %')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Yes|^Edit|^Delete/ })).toBeNull();
  expect(screen.getByText('Members of this workspace can rate.')).toBeDefined();
});

test('topics that do not load say so and can be tried again', async () => {
  open({ '/api/custom_trend/get_custom_topics': problem('unavailable') }, '/feedback/custom_topics');
  expect(await screen.findByText(/^The topics did not load/)).toBeDefined();
});

import type { Answer, AnswerEvent } from '@earshot/contracts/questions';
import type { Figure } from '@earshot/contracts/analytics';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply } from '../../testing/fake-api.ts';
import { feedbackItem } from '../../testing/feedback-items.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { askStreamed } from './ask-stream.ts';
import { OpenQuestionScreen } from './open-question-screen.tsx';

const path = '/feedback/open_question';
const answerId = '0b9ad0a0-6f6b-4c5e-9d53-4b9f6c1d2e3f';

const figure = (value: number, filters: Figure['filters']): Figure => ({
  value,
  measure: 'count',
  unit: 'items',
  n: value,
  interval: null,
  filters,
});

const answer: Answer = {
  answer_id: answerId,
  conversation_id: answerId,
  question: 'How many complaints?',
  response: 'There are 12 negative items.\n\nFor example: “Lost again.” [1]',
  paragraphs: [
    [
      { kind: 'text', text: 'There are ' },
      { kind: 'figure', name: 'main', text: '12' },
      { kind: 'text', text: ' negative items.' },
    ],
    [
      { kind: 'text', text: 'For example: ' },
      { kind: 'quote', number: 1 },
      { kind: 'citation', number: 1 },
    ],
  ],
  status: 'answered',
  missing: null,
  plan: {
    kind: 'count',
    unit: 'items',
    measure: 'count',
    filters: { sentiments: ['negative'] },
    order: 'most',
  },
  filters: {},
  read_from: [],
  not_understood: [],
  figures: [{ name: 'main', label: 'Negative items', figure: figure(12, { sentiments: ['negative'] }) }],
  citations: [
    {
      number: 1,
      review_id: 7,
      source_id: 1,
      source_name: 'Helpdesk',
      title: null,
      quote: 'Lost again.',
      start: 0,
      end: 11,
      link: 'https://help.example/7',
      said_at: null,
      rating: null,
      sentiment: 'negative',
      author: 'Ada',
      account: null,
    },
  ],
  trend: null,
  insights: [
    {
      text: 'More came from Helpdesk than from any other source: 9 of 12.',
      figure: figure(9, { source_ids: [1] }),
    },
  ],
  results: [feedbackItem(7, { text: 'Lost again. Twice.', score: 0.5 })],
  total_count: 12,
  items_behind: { sentiments: ['negative'] },
  follow_ups: ['Why?'],
  written_by: 'built_in',
  notice: null,
  asked_at: '2026-03-04T05:06:07.000Z',
  name: null,
  time_zone: 'UTC',
};

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openAt(search: string, reply: FakeReply = answer) {
  const sent = fakeApi({
    '/api/ask_ai/ask_open_question': reply,
    '/api/ask_ai/get_answer': answer,
    '/api/ask_ai/list_answers': { answers: [] },
    '/api/ask_ai/save_answer': {
      answer_id: answerId,
      name: 'Losses',
      question: '',
      asked_at: '',
      saved_by: '',
    },
  });
  const shown = renderScreen(
    <OpenQuestionScreen
      card={(item) => <p key={item.review_id}>{item.text}</p>}
      filterChips={(filter, onChange) => (
        <button type="button" onClick={() => onChange({})}>
          {JSON.stringify(filter)}
        </button>
      )}
    />,
    path + search,
  );
  const asked = () =>
    sent.filter((call) => call.path === '/api/ask_ai/ask_open_question').map(({ body }) => body);
  return { ...shown, asked, sent };
}

const box = () => screen.getByRole('textbox', { name: 'Ask about your feedback' });

test('[ASK-1] a question is answered with numbers that open their items, citations, insights and similar feedback', async () => {
  const { user, asked, here } = openAt('');
  await user.type(box(), '  How many complaints?  {Enter}');
  const number = await screen.findByRole('link', { name: 'Negative items: 12. Opens the items behind it' });
  expect(number.getAttribute('href')).toBe('/feedback/list?sentiments=negative');
  expect(asked()).toEqual([{ new_message: 'How many complaints?' }]);
  expect(here()).toBe(`${path}?answer_id=${answerId}`);
  await user.click(screen.getByRole('button', { name: 'Citation 1' }));
  const note = within(screen.getByRole('region', { name: 'Citation 1' }));
  expect(note.getByText('“Lost again.”')).toBeDefined();
  expect(note.getByRole('link', { name: /View Original/ }).getAttribute('rel')).toContain('noopener');
  expect(screen.getByText('Lost again. Twice.')).toBeDefined();
  expect(
    screen.getByRole('link', { name: 'More came from Helpdesk than from any other source: 9 of 12.' }),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'of 12 items' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Similar feedback' })).toBeDefined();
});

test('feedback that was counted by filters alone is not called similar', async () => {
  openAt('?q=how+many', { ...answer, results: [feedbackItem(7, { text: 'Lost again.', score: null })] });
  expect(await screen.findByRole('heading', { name: 'Newest feedback counted' })).toBeDefined();
});

test('[ASK-1] an example asks itself; an empty question asks nothing', async () => {
  const { user, asked } = openAt('');
  await user.type(box(), '   {Enter}');
  await user.click(screen.getByRole('button', { name: 'Ask AI' }));
  expect(asked()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Why are people unhappy?' }));
  await waitFor(() => expect(asked()).toEqual([{ new_message: 'Why are people unhappy?' }]));
});

test('[ASK-2] a failure is told in the words of the specification', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openAt('?q=how+many', problem('unavailable'));
  expect(await screen.findByText('Failed to get a response from AI.')).toBeDefined();
});

test('[ASK-2] an empty answer is told in the words of the specification', async () => {
  openAt('?q=how+many', { ...answer, response: '', paragraphs: [] });
  expect(await screen.findByText('No response')).toBeDefined();
});

test('an address with an answer shows it without asking again', async () => {
  const { asked } = openAt(`?answer_id=${answerId}`);
  await screen.findByRole('link', { name: /Negative items: 12/ });
  expect(asked()).toEqual([]);
});

test('the plan’s chips are changed and run again; a follow-up keeps the conversation', async () => {
  const { user, asked } = openAt(`?answer_id=${answerId}`);
  await user.click(await screen.findByRole('button', { name: '{"sentiments":["negative"]}' }));
  await user.click(screen.getByRole('button', { name: 'Run again' }));
  await waitFor(() =>
    expect(asked()).toEqual([
      {
        new_message: 'How many complaints?',
        plan: { ...answer.plan, filters: {} },
        filters: {},
        conversation_id: answerId,
      },
    ]),
  );
  await user.click(await screen.findByRole('button', { name: 'Why?' }));
  await waitFor(() => expect(asked()[1]).toEqual({ new_message: 'Why?', conversation_id: answerId }));
});

test('the first part of a question is run again in its own words', async () => {
  const second = {
    first: 'How many complaints',
    question: 'who wrote them?',
    plan: { kind: 'count', unit: 'people', measure: 'count', filters: {}, order: 'most' },
  };
  const question = 'How many complaints and who wrote them?';
  const { user, asked } = openAt('?q=how+many', { ...answer, question, second });
  await user.click(await screen.findByRole('button', { name: '{"sentiments":["negative"]}' }));
  await user.click(screen.getByRole('button', { name: 'Run again' }));
  await waitFor(() => expect(asked()[1]).toMatchObject({ new_message: 'How many complaints' }));
});

test('an answer is saved under a name', async () => {
  const { user, sent } = openAt(`?answer_id=${answerId}`);
  await screen.findByRole('link', { name: /Negative items: 12/ });
  await user.click(screen.getByRole('button', { name: 'Saved answers' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save answer' }));
  const name = await screen.findByRole('textbox', { name: 'Name of the answer' });
  await user.clear(name);
  await user.type(name, 'Losses{Enter}');
  await waitFor(() =>
    expect(sent.find((call) => call.path === '/api/ask_ai/save_answer')?.body).toEqual({
      answer_id: answerId,
      name: 'Losses',
    }),
  );
  expect(await screen.findByRole('button', { name: 'Losses' })).toBeDefined();
});

test('a stream is heard event by event, however it is cut', async () => {
  const events: AnswerEvent[] = [
    { event: 'text', data: { text: 'There ' } },
    { event: 'text', data: { text: 'are 12' } },
    { event: 'done', data: answer },
  ];
  const bytes = new TextEncoder().encode(
    events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
  );
  const cut = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
      controller.close();
    },
  });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(cut, { headers: { 'content-type': 'text/event-stream' } })),
  );
  const heard: AnswerEvent[] = [];
  const whole = await askStreamed(
    { new_message: 'x' },
    (event) => heard.push(event),
    new AbortController().signal,
  );
  expect([heard, whole]).toEqual([events, answer]);
});

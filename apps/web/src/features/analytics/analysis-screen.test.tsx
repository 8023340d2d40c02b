import type { Figure, MeasureQuery, MeasureRequest } from '@earshot/contracts/analytics';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply, type SentCall } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { compareOf, filterOf, readAnalysis } from './analysis-address.ts';
import { AnalysisScreen } from './analysis-screen.tsx';
import { ScoreChart } from './score-chart.tsx';

const path = '/feedback/analysis';
const ways = { theme: '/feedback/themes' };

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function figure(value: number | null, about: Partial<Figure> = {}): Figure {
  return { value, measure: 'count', unit: 'items', n: value ?? 0, interval: null, filters: {}, ...about };
}

const days = ['2026-11-09', '2026-11-16'];
const rest = { more_rows: 0, period: { from: '2026-11-09', to: '2026-11-20' }, time_zone: 'UTC', as_of: 1 };

/** Answers as the server would: 40 items of two themes in two weeks. */
function measure({ body }: SentCall): object {
  const asked = body as Pick<MeasureQuery, 'by' | 'filters' | 'compare' | 'split_by'> & Partial<MeasureQuery>;
  const { measure: kind = 'count', unit = 'items', by, filters = {} } = asked;
  const total = figure(kind === 'share' ? 0.25 : 40, {
    ...(kind === 'share' && { numerator: 10, denominator: 40, denominator_filters: {} }),
    measure: kind,
    unit,
    filters,
    ...(kind === 'nps' && { value: null, n: 0 }),
    ...(asked.compare && {
      change: {
        from: 20,
        from_n: 20,
        from_filters: { said_to: '2026-08-23' },
        difference: 20,
        interval: [8, 32],
        verdict: 'up',
      },
    }),
  });
  const cells = [30, 10].map((value) => figure(value, { unit, filters: { sentiments: ['negative'] } }));
  const split = typeof asked.split_by === 'object' ? days : ['negative', 'positive'];
  const series = split.map((key) => ({ key, label: key, is_other: false }));
  if (by === 'theme') {
    const rows = ['Notes lost', 'Praise'].map((label, at) => ({
      key: String(at + 1),
      label,
      figure: figure(20 - at, {
        unit,
        filters: { theme_ids: [at + 1] },
        ...(total.change && { change: total.change }),
      }),
      split: cells,
    }));
    const none = {
      key: null,
      label: 'Not in a theme',
      figure: figure(3, { filters: { without_theme: true } }),
    };
    return { total, rows: [...rows, { ...none, split: cells }], series, left_out: {}, time: 'week', ...rest };
  }
  if (typeof by === 'object' && 'time' in by) {
    const rows = days.map((key, at) => ({
      key,
      label: key,
      from: key,
      to: key,
      is_partial: at === 1,
      figure: figure(20, { measure: kind }),
      split: cells,
    }));
    const left = { undated: { count: 2, filters: { undated: true } } };
    return { total, rows, ...(asked.split_by && { series }), left_out: left, time: 'week', ...rest };
  }
  return { total, rows: [], series: [], left_out: {}, ...rest };
}

const drivers = {
  score: figure(3.2, { measure: 'mean_rating', n: 40 }),
  drivers: [
    {
      key: '3',
      label: 'App store',
      own: figure(1.9, { measure: 'mean_rating', n: 10 }),
      without: figure(3.6, { measure: 'mean_rating', n: 30 }),
      contribution: -0.4,
      interval: [-0.6, -0.2],
    },
  ],
  more_rows: 0,
  left_out: {},
  as_of: 1,
};

function open(search = '', answer: FakeReply = measure) {
  const sent = fakeApi({
    '/api/analysis/measure': answer,
    '/api/analysis/drivers': drivers,
    '/api/analysis/export': { path: '/api/analysis/exported?ticket=t' },
  });
  const parts = { views: () => null, facets: () => null, chips: () => null, ways };
  const shown = renderScreen(<AnalysisScreen {...parts} />, path + search);
  const asked = () =>
    sent.filter(({ path: at }) => at.endsWith('/measure')).map(({ body }) => body as MeasureRequest);
  return { ...shown, sent, asked };
}

test('the headline figures open what is behind them, and what was behind them before', async () => {
  open('?sentiments=negative');
  const items = await screen.findByRole('link', { name: /^Items: 40/ });
  const { pathname, searchParams } = new URL(items.getAttribute('href') ?? '', 'http://x');
  expect([pathname, searchParams.get('sentiments')]).toEqual(['/feedback/list', 'negative']);
  expect(searchParams.get('said_from')).toMatch(/^\d{4}-\d\d-\d\d$/);
  const [before] = screen.getAllByRole('link', { name: '20 before' });
  expect(before?.getAttribute('href')).toBe('/feedback/list?said_to=2026-08-23');
  expect(screen.getAllByText('+100.0 %').length).toBeGreaterThan(0);
});

test('a figure of a period that is over says what it was when it was seen before', async () => {
  const october = '?said_from=2026-10-01&said_to=2026-10-31';
  const figureOf = async (label: string) =>
    (await screen.findByText(label, { selector: 'dt' })).parentElement as HTMLElement;
  let items = 40;
  const answer = (call: SentCall) => {
    const reply = measure(call) as { total: Figure };
    return reply.total.measure === 'count' ? { ...reply, total: { ...reply.total, value: items } } : reply;
  };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-14T09:00:00Z') });
  try {
    for (const [day, value] of [
      ['14', 40],
      ['20', 37],
    ] as const) {
      vi.setSystemTime(Date.parse(`2026-11-${day}T09:00:00Z`));
      items = value;
      open(october, answer);
      await screen.findByRole('link', { name: `Items: ${value}. Open the items behind it` });
      if (day === '14') cleanup();
    }
    expect(within(await figureOf('Items')).getByText(/^was 40 on .*14/)).toBeDefined();
    expect(within(await figureOf('Negative share')).queryByText(/^was/)).toBeNull();
    cleanup();
    open('', answer);
    await screen.findByRole('link', { name: /^Items: 37/ });
    expect(screen.queryByText(/^was/)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a rise of what is bad is red, of what is merely more is not', async () => {
  open();
  const share = (await screen.findByText('Negative share', { selector: 'dt' })).parentElement as HTMLElement;
  await waitFor(() => expect(within(share).getByText('+2,000.0 points').className).toContain('bad'));
  expect(within(share).getByRole('link', { name: 'of 40 items' }).getAttribute('href')).toBe(
    '/feedback/list',
  );
  const items = screen.getByText('Items', { selector: 'dt' }).parentElement as HTMLElement;
  expect(within(items).getByText('+100.0 %').className).not.toMatch(/good|bad/);
});

test('themes come with their change and what is in none; topics say how to get some', async () => {
  open();
  const themes = await screen.findByRole('region', { name: 'Themes' });
  const row = within(themes).getByRole('row', { name: /Notes lost/ });
  expect(
    within(row)
      .getByRole('link', { name: /^Notes lost/ })
      .getAttribute('href'),
  ).toBe('/feedback/list?theme_ids=1');
  expect(
    within(themes)
      .getByRole('link', { name: /Not in a theme/ })
      .getAttribute('href'),
  ).toBe('/feedback/list?without_theme=true');
  const topics = screen.getByRole('region', { name: 'Topics' });
  expect(topics.textContent).toContain('No topics yet.');
});

test('the address holds period, unit and comparison, and asks by them', async () => {
  const { user, here, asked } = open();
  await user.click(await screen.findByRole('radio', { name: 'People' }));
  expect(here()).toBe(`${path}?unit=people`);
  await user.click(screen.getByRole('button', { name: 'Last 13 weeks' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'All time' }));
  expect(here()).toBe(`${path}?unit=people&period=all`);
  await waitFor(() =>
    expect(asked()).toContainEqual({
      filters: {},
      unit: 'people',
      by: { time: 'auto' },
      split_by: 'sentiment',
    }),
  );
});

test('a chart says in words what it shows and what it leaves out', async () => {
  open();
  const chart = await screen.findByRole('region', { name: 'Items each week, by sentiment' });
  const left = within(chart).getByRole('link', { name: '2 items without a date' });
  expect(left.getAttribute('href')).toBe('/feedback/list?undated=true');
  expect(chart.textContent).toContain('Not enough data to show a trend of Items.');
});

test('what moves a score is told with the items behind it', async () => {
  open();
  const card = await screen.findByRole('region', { name: 'What moves the score' });
  await within(card).findByText('App store');
  expect(within(card).getByText('−0.40').className).toContain('bad');
});

test('the items are exported by a ticket', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign, origin: 'http://localhost' });
  const { user } = open('?contains=notes');
  await user.click(await screen.findByRole('button', { name: 'Export 40' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/api/analysis/exported?ticket=t'));
});

const nothing = { total: figure(0), rows: [], left_out: {}, ...rest };
/** Nine items of years ago. */
const longAgo = ({ body }: SentCall) =>
  (body as Partial<MeasureRequest>).filters?.said_from === undefined
    ? { ...nothing, total: figure(9) }
    : nothing;

test('a chosen period without feedback says so, and offers all time', async () => {
  const { user, here } = open('?period=4w', longAgo);
  await screen.findByText('No feedback matches this period and these filters.');
  await user.click(screen.getByRole('button', { name: 'Show all time' }));
  expect(here()).toBe(`${path}?period=all`);
});

test('feedback of years ago shows when nobody chose a period; who then chooses one keeps it', async () => {
  const { user, here } = open('', longAgo);
  await waitFor(() => expect(here()).toBe(`${path}?period=all`));
  await user.click(await screen.findByRole('button', { name: 'All time' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Last 13 weeks' }));
  await screen.findByText('No feedback matches this period and these filters.');
  expect(here()).toBe(`${path}?period=13w`);
});

test('a failed chart says why and tries again', async () => {
  open('', (sent) =>
    (sent.body as MeasureRequest).split_by === 'sentiment' ? problem('unavailable') : measure(sent),
  );
  expect(await screen.findByText('Items did not load', { exact: false })).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0);
});

test('periods end today and begin on a Monday; days of one’s own win', () => {
  const read = (search: string) => readAnalysis(new URLSearchParams(search));
  const today = '2026-11-21';
  expect(filterOf(read(''), today)).toEqual({ said_from: '2026-08-24', said_to: today });
  expect(filterOf(read('period=4w&rated=true'), today)).toMatchObject({
    said_from: '2026-10-26',
    rated: true,
  });
  expect(filterOf(read('period=4w&said_from=2026-01-01'), today)).toEqual({ said_from: '2026-01-01' });
  const year = read('compare=year');
  expect(compareOf(year, filterOf(year, today), today)).toEqual({
    said_from: '2025-08-25',
    said_to: '2025-11-22',
  });
  expect(compareOf(read('period=all'), {}, today)).toBeUndefined();
});

test('of items without ratings sentiment is drawn over time, and no rating can be chosen', async () => {
  fakeApi({ '/api/analysis/measure': measure });
  renderScreen(<ScoreChart base={{}} isRated={false} />, path);
  const choice = within(await screen.findByRole('combobox', { name: 'Score' }));
  expect(choice.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Negative share',
    'Net sentiment',
  ]);
  expect(screen.getByRole('region', { name: 'Negative share each week' })).toBeDefined();
});

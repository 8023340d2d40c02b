import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { csvOf } from '@earshot/report-view/csv';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BarChart } from './bar-chart.tsx';
import type { ChartData } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { scaleOf, shownLabels } from './chart-scale.ts';
import { LineChart } from './line-chart.tsx';

beforeEach(addBrowserParts);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const data: ChartData = {
  points: [
    { key: '2026-03-02', label: 'Week of 2 Mar' },
    { key: '2026-03-09', label: 'Week of 9 Mar' },
    { key: '2026-03-16', label: 'Week of 16 Mar', isPartial: true },
  ],
  series: [
    { key: 'negative', label: 'Negative', tone: 'neg', values: [at(4), at(6), at(1)] },
    { key: 'positive', label: 'Positive', tone: 'pos', values: [at(2), { value: null }, at(3)] },
  ],
};

function at(value: number) {
  return { value, to: `/feedback/list?shown=${value}` };
}

function show(Chart: typeof LineChart | typeof BarChart) {
  return renderScreen(
    <ChartFrame title="Items each week" summary="From 6 to 4." data={data} format={String} pointName="Week">
      <Chart data={data} label="Items each week" format={String} highlight="2026-03-09" />
    </ChartFrame>,
    '/feedback/analysis',
  );
}

test.each([
  ['lines', LineChart],
  ['bars', BarChart],
])('%s have their words, and a table whose numbers open what is behind them', async (_name, Chart) => {
  const { user } = show(Chart);
  expect(screen.getByText('From 6 to 4.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Items each week as a table' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Week of 2 Mar42',
    'Week of 9 Mar6none',
    'Week of 16 Mar (incomplete)13',
  ]);
  expect(screen.getByRole('link', { name: '6' }).getAttribute('href')).toBe('/feedback/list?shown=6');
});

test.each([
  ['lines', LineChart],
  ['bars', BarChart],
])('%s are gone through with arrows, said aloud, and opened with Enter', async (_name, Chart) => {
  const { user, here } = show(Chart);
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('status').textContent).toContain('Week of 16 Mar, incomplete');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('status').textContent).toMatch(/^Week of 2 MarNegative4Positive2(Total6)?$/);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(here()).toBe('/feedback/list?shown=2');
});

test('a stacked bar says its total, what it counts, and that it is not over yet', async () => {
  const [first, second, last] = data.points;
  if (!first || !second || !last) throw new Error('The chart has three points');
  const running = { ...data, points: [first, second, { ...last, isRunning: true }] };
  const { user, container } = renderScreen(
    <BarChart data={running} label="Items each week" format={String} unit="Items" />,
    '/feedback/analysis',
  );
  await user.tab();
  expect(screen.getByRole('status').textContent).toBe('Week of 16 Mar, not over yetNegative1Positive3Total4');
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('status').textContent).not.toContain('Total');
  const chart = container.querySelector('svg[data-chart]');
  expect(chart?.textContent).toContain('Items');
  expect(chart?.querySelectorAll('rect[fill^="url("]')).toHaveLength(2);
  expect(screen.getByText('Not over yet')).toBeDefined();
});

test('every mark opens what is behind it', () => {
  const { container } = show(BarChart);
  const links = [...container.querySelectorAll('svg[data-chart] a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['4', '2', '6', '1', '3'].map((value) => `/feedback/list?shown=${value}`));
});

test.each<[number[], number[]]>([
  [[], [0, 1]],
  [
    [1, 2],
    [0, 1, 2],
  ],
  [[7], [0, 2, 4, 6, 8]],
  [
    [143, 20],
    [0, 50, 100, 150],
  ],
  [
    [-40, 35],
    [-40, -20, 0, 20, 40],
  ],
  [[0.3], [0, 0.1, 0.2, 0.3]],
])('the scale of %j has round ticks that hold it', (values, ticks) => {
  expect(scaleOf(values).ticks).toEqual(ticks);
});

test('labels that would touch are left out, never the last', () => {
  expect([...shownLabels(13, 600, 74, 50)].sort((a, b) => a - b)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect([...shownLabels(3, 600, 74, 50)]).toHaveLength(3);
  // A last label of many letters reaches far to the left.
  expect([...shownLabels(13, 600, 74, 74)].sort((a, b) => a - b)).toEqual([0, 2, 4, 6, 8, 12]);
});

test('a cell that a spreadsheet would run begins with an apostrophe, a number does not', () => {
  expect(csvOf([['=1+1', -3, 'a, "b"', null]])).toBe(`\uFEFF'=1+1,-3,"a, ""b""",\r\n`);
});

import type { Figure } from '@earshot/contracts/analytics';
import type { ReportRun } from '@earshot/contracts/reports/report-run';
import type { Report } from '@earshot/contracts/reports';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { reportCsv } from './report-csv.ts';
import { ReportsScreen } from './reports-screen.tsx';
import { SharedReport } from './shared-report.tsx';

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '019a1111-1111-7111-8111-111111111111';
const runId = '019a1111-1111-7111-8111-111111111112';

function counted(value: number, filters: Figure['filters'], before?: number): Figure {
  return {
    ...{ value, measure: 'count', unit: 'items', n: value, interval: null, filters },
    ...(before !== undefined && {
      change: {
        ...{ from: before, from_n: before, from_filters: { said_to: '2026-10-23' } },
        ...{ difference: value - before, interval: null, verdict: 'up' },
      },
    }),
  };
}

const main = { name: 'main', label: 'Items', figure: counted(40, { said_from: '2026-10-24' }, 20) };
const citation = {
  ...{ number: 1, review_id: 7, source_id: 1, source_name: 'Helpdesk', title: null, quote: 'It is late.' },
  ...{ start: 0, end: 11, link: null, said_at: null, rating: null, author: 'Jane Roe', account: null },
  sentiment: 'negative' as const,
};
const run: ReportRun = {
  ...{ run_id: runId, name: 'Board briefing', scope: 'all items', time_zone: 'UTC' },
  period: { from: '2026-10-24', to: '2026-11-20' },
  period_before: { from: '2026-09-26', to: '2026-10-23' },
  counted_at: '2026-11-21T10:00:00.000Z',
  summary: {
    paragraphs: [
      [
        { kind: 'text', text: 'There are ' },
        { kind: 'figure', name: 'main', text: '40' },
      ],
    ],
    figures: [main],
    written_by: 'built_in',
    notice: null,
  },
  voices: [{ about: 'Late parcels', citation }],
  changes: null,
  sections: [
    { kind: 'headline', figures: [main] },
    {
      kind: 'themes',
      rows: [{ key: '3', label: '=Late parcels', figure: counted(12, { theme_ids: [3] }, 0) }],
      more_rows: 2,
    },
  ],
  answers: [],
};

const report: Report = {
  ...{ report_id: id, name: 'Board briefing', filters: {}, period: { last_days: 28 } },
  ...{ sections: ['headline', 'themes'], score: 'nps', questions: [], schedule: 'none', next_run_on: null },
  ...{ created_by: 'Ines', created_at: '2026-11-21T09:00:00.000Z', shares: [] },
  runs: [
    {
      ...{ run_id: runId, state: 'done', asked_at: '2026-11-21T10:00:00.000Z', asked_by: 'Ines' },
      finished_at: '2026-11-21T10:00:01.000Z',
      period: run.period,
    },
  ],
};

const { runs: _runs, shares: _shares, questions: _questions, ...inList } = report;
const list = { reports: [{ ...inList, last_run: null, is_shared: false }] };

function open(search: string, replies: Record<string, FakeReply> = {}, role?: 'viewer') {
  const sent = fakeApi({
    '/api/ai_reports/list_reports': list,
    '/api/ai_reports/get_report': report,
    '/api/ai_reports/get_run': run,
    ...replies,
  });
  const parts = { facets: () => <p>Facets</p>, chips: () => <p>Chips</p> };
  return { ...renderScreen(<ReportsScreen {...parts} />, `/feedback/ai_report${search}`, role), sent };
}

test('a run is shown with its sentences, and each number leads to what it counts', async () => {
  open(`?report_id=${id}`);
  expect(await screen.findByRole('heading', { name: 'Board briefing', level: 1 })).toBeDefined();
  const inShort = within(await screen.findByRole('region', { name: 'Summary' }));
  const list = `/feedback/list?said_from=2026-10-24`;
  expect(inShort.getByRole('link', { name: 'Items: 40' }).getAttribute('href')).toBe(list);
  const before = within(screen.getByRole('region', { name: 'Headline figures' }));
  expect(before.getByRole('link', { name: 'Items, before: 20' }).getAttribute('href')).toBe(
    '/feedback/list?said_to=2026-10-23',
  );
  expect(screen.getByRole('link', { name: /Quote 1/ }).getAttribute('href')).toBe(
    '/feedback/item?review_id=7',
  );
  expect(screen.getByText('And 2 more.')).toBeDefined();
});

test('a first run that is under way says so until it is done', async () => {
  const [first] = report.runs;
  let asked = 0;
  open(`?report_id=${id}`, {
    '/api/ai_reports/get_report': () => {
      asked += 1;
      return asked > 1 ? report : { ...report, runs: [{ ...first, state: 'running', finished_at: null }] };
    },
  });
  expect(await screen.findByText(/^Running\. The results/)).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Summary' }, { timeout: 4000 })).toBeDefined();
});

test('an unknown report, and a list that does not load, say what happened', async () => {
  open(`?report_id=${id}`, { '/api/ai_reports/get_report': problem('not_found') });
  expect(await screen.findByText(/^The report did not load/)).toBeDefined();
  cleanup();
  open('', { '/api/ai_reports/list_reports': problem('unavailable') });
  expect(await screen.findByText(/^The reports did not load/)).toBeDefined();
});

test('without reports the list says what one is; viewers are not offered to make one', async () => {
  open('', { '/api/ai_reports/list_reports': { reports: [] } }, 'viewer');
  expect(await screen.findByText(/^No reports yet/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /New report/ })).toBeNull();
});

test('a report is made of what the form holds and the filter in the address', async () => {
  const { user, here, sent } = open('?action=new&sentiments=negative', {
    '/api/ai_reports/create_report': report,
  });
  await user.click(await screen.findByRole('button', { name: 'Save and run' }));
  expect(screen.getByText('Enter a name.')).toBeDefined();
  await user.type(screen.getByLabelText('Name'), 'Board briefing');
  await user.selectOptions(screen.getByLabelText('Period'), 'Custom range');
  await user.click(screen.getByRole('button', { name: 'Save and run' }));
  expect(screen.getByText(/^Enter a first day and a last day/)).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Period'), 'Last 7 days');
  await user.click(screen.getByLabelText('Topics'));
  await user.type(screen.getByLabelText('Questions'), 'How many?{enter}{enter} Why? ');
  await user.click(screen.getByRole('button', { name: 'Save and run' }));
  await waitFor(() => expect(here()).toBe(`/feedback/ai_report?report_id=${id}`));
  expect(sent.find(({ path }) => path.endsWith('create_report'))?.body).toEqual({
    name: 'Board briefing',
    filters: { sentiments: ['negative'] },
    period: { last_days: 7 },
    schedule: 'none',
    sections: ['headline', 'volume', 'sentiment', 'themes', 'drivers', 'sources'],
    score: 'negative_share',
    questions: ['How many?', 'Why?'],
  });
});

test('a link is made for some days, shown once, and taken back', async () => {
  const share = { share_id: runId, run_id: runId, shared_by: 'Ines', expires_at: '2026-12-21T10:00:00.000Z' };
  let shares: object[] = [];
  const { user, sent } = open(`?report_id=${id}`, {
    '/api/ai_reports/get_report': () => ({ ...report, shares }),
    '/api/ai_reports/share_run': () => {
      shares = [{ ...share, shared_at: '2026-11-21T10:00:00.000Z' }];
      return { share_id: runId, token: 's3cret', expires_at: share.expires_at };
    },
    '/api/ai_reports/revoke_share': () => {
      shares = [];
      return { revoked: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await user.selectOptions(await screen.findByLabelText('Link expires after'), '7 days');
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  const link = await screen.findByLabelText<HTMLInputElement>('Link');
  expect(link.value).toMatch(/\/public\/report#key=s3cret$/);
  expect(sent.find(({ path }) => path.endsWith('share_run'))?.body).toMatchObject({ days: 7, run_id: runId });
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('No active links.')).toBeDefined();
  expect(screen.queryByLabelText('Link')).toBeNull();
});

test('the CSV holds every figure as a line, and no formula', () => {
  const lines = reportCsv(run).split('\r\n');
  expect(lines[1]).toBe('Headline figures,Items,,count,items,40,40,,,20');
  expect(lines[2]).toBe("Themes,'=Late parcels,,count,items,12,12,,,0");
});

test('a shared run is read without login, and leads nowhere', async () => {
  const sent = fakeApi({
    '/api/ai_reports/read_shared_run': {
      ...JSON.parse(
        JSON.stringify(run, (key, value: unknown) => (/filters|_id$/.test(key) ? undefined : value)),
      ),
      ...{ workspace_name: 'Marrowby', expires_at: '2026-12-21T10:00:00.000Z' },
    } as object,
  });
  renderScreen(<SharedReport />, '/public/report#key=s3cret');
  expect(await screen.findByRole('heading', { name: 'Board briefing', level: 1 })).toBeDefined();
  expect(screen.getByText(/^Shared by Marrowby/)).toBeDefined();
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(sent[0]?.body).toEqual({ token: 's3cret' });
});

test.each([
  ['that does not work any more', '#key=s3cret'],
  ['without its secret', ''],
])('a link %s says so', async (_name, hash) => {
  fakeApi({ '/api/ai_reports/read_shared_run': problem('link_invalid') });
  renderScreen(<SharedReport />, `/public/report${hash}`);
  expect(await screen.findByText(/^This link does not work/)).toBeDefined();
});

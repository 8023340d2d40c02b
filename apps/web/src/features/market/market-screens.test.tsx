import type { MarketReportInList } from '@earshot/contracts/market';
import { sampleReport } from '@earshot/report-view/test-support/sample-report';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AnalyzeScreen } from './analyze-screen.tsx';
import { MarketReportScreen } from './report-screen.tsx';
import { MarketReportsScreen } from './reports-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '019a1111-1111-7111-8111-111111111111';
const listing: MarketReportInList = {
  ...{ market_report_id: id, name: 'Crews', subject: 'marrowby', host: 'marrowby.example', state: 'done' },
  ...{ made_by: 'Ines', made_at: '2026-11-20T14:01:00.000Z', ended_at: '2026-11-20T14:03:00.000Z' },
  ...{ schedule: 'weekly', next_run_on: '2026-11-23', tells_me: false, changes: 3 },
};
const api = '/api/market_trend_reporting';
const counts = {
  standing: { under_way: 0, done: 1, failed: 0, cancelled: 0 },
  schedule: { none: 0, weekly: 1, monthly: 0 },
};
const list = { reports: [listing], total_count: 1, next: null, counts };
const nobody = {
  standing: { under_way: 0, done: 0, failed: 0, cancelled: 0 },
  schedule: { none: 0, weekly: 0, monthly: 0 },
};
const none = { reports: [], total_count: 0, next: null, counts: nobody };

test('a report is begun with its rivals and schedule, and then opened', async () => {
  const sent = fakeApi({
    [`${api}/claimable_reports`]: { count: 0 },
    [`${api}/list_reports`]: none,
    [`${api}/analyze`]: listing,
  });
  const { user, here } = renderScreen(<AnalyzeScreen />, '/market_trend_reporting/analyze');
  await user.click(await screen.findByRole('button', { name: 'Analyze' }));
  expect(screen.getByText('Please enter at least 2 characters.')).toBeDefined();
  await user.type(screen.getByLabelText('Brand, product or website'), ' marrowby ');
  await user.type(
    screen.getByLabelText('Competitors to include'),
    'jobwren.example{enter}{enter} crewlark.example',
  );
  await user.selectOptions(screen.getByLabelText('Repeat'), 'Every Monday');
  await user.click(screen.getByRole('button', { name: 'Analyze' }));
  await waitFor(() => expect(here()).toBe(`/market_trend_reporting/report?market_report_id=${id}`));
  expect(sent.find(({ path }) => path.endsWith('analyze'))?.body).toEqual({
    ...{ subject: 'marrowby', rivals: ['jobwren.example', 'crewlark.example'], schedule: 'weekly' },
  });
});

test('reports that were asked for before there was an account are put into the workspace', async () => {
  const sent = fakeApi({
    [`${api}/claimable_reports`]: { count: 2 },
    [`${api}/list_reports`]: { ...list, reports: [{ ...listing, state: 'running' }] },
    [`${api}/claim_reports`]: { claimed: 2 },
  });
  const { user } = renderScreen(<AnalyzeScreen />, '/market_trend_reporting/analyze');
  expect(await screen.findByRole('heading', { name: 'Running now' })).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Add to this workspace' }));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('claim_reports'))).toBe(true));
});

test('all reports are listed by what the address says, and their changes lead to what they count', async () => {
  const sent = fakeApi({ [`${api}/list_reports`]: { ...list, next: 'a-cursor-of-the-server-1' } });
  const { user, here } = renderScreen(
    <MarketReportsScreen />,
    '/market_trend_reporting/reports?search=crew&schedule=weekly&order=name',
  );
  const row = within((await screen.findByRole('link', { name: 'Crews' })).closest('tr') as HTMLElement);
  expect(row.getByRole('link', { name: '3' }).getAttribute('href')).toBe(
    `/market_trend_reporting/report?market_report_id=${id}#changes`,
  );
  expect(Object.fromEntries(sent[0]?.query ?? [])).toEqual({
    search: 'crew',
    schedule: 'weekly',
    order: 'name',
  });
  // Every number is a link to what it counts; none is no link.
  expect(screen.getByRole('link', { name: 'Done 1' }).getAttribute('href')).toBe(
    '/market_trend_reporting/reports?search=crew&schedule=weekly&order=name&standing=done',
  );
  expect(screen.queryByRole('link', { name: 'Failed 0' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(here()).toContain('cursor=a-cursor-of-the-server-1'));
  await user.selectOptions(await screen.findByLabelText('Sort by'), 'Newest first');
  await waitFor(() => expect(here()).toBe('/market_trend_reporting/reports?search=crew&schedule=weekly'));
  const schedules = within(screen.getByRole('navigation', { name: 'Schedule' }));
  await user.click(schedules.getByRole('link', { name: 'All 1' }));
  await waitFor(() => expect(here()).toBe('/market_trend_reporting/reports?search=crew'));
});

test('without reports the list says what one is; a list that does not load says so', async () => {
  fakeApi({ [`${api}/list_reports`]: none });
  renderScreen(<MarketReportsScreen />, '/market_trend_reporting/reports');
  expect(await screen.findByText(/^No market reports yet/)).toBeDefined();
  cleanup();
  fakeApi({ [`${api}/list_reports`]: problem('unavailable') });
  renderScreen(<MarketReportsScreen />, '/market_trend_reporting/reports');
  expect(await screen.findByText(/^The reports did not load/)).toBeDefined();
});

function openReport(replies: Record<string, FakeReply> = {}, role?: 'viewer') {
  const sent = fakeApi({
    [`${api}/get_report`]: { listing, report: sampleReport() },
    [`${api}/stream_report`]: sampleReport(),
    [`${api}/list_reports`]: list,
    ...replies,
  });
  const shown = renderScreen(
    <MarketReportScreen ownVoices={() => <p>Own feedback</p>} />,
    `/market_trend_reporting/report?market_report_id=${id}`,
    role,
  );
  return { ...shown, sent };
}

test('a plan is set right by a member, and a rival put in, which makes the report anew', async () => {
  const { user, sent } = openReport({
    [`${api}/correct_fact`]: sampleReport(),
    [`${api}/change_rival`]: { ...sampleReport(), state: 'running' },
  });
  await user.click(await screen.findByRole('button', { name: 'Correct a fact' }));
  await user.click(screen.getByRole('button', { name: 'Correct Standard' }));
  const amount = await screen.findByLabelText('Amount');
  await user.clear(amount);
  await user.click(screen.getByRole('button', { name: 'Save correction' }));
  expect(screen.getByText('Enter a number, such as 12.50.')).toBeDefined();
  await user.type(amount, '192,50');
  await user.click(screen.getByRole('button', { name: 'Save correction' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ path }) => path.endsWith('correct_fact'))?.body).toEqual({
    market_report_id: id,
    correction: {
      ...{ of: 'plan', key: 'jobwren-standard' },
      right: {
        ...{ name: 'Standard', kind: 'priced', amount: 192.5, currency: 'USD', per: 'year' },
        ...{ billed_every: 'year', unit: 'user' },
      },
    },
  });
  const before = sent.filter(({ path }) => path.endsWith('stream_report')).length;
  await user.click(screen.getByRole('button', { name: 'Add Hodfield' }));
  await waitFor(() =>
    expect(sent.filter(({ path }) => path.endsWith('stream_report')).length).toBeGreaterThan(before),
  );
  expect(sent.find(({ path }) => path.endsWith('change_rival'))?.body).toEqual({
    ...{ market_report_id: id, rival: 'hodfield.example', wanted: true },
  });
});

test('viewers read a report and keep it, and change nothing of it', async () => {
  openReport({}, 'viewer');
  expect(await screen.findByText('Own feedback')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Print or PDF' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Correct a fact' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

test('[MKT-5] a schedule is kept, with mail about what changed', async () => {
  const { user, sent } = openReport({ [`${api}/set_schedule`]: listing });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Schedule' }));
  await user.selectOptions(await screen.findByLabelText('When'), 'On the first of the month');
  await user.click(screen.getByLabelText('Email me when something changes'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith('set_schedule'))?.body).toEqual({
      ...{ market_report_id: id, schedule: 'monthly', tell_me: true },
    }),
  );
});

test('a report that is not there says so', async () => {
  openReport({ [`${api}/get_report`]: problem('not_found'), [`${api}/stream_report`]: problem('not_found') });
  expect(await screen.findByText('Report not found in this workspace.')).toBeDefined();
});

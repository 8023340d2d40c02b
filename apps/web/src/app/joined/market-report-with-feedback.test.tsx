import { sampleReport } from '@earshot/report-view/test-support/sample-report';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, type FakeReply } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MarketReportWithFeedback } from './market-report-with-feedback.tsx';

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const reportId = '019a1111-1111-7111-8111-111111111111';
const ideaId = '019a1111-1111-7111-8111-333333333333';
const report = sampleReport();
const finding = report.findings?.[0];
const theme = report.voices?.find(({ tone }) => tone !== 'praised');
const listing = {
  ...{
    market_report_id: reportId,
    name: 'Crews',
    subject: 'marrowby',
    host: 'marrowby.example',
    state: 'done',
  },
  ...{ made_by: 'Ines', made_at: '2026-11-20T14:01:00.000Z', ended_at: '2026-11-20T14:03:00.000Z' },
  ...{ schedule: 'none', next_run_on: null, tells_me: false, changes: null },
};
const idea = {
  ...{ idea_id: ideaId, title: 'Offline', note: '', state: 'waiting', sent_by: 'Ada', evidence: [] },
  ...{ sent_at: '2026-11-20T14:01:00.000Z', decided_by: null, decided_at: null },
};

function open(more: Record<string, FakeReply> = {}, role?: 'viewer') {
  const sent = fakeApi({
    '/api/market_trend_reporting/get_report': { listing, report },
    '/api/market_trend_reporting/stream_report': report,
    '/api/market_trend_reporting/list_reports': { reports: [], total_count: 0, next: null, counts: {} },
    '/api/feedback/get_feedback': { results: [], total_count: 14, next_after: null },
    '/api/custom_trend/get_custom_topics': { custom_topics: [{ id: 7, title: 'Working offline' }] },
    '/api/ideas/list_sent_claims': { sent: [] },
    '/api/ideas/send_idea': { idea, is_new: true },
    '/api/ideas/delete_idea': { deleted: true },
    ...more,
  });
  const address = `/market_trend_reporting/report?market_report_id=${reportId}`;
  return { ...renderScreen(<MarketReportWithFeedback />, address, role), sent };
}

const bodyOf = (sent: ReturnType<typeof open>['sent'], call: string) =>
  sent.find(({ path }) => path === `/api/ideas/${call}`)?.body;

test('a rivals’ complaint is sent with the own items and topic that say the same, and taken back', async () => {
  const { user, sent } = open();
  const own = within(await screen.findByRole('region', { name: 'In your own feedback' }));
  const name = `Send to roadmap ${theme?.label}`;
  await user.click((await own.findAllByRole('button', { name }))[0] as HTMLElement);
  const form = within(await screen.findByRole('dialog', { name: 'Send to roadmap' }));
  expect(form.getByLabelText<HTMLInputElement>('Title').value).toContain(theme?.label);
  expect(await form.findByLabelText(`14 items in your feedback about “${theme?.label}”`)).toBeDefined();
  await user.selectOptions(form.getByLabelText(/^Related topic/), 'Working offline');
  await user.click(form.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(bodyOf(sent, 'send_idea')).toMatchObject({
      evidence: [
        { kind: 'market_theme', market_report_id: reportId, key: theme?.id },
        { kind: 'topic', custom_trend_id: 7 },
      ],
      feedback: [{ search_term: theme?.label }],
    }),
  );
  await user.keyboard('{Escape}');
});

test('a finding that was sent says by whom and when, and leads there; sent twice it says that it is there once', async () => {
  const at = '2026-11-20T14:01:00.000Z';
  const claim = { kind: 'market_finding', key: finding?.id, idea_id: ideaId, state: 'waiting' };
  const { user, here } = open({
    '/api/ideas/list_sent_claims': { sent: [{ ...claim, sent_by: 'Ada', sent_at: at }] },
  });
  const mark = await screen.findByRole('link', { name: /^Sent to the roadmap by Ada on/ });
  expect(screen.queryByRole('button', { name: `Send to roadmap ${finding?.headline}` })).toBeNull();
  await user.click(mark);
  expect(here()).toBe(`/roadmap/ideas?idea_id=${ideaId}`);
});

test('a whole report is sent from its menu', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send to roadmap' }));
  const form = within(await screen.findByRole('dialog', { name: 'Send to roadmap' }));
  expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe('Crews');
  await user.click(form.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(bodyOf(sent, 'send_idea')).toMatchObject({
      evidence: [{ kind: 'market_report', market_report_id: reportId }],
      feedback: [],
    }),
  );
});

test('a viewer is offered nothing to send', async () => {
  open({}, 'viewer');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: /^Send to roadmap/ })).toBeNull();
});

import type { MarketReport } from '@earshot/contracts/market/market-report';
import { sampleReport, waitingReport } from '@earshot/report-view/test-support/sample-report';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PublicReportScreen } from './public-report-screen.tsx';
import { hearPublicReport } from './report-stream.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const link = { uuid: sampleReport().uuid, token: 's3cret' };
const stream = '/api/market_analysis/stream_public_report';

function open(report: FakeReply, search = `?uuid=${link.uuid}&token=s3cret`, replies = {}) {
  const sent = fakeApi({ [stream]: report, ...replies });
  return {
    ...renderScreen(
      <PublicReportScreen waiting={<p>As it was sent</p>} />,
      `/public/analysis_report${search}`,
    ),
    sent,
  };
}

test('[MKT-4] the secret leaves the address, and this tab opens the report again without it', async () => {
  const { here, sent } = open(sampleReport());
  expect(await screen.findByRole('heading', { name: 'Marrowby', level: 1 })).toBeDefined();
  expect(here()).toBe(`/public/analysis_report?uuid=${link.uuid}`);
  expect(sent[0]?.body).toEqual(link);
  cleanup();
  open(sampleReport(), `?uuid=${link.uuid}`);
  expect(await screen.findByRole('heading', { name: 'Marrowby', level: 1 })).toBeDefined();
});

test('an address without its secret, or with one that opens nothing, says so', async () => {
  open(sampleReport(), `?uuid=${link.uuid}`);
  expect(await screen.findByText(/^The link is incomplete/)).toBeDefined();
  cleanup();
  open(problem('not_found'));
  expect(screen.getByText('As it was sent')).toBeDefined();
  expect(await screen.findByText(/^It may have been deleted/)).toBeDefined();
});

test('a chip opens its quote with when it was read, and the address keeps that', async () => {
  const { user, router } = open(sampleReport());
  const chip = await screen.findAllByRole('link', { name: 'Source 1a: App store review' });
  await user.click(chip[0] as HTMLElement);
  const drawer = within(await screen.findByRole('dialog', { name: 'Source 1a' }));
  expect(drawer.getByText('The other app just keeps them until I have signal again.').tagName).toBe('MARK');
  expect(drawer.getByRole('link', { name: 'View Original' }).getAttribute('href')).toBe(
    'https://apps.example/marrowby/r/1',
  );
  expect(router.state.location.hash).toBe('#quote-1a');
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  expect(router.state.location.hash).toBe('');
});

test('a report that waits can be called off; what was found stays', async () => {
  const { user } = open(waitingReport('running'), undefined, {
    '/api/market_analysis/cancel_public_report': { ...waitingReport('running'), state: 'cancelled' },
  });
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
  expect(screen.getAllByText('This section was not created.').length).toBeGreaterThan(0);
});

test('the link of the mail asks before it deletes, and then the report is gone', async () => {
  const { user, sent } = open(sampleReport(), `?uuid=${link.uuid}&token=s3cret#delete`, {
    '/api/market_analysis/delete_public_report': { deleted: true },
  });
  expect(await screen.findByText(/^The report on Marrowby is deleted immediately/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Delete report' }));
  expect(await screen.findByRole('heading', { name: 'Report deleted' })).toBeDefined();
  expect(sent.at(-1)?.body).toEqual(link);
  expect(sessionStorage.length).toBe(0);
});

test('[MKT-4] a new link is shown before the page moves to it', async () => {
  const { user, sent } = open(sampleReport(), undefined, {
    '/api/market_analysis/rotate_public_link': { uuid: link.uuid, token: 'n3w' },
  });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Replace link' }));
  await user.click(await screen.findByRole('button', { name: 'Replace link' }));
  const shown = await screen.findByLabelText<HTMLInputElement>('Link to the report');
  expect(shown.value).toMatch(/\/public\/analysis_report\?uuid=.*&token=n3w$/);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ uuid: link.uuid, token: 'n3w' }));
});

/** A stream that tells these parts, then breaks off. */
function streamOf(events: [string, Partial<MarketReport>][]): Response {
  const text = events.map(([id, parts]) => `id: ${id}\nevent: report\ndata: ${JSON.stringify(parts)}\n\n`);
  return new Response(`: still there\n\n${text.join('')}`, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  });
}

test('a line that breaks is taken up from the last event, and parts come one by one', async () => {
  const asked: (string | null)[] = [];
  const seen = Promise.withResolvers<undefined>();
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    asked.push(new Headers(init.headers).get('last-event-id'));
    const { findings, voices } = sampleReport();
    return asked.length === 1
      ? Promise.resolve(streamOf([['r.1', waitingReport('running')]]))
      : seen.promise.then(() => streamOf([['r.2', { ...sampleReport(), findings, voices }]]));
  });
  renderScreen(
    <PublicReportScreen waiting={null} />,
    `/public/analysis_report?uuid=${link.uuid}&token=s3cret`,
  );
  expect(await screen.findByText('This report is being created.')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('0 of 8 parts are ready.');
  seen.resolve(undefined);
  expect(await screen.findByRole('heading', { name: 'Five findings' })).toBeDefined();
  expect(asked).toEqual([null, 'r.1']);
});

test('a stream is read event by event, however it is cut', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      streamOf([
        ['a.1', { name: 'A' }],
        ['a.2', { name: 'B' }],
      ]),
    ),
  );
  const heard = [];
  for await (const event of hearPublicReport(link, undefined, new AbortController().signal))
    heard.push(event);
  expect(heard).toEqual([
    { id: 'a.1', parts: { name: 'A' } },
    { id: 'a.2', parts: { name: 'B' } },
  ]);
});

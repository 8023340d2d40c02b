import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { keepVisitLink } from './visit-link.ts';
import type { VisitState } from './visit-report.tsx';
import { VisitScreen } from './visit-screen.tsx';

const link = { uuid: '0198a000-0000-7000-8000-000000000001', token: 't'.repeat(43) };
const call = `/api/agent_screen_record/get_site_session_analysis/${link.uuid}/${link.token}`;
const queued: VisitState = {
  state: 'queued',
  host: 'kettle.example',
  url: 'https://kettle.example/',
  asked_at: '2026-11-20T10:00:00.000Z',
  expires_at: '2027-02-18T10:00:00.000Z',
  ahead: 2,
  seen_pages: [],
  why: null,
  analysis: null,
  replay: null,
};

beforeEach(() => {
  sessionStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(answer: object) {
  keepVisitLink(link);
  fakeApi({ [call]: answer });
  return renderScreen(
    <VisitScreen>{(_visit, _link, draw) => draw(null, null)}</VisitScreen>,
    '/public/session-replay/site_analysis',
  );
}

test('[CALL-4] a report that waits says how many are ahead, and can be called off', async () => {
  open(queued);
  expect(await screen.findByText(/^2 visits are ahead of this one/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Cancel visit' })).toBeDefined();
});

test('[CALL-4] a visit under way says how far it is', async () => {
  const seen_pages = ['https://kettle.example/', 'https://kettle.example/about'];
  open({ ...queued, state: 'running', ahead: 0, seen_pages });
  expect(await screen.findByText('Visiting page 2 of up to 8.')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
});

test('[CALL-4] a visit that did not take place says why', async () => {
  open({ ...queued, state: 'failed', why: 'The site could not be reached.' });
  expect(await screen.findByText('The site could not be reached.')).toBeDefined();
});

test('[CALL-4] each finding says what, where and with what behind it', async () => {
  const finding = {
    kind: 'broken_link',
    page: 'https://kettle.example/',
    what: 'The link “Jobs” answers 404',
  } as const;
  open({
    ...queued,
    state: 'done',
    analysis: {
      pages: [{ url: 'https://kettle.example/', title: 'Kettles', status: 200, load_ms: 420, at: 0 }],
      tried: [{ what: 'Opened the first page', page: 'https://kettle.example/', at: 0 }],
      findings: [{ ...finding, detail: 'https://kettle.example/jobs', at: 5 }],
      left_out: [],
    },
  });
  expect(await screen.findByText('One problem found on one page.')).toBeDefined();
  const row = screen.getByText(finding.what).closest('li');
  expect(row?.textContent).toContain('Broken link');
  expect(row?.textContent).toContain('https://kettle.example/jobs');
  expect(screen.getByText('No recording to show.')).toBeDefined();
});

test('[CALL-4] a link that opens nothing says so and leads to another visit', async () => {
  open(problem('not_found'));
  expect(await screen.findByText(/^Report not found/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Visit another site' }).getAttribute('href')).toBe(
    '/use-cases/session-replay',
  );
});

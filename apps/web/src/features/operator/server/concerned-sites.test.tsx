import type { ConcernedSite } from '@earshot/contracts/operator-server';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../../testing/browser-parts.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ConcernedSites } from './concerned-sites.tsx';

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const site: ConcernedSite = {
  workspace_id: '019a1111-1111-7111-8111-111111111115',
  workspace_name: 'Kettle',
  site_id: 3,
  site_name: 'Payroll',
  recording_count: 40,
  masked_count: 10,
  first_at: '2026-10-01T07:52:00.000Z',
  last_at: '2026-11-01T07:52:00.000Z',
  is_asked: false,
};

test('concerned sites are shown with number and time, and are masked or deleted after a question', async () => {
  let sites = [site];
  const sent = fakeApi({
    '/api/operator/list_concerned_sites': () => ({ sites }),
    '/api/operator/mend_recordings': () => {
      sites = [{ ...site, is_asked: true, masked_count: 20 }];
      return { asked: true };
    },
  });
  const { user } = renderScreen(<ConcernedSites />, '/operator/health');
  expect(await screen.findByText('Kettle, Payroll')).toBeDefined();
  expect(screen.getByText(/30 recordings from/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Mask all text' }));
  expect(await screen.findByText(/All text in 30 recordings is replaced with bullets/)).toBeDefined();
  await user.click(screen.getAllByRole('button', { name: 'Mask all text' }).at(-1) as HTMLElement);
  expect(await screen.findByText(/A member asked to mask or delete them/)).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  await user.click(screen.getByRole('button', { name: 'Delete these recordings' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(sent.filter(({ path }) => path.endsWith('mend_recordings')).map(({ body }) => body)).toEqual([
    { workspace_id: site.workspace_id, site_id: 3, how: 'mask' },
  ]);
});

test('where no site is concerned nothing is said', async () => {
  const sent = fakeApi({ '/api/operator/list_concerned_sites': { sites: [] } });
  renderScreen(<ConcernedSites />, '/operator/health');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});

import type { OfferedCorrection } from '@earshot/contracts/market-corrections';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { CorrectionsScreen } from './corrections-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const offer: OfferedCorrection = {
  ...{ correction_id: '019a1111-1111-7111-8111-111111111151', host: 'turnstone.example', name: 'Museum' },
  ...{ told: '£89 per month', url: 'https://turnstone.example/prices', state: 'offered', decided_at: null },
  said_at: '2026-11-20T14:01:00.000Z',
  correction: {
    ...{ of: 'plan', key: 'turnstone.example/museum' },
    right: {
      ...{ name: 'Museum', kind: 'priced', amount: 95, currency: 'GBP', per: 'month', billed_every: null },
      unit: null,
    },
  },
};
const listing = '/api/operator/list_market_corrections';
const counts = { offered: 1, accepted: 4, declined: 0 };
const unread = { '/api/operator/list_messages': { messages: [], counts: { unread: 0 }, next_after: null } };

test('a correction stands beside what was read and where, and is accepted', async () => {
  const sent = fakeApi({
    ...unread,
    [listing]: { corrections: [offer], next: null, counts },
    '/api/operator/decide_market_correction': { ...offer, state: 'accepted' },
  });
  const { user } = renderScreen(<CorrectionsScreen />, '/operator/corrections');
  const row = within(await screen.findByRole('article', { name: 'Museum, turnstone.example' }));
  expect(row.getByRole('link', { name: '£89 per month' }).getAttribute('href')).toBe(offer.url);
  expect(row.getByText('Museum, 95 GBP per month')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Accepted 4' }).getAttribute('href')).toContain('state=accepted');
  await user.click(row.getByRole('button', { name: 'Accept Museum' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith('decide_market_correction'))?.body).toEqual({
      ...{ correction_id: offer.correction_id, state: 'accepted' },
    }),
  );
});

test('with nothing to judge it says so, and so it does when it does not load', async () => {
  fakeApi({ ...unread, [listing]: { corrections: [], next: null, counts: { ...counts, offered: 0 } } });
  renderScreen(<CorrectionsScreen />, '/operator/corrections');
  expect(await screen.findByText(/^No open corrections/)).toBeDefined();
  cleanup();
  fakeApi({ ...unread, [listing]: problem('unavailable') });
  renderScreen(<CorrectionsScreen />, '/operator/corrections');
  expect(await screen.findByText(/^The corrections did not load/)).toBeDefined();
});

import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AccountMenu } from './account-menu.tsx';

const path = '/api/subscription/get-active-subscription-light';
const team = { product_plan: 'team', created_date: '2026-11-01T10:00:00.000Z' };

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [{ ...team, expiry_date: '2026-12-01T10:00:00.000Z', daysLeft: 21 }, 'Team plan · 21 days left'],
  [{ ...team, expiry_date: '2026-12-01T10:00:00.000Z', daysLeft: 0 }, 'Team plan'],
  [{ ...team, product_plan: 'free', expiry_date: null, daysLeft: null }, 'Free plan'],
])('[CALL-5] the frame tells the plan and its days left by the light call alone', async (plan, line) => {
  const sent = fakeApi({ [path]: plan });
  const { user } = renderScreen(<AccountMenu />, '/feedback/list');
  await user.click(screen.getByRole('button', { name: /^Account/ }));
  const entry = await screen.findByRole('menuitem', { name: line });
  expect(entry.getAttribute('href')).toBe('/settings/edit-plan');
  expect(sent.map((call) => call.path)).toEqual([path]);
});

test('without an answer the menu has everything but the plan', async () => {
  fakeApi({ [path]: problem('unavailable') });
  const { user } = renderScreen(<AccountMenu />, '/feedback/list');
  await user.click(screen.getByRole('button', { name: /^Account/ }));
  await screen.findByRole('menuitem', { name: 'Log out' });
  expect(screen.queryByRole('menuitem', { name: /plan/ })).toBeNull();
});

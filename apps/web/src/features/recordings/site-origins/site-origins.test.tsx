import type { Role } from '@earshot/contracts/call';
import { SiteSettings, type Site, type SiteOrigin } from '@earshot/contracts/recordings';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../../testing/browser-parts.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SiteOrigins } from './site-origins.tsx';

const seen = '2026-11-20T09:41:00.000Z';
const known = (origin: string, state: SiteOrigin['state'], refused = 0): SiteOrigin => ({
  ...{ origin, state, first_seen_at: seen },
  ...{ refused_count: refused, last_refused_at: refused > 0 ? seen : null },
});
const site: Site = {
  site_id: 3,
  name: 'Shop',
  key: 'pk_abcdefghijklmnop',
  settings: SiteSettings.parse({}),
  created_at: '2026-11-01T07:52:00.000Z',
  first_seen_at: null,
  seen_on: null,
  origins: [
    known('https://shop.test', 'learnt'),
    known('https://www.shop.test', 'allowed'),
    known('https://evil.test', 'refused', 3),
    known('https://copied.test', 'unknown', 1),
  ],
  learns_origins: true,
  lost_masking: null,
  identity_secret_since: null,
};

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open({ role = 'admin', of = site }: { role?: Role; of?: Site } = {}) {
  const sent = fakeApi({
    '/api/recordings/set_site_origins': of,
    '/api/recordings/list_sites': { sites: [of] },
  });
  const opened = renderScreen(<SiteOrigins site={of} />, '/home/install-script', role);
  const saved = () => sent.filter(({ path }) => path.endsWith('set_site_origins')).at(-1)?.body;
  return { ...opened, saved };
}
const press = (name: string) => screen.getByRole('button', { name });

test('origins that wait are allowed together, and others refused from then on', async () => {
  const { user, saved } = open();
  expect(screen.getByText(/One origin sent recordings and needs your decision/)).toBeDefined();
  await user.click(press('Allow these and refuse others'));
  expect(saved()).toEqual({
    site_id: 3,
    allowed: ['https://www.shop.test', 'https://shop.test'],
    refused: ['https://evil.test'],
    learns: false,
  });
});

test('what was refused is shown with how often and when, and is allowed by its button', async () => {
  const { user, saved } = open();
  expect(screen.getByText(/refused 3 times, last on/)).toBeDefined();
  expect(screen.getByText(/refused once, on/)).toBeDefined();
  await user.click(press('Allow https://copied.test'));
  expect(saved()).toMatchObject({ allowed: ['https://www.shop.test', 'https://copied.test'], learns: true });
  await user.click(press('Refuse https://shop.test'));
  expect(saved()).toMatchObject({ refused: ['https://evil.test', 'https://shop.test'] });
  await user.click(press('Remove https://evil.test'));
  expect(saved()).toMatchObject({ allowed: ['https://www.shop.test'], refused: [] });
});

test('an origin is allowed before anything came from it; what is none is told', async () => {
  const { user, saved } = open();
  const field = screen.getByRole('textbox', { name: /Allow another origin/ });
  await user.type(field, 'shop.example.com/cart{enter}');
  expect(screen.getByText(/Enter an origin such as/)).toBeDefined();
  expect(saved()).toBeUndefined();
  await user.clear(field);
  await user.type(field, 'https://*.Example.com/{enter}');
  expect(saved()).toMatchObject({ allowed: ['https://www.shop.test', 'https://*.example.com'] });
  await user.click(press('Allow pages without an origin'));
  expect(saved()).toMatchObject({ allowed: ['https://www.shop.test', 'null'] });
});

test('who may not decide sees what was decided', () => {
  open({ role: 'viewer' });
  expect(screen.getByText('https://evil.test')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Only admins of this workspace can change this.')).toBeDefined();
});

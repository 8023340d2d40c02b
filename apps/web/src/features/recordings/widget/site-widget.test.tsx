import type { Role } from '@earshot/contracts/call';
import { SiteSettings, type Site } from '@earshot/contracts/recordings';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SiteWidget } from './site-widget.tsx';
import { widgetLine } from './widget-line.ts';

const site = (isOn: boolean): Site => ({
  site_id: 3,
  name: 'Shop',
  key: 'pk_abcdefghijklmnop',
  settings: SiteSettings.parse({ sample_rate: 0.125, feedback_widget: isOn }),
  created_at: '2026-11-01T07:52:00.000Z',
  first_seen_at: null,
  seen_on: null,
  origins: [],
  learns_origins: true,
  lost_masking: null,
  identity_secret_since: null,
});

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(isOn: boolean, { role = 'admin', reply }: { role?: Role; reply?: FakeReply } = {}) {
  const sent = fakeApi({
    '/api/recordings/update_site': reply ?? site(!isOn),
    '/api/recordings/list_sites': { sites: [site(!isOn)] },
  });
  const opened = renderScreen(<SiteWidget site={site(isOn)} />, '/home/install-script', role);
  return { ...opened, saved: () => sent.find(({ path }) => path.endsWith('update_site'))?.body };
}
const accept = () => screen.getByRole('checkbox', { name: /Accept feedback/ });
const line = () => screen.getByLabelText(/^Add this to every page/).textContent;

test('it is switched on, and nothing else of the site changes', async () => {
  const { user, saved } = open(false);
  expect(screen.getByText(/source “Widget: Shop”/)).toBeDefined();
  expect(screen.queryByText(/Add this to every page/)).toBeNull();
  await user.click(accept());
  expect(saved()).toEqual({ site_id: 3, feedback_widget: true });
});

test('the line to copy has the looks that are chosen, and none that are usual', async () => {
  const { user } = open(true);
  const begin = `<script async src="${window.location.origin}/widget.js" data-key="pk_abcdefghijklmnop"`;
  expect(line()).toBe(`${begin}></script>`);
  fireEvent.change(screen.getByLabelText('Button color'), { target: { value: '#00aa55' } });
  await user.selectOptions(screen.getByLabelText(/^Position/), 'start');
  expect(line()).toBe(`${begin} data-color="#00aa55" data-side="start"></script>`);
});

test('what failed is said, and who may not change it sees it', async () => {
  const { user } = open(false, { reply: problem('unavailable') });
  await user.click(accept());
  expect(await screen.findByRole('alert')).toBeDefined();
  cleanup();
  open(true, { role: 'member' });
  expect(accept()).toHaveProperty('disabled', true);
  expect(screen.getByText('Only admins of this workspace can change this.')).toBeDefined();
  expect(line()).toContain('data-key');
});

test('the line is made for one server and one site', () => {
  expect(widgetLine('https://earshot.test', 'k', { color: '#1f2937', side: 'end' })).toBe(
    '<script async src="https://earshot.test/widget.js" data-key="k"></script>',
  );
});

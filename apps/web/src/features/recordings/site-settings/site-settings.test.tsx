import type { Role } from '@earshot/contracts/call';
import { SiteSettings as Settings, type Site } from '@earshot/contracts/recordings';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SiteSettings } from './site-settings.tsx';

const site: Site = {
  site_id: 3,
  name: 'Shop',
  key: 'pk_abcdefghijklmnop',
  settings: Settings.parse({ sample_rate: 0.125, mask_selectors: ['.salary', '#inbox'] }),
  created_at: '2026-11-01T07:52:00.000Z',
  first_seen_at: null,
  seen_on: null,
  origins: [],
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

function open({ role = 'admin', reply = site }: { role?: Role; reply?: FakeReply } = {}) {
  const sent = fakeApi({
    '/api/recordings/update_site': reply,
    '/api/recordings/renew_site_key': { ...site, key: 'pk_qrstuvwxyzabcdef' },
    '/api/recordings/list_sites': { sites: [site] },
  });
  const opened = renderScreen(<SiteSettings site={site} />, '/home/install-script', role);
  return { ...opened, sent, saved: () => sent.find(({ path }) => path.endsWith('update_site'))?.body };
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save settings' });

test('what is chosen is shown, and saved as a whole when it is changed', async () => {
  const { user, saved } = open();
  expect(field(/record in full/)).toHaveProperty('value', '12.5');
  expect(field(/^Mask the text/)).toHaveProperty('value', '.salary\n#inbox');
  expect(save()).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: /All images/ }));
  await user.clear(field(/record in full/));
  await user.type(field(/record in full/), '40');
  await user.type(field(/^Leave these elements out/), '.chat{enter}');
  await user.click(save());
  // The widget's switch is not of this form, which leaves it as it is.
  const { feedback_widget: _widget, ...ofRecorder } = site.settings;
  expect(saved()).toEqual({
    site_id: 3,
    settings: { ...ofRecorder, sample_rate: 0.4, keep_pictures: true, block_selectors: ['.chat'] },
  });
});

test('a share that is none and a selector that would stop every recording are told, and not saved', async () => {
  const { user, saved } = open();
  await user.clear(field(/record in full/));
  await user.type(field(/record in full/), '140');
  expect(screen.getByText('Enter a number from 0 to 100.')).toBeDefined();
  await user.type(field(/^Leave these elements out/), 'div >');
  expect(screen.getByText(/“div >” is not a valid CSS selector/)).toBeDefined();
  expect(save()).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Undo changes' }));
  expect(field(/record in full/)).toHaveProperty('value', '12.5');
  expect(field(/^Leave these elements out/)).toHaveProperty('value', '');
  expect(saved()).toBeUndefined();
});

test('switching a site off says what that does; a failure keeps what was chosen', async () => {
  const { user } = open({ reply: problem('unavailable') });
  await user.click(screen.getByRole('checkbox', { name: 'Record sessions on this site' }));
  expect(screen.getByText(/Recording is off/)).toBeDefined();
  await user.click(save());
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'Record sessions on this site' })).toHaveProperty(
    'checked',
    false,
  );
});

test('who may not change it sees it', () => {
  open({ role: 'viewer' });
  expect(screen.getByText('Only admins of this workspace can change this.')).toBeDefined();
  expect(field(/record in full/)).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a site is renamed, and gets another key once it is said what that does', async () => {
  const { user, sent, saved } = open();
  await user.click(screen.getByRole('button', { name: 'Rename site' }));
  await user.clear(screen.getByRole('textbox', { name: 'Site name' }));
  await user.type(screen.getByRole('textbox', { name: 'Site name' }), 'Kettle shop');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(saved()).toEqual({ site_id: 3, name: 'Kettle shop' });
  await user.click(await screen.findByRole('button', { name: 'Replace key' }));
  expect(await screen.findByText(/stops working within seconds/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Replace key now' }));
  expect(sent.find(({ path }) => path.endsWith('renew_site_key'))?.body).toEqual({ site_id: 3 });
});

import { personalKinds } from '@earshot/contracts/personal-data';
import type { PersonalDataSettings } from '@earshot/contracts/personal-data';
import type { Workspace } from '@earshot/contracts/workspaces';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PersonalDataScreen } from './personal-data-screen.tsx';

const workspace: Workspace = {
  id: '019a0000-0000-7000-8000-000000000001',
  name: 'Marrowby',
  time_zone: 'UTC',
  role: 'admin',
  has_sample: false,
  item_count: 40,
  created_at: '2026-11-01T07:52:00.000Z',
};
const settings: PersonalDataSettings = {
  masked_kinds: ['email', 'phone'],
  hides_people: false,
  unmasked: { kinds: [], people: false },
  run: null,
};

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(own: Partial<PersonalDataSettings> = {}, role: Workspace['role'] = 'admin') {
  const sent = fakeApi({
    '/api/workspaces/get_workspace': { ...workspace, role },
    '/api/personal_data/get_settings': { ...settings, ...own },
    '/api/personal_data/update_settings': {
      ...settings,
      masked_kinds: ['email', 'phone', 'card'],
      unmasked: { kinds: ['card'], people: false },
    },
    '/api/recordings/get_retention': { days: 30 },
    '/api/recordings/set_retention': { days: 14 },
    '/api/recordings/erase_person': { deleted_count: 2 },
    '/api/personal_data/try_masking': {
      masked: 'Write to [e-mail]',
      spans: [{ kind: 'email', start: 9, end: 25 }],
    },
    '/api/personal_data/mask_stored': {
      ...settings,
      run: {
        ...{ state: 'running', item_count: 40, items_done: 10, items_masked: 2, error: null },
        ...{ asked_at: workspace.created_at, finished_at: null },
      },
    },
  });
  const bodies = (path: string) => sent.filter((call) => call.path === path).map(({ body }) => body);
  return { ...renderScreen(<PersonalDataScreen />, '/settings/personal_data'), bodies };
}

test('every kind is listed, and what is saved is ticked', async () => {
  open();
  expect(await screen.findByRole('checkbox', { name: 'Email addresses' })).toHaveProperty('checked', true);
  for (const { name } of Object.values(personalKinds))
    expect(screen.getByRole('checkbox', { name })).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'Payment cards' })).toHaveProperty('checked', false);
});

test('a text is tried with what is ticked now, and its masks are tags that say what was there', async () => {
  const { user, bodies } = open();
  expect((await screen.findByTitle('Masked before storage: an email address')).textContent).toBe('e-mail');
  await user.click(screen.getByRole('checkbox', { name: 'Payment cards' }));
  await waitFor(() =>
    expect(bodies('/api/personal_data/try_masking').at(-1)).toMatchObject({
      masked_kinds: ['email', 'phone', 'card'],
    }),
  );
});

test('saving a kind offers to mask what is stored, which asks for the workspace’s name first', async () => {
  const { user, bodies } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Payment cards' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/may still contain payment cards/)).toBeDefined();
  expect(bodies('/api/personal_data/update_settings')).toEqual([
    { masked_kinds: ['email', 'phone', 'card'], hides_people: false },
  ]);
  await user.click(screen.getByRole('button', { name: 'Mask existing data' }));
  expect(await screen.findByText(/You cannot undo this/)).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: /to confirm/ }), 'Marrowby');
  await user.click(screen.getByRole('button', { name: 'Mask permanently' }));
  expect(await screen.findByRole('progressbar', { name: /Masking 10 items of 40/ })).toBeDefined();
});

test('who is no admin sees what is masked and changes nothing', async () => {
  open({ unmasked: { kinds: ['email', 'ip_address'], people: true } }, 'member');
  expect(await screen.findByText('Only admins and owners can change this.')).toBeDefined();
  expect(screen.getByText(/email addresses, IP addresses, and people’s names and emails/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Mask existing data' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Phone numbers' })).toHaveProperty('disabled', true);
});

test('[REC-3] an admin chooses for how long recordings are kept, and is told what a shorter time deletes', async () => {
  const { user, bodies } = open();
  const days = await screen.findByLabelText('Days');
  await user.clear(days);
  await user.type(days, '14');
  expect(screen.getByText(/older than 14 days will be deleted permanently tonight/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save retention' }));
  await waitFor(() => expect(bodies('/api/recordings/set_retention')).toEqual([{ days: 14 }]));
});

test('all recordings of a person are deleted once their name was typed again', async () => {
  const { user, bodies } = open();
  const card = await screen.findByRole('region', { name: 'Delete a person’s recordings' });
  await user.type(within(card).getByLabelText(/ID or email/), 'ada@x.example ');
  await user.click(within(card).getByRole('button', { name: 'Delete recordings' }));
  const dialog = await screen.findByRole('dialog');
  expect(bodies('/api/recordings/erase_person')).toEqual([]);
  await user.type(within(dialog).getByRole('textbox'), 'ada@x.example');
  await user.click(within(dialog).getByRole('button', { name: 'Delete recordings' }));
  await waitFor(() =>
    expect(bodies('/api/recordings/erase_person')).toEqual([{ person_id: 'ada@x.example' }]),
  );
});

test('only admins may delete a person’s recordings', async () => {
  open({}, 'member');
  await screen.findByText(/Recordings are kept for 30 days/);
  expect(screen.queryByRole('region', { name: 'Delete a person’s recordings' })).toBeNull();
});

import type { ApiKey, Member } from '@earshot/contracts/workspaces';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionState } from '../../lib/session.ts';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MemberTable } from './member-table.tsx';

const joined_at = '2026-11-01T07:52:00.000Z';
const admin: Member = {
  user_id: '019a0000-0000-7000-8000-000000000001',
  email: 'ada@marrowby.example',
  displayName: 'ada',
  role: 'admin',
  joined_at,
};
const owner: Member = { ...admin, user_id: '019a0000-0000-7000-8000-000000000002', role: 'owner' };
const key: ApiKey = {
  id: '019a0000-0000-7000-8000-000000000003',
  name: 'Helpdesk export',
  scope: 'ingest',
  starts_with: 'esk_abcdef',
  made_by: { user_id: admin.user_id, email: admin.email },
  created_at: joined_at,
  last_used_at: null,
};
const ownKey: ApiKey = { ...key, id: owner.user_id, name: 'Mine', made_by: owner };

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(api_keys: ApiKey[]) {
  const sent = fakeApi({
    '/api/workspaces/list_api_keys': { api_keys },
    '/api/workspaces/remove_member': { done: true },
    '/api/workspaces/change_member_role': { ...admin, role: 'member' },
    '/api/workspaces/get_workspace': { name: 'Marrowby' },
    '/api/workspaces/leave_workspace': { done: true },
  });
  const table = <MemberTable members={[owner, admin]} ownId={owner.user_id} ownRole="owner" />;
  const bodies = (path: string) => sent.filter((call) => call.path === path).map(({ body }) => body);
  return { ...renderScreen(table, '/settings/members'), bodies };
}

test('removing a member names the keys they made and revokes them unless told otherwise', async () => {
  const { user, bodies } = open([key, ownKey]);
  for (const keeps of [false, true]) {
    await user.click(await screen.findByRole('button', { name: `Remove ${admin.email}` }));
    expect(await screen.findByText('Helpdesk export')).toBeDefined();
    expect(screen.queryByText('Mine')).toBeNull();
    if (keeps) await user.click(screen.getByRole('checkbox', { name: /Revoke it/ }));
    await user.type(screen.getByRole('textbox'), admin.email);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  }
  expect(bodies('/api/workspaces/remove_member')).toEqual(
    [true, false].map((revoke_api_keys) => ({ user_id: admin.user_id, revoke_api_keys })),
  );
});

test('a role without keys is given after asking about those there are, at once where there are none', async () => {
  const { user, bodies } = open([key]);
  const path = '/api/workspaces/change_member_role';
  await user.selectOptions(await screen.findByRole('combobox'), 'Member');
  expect(await screen.findByText('Helpdesk export')).toBeDefined();
  expect(bodies(path)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Change role' }));
  const body = { user_id: admin.user_id, role: 'member', revoke_api_keys: true };
  await waitFor(() => expect(bodies(path)).toEqual([body]));
  cleanup();

  const other = open([ownKey]);
  await user.selectOptions(await screen.findByRole('combobox'), 'Viewer');
  await waitFor(() => expect(other.bodies(path)).toHaveLength(1));
  expect(screen.queryByText('Helpdesk export')).toBeNull();
});

test('who leaves types the workspace’s name, and is signed out', async () => {
  const { user, bodies } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  const last = () => screen.getAllByRole('button', { name: 'Leave' }).at(-1) ?? document.body;
  await user.type(await screen.findByRole('textbox', { name: /Type Marrowby/ }), 'Marrowby');
  await user.click(last());
  await waitFor(() => expect(bodies('/api/workspaces/leave_workspace')).toHaveLength(1));
  await waitFor(() => expect(sessionState()).toEqual({ status: 'signed_out', because: 'logged_out' }));
});

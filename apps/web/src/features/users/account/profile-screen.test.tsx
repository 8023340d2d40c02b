import type { LoginSession } from '@earshot/contracts/users';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedSession } from '../../../lib/session.ts';
import { addBrowserParts } from '../../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { browserName } from './browser-name.ts';
import { ProfileScreen } from './profile-screen.tsx';

const here: LoginSession = {
  session_id: '019a0000-0000-7000-8000-000000000001',
  is_this: true,
  started_at: '2026-11-20T07:52:00.000Z',
  last_used_at: '2026-11-21T07:52:00.000Z',
  address: '192.0.2.7',
  user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
};
const there: LoginSession = {
  ...here,
  session_id: '019a0000-0000-7000-8000-000000000002',
  is_this: false,
  user_agent: null,
};

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(sessions: LoginSession[], more: Record<string, FakeReply> = {}) {
  const sent = fakeApi({
    '/api/user/list_sessions': { sessions },
    '/api/user/get_email_change': { email: 'ines@marrowby.example', waiting: null },
    '/api/user/get_two_factor': { is_on: false, since: null, recovery_codes_left: 0 },
    '/api/user/end_session': { done: true },
    '/api/user/end_other_sessions': { done: true },
    ...more,
  });
  const bodies = (path: string) => sent.filter((call) => call.path === path).map(({ body }) => body);
  return { ...renderScreen(<ProfileScreen />, '/settings/profile'), bodies };
}

test('one session or all others are ended, never the one in use', async () => {
  const { user, bodies } = open([here, there]);
  expect(await screen.findByText('Firefox on Windows')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'End login: Unknown browser' }));
  await waitFor(() => expect(bodies('/api/user/list_sessions')).toHaveLength(2));
  expect(bodies('/api/user/end_session')).toEqual([{ session_id: there.session_id }]);
  await user.click(screen.getByRole('button', { name: 'End all other logins' }));
  await waitFor(() => expect(bodies('/api/user/end_other_sessions')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /Firefox/ })).toBeNull();
});

test('a wrong present password is said at its field, and the right one changes it', async () => {
  let isWrong = true;
  const wrong = problem('wrong_password', {
    errors: [{ pointer: '#/body/current_password', detail: 'is not your current password' }],
  });
  const { user, bodies } = open([here], {
    '/api/user/set_password': () => (isWrong ? wrong : { password_changed: true }),
  });
  const press = () => user.click(screen.getByRole('button', { name: 'Change password' }));
  await press();
  expect(screen.getByText('Enter your current password.')).toBeDefined();
  expect(bodies('/api/user/set_password')).toEqual([]);
  await user.type(screen.getByLabelText('Current password'), 'four green otters');
  await user.type(screen.getByLabelText('New password'), 'seven brown hedgehogs');
  await press();
  expect(await screen.findByText('Wrong password.')).toBeDefined();
  isWrong = false;
  await press();
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveProperty('value', ''));
  expect(bodies('/api/user/set_password').at(-1)).toEqual({
    current_password: 'four green otters',
    password: 'seven brown hedgehogs',
  });
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36', 'Chrome on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iOS'],
  ['curl/8.5.0', null],
  [null, null],
])('%s is called %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

test('a new name is saved and shown at once; an empty one cannot be', async () => {
  const { user, bodies } = open([here], { '/api/user/update_profile': { displayName: 'Ines Marrow' } });
  const field = await screen.findByLabelText('Your name');
  const save = () => screen.getByRole('button', { name: 'Save name' });
  await user.clear(field);
  expect(save()).toHaveProperty('disabled', true);
  await user.type(field, ' Ines Marrow');
  await user.click(save());
  await waitFor(() => expect(bodies('/api/user/update_profile')).toEqual([{ displayName: ' Ines Marrow' }]));
  await waitFor(() => expect(storedSession()?.displayName).toBe('Ines Marrow'));
});

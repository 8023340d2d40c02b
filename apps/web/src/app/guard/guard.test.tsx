import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginSession, endSession, followOtherTabs, sessionState } from '../../lib/session.ts';
import { login } from '../../testing/login.ts';
import { AuthRoute } from '../routes/auth-route.tsx';
import { RequireLogin } from './require-login.tsx';

beforeEach(() => {
  sessionStorage.clear();
  endSession();
});
afterEach(cleanup);

function Here() {
  const { pathname, search } = useLocation();
  return <p>{`here: ${pathname}${search}`}</p>;
}

function open(address: string) {
  const guarded = <RequireLogin>{() => <Here />}</RequireLogin>;
  const router = createMemoryRouter(
    [
      { path: '/login', element: <AuthRoute /> },
      { path: '*', element: guarded },
    ],
    { initialEntries: [address] },
  );
  return render(<RouterProvider router={router} />);
}

test('[AUTH-4] a page behind login leads to /login, and back with its query after login', async () => {
  open('/settings/members?page=2');
  expect(await screen.findByText('Log in to continue to “Members”.')).toBeDefined();
  beginSession(login);
  expect(await screen.findByText('here: /settings/members?page=2')).toBeDefined();
});

test('[AUTH-4] a login from nowhere in particular leads to the first steps until a question was asked', async () => {
  open('/login');
  await screen.findByRole('heading', { name: 'Welcome back' });
  beginSession({ ...login, task: { id: 2 } });
  expect(await screen.findByText('here: /home/get-started')).toBeDefined();
});

test('[AUTH-4] after that it leads to Home', async () => {
  open('/login');
  await screen.findByRole('heading', { name: 'Welcome back' });
  beginSession({ ...login, task: { id: 3 } });
  expect(await screen.findByText('here: /home')).toBeDefined();
});

test('a session that the server ended says so at the login, and the way back is kept', async () => {
  beginSession(login);
  open('/settings/workspace');
  await screen.findByText('here: /settings/workspace');
  endSession('expired');
  expect(await screen.findByText('Your login has expired. Log in again to continue.')).toBeDefined();
  beginSession(login);
  expect(await screen.findByText('here: /settings/workspace')).toBeDefined();
});

test('a session that ended since its token was copied says so at the login, and the way back is kept', async () => {
  beginSession(login);
  open('/settings/workspace');
  await screen.findByText('here: /settings/workspace');
  endSession('reused');
  expect(await screen.findByText(/an old token was used again/)).toBeDefined();
  beginSession(login);
  expect(await screen.findByText('here: /settings/workspace')).toBeDefined();
});

test('who logged out on purpose starts afresh at the next login', async () => {
  beginSession(login);
  open('/settings/workspace');
  await screen.findByText('here: /settings/workspace');
  endSession('logged_out');
  await screen.findByRole('heading', { name: 'Welcome back' });
  beginSession(login);
  expect(await screen.findByText('here: /home')).toBeDefined();
});

test('a logout in another tab is followed', async () => {
  const stop = followOtherTabs();
  beginSession(login);
  localStorage.removeItem('earshot.session');
  window.dispatchEvent(new StorageEvent('storage', { key: 'earshot.session' }));
  await waitFor(() => expect(sessionState().status).toBe('signed_out'));
  stop();
});

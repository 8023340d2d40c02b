import { dayMs } from '@earshot/contracts/durations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionState, storedSession } from '../../../lib/session.ts';
import { fakeApi, problem } from '../../../testing/fake-api.ts';
import { login } from '../../../testing/login.ts';
import { isPastHalfLife, startSession } from './start-session.ts';

const day = dayMs;

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function store(storedAt: number): void {
  localStorage.setItem('earshot.session', JSON.stringify({ ...login, stored_at: storedAt }));
}

test('[AUTH-2] without a stored token nobody is signed in, and nothing is asked', async () => {
  const sent = fakeApi({});
  await startSession();
  expect(sessionState().status).toBe('signed_out');
  expect(sent).toEqual([]);
});

test('[AUTH-2] a stored token that the server takes signs in', async () => {
  store(Date.now());
  const sent = fakeApi({ '/api/user/is_token_valid': { token_is_valid: true } });
  await startSession();
  expect(sent[0]?.body).toEqual({ token: login.token });
  expect(sessionState()).toMatchObject({
    status: 'signed_in',
    session: { token: login.token, task: { id: 7 } },
  });
});

test('[AUTH-2] a token that is not valid is removed', async () => {
  store(Date.now());
  fakeApi({
    '/api/user/is_token_valid': { token_is_valid: false },
    '/api/user/refresh_initial_token': problem('not_signed_in'),
  });
  await startSession();
  expect(sessionState()).toEqual({ status: 'signed_out', because: 'expired' });
  expect(storedSession()).toBeNull();
});

test('a token whose exchange was not heard of gets the new one again', async () => {
  store(Date.now());
  fakeApi({
    '/api/user/is_token_valid': { token_is_valid: false },
    '/api/user/refresh_initial_token': { ...login, token: 'a-newer-token-0123456789' },
  });
  await startSession();
  expect(storedSession()?.token).toBe('a-newer-token-0123456789');
});

test.each([
  ['check', { token_is_valid: false, because: 'token_reused' }],
  ['exchange', { token_is_valid: false }],
])('that a token was copied is known from its %s on', async (_which, checked) => {
  store(Date.now());
  fakeApi({
    '/api/user/is_token_valid': checked,
    '/api/user/refresh_initial_token': problem('not_signed_in', { because: 'token_reused' }),
  });
  await startSession();
  expect(sessionState()).toEqual({ status: 'signed_out', because: 'reused' });
  expect(storedSession()).toBeNull();
});

test('[AUTH-2] a check that fails removes the token too', async () => {
  store(Date.now());
  fakeApi({ '/api/user/is_token_valid': problem('unavailable') });
  await startSession();
  expect(sessionState().status).toBe('signed_out');
  expect(storedSession()).toBeNull();
});

test('a token past half its life is exchanged when the app opens', async () => {
  store(Date.now() - 31 * day);
  fakeApi({
    '/api/user/is_token_valid': { token_is_valid: true },
    '/api/user/refresh_initial_token': { ...login, token: 'a-newer-token-0123456789' },
  });
  await startSession();
  expect(storedSession()?.token).toBe('a-newer-token-0123456789');
});

test('half a life is counted from when the token was stored to when it ends', () => {
  const session = { stored_at: 0, expires_at: new Date(30 * day).toISOString() };
  expect(isPastHalfLife(session, 15 * day)).toBe(false);
  expect(isPastHalfLife(session, 15 * day + 1)).toBe(true);
});

test('what cannot be read in the browser counts as nobody signed in', async () => {
  localStorage.setItem('earshot.session', '{half');
  fakeApi({});
  await startSession();
  expect(sessionState().status).toBe('signed_out');
});

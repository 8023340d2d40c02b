import { feedback } from '@earshot/contracts/feedback';
import { users } from '@earshot/contracts/users';
import { views } from '@earshot/contracts/views';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, problem } from '../testing/fake-api.ts';
import { login } from '../testing/login.ts';
import { send } from './api-client.ts';
import { ApiProblem, fieldError, problemOf, problemSentence } from './api-problem.ts';
import { beginSession, endSession, sessionState } from './session.ts';

beforeEach(() => endSession());
afterEach(() => vi.unstubAllGlobals());

async function failureOf(work: Promise<unknown>): Promise<ApiProblem> {
  const failure = await work.then(
    () => null,
    (cause: unknown) => cause,
  );
  expect(failure).toBeInstanceOf(ApiProblem);
  return failure as ApiProblem;
}

test('[AUTH-5] the token of the session goes along as a bearer token', async () => {
  const sent = fakeApi({ '/api/views/list_views': { views: [] } });
  await send(views.list);
  beginSession(login);
  await send(views.list);
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, `Bearer ${login.token}`]);
});

test('a query goes into the address without what is not given', async () => {
  const sent = fakeApi({ '/api/feedback/get_item': {} });
  await send(feedback.getItem, { query: { review_id: 12, source_id: undefined } });
  expect(sent[0]?.query.toString()).toBe('review_id=12');
});

test('a problem is thrown with its code, its request and its fields by pointer', async () => {
  const errors = [{ pointer: '#/body/email', detail: 'must be an email address' }];
  fakeApi({ '/api/user/get_token': problem('bad_request', { errors }) });
  const failure = await failureOf(send(users.getToken, { body: { email: 'x', password: 'y' } }));
  expect(failure).toMatchObject({ code: 'bad_request', status: 400, requestId: 'r-1' });
  expect(fieldError(failure, '#/body/email')).toBe('must be an email address');
  expect(fieldError(failure, '#/body/password')).toBeUndefined();
});

test('a token that is no longer taken ends the session', async () => {
  fakeApi({ '/api/views/list_views': problem('not_signed_in') });
  beginSession(login);
  await failureOf(send(views.list));
  expect(sessionState()).toEqual({ status: 'signed_out', because: 'expired' });
  expect(localStorage.getItem('earshot.session')).toBeNull();
});

test('a session that ended since its token was copied says so', async () => {
  fakeApi({ '/api/views/list_views': problem('not_signed_in', { because: 'token_reused' }) });
  beginSession(login);
  await failureOf(send(views.list));
  expect(sessionState()).toEqual({ status: 'signed_out', because: 'reused' });
});

test('a token that another tab has exchanged, unheard of here, gives way to the new one', async () => {
  fakeApi({
    '/api/views/list_views': () => {
      const session = { ...login, token: 'a-newer-token-0123456789', stored_at: 0 };
      localStorage.setItem('earshot.session', JSON.stringify(session));
      return problem('not_signed_in');
    },
  });
  beginSession(login);
  await failureOf(send(views.list));
  expect(sessionState()).toMatchObject({
    status: 'signed_in',
    session: { token: 'a-newer-token-0123456789' },
  });
});

test('a wrong password of a login elsewhere leaves the session alone', async () => {
  fakeApi({ '/api/user/get_token': problem('wrong_credentials') });
  beginSession(login);
  await failureOf(send(users.getToken, { body: { email: 'a@b.example', password: 'no' } }));
  expect(sessionState().status).toBe('signed_in');
});

test('an answer that is late does not end the session that another tab has renewed', async () => {
  fakeApi({
    '/api/views/list_views': () => {
      beginSession({ ...login, token: 'a-newer-token-0123456789' });
      return problem('not_signed_in');
    },
  });
  beginSession(login);
  await failureOf(send(views.list));
  expect(sessionState().status).toBe('signed_in');
});

test('a server that does not answer is said so in a sentence', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const failure = await failureOf(send(views.list));
  expect(failure).toMatchObject({ code: 'unreachable', status: 0 });
  expect(problemSentence(failure)).toBe('The server cannot be reached. Check your connection and try again.');
});

test("a proxy's page in place of an answer becomes a problem by its status", async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })));
  expect(await failureOf(send(views.list))).toMatchObject({ code: 'unavailable', status: 502 });
});

test('a call that is called off is no failure of the server', async () => {
  const stop = new AbortController();
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('off', 'AbortError')));
  stop.abort();
  await expect(send(views.list, {}, stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

test.each([
  [1, '1 second'],
  [99, '99 seconds'],
  [100, '2 minutes'],
  [895, '15 minutes'],
])('who has to wait %d seconds is told so in %s', (seconds, said) => {
  const refused = problemOf(429, '{"code":"rate_limited","title":"Too many requests"}', String(seconds));
  expect(problemSentence(refused)).toBe(`Too many attempts. Try again in ${said}.`);
});

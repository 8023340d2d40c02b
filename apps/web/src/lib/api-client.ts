import type { Call, CallBody, CallParams, CallQuery, CallReply } from '@earshot/contracts/call';
import { pathWith } from '@earshot/contracts/call';
import { problemOf, unreachable, type ApiProblem } from './api-problem.ts';
import { endSession, resumeSession, sessionState, storedSession } from './session.ts';

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: Value };

/** What a call takes: its query, what stands in its path, and its body, each only where the contract has one. */
export type CallInput<C> = Given<'query', CallQuery<C>> &
  Given<'params', CallParams<C>> &
  Given<'body', CallBody<C>> & {
    /** The call goes through even when its page is closed right after. */
    outlivesPage?: true;
  };

type Rest<C> =
  object extends CallInput<C>
    ? [input?: CallInput<C>, signal?: AbortSignal]
    : [input: CallInput<C>, signal?: AbortSignal];

interface CallParts {
  query?: object;
  params?: Record<string, string>;
  body?: unknown;
  outlivesPage?: true;
}

type QueryValue = string | number | boolean | undefined;

/** The address of a call with its query. */
export function callUrl(call: { path: string }, query?: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}) as [string, QueryValue][]) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size ? `${call.path}?${search}` : call.path;
}

/** The token as a header; nothing when nobody is signed in. */
export function authHeader(): Record<string, string> {
  const state = sessionState();
  // While the start-up check runs, what is stored is all there is.
  const session = state.status === 'signed_in' ? state.session : storedSession();
  return session ? { authorization: `Bearer ${session.token}` } : {};
}

/**
 * Makes a call of the API, with the session's token.
 *
 * @throws ApiProblem for every failure; `not_signed_in` also ends the session
 */
export async function send<C extends Call>(call: C, ...[input, signal]: Rest<C>): Promise<CallReply<C>> {
  const { query, params, body, outlivesPage = false } = (input ?? {}) as CallParts;
  const headers: Record<string, string> = { accept: 'application/json', ...authHeader() };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const path = params ? pathWith(call.path, params) : call.path;
  const answer = await fetch(callUrl({ path }, query), {
    method: call.method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    keepalive: outlivesPage,
    signal,
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw unreachable();
  });
  const text = await answer.text();
  if (!answer.ok)
    throw signOutWhenRefused(
      problemOf(answer.status, text, answer.headers.get('retry-after')),
      headers.authorization,
    );
  return JSON.parse(text) as CallReply<C>;
}

/** Ends the session when the server no longer takes the token that was sent; a newer token, of another tab too, stays. */
export function signOutWhenRefused(problem: ApiProblem, sent: string | undefined): ApiProblem {
  if (problem.code !== 'not_signed_in' || !sent || sent !== authHeader().authorization) return problem;
  const stored = storedSession();
  if (stored && sent !== `Bearer ${stored.token}`) resumeSession(stored);
  else endSession(problem.because === 'token_reused' ? 'reused' : 'expired');
  return problem;
}

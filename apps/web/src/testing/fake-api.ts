import type { ProblemCode } from '@earshot/contracts/call/problems';
import { problems } from '@earshot/contracts/call/problems';
import { vi } from 'vitest';

/** What a call answers: a body, or a problem made with `problem`. A function sees what was sent, and may give it later. */
export type FakeReply = object | ((sent: SentCall) => object);

export interface SentCall {
  path: string;
  method: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

class FakeProblem {
  readonly code: ProblemCode;
  readonly extra: object;
  constructor(code: ProblemCode, extra: object) {
    this.code = code;
    this.extra = extra;
  }
}

/** A failed answer of this code. */
export function problem(code: ProblemCode, extra: object = {}): FakeProblem {
  return new FakeProblem(code, extra);
}

/**
 * Answers `fetch` by path, as the server would; a path that is not listed fails the test.
 *
 * @returns what was sent, in order
 */
export function fakeApi(replies: Record<string, FakeReply>): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const address = new URL(url, 'http://localhost');
    const call: SentCall = {
      path: address.pathname,
      method: init.method ?? 'GET',
      query: address.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    };
    sent.push(call);
    const reply = replies[call.path];
    if (!reply) throw new Error(`No answer is given for ${call.path}`);
    const given = typeof reply === 'function' ? (reply as (sent: SentCall) => object)(call) : reply;
    return Promise.resolve(given).then(answerOf);
  });
  return sent;
}

function answerOf(given: object): Response {
  if (!(given instanceof FakeProblem)) return Response.json(given);
  const { status, title } = problems[given.code];
  const body = {
    type: `/problems/${given.code}`,
    title,
    status,
    code: given.code,
    instance: 'r-1',
    ...given.extra,
  };
  return Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
}

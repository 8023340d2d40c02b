import type { Call, CallBody, CallParams, CallQuery, CallReply } from '@earshot/contracts/call';
import { pathWith } from '@earshot/contracts/call';
import type { ProblemBody } from '@earshot/contracts/call/problems';
import type { FastifyInstance } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Person } from './people.ts';
import { newAddress } from './people.ts';

export interface Sent<C> {
  status: number;
  /** What the call answers; of another shape when it failed. */
  reply: CallReply<C>;
  /** The failure; of another shape when there is none. */
  problem: ProblemBody;
  headers: OutgoingHttpHeaders;
}

export interface SendOptions<C> {
  query?: CallQuery<C>;
  params?: CallParams<C>;
  body?: CallBody<C>;
  /** Who asks: somebody logged in, or the secret of an API key. */
  as?: Pick<Person, 'auth'> | string;
  /** The asker's network address; one of its own when not given, so that limits by address do not meet. */
  from?: string;
  headers?: Record<string, string>;
}

/** Makes a call as its contract says. */
export async function send<C extends Call>(
  app: FastifyInstance,
  call: C,
  { query, params, body, as, from = newAddress(), headers = {} }: SendOptions<C> = {},
): Promise<Sent<C>> {
  const auth = typeof as === 'string' ? { authorization: `Bearer ${as}` } : as?.auth;
  const answer = await app.inject({
    method: call.method,
    url: pathWith(call.path, params ?? {}),
    headers: { ...auth, ...headers },
    remoteAddress: from,
    ...(query !== undefined && { query: query as Record<string, string> }),
    ...(body !== undefined && { payload: body as object }),
  });
  const json: unknown = answer.body === '' ? undefined : answer.json();
  return {
    status: answer.statusCode,
    reply: json as CallReply<C>,
    problem: json as ProblemBody,
    headers: answer.headers,
  };
}

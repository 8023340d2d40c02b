import type { Call, ParsedBody, ParsedParams, ParsedQuery } from '@earshot/contracts/call';
import { roleAllows } from '@earshot/contracts/call';
import type { FieldError, SessionEnd } from '@earshot/contracts/call/problems';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../auth/caller.ts';
import type { CallerDirectory } from '../auth/callers.ts';
import { bearerOf } from './bearer.ts';
import { countedAddress } from './client-address.ts';
import { KeptReply } from './kept-reply.ts';
import { Problem } from './problem.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { replySerializer } from './reply-serializer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    callers: CallerDirectory;
    rateLimiter: RateLimiter;
    /** Every call bound so far, as `METHOD path`. */
    boundCalls: Set<string>;
    /** Why a token opens nothing, where its holder has to know; a copy of a replaced token ends its whole login. */
    endOfSession: (token: string, request: FastifyRequest) => Promise<SessionEnd | undefined>;
    /** The value with the personal data in its texts masked that the workspace does not keep. */
    maskKept: (workspaceId: string, value: unknown) => Promise<unknown>;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

const json = 'application/json; charset=utf-8';

type Schema = z.ZodType;
type Answer<Reply extends Schema> = z.input<Reply> | KeptReply<z.input<Reply>>;

export interface Input<C> {
  query: ParsedQuery<C>;
  params: ParsedParams<C>;
  body: ParsedBody<C>;
  request: FastifyRequest;
}

/**
 * Serves a call for signed-in members (and API keys of the call's scope): checks the guard and the rate limit before the
 * body is read, parses the request, and trims the reply to its schema.
 */
export function bind<Query extends Schema | undefined, Body extends Schema | undefined, Reply extends Schema>(
  app: FastifyInstance,
  call: Call<Query, Body, Reply>,
  handler: (input: Input<Call<Query, Body, Reply>>, caller: Caller) => Promise<Answer<Reply>>,
): void {
  if (call.auth === 'public') throw new RangeError(`${call.path} is public: use bindPublic`);
  serve(app, call, (input) => handler(input, callerOf(input.request)));
}

/** Serves a call that needs no login. */
export function bindPublic<
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Reply extends Schema,
  Params extends Schema | undefined,
>(
  app: FastifyInstance,
  call: Call<Query, Body, Reply, Params>,
  handler: (input: Input<Call<Query, Body, Reply, Params>>) => Promise<Answer<Reply>>,
): void {
  if (call.auth !== 'public') throw new RangeError(`${call.path} is not public: use bind`);
  serve(app, call, handler);
}

/** As {@link bind}; the handler may also send the reply itself, as a stream, and then returns it. */
export function bindEither<
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Reply extends Schema,
>(
  app: FastifyInstance,
  call: Call<Query, Body, Reply>,
  handler: (
    input: Input<Call<Query, Body, Reply>>,
    caller: Caller,
    reply: FastifyReply,
  ) => Promise<z.input<Reply> | FastifyReply>,
): void {
  if (call.auth === 'public') throw new RangeError(`${call.path} is public: use bindPublic`);
  const serialise = replySerializer(call.reply);
  register(app, call, async (request, reply) => {
    reply.code(call.status);
    const answer = await handler(await inputOf(app, call, request), callerOf(request), reply);
    return answer === reply ? reply : reply.type(json).send(serialise(answer, reply));
  });
}

/** Serves a call whose reply is not JSON by schema: the handler sends it itself. */
export function bindStream<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: Input<C>, reply: FastifyReply) => Promise<unknown>,
): void {
  if (call.transport !== 'stream') throw new RangeError(`${call.path} does not stream`);
  register(app, call, (request, reply) => handler(parse(call, request), reply));
  if (usesUp(call)) refuseHead(app, call);
}

/** Files are opened by tickets, each of which works once, and events go on until somebody has read them. */
function usesUp(call: Call): boolean {
  return call.method === 'GET' && call.transport === 'stream' && call.query !== undefined;
}

/** `HEAD` changes nothing, so it cannot answer as `GET` where that uses something up. */
function refuseHead(app: FastifyInstance, call: Call): void {
  app.route({
    method: 'HEAD',
    url: call.path,
    handler: (_request, reply) => {
      reply.header('allow', 'GET');
      throw new Problem('method_not_allowed');
    },
  });
}

function serve<
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Reply extends Schema,
  Params extends Schema | undefined,
>(
  app: FastifyInstance,
  call: Call<Query, Body, Reply, Params>,
  handler: (input: Input<Call<Query, Body, Reply, Params>>) => Promise<unknown>,
): void {
  const serialise = replySerializer(call.reply);
  register(app, call, async (request, reply) => {
    const answer = await handler(await inputOf(app, call, request));
    reply.code(call.status).type(json);
    return answer instanceof KeptReply
      ? answer.bytes((kept) => serialise(kept, reply))
      : serialise(answer, reply);
  });
}

function register(
  app: FastifyInstance,
  call: Call,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  app.boundCalls.add(`${call.method} ${call.path}`);
  app.route({
    method: call.method,
    url: call.path,
    exposeHeadRoute: !usesUp(call),
    config: { takesFiles: call.transport === 'multipart' },
    ...(call.maxBodyBytes === undefined ? {} : { bodyLimit: call.maxBodyBytes }),
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await guard(app, call, request);
    },
    handler,
  });
}

async function guard(app: FastifyInstance, call: Call, request: FastifyRequest): Promise<void> {
  if (call.auth === 'public') {
    app.rateLimiter.count(call.rateLimit, countedAddress(request));
    return;
  }
  const token = bearerOf(request);
  if (token === undefined) throw new Problem('not_signed_in');
  const caller = await app.callers.resolve(token);
  if (!caller) throw new Problem('not_signed_in', { because: await app.endOfSession(token, request) });
  if (call.auth === 'operator') {
    // As for what does not exist: whoever runs the server is nobody else's business.
    const isOperator = caller.via === 'session' && (await app.callers.isOperator(caller.userId));
    if (!isOperator) throw new Problem('not_found');
    app.rateLimiter.count(call.rateLimit, caller.countedAs);
    request.caller = caller;
    return;
  }
  if (caller.via === 'api_key' && caller.scope !== (call.apiKey ?? null)) {
    throw new Problem('not_allowed', { detail: 'The scope of this API key does not allow this call.' });
  }
  if (!roleAllows(caller.role, call.auth)) {
    throw new Problem('not_allowed', {
      detail: `This needs the role ${call.auth} or above; yours is ${caller.role}.`,
    });
  }
  app.rateLimiter.count(call.rateLimit, caller.countedAs);
  request.caller = caller;
}

function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Problem('not_signed_in');
  return request.caller;
}

/** The parsed request, with personal data masked in the texts that are kept. */
async function inputOf<C extends Call>(
  app: FastifyInstance,
  call: C,
  request: FastifyRequest,
): Promise<Input<C>> {
  const input = parse(call, request);
  if (!call.keptTexts) return input;
  const { workspaceId } = callerOf(request);
  const body = input.body as Record<string, unknown>;
  const kept = Object.fromEntries(Object.entries(body).filter(([part]) => call.keptTexts?.includes(part)));
  const masked = (await app.maskKept(workspaceId, kept)) as Record<string, unknown>;
  // Masking changes texts alone, so the body is still what the call's types say.
  return { ...input, body: { ...body, ...masked } as ParsedBody<C> };
}

function parse<C extends Call>(call: C, request: FastifyRequest): Input<C> {
  const faults: FieldError[] = [];
  const query = parsePart(call.query, request.query, '#/query', faults);
  const params = parsePart(call.params, request.params, '#/params', faults);
  const body =
    call.transport === 'multipart' ? undefined : parsePart(call.body, bodyOf(request), '#/body', faults);
  if (faults.length > 0) {
    throw new Problem('bad_request', { detail: sentenceOf(faults), errors: faults });
  }
  // The schemas are the call's own, so what they yield is what the call's types say.
  return {
    params: params as ParsedParams<C>,
    query: query as ParsedQuery<C>,
    body: body as ParsedBody<C>,
    request,
  };
}

/** No body is an empty one; JSON's `null` is neither, and would ask for everything where an empty filter does. */
function bodyOf({ body }: FastifyRequest): unknown {
  return body === undefined ? {} : body;
}

/** Field errors shown at most: a body of a thousand faults needs no thousand sentences. */
const maxFaults = 20;

function parsePart(
  schema: z.ZodType | undefined,
  value: unknown,
  place: string,
  faults: FieldError[],
): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues.slice(0, maxFaults)) {
    faults.push({ pointer: [place, ...issue.path.map(String)].join('/'), detail: issue.message });
  }
  return undefined;
}

function sentenceOf(faults: FieldError[]): string {
  const [first] = faults;
  if (!first) return '';
  const field = first.pointer.replace(/^#\/(body|query|params)\/?/, '') || 'body';
  const others = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  return `${field}: ${first.detail}${others}`;
}

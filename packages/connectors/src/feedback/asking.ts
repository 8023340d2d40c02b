import { ConnectionFault } from './connection-fault.ts';
import type { Ask, ConnectionReply, ConnectionRequest } from './connection-kind.ts';

/** What the sentences about a failed request need to know. */
export interface Caller {
  /** The system’s own name. */
  name: string;
  /** What was asked for, after “may not”: “read tickets: it needs the role admin”. */
  right: string;
  /** Which setting leads to the address: “the subdomain”. */
  where: string;
  /** Milliseconds since 1970. */
  now: number;
}

export interface Answer {
  body: unknown;
  reply: ConnectionReply;
}

/** Asks for JSON. @throws ConnectionFault for anything but success */
export async function askFor(ask: Ask, request: ConnectionRequest, caller: Caller): Promise<Answer> {
  const reply = await ask(jsonRequest(request));
  return { body: readAnswer(reply, caller), reply };
}

/** As `askFor`, for a page that the system may have forgotten: null then. */
export async function askForPage(
  ask: Ask,
  request: ConnectionRequest,
  caller: Caller,
  isForgotten: (reply: ConnectionReply) => boolean,
): Promise<Answer | null> {
  const reply = await ask(jsonRequest(request));
  return isForgotten(reply) ? null : { body: readAnswer(reply, caller), reply };
}

/** Whether a list named what is no longer there: one thing is gone then, and nothing is wrong with the connection. */
export function isGone({ status }: Pick<ConnectionReply, 'status'>): boolean {
  return status === 404 || status === 410;
}

function jsonRequest(request: ConnectionRequest): ConnectionRequest {
  const type: Record<string, string> =
    request.body === undefined ? {} : { 'content-type': 'application/json' };
  return { ...request, headers: { accept: 'application/json', ...type, ...request.headers } };
}

/** The JSON of an answer. @throws ConnectionFault for anything but success, and for what is no whole JSON */
export function readAnswer(reply: ConnectionReply, caller: Caller): unknown {
  throwUnlessRead(reply, caller);
  const text = reply.body.trim();
  if (text.startsWith('<')) {
    throw new ConnectionFault(
      'not_found',
      `There is no ${caller.name} at this address. Check ${caller.where}.`,
    );
  }
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(caller);
  }
}

export function unreadable({ name }: Pick<Caller, 'name'>): ConnectionFault {
  return new ConnectionFault('unreadable', `${name} sent an answer that cannot be read.`);
}

export function loginRefused({ name }: Pick<Caller, 'name'>): ConnectionFault {
  return new ConnectionFault(
    'login',
    `${name} does not accept the token. It may be mistyped, expired or revoked: enter a new one.`,
  );
}

export function forbidden({ name, right }: Pick<Caller, 'name' | 'right'>): ConnectionFault {
  return new ConnectionFault('forbidden', `The token for ${name} may not ${right}.`);
}

export function limited({ name }: Pick<Caller, 'name'>, retryAfterMs: number | null): ConnectionFault {
  return new ConnectionFault('limited', `${name} allows no more requests for now.`, retryAfterMs);
}

function throwUnlessRead(reply: ConnectionReply, caller: Caller): void {
  const { status } = reply;
  if (status >= 200 && status < 300) return;
  const retryMs = retryAfter(reply, caller.now);
  if (status === 429 || (status === 403 && isUsedUp(reply))) throw limited(caller, retryMs);
  if (status === 401) throw loginRefused(caller);
  if (status === 403) throw forbidden(caller);
  if (status === 404 || status === 410 || (status >= 300 && status < 400)) {
    throw new ConnectionFault(
      'not_found',
      `${caller.name} has nothing at this address. Check ${caller.where}.`,
    );
  }
  if (status >= 500) {
    const sentence = `${caller.name} does not work at the moment (${status}).`;
    throw new ConnectionFault('unavailable', sentence, retryMs);
  }
  throw new ConnectionFault('unreadable', `${caller.name} did not understand the request (${status}).`);
}

/** Some systems say 403 where their budget is used up. */
function isUsedUp({ headers, body }: ConnectionReply): boolean {
  if (headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0') return true;
  return /rateLimitExceeded|REQUEST_LIMIT_EXCEEDED|secondary rate limit/.test(body.slice(0, 5000));
}

const resets = [
  'x-ratelimit-retry-after',
  'x-ratelimit-reset',
  'ratelimit-reset',
  'x-ratelimit-app-global-minute-reset',
];

/** How long a system asks to be left alone, in milliseconds; null where it does not say. */
export function retryAfter({ headers }: Pick<ConnectionReply, 'headers'>, now: number): number | null {
  const named = headers['retry-after'] ?? '';
  if (/^\d{1,9}(?:\.\d+)?$/.test(named)) return Math.ceil(Number(named) * 1000);
  if (/[a-z]/i.test(named) && !Number.isNaN(Date.parse(named))) return Math.max(0, Date.parse(named) - now);
  for (const name of resets) {
    const value = headers[name] ?? '';
    if (!/^\d{1,13}$/.test(value)) continue;
    const seconds = Number(value);
    // An instant where it is as large as one, else a span.
    if (seconds > 1e9) return Math.max(0, (seconds > 1e12 ? seconds : seconds * 1000) - now);
    return seconds * 1000;
  }
  return null;
}

/** The instant that an answer carries, by the system’s own clock; null where it has none. */
export function dateOf({ headers }: Pick<ConnectionReply, 'headers'>): number | null {
  const at = Date.parse(headers.date ?? '');
  return Number.isNaN(at) ? null : at;
}

/**
 * The first part of an address as it was filled in. What is no label of a host name would lead the token elsewhere.
 *
 * @throws ConnectionFault `not_found`
 */
export function hostLabel(text: string, { where, name }: Pick<Caller, 'where' | 'name'>): string {
  if (/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(text)) return text;
  throw new ConnectionFault('not_found', `There is no ${name} at this address. Check ${where}.`);
}

/** The value of an `Authorization` header with a name and a password. */
export function basic(name: string, password: string): string {
  const bytes = new TextEncoder().encode(`${name}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

/** A host and path with its parameters; those that are empty are left out. */
export function address(base: string, query: Readonly<Record<string, string | number | null>> = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== '') parameters.append(name, String(value));
  }
  const text = parameters.toString();
  return text === '' ? base : `${base}?${text}`;
}

/** Where the header `Link` says that the list goes on; null at its end. Addresses may hold commas. */
export function nextLink({ headers }: Pick<ConnectionReply, 'headers'>): string | null {
  for (const [, place = '', marks = ''] of (headers.link ?? '').matchAll(/<([^<>]*)>([^<]*)/g)) {
    const isNext = marks.split(/[;,]/).some((mark) => /^rel="?next"?$/i.test(mark.trim()));
    if (isNext) return place;
  }
  return null;
}

/** An address without the slashes at its end. */
export function withoutSlash(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
}

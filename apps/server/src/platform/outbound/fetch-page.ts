import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { unlessAborted } from '../unless-aborted.ts';
import { OutboundError } from './outbound-error.ts';
import type { OutboundRules, PinnedTarget } from './pinned-target.ts';
import { pinTarget } from './pinned-target.ts';

export interface FetchLimits {
  /** From the first look-up to the last byte, redirects included. */
  withinMs: number;
  /** Of the body, as it is after decompression. */
  maxBytes: number;
  maxRedirects: number;
}

export const usualLimits: FetchLimits = { withinMs: 10_000, maxBytes: 5 * 1024 * 1024, maxRedirects: 5 };

export interface FetchedPage {
  /** Where the redirects ended. */
  url: string;
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** What is sent: a `GET` without a body unless it says otherwise. */
export interface OutboundRequest {
  method?: 'GET' | 'POST';
  headers?: OutgoingHttpHeaders;
  body?: string;
}

/**
 * Gets a page of the public web. Every address on the way is checked, resolved once and connected to as it was resolved;
 * no cookie, no credential and no proxy of the environment is used.
 *
 * @throws OutboundError
 */
export async function fetchPage(
  text: string,
  rules: OutboundRules,
  headers: OutgoingHttpHeaders = {},
  limits: FetchLimits = usualLimits,
  stop?: AbortSignal,
): Promise<FetchedPage> {
  return inTime(limits.withinMs, stop, async (signal) => {
    let address = text;
    for (let redirects = 0; redirects <= limits.maxRedirects; redirects += 1) {
      const { reply, target } = await reach(address, rules, { headers }, signal);
      const next = redirectOf(reply, target.url);
      if (next === null) return pageOf(reply, target, limits.maxBytes);
      reply.destroy();
      address = next;
    }
    throw new OutboundError('too_many_redirects');
  });
}

/**
 * Makes one request, checked and pinned as `fetchPage` does, and follows no redirect: for those who keep a host's pace and
 * its robots.txt, and so look at the next address themselves.
 *
 * @throws OutboundError
 */
export async function fetchOnce(
  text: string,
  rules: OutboundRules,
  request: OutboundRequest,
  limits: Pick<FetchLimits, 'withinMs' | 'maxBytes'>,
  stop?: AbortSignal,
): Promise<FetchedPage> {
  return inTime(limits.withinMs, stop, async (signal) => {
    const { reply, target } = await reach(text, rules, request, signal);
    return pageOf(reply, target, limits.maxBytes);
  });
}

async function inTime<T>(
  withinMs: number,
  stop: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(withinMs);
  try {
    return await work(stop ? AbortSignal.any([timeout, stop]) : timeout);
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    if (timeout.aborted) throw new OutboundError('too_slow');
    throw new OutboundError('unreachable', error);
  }
}

async function reach(
  address: string,
  rules: OutboundRules,
  request: OutboundRequest,
  signal: AbortSignal,
): Promise<{ reply: IncomingMessage; target: PinnedTarget }> {
  const target = await unlessAborted(pinTarget(address, rules), signal);
  return { target, reply: await ask(target, request, signal) };
}

async function pageOf(reply: IncomingMessage, target: PinnedTarget, maxBytes: number): Promise<FetchedPage> {
  const body = await bodyOf(reply, maxBytes);
  return { url: target.url.href, status: reply.statusCode ?? 0, headers: reply.headers, body };
}

function ask(
  target: PinnedTarget,
  { method = 'GET', headers: given, body }: OutboundRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { url, host, port, address } = target;
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { 'accept-encoding': 'gzip, deflate, br', ...given, host: url.host };
  return new Promise((done, fail) => {
    request({
      method,
      host: address,
      port,
      path: url.pathname + url.search,
      headers,
      // No shared agent: nothing is kept open, and none was told of a proxy.
      agent: false,
      // The certificate is that of the name.
      ...(isIP(host) === 0 && { servername: host }),
      signal,
    })
      .on('response', done)
      .on('error', fail)
      .end(body);
  });
}

/** Where an answer leads on; null when it does not. */
function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): string | null {
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) return null;
  // Headers are read as Latin-1, and written in UTF-8 where they are not ASCII.
  const location = Buffer.from(headers.location, 'latin1').toString('utf8');
  // An address of its own is checked as it is written; a part of one is what the parser makes of it.
  if (/^[a-z][a-z0-9+.-]*:/i.test(location) || /[\\\s\p{C}]/u.test(location)) return location;
  if (!URL.canParse(location, from.href)) throw new OutboundError('not_allowed');
  return new URL(location, from).href;
}

async function bodyOf(reply: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  const body = expanded(reply);
  reply.once('error', (error) => body.destroy(error));
  for await (const part of body as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxBytes) {
      reply.destroy();
      throw new OutboundError('too_large');
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function expanded(reply: IncomingMessage): Readable {
  const encoding = reply.headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (encoding === 'identity') return reply;
  if (encoding === 'gzip' || encoding === 'x-gzip') return reply.pipe(createGunzip());
  if (encoding === 'deflate') return reply.pipe(createInflate());
  if (encoding === 'br') return reply.pipe(createBrotliDecompress());
  throw new OutboundError('unreachable');
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Failure } from './failure.ts';
import type { Reply } from './reply.ts';

const bombBytes = 16 * 1024 * 1024;
const hugeParts = 400;
let bomb: Buffer | undefined;

const challenge = `<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title><meta name="robots" content="noindex,nofollow"></head>
<body><h1>Checking your browser</h1><noscript>Enable JavaScript and cookies to continue</noscript><script>window._cf_chl_opt={cType:"managed"}</script></body></html>`;

/** Answers as the failure says. @param given what would have been answered */
export function spoil(
  failure: Failure,
  request: IncomingMessage,
  response: ServerResponse,
  given: Reply,
): void {
  const usual = unpacked(given);
  const html = (status: number, body: string, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
  const path = request.url ?? '/';
  switch (failure.kind) {
    case '429':
    case '503':
      html(Number(failure.kind), '<h1>Later, please</h1>', {
        'retry-after': String(failure.retryAfterS ?? 120),
      });
      return;
    case 'slow': {
      const timer = setTimeout(() => send(response, usual), failure.ms ?? 3000);
      response.on('close', () => clearTimeout(timer));
      return;
    }
    case 'huge':
      huge(response, usual);
      return;
    case 'html-instead-of-json':
      html(200, '<!doctype html><title>Welcome</title><p>This page moved. Please log in.</p>');
      return;
    case 'text200':
      response
        .writeHead(200, { 'content-type': 'text/plain' })
        .end('Your query was too short or too long.\n');
      return;
    case 'single-object':
      send(response, {
        ...usual,
        body: reshaped(usual, { list: (list) => list[0] ?? {}, text: same, number: same }),
      });
      return;
    case 'empty':
      send(response, {
        ...usual,
        body: reshaped(usual, { list: () => [], text: () => '', number: () => 0 }),
      });
      return;
    case 'challenge':
      html(200, challenge, { 'cf-mitigated': 'challenge', server: 'cloudflare' });
      return;
    case 'redirect-private':
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end();
      return;
    case 'redirect-loop':
      response.writeHead(302, { location: path }).end();
      return;
    case 'maze':
      html(200, maze(path));
      return;
    case 'latin1':
      response
        .writeHead(200, { 'content-type': `${usual.type.split(';')[0]}; charset=iso-8859-1` })
        .end(Buffer.from(usual.body, 'latin1'));
      return;
    case 'gzip-bomb':
      bomb ??= gzipSync(Buffer.alloc(bombBytes, ' '));
      response.writeHead(200, { 'content-type': usual.type, 'content-encoding': 'gzip' }).end(bomb);
      return;
    case 'hang':
      return;
    case 'reset':
      request.socket.destroy();
      return;
    case 'invalid-json':
      send(response, { ...usual, body: usual.body.slice(0, Math.floor(usual.body.length / 2)) });
  }
}

export function send(response: ServerResponse, { status, type, headers, body, packed }: Reply): void {
  response.writeHead(status, { 'content-type': type, ...headers }).end(packed ?? body);
}

/** 40 MB, part by part, for as long as anybody listens. */
function huge(response: ServerResponse, usual: Reply): void {
  response.writeHead(200, { 'content-type': usual.type });
  response.write(usual.body.slice(0, -1));
  const part = ' '.repeat(100 * 1024);
  let sent = 0;
  const more = () => {
    while (sent < hugeParts && !response.destroyed) {
      sent += 1;
      if (!response.write(part)) return;
    }
    response.end();
  };
  response.on('drain', more);
  more();
}

function maze(path: string): string {
  const turn = [...path].reduce((sum, letter) => (sum * 33 + letter.charCodeAt(0)) % 1_000_003, 5);
  const links = Array.from({ length: 800 }, (_, at) => {
    const way = `/pricing/room-${turn}-${at}`;
    return `<a href="${way}">Plans of room ${turn * 800 + at}</a>`;
  });
  return `<!doctype html><title>Room ${turn}</title><h1>Room ${turn}</h1>${links.join('\n')}`;
}

/** Lists of a JSON answer in another shape; what is no JSON becomes empty. */
function reshaped({ type, body }: Reply, change: Change): string {
  if (!/json|javascript/.test(type)) return '';
  return JSON.stringify(changed(JSON.parse(body) as unknown, change));
}

interface Change {
  list: (list: unknown[]) => unknown;
  text: (text: string) => string;
  number: (value: number) => number;
}

const same = <Value>(value: Value): Value => value;

function changed(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return change.list(value);
  if (typeof value === 'string') return change.text(value);
  if (typeof value === 'number') return change.number(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one, change)]));
}

/** What is spoilt is sent as it is. */
function unpacked({ status, type, body }: Reply): Reply {
  return { status, type, body };
}

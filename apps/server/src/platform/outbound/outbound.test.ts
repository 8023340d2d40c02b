import { createHook } from 'node:async_hooks';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { friendlyAddresses, hostileAddresses, resolvedNames } from '../../testing/stand-ins/web-addresses.ts';
import { fetchOnce, fetchPage, usualLimits } from './fetch-page.ts';
import { OutboundError } from './outbound-error.ts';
import type { OutboundRules } from './pinned-target.ts';
import { pinTarget } from './pinned-target.ts';
import { PinningProxy } from './pinning-proxy.ts';

let site: Server;
let port: number;
let rules: OutboundRules;
let handle: (request: IncomingMessage, response: ServerResponse) => void;
let asked: string[] = [];
let lookUps: string[] = [];

beforeAll(async () => {
  site = createServer((incoming, response) => {
    asked.push(`${incoming.headers.host}${incoming.url}`);
    handle(incoming, response);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  port = (site.address() as AddressInfo).port;
  rules = { resolve, privateTargets: new Set([`shop.test:${port}`, `other.test:${port}`]) };
});
afterAll(() => new Promise((done) => site.close(done)));
afterEach(() => {
  asked = [];
  lookUps = [];
});

const turns = new Map<string, number>();

async function resolve(host: string): Promise<string[]> {
  lookUps.push(host);
  if (host === 'shop.test' || host === 'other.test') return ['127.0.0.1'];
  const answers = resolvedNames[host];
  const turn = turns.get(host) ?? 0;
  turns.set(host, turn + 1);
  const answer = answers?.[Math.min(turn, answers.length - 1)];
  if (!answer) throw new Error('ENOTFOUND');
  return answer;
}

/** Sockets to anywhere that were opened while `work` ran. */
async function socketsOpened(work: () => Promise<unknown>): Promise<number> {
  let opened = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'TCPCONNECTWRAP') opened += 1;
    },
  }).enable();
  try {
    await work();
  } finally {
    hook.disable();
  }
  return opened;
}

const faultOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof OutboundError ? error.fault : String(error)),
  );

test('the lists are as long as they were promised to be', () => {
  expect(new Set(hostileAddresses).size).toBeGreaterThanOrEqual(100);
  expect(new Set(friendlyAddresses).size).toBeGreaterThanOrEqual(15);
});

test('a socket that is opened is counted', async () => {
  handle = (_request, response) => response.end('here');
  expect(await socketsOpened(() => fetchPage(`http://shop.test:${port}/`, rules))).toBe(1);
});

test.each(hostileAddresses)('refuses %j before any socket is opened', async (address) => {
  let fault = '';
  const opened = await socketsOpened(async () => (fault = await faultOf(fetchPage(address, rules))));
  expect([fault, opened]).toEqual(['not_allowed', 0]);
});

test.each(friendlyAddresses)('allows %j', async (address) => {
  const target = await pinTarget(address, rules);
  expect(target.address).toMatch(/^(93\.|151\.|172\.|2606:|::ffff:)/);
});

test('a redirect to any of them is refused, and only the socket was opened that told of it', async () => {
  // Line ends cannot stand in a header, and what is no whole address is a page of the site itself.
  const whole = hostileAddresses.filter((one) => /^[a-z-]+:/i.test(one) && !/[\r\n\0]/.test(one));
  expect(whole.length).toBeGreaterThan(100);
  for (const address of [...whole, '//127.0.0.1/', '//user@example.com/', '/\\127.0.0.1/', '\\\\127.0.0.1']) {
    handle = (_request, response) =>
      response.writeHead(302, { location: Buffer.from(address).toString('latin1') }).end();
    let fault = '';
    const opened = await socketsOpened(
      async () => (fault = await faultOf(fetchPage(`http://shop.test:${port}/`, rules))),
    );
    expect([address, fault, opened]).toEqual([address, 'not_allowed', 1]);
  }
});

test('what is listed is one host with one port, not its address', async () => {
  expect(await faultOf(fetchPage(`http://127.0.0.1:${port}/`, rules))).toBe('not_allowed');
  expect(await faultOf(fetchPage(`http://localhost:${port}/`, rules))).toBe('not_allowed');
  expect(await faultOf(fetchPage(`http://shop.test:${port + 1}/`, rules))).toBe('not_allowed');
  expect(await faultOf(fetchPage('http://shop.test/', rules))).toBe('not_allowed');
});

test('a name is resolved once for each request, and what was checked is connected to', async () => {
  handle = (_request, response) => response.end('here');
  const page = await fetchPage(`http://shop.test:${port}/a?b=c#d`, rules);
  expect([page.status, page.body.toString(), lookUps]).toEqual([200, 'here', ['shop.test']]);
  expect(asked).toEqual([`shop.test:${port}/a?b=c`]);
});

test('a name whose address changes to a private one while a redirect is followed is refused', async () => {
  resolvedNames['rebound.example.com'] = [['127.0.0.1']];
  handle = (_request, response) => response.writeHead(301, { location: 'http://rebound.example.com/' }).end();
  expect(await faultOf(fetchPage(`http://shop.test:${port}/`, rules))).toBe('not_allowed');
});

test('a name that cannot be resolved is unreachable', async () => {
  expect(await faultOf(fetchPage('http://nowhere.example.org/', rules))).toBe('unreachable');
});

test('one request is one request: a redirect is told, not followed, and a body is sent', async () => {
  handle = (incoming, response) => {
    let body = '';
    incoming.on('data', (part: Buffer) => (body += part.toString()));
    incoming.on('end', () =>
      response.writeHead(302, { location: '/there' }).end(`${incoming.method} ${body}`),
    );
  };
  const page = await fetchOnce(
    `http://shop.test:${port}/`,
    rules,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
    usualLimits,
  );
  expect([page.status, page.headers.location, page.body.toString()]).toEqual([302, '/there', 'POST {}']);
  expect(asked).toEqual([`shop.test:${port}/`]);
  const opened = await socketsOpened(async () => {
    for (const address of hostileAddresses) {
      expect(await faultOf(fetchOnce(address, rules, {}, usualLimits))).toBe('not_allowed');
    }
  });
  expect(opened).toBe(0);
});

test('redirects are followed five times', async () => {
  handle = (incoming, response) => {
    const turn = Number(incoming.url?.slice(1));
    if (turn === 5) response.end('there');
    else response.writeHead(302, { location: `/${turn + 1}` }).end();
  };
  const page = await fetchPage(`http://shop.test:${port}/0`, rules);
  expect([page.url, page.body.toString()]).toEqual([`http://shop.test:${port}/5`, 'there']);
  handle = (_request, response) => response.writeHead(302, { location: '/' }).end();
  expect(await faultOf(fetchPage(`http://shop.test:${port}/`, rules))).toBe('too_many_redirects');
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])('an answer in %s is counted as it is after decompression', async (encoding, pack) => {
  const small = { ...usualLimits, maxBytes: 100_000 };
  handle = (_request, response) =>
    response.writeHead(200, { 'content-encoding': encoding }).end(pack(Buffer.alloc(99_999, 'a')));
  expect((await fetchPage(`http://shop.test:${port}/`, rules, {}, small)).body.length).toBe(99_999);
  handle = (_request, response) =>
    response.writeHead(200, { 'content-encoding': encoding }).end(pack(Buffer.alloc(50_000_000, 'a')));
  expect(await faultOf(fetchPage(`http://shop.test:${port}/`, rules, {}, small))).toBe('too_large');
});

test('an answer that does not end is given up, and so is one that does not begin', async () => {
  const hasty = { ...usualLimits, withinMs: 200 };
  handle = (_request, response) => {
    response.write('a');
    const drip = setInterval(() => response.write('a'), 20);
    response.on('close', () => clearInterval(drip));
  };
  expect(await faultOf(fetchPage(`http://shop.test:${port}/`, rules, {}, hasty))).toBe('too_slow');
  handle = () => undefined;
  expect(await faultOf(fetchPage(`http://shop.test:${port}/`, rules, {}, hasty))).toBe('too_slow');
  const never: OutboundRules = { ...rules, resolve: () => wait(60_000, ['1.1.1.1'], { ref: false }) };
  expect(await faultOf(fetchPage('http://example.com/', never, {}, hasty))).toBe('too_slow');
});

/** What the proxy answers to the plain form: its status and the body. */
function through(proxy: PinningProxy, address: string): Promise<{ status: number; body: string }> {
  const { port: proxyPort } = new URL(proxy.address);
  return new Promise((done) => {
    const outgoing = request({ host: '127.0.0.1', port: proxyPort, path: address, agent: false });
    // What is cut off is an answer too.
    outgoing
      .on('error', () => done({ status: 0, body: '' }))
      .on('response', (reply) => {
        let body = '';
        reply.on('data', (part: Buffer) => (body += part.toString()));
        reply.on('close', () => done({ status: reply.statusCode ?? 0, body }));
      });
    outgoing.end();
  });
}

/** The first line that the proxy answers to a tunnel. */
function tunnel(proxy: PinningProxy, target: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(Number(new URL(proxy.address).port), '127.0.0.1', () => {
      socket.write(`CONNECT ${target} HTTP/1.1\r\nhost: ${target}\r\n\r\n`);
    });
    socket.on('error', fail).on('data', (part: Buffer) => {
      done(part.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
  });
}

test('the proxy opens no socket to any hostile address, asked plainly or for a tunnel', async () => {
  const proxy = await PinningProxy.start(rules, { maxBytes: 1_000_000 });
  // What no HTTP request can hold is refused before it is read.
  const plain = hostileAddresses.filter((address) => /^http:\/\/[\x21-\x5b\x5d-\x7e]+$/.test(address));
  expect(plain.length).toBeGreaterThan(100);
  const opened = await socketsOpened(async () => {
    for (const address of plain)
      expect([address, (await through(proxy, address)).status]).toEqual([address, 403]);
    const hosts = plain
      .flatMap((address) => /^http:\/\/([^/@]+)\//.exec(address)?.[1] ?? [])
      .filter((host) => host !== 'example.com');
    for (const host of hosts) {
      const target = /:\d+$/.test(host) && !host.endsWith(':') ? host : `${host}:443`;
      expect([target, await tunnel(proxy, target)]).toEqual([target, 'HTTP/1.1 403 Forbidden']);
    }
    // Each question to the proxy was one socket, and no other was opened.
    expect(proxy.refused).toBe(plain.length + hosts.length);
  });
  expect(opened).toBe(proxy.refused);
  await proxy.stop();
});

test('the proxy resolves a name once for its life and lets nothing through past its bytes', async () => {
  handle = (_request, response) => response.end('a'.repeat(6000));
  const proxy = await PinningProxy.start(rules, { maxBytes: 10_000 });
  const first = await through(proxy, `http://shop.test:${port}/one`);
  expect([first.status, first.body.length]).toEqual([200, 6000]);
  const second = await through(proxy, `http://shop.test:${port}/two`);
  expect(second.body.length).toBeLessThan(6000);
  expect((await through(proxy, `http://shop.test:${port}/three`)).status).toBe(403);
  expect([lookUps, asked.length, proxy.isFull]).toEqual([['shop.test'], 2, true]);
  await proxy.stop();
});

test('the proxy tunnels to what is listed, and forwards what was asked', async () => {
  handle = (incoming, response) =>
    response.end(`${incoming.method} ${String(incoming.headers['proxy-connection'] ?? 'clean')}`);
  const proxy = await PinningProxy.start(rules, { maxBytes: 10_000 });
  expect(await tunnel(proxy, `other.test:${port}`)).toBe('HTTP/1.1 200 Connection Established');
  expect((await through(proxy, `http://shop.test:${port}/`)).body).toBe('GET clean');
  await proxy.stop();
});

import { allSources } from '@earshot/connectors/all-sources';
import { askSource } from '@earshot/connectors/ask-source';
import type { Source } from '@earshot/connectors/source';
import { nothingKnown } from '@earshot/connectors/source-facts';
import { crawlSite } from '@earshot/crawler/crawl-site';
import type { CrawlPorts } from '@earshot/crawler/polite-fetch';
import { PoliteFetch } from '@earshot/crawler/polite-fetch';
import { createHook } from 'node:async_hooks';
import type { Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { pinTarget } from '../../platform/outbound/pinned-target.ts';
import { PoliteWeb } from '../../platform/outbound/polite-web.ts';
import { friendlyAddresses, hostileAddresses, resolvedNames } from '../../testing/stand-ins/web-addresses.ts';
import { siteAt } from './research/find-site.ts';
import type { PortDeps } from './research/site-ports.ts';
import { outboundRules, sitePorts } from './research/site-ports.ts';
import { sourcePorts } from './research/source-ports.ts';
import { readSubject } from './runs/subject.ts';

const { signal } = new AbortController();
/** Those that are addresses of their own wherever they stand; line ends cannot stand in a header. */
const whole = hostileAddresses.filter((one) => /^[a-z-]+:/i.test(one) && !/[\r\n\0]/.test(one));

let site: Server;
let port: number;
let deps: PortDeps;
let asked: string[] = [];
let pages: Record<string, (response: ServerResponse) => void> = {};

beforeAll(async () => {
  site = createServer((request, response) => {
    const url = `${request.headers.host}${request.url}`;
    asked.push(url);
    const page = pages[request.url ?? ''];
    if (page) page(response);
    else response.writeHead(404).end('Nothing');
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  port = (site.address() as AddressInfo).port;
  const listed = [`shop.test:${port}`, `source.test:${port}`].join(',');
  const config = readConfig({ EARSHOT_PRIVATE_TARGETS: listed }, import.meta.dirname);
  deps = { config, publicUrl: 'https://earshot.example', resolve, web: new PoliteWeb(0) };
});
afterAll(() => new Promise((done) => site.close(done)));
afterEach(() => {
  asked = [];
  pages = {};
});

async function resolve(host: string): Promise<string[]> {
  if (host === 'shop.test' || host === 'source.test') return ['127.0.0.1'];
  if (host === 'inside.shop.test') return ['10.0.0.7'];
  const answer = resolvedNames[host]?.at(-1);
  if (!answer) throw new Error('ENOTFOUND');
  return answer;
}

/** Sockets that were opened to anywhere but by what the site itself was asked for. */
async function strayed(work: () => Promise<unknown>): Promise<number> {
  let opened = 0;
  const before = asked.length;
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
  return opened - (asked.length - before);
}

const limits = () => ({ until: Date.now() + 5000, pageMs: 1000, maxBytes: 1e6, gapMs: 0 });

/** Reads a site anew, with nothing kept of its robots.txt. */
async function crawl(starts: readonly string[], given?: CrawlPorts): Promise<string> {
  const ports = given ?? sitePorts({ deps: { ...deps, web: new PoliteWeb(0) }, signal });
  for await (const step of crawlSite(starts, ports, { ...limits(), maxPages: 20 })) {
    if (step.is === 'end') return step.site.outcome;
  }
  return 'without end';
}

const html = (body: string) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end(body);
/** As Node gives what stands in a header in UTF-8. */
const asHeader = (text: string) => Buffer.from(text).toString('latin1');
const leadTo = (address: string) => (response: ServerResponse) =>
  response.writeHead(302, { location: asHeader(address) }).end();
const shop = () => `http://shop.test:${port}/`;

/** What a subject that was typed comes to: refused, a name alone, or what became of reading it. */
async function typed(subject: string): Promise<string> {
  try {
    const read = readSubject(subject, outboundRules(deps).privateTargets);
    return read.kind === 'name' ? 'name' : await crawl(siteAt(read.url).starts);
  } catch {
    return 'refused';
  }
}

test('a socket that strays would be seen', async () => {
  pages['/'] = (response) => response.destroy();
  const beside = { ...deps, web: new PoliteWeb(0) };
  asked = [];
  expect(await strayed(() => crawl([shop()], sitePorts({ deps: beside, signal })))).toBe(0);
  expect(asked.length).toBeGreaterThan(1);
});

test('[MKT-3] no hostile address is reached as a subject', async () => {
  const outcomes = new Set<string>();
  // Spaces and what stands outside of them are no part of what was typed; a bare host gets its scheme.
  for (const address of hostileAddresses) {
    if (['http://example.com/', 'example.com'].includes(address.trim()) || address === '//example.com/')
      continue;
    expect([address, await strayed(async () => outcomes.add(await typed(address)))]).toEqual([address, 0]);
  }
  expect([...outcomes].sort()).toEqual(['failed', 'name', 'refused']);
}, 30_000);

test('[MKT-3] no hostile address is reached by a redirect, of the home page or of robots.txt', async () => {
  expect(whole.length).toBeGreaterThan(100);
  for (const address of whole) {
    pages = { '/': leadTo(address) };
    expect([address, await strayed(() => crawl([shop()]))]).toEqual([address, 0]);
    pages = { '/robots.txt': leadTo(address), '/': html('Home') };
    expect([address, await strayed(() => crawl([shop()]))]).toEqual([address, 0]);
  }
}, 30_000);

test('[MKT-3] no hostile address is reached by a link, a feed, or a sitemap', async () => {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const own = [
    'http://inside.shop.test/pricing',
    'http://shop.test:22/pricing',
    'http://user@shop.test/plans',
  ];
  const all = [...hostileAddresses, ...own];
  const links = all.map((one) => `<a href="${escaped(one)}">Pricing</a>`);
  const feeds = all.map((one) => `<link rel="alternate" type="application/rss+xml" href="${escaped(one)}">`);
  pages = {
    '/robots.txt': (response) =>
      response.end(all.map((one) => `Sitemap: ${one.replaceAll(/[\r\n]/g, '')}`).join('\n')),
    '/': html(`<title>Shop</title>${links.join('')}${feeds.join('')}`),
    '/sitemap.xml': (response) => {
      const entries = all.map((one) => `<url><loc>${escaped(one).replaceAll('\0', '')}</loc></url>`);
      response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(`<urlset>${entries.join('')}</urlset>`);
    },
  };
  expect(await strayed(() => crawl([shop()]))).toBe(0);
  pages['/robots.txt'] = (response) => response.writeHead(404).end();
  expect(await strayed(() => crawl([shop()]))).toBe(0);
  expect(asked).toContain(`shop.test:${port}/sitemap.xml`);
});

const byId = (id: string): Source => {
  const source = allSources.find((one) => one.id === id);
  if (!source) throw new Error(`There is no source ${id}`);
  return source;
};

async function ask(id: string, baseUrl: string, known: Partial<typeof nothingKnown> = {}): Promise<string> {
  const own = { ...deps, web: new PoliteWeb(0) };
  const ports = sourcePorts(own, new PoliteFetch(sitePorts({ deps: own, signal }), limits()));
  const subject = {
    ...{ name: 'Shop', host: 'shop.test', isCommonWord: false, country: 'us', now: new Date() },
    known: { ...nothingKnown, ...known },
  };
  const settings = { isOn: true, baseUrl, key: 'key' };
  const time = { until: Date.now() + 20_000, signal };
  const source = { ...byId(id), paceMs: 0 };
  return (await askSource(source, subject, settings, ports, time)).outcome;
}

test('[MKT-3] no hostile address is reached as the address of a source, or by a redirect of one', async () => {
  for (const address of hostileAddresses) {
    const outcomes: string[] = [];
    const count = await strayed(async () => {
      for (const id of ['duckduckgo', 'tavily']) outcomes.push(await ask(id, address));
    });
    expect([address, count, outcomes]).toEqual([address, 0, ['failed', 'failed']]);
  }
  for (const address of whole) {
    pages = Object.fromEntries(
      ['/?q=Shop&format=json&no_html=1&no_redirect=1&skip_disambig=1'].map((url) => [url, leadTo(address)]),
    );
    expect([address, await strayed(() => ask('duckduckgo', `http://source.test:${port}`))]).toEqual([
      address,
      0,
    ]);
  }
}, 30_000);

test('[MKT-3] no hostile address is reached as a page of outages or a forum that a site links to', async () => {
  for (const address of hostileAddresses) {
    const count = await strayed(async () => {
      await ask('status_page', '', { statusUrl: address });
      await ask('discourse', '', { communityUrl: address });
    });
    expect([address, count]).toEqual([address, 0]);
  }
}, 30_000);

test('[MKT-3] friendly addresses pass through the same ways', async () => {
  expect(friendlyAddresses.length).toBeGreaterThanOrEqual(15);
  const rules = outboundRules(deps);
  for (const address of friendlyAddresses) {
    let reached = '';
    const ports = sitePorts({ deps: { ...deps, web: new PoliteWeb(0) }, signal });
    // What would be connected to is looked at, and nothing of the real net is asked.
    const fetchPage: CrawlPorts['fetchPage'] = async (url) => {
      const pinned = await pinTarget(url, rules);
      if (url.endsWith('/robots.txt')) return { status: 404, headers: {}, body: new Uint8Array() };
      if (url === shop())
        return { status: 302, headers: { location: asHeader(address) }, body: new Uint8Array() };
      reached = pinned.address;
      return {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: new TextEncoder().encode('Home'),
      };
    };
    const subject = readSubject(address, rules.privateTargets);
    const starts = subject.kind === 'site' ? siteAt(subject.url).starts : [];
    for (const start of [starts, [shop()]]) {
      reached = '';
      const outcome = await crawl(start, { ...ports, fetchPage });
      expect([address, outcome, reached !== '']).toEqual([address, 'answered', true]);
    }
  }
});

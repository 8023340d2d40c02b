import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { developmentMarkets } from './markets/development.ts';
import { frozenMarkets } from './markets/frozen.ts';
import { failureKinds } from './server/failure.ts';
import { sourceIds } from './sources/all-sources.ts';
import type { StandIn } from './start-stand-in.ts';
import { startStandIn } from './start-stand-in.ts';

let standIn: StandIn;
beforeAll(async () => {
  const markets = [...developmentMarkets, ...frozenMarkets];
  standIn = await startStandIn({ markets, today: new Date('2026-11-20T12:00:00Z') });
});
afterAll(() => standIn.stop());
afterEach(() => {
  standIn.fail('*', null);
  standIn.requests.clear();
});

interface Got {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Asks as a crawler would: the name in the header, the socket on the loopback. */
function get(address: string, withinMs = 5000): Promise<Got> {
  const url = new URL(address);
  return new Promise((done, fail) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: standIn.port,
        path: url.pathname + url.search,
        headers: { host: url.host, 'user-agent': 'test' },
        agent: false,
        signal: AbortSignal.timeout(withinMs),
      },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => {
          parts.push(part);
          if (parts.length > 30) reply.destroy();
        });
        reply.on('close', () =>
          done({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            body: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    asked.on('error', fail).end();
  });
}
const site = (host: string, path: string) => get(standIn.originOf(host) + path);
const jsonOf = async (id: keyof StandIn['baseUrls'], path: string): Promise<unknown> => {
  const { status, body } = await get(standIn.baseUrls[id] + path);
  expect([id, status]).toEqual([id, 200]);
  return JSON.parse(body) as unknown;
};

test('every company has its home, prices, features, robots, sitemap and feed, and the rest is not found', async () => {
  for (const { companies } of [...developmentMarkets, ...frozenMarkets]) {
    for (const { host, name, plans, style } of companies) {
      const home = await site(host, '/');
      expect([host, home.status, home.body.includes(name)]).toEqual([host, 200, true]);
      const { body } = await site(host, '/pricing');
      if (style !== 'script') for (const plan of plans) expect(body).toContain(plan.name);
      expect((await site(host, '/sitemap.xml')).body).toContain(`${standIn.originOf(host)}/pricing`);
      expect((await site(host, '/robots.txt')).body).toContain('Sitemap: ');
      expect((await site(host, '/feed.xml')).body).toContain('<rss');
      expect((await site(host, '/no-such-page')).status).toBe(404);
    }
  }
});

test('rivals of the truth are companies of the market, or have no site', () => {
  for (const { companies, rivals, subject } of [...developmentMarkets, ...frozenMarkets]) {
    expect(companies[0]?.host).toBe(subject);
    const hosts = companies.slice(1).map(({ host }) => host);
    expect(rivals.flatMap(({ host }) => host ?? []).sort()).toEqual(hosts.sort());
  }
});

test('the sources know the companies in their own shapes', async () => {
  expect(await jsonOf('hacker_news', '/api/v1/search?query=%22Marrowby%22&tags=story')).toMatchObject({
    hits: expect.arrayContaining([
      expect.objectContaining({ title: 'Marrowby vs Crewlark for a roofing crew of eight' }),
    ]) as unknown,
  });
  const window = 'created_at_i%3E%3D1761955200%2Ccreated_at_i%3C1764547200';
  expect(
    await jsonOf(
      'hacker_news',
      `/api/v1/search_by_date?query=Crewlark&numericFilters=${window}&hitsPerPage=1`,
    ),
  ).toMatchObject({ nbHits: 6 });
  expect(await jsonOf('wikidata', '/w/api.php?action=wbsearchentities&search=Folio')).toMatchObject({
    success: 1,
  });
  expect(await jsonOf('wikidata', '/w/api.php?action=wbgetentities&ids=Q90000001')).toMatchObject({
    entities: { Q90000001: { labels: { en: { value: 'Marrowby' } } } },
  });
  const views =
    '/metrics/pageviews/per-article/en.wikipedia/all-access/user/Marrowby/monthly/20251101/20261130';
  expect(await jsonOf('pageviews', views)).toHaveProperty('items.length', 13);
  expect(await jsonOf('app_store', '/search?term=Marrowby')).toMatchObject({ resultCount: 1 });
  const reviews = await jsonOf(
    'app_store_reviews',
    '/us/rss/customerreviews/page=1/id=640900001/sortby=mostrecent/json',
  );
  expect(reviews).toHaveProperty('feed.entry.length', 23);
  expect(await jsonOf('autocomplete', '/ac/?type=list&q=marrowby+vs+')).toEqual([
    'marrowby vs ',
    ['marrowby vs crewlark', 'marrowby vs jobwren', 'marrowby vs tallowbee', 'marrowby vs hodfield'],
  ]);
  expect(await jsonOf('wayback', '/cdx/search/cdx?url=marrowby.test/pricing')).toHaveLength(4);
  expect(await jsonOf('greenhouse', '/v1/boards/marrowby/jobs')).toMatchObject({ meta: { total: 2 } });
  expect((await site('status.marrowby.test', '/api/v2/incidents.json')).body).toContain('Slow planner');
  expect((await site('community.marrowby.test', '/search.json?q=offline')).status).toBe(200);
});

test('every failure shows in a way of its own, for a source, a host or everything', async () => {
  const address = `${standIn.baseUrls.hacker_news}/api/v1/search?query=Marrowby`;
  const shown = new Map<string, string>();
  for (const kind of failureKinds) {
    standIn.fail('hacker_news', kind === 'slow' ? { kind, ms: 20 } : { kind });
    const got = await get(address, 300).catch(
      (error: unknown) => (error as { code?: string }).code ?? 'error',
    );
    shown.set(kind, typeof got === 'string' ? got : `${got.status} ${got.body.slice(0, 40)}`);
  }
  standIn.fail('hacker_news', null);
  expect(shown.get('429')).toMatch(/^429/);
  expect(shown.get('challenge')).toMatch(/^200 .*Just a moment|^200 <!DOCTYPE/);
  expect(shown.get('hang')).toBe('ABORT_ERR');
  expect(shown.get('reset')).toBe('ECONNRESET');
  expect(shown.get('empty')).toContain('"hits":[]');
  expect((await get(address)).status).toBe(200);
  standIn.fail('*', { kind: '503' });
  expect((await site('marrowby.test', '/')).status).toBe(503);
  expect((await site('marrowby.test', '/robots.txt')).status).toBe(200);
});

test('what was asked is kept: target, path, headers and how many were open at once', async () => {
  standIn.fail('marrowby.test', { kind: 'slow', ms: 30 });
  await Promise.all([site('marrowby.test', '/'), site('marrowby.test', '/pricing')]);
  standIn.fail('marrowby.test', null);
  expect(standIn.requests.to('marrowby.test').map(({ url }) => url)).toEqual(['/', '/pricing']);
  expect(standIn.requests.all[0]?.headers['user-agent']).toBe('test');
  expect(standIn.requests.mostInFlight('marrowby.test')).toBe(2);
  expect(standIn.requests.counts.get('marrowby.test')).toBe(2);
  await expect(standIn.resolve('example.com')).rejects.toThrow();
  expect(await standIn.resolve('marrowby.test')).toEqual(['127.0.0.1']);
  expect(standIn.privateTargets.has(`marrowby.test:${standIn.port}`)).toBe(true);
  expect(Object.keys(standIn.baseUrls)).toEqual(sourceIds);
});

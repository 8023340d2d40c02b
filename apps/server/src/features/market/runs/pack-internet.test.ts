import { crawlerFacts } from '@earshot/contracts/market/crawler-facts';
import type { MarketReport } from '@earshot/contracts/market/market-report';
import { developmentMarkets } from '@earshot/stand-in-internet/markets/development';
import { frozenMarkets } from '@earshot/stand-in-internet/markets/frozen';
import { failureKinds } from '@earshot/stand-in-internet/server/failure';
import { sourceIds } from '@earshot/stand-in-internet/sources/all-sources';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { MarketApp, OrderedReport } from '../../../testing/market-app.ts';
import { hastyWeb, marketApp, testGapMs } from '../../../testing/market-app.ts';
import { undisturbedMs } from '../../../testing/processes/slowness.ts';

// A whole market is read, and a busy machine takes its time over it.
vi.setConfig({ testTimeout: 60_000 });

let app: MarketApp;
const markets = [...developmentMarkets, ...frozenMarkets];
beforeAll(async () => {
  app = await marketApp({ markets });
});
afterAll(() => app.stop());

/** Whatever a report tells of the world: each thing with its citations. */
function claimsOf(report: MarketReport): { said: string; citations: string[] }[] {
  const { companies, findings, voices, rivals, plans, features, news, opportunities } = report;
  const whole = [
    ...[...companies, ...(findings ?? []), ...(voices ?? [])],
    ...[...(plans ?? []), ...(news ?? []), ...(opportunities ?? [])],
  ];
  const parts = [
    ...(rivals ?? []).flatMap(({ name, reasons }) => reasons.map((one) => ({ ...one, name }))),
    ...(features ?? []).flatMap(({ term, cells }) => cells.map((cell) => ({ ...cell, term }))),
  ];
  return [...whole, ...parts].map((one) => ({ said: JSON.stringify(one), citations: one.citations }));
}

test('[MKT-3] robots.txt comes first and is obeyed, the pace is kept, and each host’s requests are counted right', async () => {
  const { standIn } = app;
  const { report } = await app.report(`${standIn.originOf('marrowby.test')}/`);
  expect(report.state).toBe('done');
  // That a company is spoken of is no theme of what users say.
  const labels = (report.voices ?? []).map(({ label }) => label);
  expect(labels).toContain('Customer portal');
  expect(labels.filter((label) => /marrowby|crewlark|jobwren|tallowbee|hodfield/i.test(label))).toEqual([]);
  const hosts = [...standIn.requests.counts.keys()];
  for (const host of hosts.filter((one) => !one.endsWith('.sources.test'))) {
    const [first, ...rest] = standIn.requests.to(host);
    expect([host, first?.url]).toEqual([host, '/robots.txt']);
    expect([host, standIn.requests.mostInFlight(host)]).toEqual([host, 1]);
    if (rest.length > 0) expect(standIn.requests.smallestGapMs(host)).toBeGreaterThanOrEqual(testGapMs);
    expect(rest.filter(({ url }) => /^\/(?:admin|api)\//.test(url)).map(({ url }) => url)).toEqual(
      host.startsWith('status.') ? (expect.any(Array) as unknown) : [],
    );
    expect(rest.length).toBeLessThanOrEqual(crawlerFacts.pagesPerSite + 3);
  }
  for (const { headers } of standIn.requests.all)
    expect(headers['user-agent']).toMatch(/^Earshot\/.+ \(\+http.+\/bot/);
  expect(Object.fromEntries(report.requests.map(({ host, count }) => [host, count]))).toEqual(
    Object.fromEntries(standIn.requests.counts),
  );
});

test('[MKT-1] a stored text that lost a quote takes every claim that rests on it out of the report', async () => {
  const { standIn, server } = app;
  server.clock.advance({ days: 1 });
  const { link, report } = await app.report(`${standIn.originOf('tallowbee.test')}/`);
  const all = claimsOf(report);
  expect(report.citations.length).toBeGreaterThanOrEqual(3);
  for (const { quote, excerpt } of report.citations) expect(excerpt).toContain(quote);
  for (const { id, quote } of report.citations) {
    const spoil = (from: string, to: string) =>
      server.database.ownerPool.query(
        `update earshot.market_page set body = replace(body, $1, $2) where position($1 in body) > 0`,
        [from, to],
      );
    await spoil(quote, '\u2042 spoilt \u2042');
    const now = await app.read(link);
    expect(now.citations.map((one) => one.id)).not.toContain(id);
    const told = new Set(claimsOf(now).map(({ said }) => said));
    for (const { said, citations } of all) if (citations.includes(id)) expect(told).not.toContain(said);
    await spoil('\u2042 spoilt \u2042', quote);
  }
  expect(claimsOf(await app.read(link))).toEqual(all);
});

test('[MKT-2] without a way to the internet a report says so, and does not call a name unknown', async () => {
  const { standIn, server } = app;
  server.clock.advance({ days: 1 });
  standIn.fail('*', { kind: 'reset' });
  standIn.fail('*/robots.txt', { kind: 'reset' });
  const site = await app.report(`${standIn.originOf('crewlark.test')}/`);
  const name = await app.report('Quillfeather');
  standIn.fail('*', null);
  standIn.fail('*/robots.txt', null);
  for (const { report } of [site, name]) {
    expect(report.notice).toContain('may have no internet access');
  }
  expect(name.report.notice).not.toContain('No website found');
  // Minutes later: by then the wishes of a host that did not answer are asked for again.
  server.jobDeps.web = hastyWeb();
  const again = await app.report(`${standIn.originOf('crewlark.test')}/`);
  const own = again.report.plans?.filter(({ host }) => host === 'crewlark.test');
  expect([again.report.notice, own?.length]).toEqual([null, 2]);
  const { report: asked } = await app.report('Featherquill');
  expect(asked.notice).toContain('No website found for this name');
});

test('[MKT-2] with every site and every source failing in every way at once, reports are short, honest and in time', async () => {
  const { standIn, server } = app;
  server.clock.advance({ days: 1 });
  standIn.requests.clear();
  const hosts = markets.flatMap(({ companies }) => companies.map(({ host }) => host));
  const turns = failureKinds.map((kind, at) => ({ kind, host: hosts[at] ?? '' }));
  for (const { kind, host } of turns) {
    standIn.fail(host, { kind });
    standIn.fail(`www.${host}`, { kind });
    standIn.fail(`status.${host}`, { kind });
  }
  sourceIds.forEach((id, at) => standIn.fail(id, { kind: failureKinds[at % failureKinds.length] ?? 'hang' }));
  // What a robots.txt says is not known there: nothing but it may be asked for.
  const closed = hosts.slice(turns.length, turns.length + 3);
  closed.forEach((host, at) =>
    standIn.fail(`${host}/robots.txt`, { kind: (['503', 'hang', 'reset'] as const)[at] ?? '503' }),
  );

  const orders: OrderedReport[] = [];
  for (const host of [...turns.map((one) => one.host), ...closed])
    orders.push(await app.order(`${standIn.originOf(host)}/`));
  let reports: MarketReport[] = [];
  const took = await undisturbedMs(async () => {
    reports = await Promise.all(orders.map(({ make }) => make(ceilingS)));
  });
  // All are made at once: what they wait for keeps the ceiling, what they reckon afterwards takes the machine's time.
  expect(took).toBeLessThan((ceilingS + 10) * 1000);

  for (const [at, report] of reports.entries()) {
    const { kind, host } = turns[at] ?? { kind: 'closed', host: closed[at - turns.length] ?? '' };
    expect([host, kind, report.state]).toEqual([host, kind, 'done']);
    for (const { quote, excerpt } of report.citations) expect(excerpt).toContain(quote);
    for (const { citations } of claimsOf(report)) {
      for (const id of citations) expect(report.citations.map((one) => one.id)).toContain(id);
    }
    // Numbers come from pages; here none could be read that has any.
    if (!readable.has(kind)) {
      expect([kind, report.plans ?? [], report.findings ?? [], report.trends ?? []]).toEqual([
        kind,
        [],
        [],
        [],
      ]);
      expect(report.notice).toMatch(/^[A-Z].+\.$/);
      expect(report.sources.find(({ id }) => id === 'site')?.outcome).not.toBe('answered');
    }
  }
  for (const host of closed) {
    expect(
      standIn.requests
        .to(host)
        .filter(({ url }) => url !== '/robots.txt')
        .map(({ url }) => url),
    ).toEqual([]);
  }
  // What a redirect led to was never asked for.
  expect([...standIn.requests.counts.keys()].filter((host) => /^\d/.test(host))).toEqual([]);
});

/** In place of the ninety seconds; six of them are kept for conclusions. */
const ceilingS = 8;
/** What leaves a site's pages pages: it has no lists, or says something of its own. */
const readable = new Set([
  'latin1',
  'single-object',
  'invalid-json',
  'html-instead-of-json',
  'maze',
  'text200',
  'empty',
]);

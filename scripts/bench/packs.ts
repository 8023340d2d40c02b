/**
 * Measures twenty market reports at once on a server as its users start it, with the stand-in internet as all of the net:
 * node scripts/bench/packs.ts
 *
 * Every pace is the shipped one. Exits 1 when a limit is missed. Linux only.
 */
import { market } from '@earshot/contracts/market';
import type { MarketLink } from '@earshot/contracts/market';
import type { MarketReport } from '@earshot/contracts/market/market-report';
import { crawlerFacts } from '@earshot/contracts/market/crawler-facts';
import { developmentMarkets } from '@earshot/stand-in-internet/markets/development';
import { frozenMarkets } from '@earshot/stand-in-internet/markets/frozen';
import type { StandIn } from '@earshot/stand-in-internet/start-stand-in';
import { startStandIn } from '@earshot/stand-in-internet/start-stand-in';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { measureMachine } from './load/control.ts';
import type { LoadResult } from './load/load-client.ts';
import type { Server } from './load/processes.ts';
import { load, processorSeconds, residentMegabytes, startControl, startEarshot } from './load/processes.ts';
import type { Line } from './load/report.ts';
import { holds, median, print } from './load/report.ts';
import type { Seeded } from './load/seeded-folder.ts';
import { seedFolder } from './load/seeded-folder.ts';

const packs = 20;
const itemCount = 5000;
const longestMs = 180_000;
/** Timers and two clocks may differ by so much. */
const clockMs = 5;

const lines: Line[] = [];
function report(line: Line): void {
  lines.push(line);
  print(line);
}

const dataDir = await mkdtemp(join(tmpdir(), 'earshot-bench-'));
const standIn = await startStandIn({ markets: [...developmentMarkets, ...frozenMarkets] });
const control = await startControl();
try {
  const seeded = await seedFolder(dataDir, itemCount);
  const names = new URL('../../packages/stand-in-internet/src/test-names.ts', import.meta.url).href;
  const earshot = await startEarshot(dataDir, {
    ...standIn.environment,
    NODE_OPTIONS: `--import=${names}`,
    EARSHOT_TRUSTED_PROXIES: '127.0.0.1',
  });
  try {
    await measure(earshot, seeded);
  } finally {
    await earshot.stop();
  }
} finally {
  await control.stop();
  await standIn.stop();
  await rm(dataDir, { recursive: true, force: true });
}
const missed = lines.filter((line) => !holds(line));
process.stdout.write(
  `${missed.length} of ${lines.length} figures missed, load ${loadavg()[0]?.toFixed(1)}\n`,
);
process.exitCode = missed.length > 0 ? 1 : 0;

async function measure(earshot: Server, seeded: Seeded): Promise<void> {
  const screens = async (seed: number): Promise<LoadResult & { scaledP95Ms: number }> => {
    const { share } = await measureMachine(control, seed);
    const result = await load({
      ...{ address: earshot.address, path: '/api/feedback/get_feedback', tokens: seeded.tokens },
      ...{ kind: 'mix', seed, items: itemCount, connections: 2, seconds: 5 },
    });
    return { ...result, scaledP95Ms: result.p95Ms * share };
  };
  await screens(1);
  const quiet = [await screens(2), await screens(3), await screens(4)];

  const cpuBefore = processorSeconds(earshot.pid);
  const hosts = [...developmentMarkets, ...frozenMarkets].flatMap(({ companies }) =>
    companies.map(({ host }) => host),
  );
  const submittedAt = performance.now();
  const links = await Promise.all(
    hosts.slice(0, packs).map((host, at) => submit(earshot, standIn.originOf(host), at)),
  );
  const ended = Promise.all(links.map((link, at) => endOf(earshot, link, { at, submittedAt })));
  const busy: LoadResult[] = [];
  let mostMegabytes = 0;
  const over = new AbortController();
  void ended.finally(() => over.abort());
  const scaled: number[] = [];
  for (let seed = 10; !over.signal.aborted && seed < 40; seed += 1) {
    const round = await screens(seed);
    busy.push(round);
    scaled.push(round.scaledP95Ms);
    mostMegabytes = Math.max(mostMegabytes, residentMegabytes(earshot.pid));
  }
  tellEnds(await ended, processorSeconds(earshot.pid) - cpuBefore);
  const quietP95 = median(quiet.map((one) => one.scaledP95Ms));
  report({
    name: 'other screens: p95 meanwhile, by its quiet value',
    value: median(scaled) / quietP95,
    unit: 'times',
    limit: { atMost: 2 },
    note: `${median(busy.map((one) => one.p95Ms)).toFixed(0)} ms against ${median(quiet.map((one) => one.p95Ms)).toFixed(0)} by the clock`,
  });
  report({
    name: 'other screens: failures',
    value: failuresOf([...quiet, ...busy]),
    unit: '',
    limit: { atMost: 0 },
  });
  report({ name: 'memory meanwhile', value: mostMegabytes, unit: 'MB' });
  tellPace(standIn);
}

interface Ended {
  report: MarketReport;
  afterMs: number;
}

function tellEnds(ends: readonly Ended[], cpuSeconds: number): void {
  const over = ends.filter(({ report: { state } }) => state === 'done');
  report({ name: 'packs that ended well', value: over.length, unit: 'packs', limit: { atLeast: packs } });
  report({
    name: 'the last pack, after it was asked for',
    value: Math.max(...ends.map(({ afterMs }) => afterMs)) / 1000,
    unit: 's',
    limit: { atMost: longestMs / 1000 },
    note: `median ${(median(ends.map(({ afterMs }) => afterMs)) / 1000).toFixed(0)} s`,
  });
  report({ name: 'processor time of a pack, database included', value: cpuSeconds / packs, unit: 's' });
  const sources = ends.flatMap(({ report: { sources: all } }) =>
    all.filter(({ outcome }) => outcome !== 'off'),
  );
  const unasked = sources.filter(({ outcome }) => outcome === 'not_asked');
  report({
    name: 'sources that were not asked, and said to be',
    value: unasked.length,
    unit: `of ${sources.length}`,
  });
  report({
    name: 'sources not asked without a sentence',
    value: unasked.filter(({ detail }) => detail === null).length,
    unit: 'sources',
    limit: { atMost: 0 },
  });
}

function tellPace({ requests }: StandIn): void {
  const hosts = [...requests.counts.keys()];
  const most = Math.max(...hosts.map((host) => requests.mostInFlight(host)));
  report({ name: 'requests to one host at once', value: most, unit: 'requests', limit: { atMost: 1 } });
  const sites = hosts.filter((host) => !host.endsWith('.sources.test'));
  const gap = Math.min(...sites.map((host) => requests.smallestGapMs(host)));
  report({
    name: 'shortest time between two requests to a site',
    value: gap,
    unit: 'ms',
    limit: { atLeast: crawlerFacts.gapMs - clockMs },
    note: `${requests.all.length} requests to ${hosts.length} hosts`,
  });
}

/** As a stranger somewhere else each time. */
async function submit({ address }: Server, subject: string, at: number): Promise<MarketLink> {
  const { path, method } = market.submitPublicRequest;
  const reply = await fetch(address + path, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${at + 1}` },
    body: JSON.stringify({ subject, email: `reader${at}@bench.example` }),
  });
  if (reply.status !== 202) throw new Error(`A report was refused: ${await reply.text()}`);
  return (await reply.json()) as MarketLink;
}

async function endOf(
  { address }: Server,
  link: MarketLink,
  { at, submittedAt }: { at: number; submittedAt: number },
): Promise<Ended> {
  const { path, method } = market.getPublicReport;
  for (;;) {
    await wait(1000);
    const reply = await fetch(address + path, {
      method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${at + 1}` },
      body: JSON.stringify(link),
    });
    if (!reply.ok) continue;
    const read = (await reply.json()) as MarketReport;
    const afterMs = performance.now() - submittedAt;
    if (!['queued', 'running'].includes(read.state) || afterMs > 2 * longestMs)
      return { report: read, afterMs };
  }
}

function failuresOf(results: readonly LoadResult[]): number {
  return results.flatMap(({ failures }) => Object.values(failures)).reduce((sum, count) => sum + count, 0);
}

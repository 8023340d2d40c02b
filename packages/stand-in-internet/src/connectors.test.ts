import { allSources, sourceWaves } from '@earshot/connectors/all-sources';
import { askSource } from '@earshot/connectors/ask-source';
import type { SourceReply } from '@earshot/connectors/read-answer';
import type { SourcePorts, SourceRequest } from '@earshot/connectors/source-client';
import type { KnownOfSubject, SourceAnswer, SourceSubject } from '@earshot/connectors/source-facts';
import { nothingKnown } from '@earshot/connectors/source-facts';
import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { failureKinds } from './server/failure.ts';
import type { SourceId } from './sources/all-sources.ts';
import { sourceIds } from './sources/all-sources.ts';
import type { StandIn } from './start-stand-in.ts';
import { startStandIn } from './start-stand-in.ts';

const now = Date.UTC(2026, 10, 20, 12);
/** How long an answer is waited for: less where none comes. */
const quickMs = 60;
let patienceMs = 3000;
let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn({ today: new Date(now) });
});
afterAll(() => standIn.stop());
afterEach(() => {
  patienceMs = 3000;
  for (const target of ['*', ...sourceIds, ...sites]) standIn.fail(target, null);
  standIn.requests.clear();
});
const sites = ['status.marrowby.test', 'community.marrowby.test'];

/** Over real HTTP, with a short patience and small limits. */
function ask({ url: address, method, headers, body }: SourceRequest): Promise<SourceReply> {
  const url = new URL(address);
  const most = 2_000_000;
  return new Promise((done, fail) => {
    const options = {
      ...{ host: '127.0.0.1', port: standIn.port, path: url.pathname + url.search, method, agent: false },
      headers: { 'user-agent': 'test', ...headers, host: url.host },
      signal: AbortSignal.timeout(patienceMs),
    };
    const asked = request(options, (reply) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      reply.on('data', (part: Buffer) => {
        parts.push(part);
        bytes += part.length;
        if (bytes > most) reply.destroy(Object.assign(new Error('too large'), { fault: 'too_large' }));
      });
      reply.on('error', fail);
      reply.on('end', () => {
        try {
          const whole = Buffer.concat(parts);
          const isPacked = reply.headers['content-encoding'] === 'gzip';
          const unpacked = isPacked ? gunzipSync(whole, { maxOutputLength: most }) : whole;
          done({ status: reply.statusCode ?? 0, headers: reply.headers, body: unpacked });
        } catch (error) {
          fail(Object.assign(new Error('too large', { cause: error }), { fault: 'too_large' }));
        }
      });
    });
    asked.on('error', (error) => fail(Object.assign(error, { fault: 'unreachable' })));
    asked.end(body);
  });
}

const ports: SourcePorts = {
  request: ask,
  take: (_host, _turn, work) => work(),
  allows: async (url) => !url.includes('/posting-api/'),
  now: () => now,
};

const subject = (known: Partial<KnownOfSubject>): SourceSubject => ({
  ...{ name: 'Marrowby', host: 'marrowby.test', isCommonWord: false, country: 'us', now: new Date(now) },
  known: { ...nothingKnown, ...known },
});

/** Asks all sources that the stand-in has, each wave knowing what those before have learned. */
async function askAll(): Promise<Map<string, SourceAnswer>> {
  const answers = new Map<string, SourceAnswer>();
  const known: Partial<KnownOfSubject> = {
    statusUrl: `${standIn.originOf('status.marrowby.test')}/`,
    communityUrl: `${standIn.originOf('community.marrowby.test')}/`,
    jobBoards: ['https://boards.greenhouse.io/marrowby', 'https://jobs.ashbyhq.com/marrowby'],
  };
  const time = { until: now + 60_000, signal: new AbortController().signal };
  for (const wave of sourceWaves) {
    await Promise.all(
      wave.map(async (source) => {
        const baseUrl = standIn.baseUrls[source.id as SourceId] as string | undefined;
        if (baseUrl === undefined && source.id !== 'status_page') return;
        const settings = { isOn: true, key: 'secret', baseUrl };
        answers.set(source.id, await askSource(source, subject(known), settings, ports, time));
      }),
    );
    for (const { learned } of answers.values()) Object.assign(known, learned);
  }
  return answers;
}

test('every source that reads the stand-in finds there what its connector looks for', async () => {
  const answers = await askAll();
  const outcomes = Object.fromEntries([...answers].map(([id, { outcome }]) => [id, outcome]));
  const quiet = {
    github: 'empty',
    npm_downloads: 'empty',
    duckduckgo: 'answered',
    lever: 'empty',
    ashby: 'disallowed',
  };
  const expected = Object.fromEntries([...answers.keys()].map((id) => [id, 'answered']));
  expect(outcomes).toEqual({ ...expected, ...quiet });
  expect(answers.size).toBeGreaterThanOrEqual(allSources.length - 3);
});

test('[MKT-2] each failure of all sources at once is told, and nothing is made up of it', async () => {
  patienceMs = quickMs;
  for (const kind of failureKinds.filter((one) => !isHeavy(one))) {
    // Slower than anybody waits here.
    standIn.fail('*', kind === 'slow' ? { kind, ms: 4 * quickMs } : { kind });
    for (const [id, { outcome, detail, items, peers }] of await askAll()) {
      const told = `${kind} ${id} ${outcome}`;
      if (kind === 'latin1' || kind === 'single-object') continue;
      expect(told).not.toMatch(/answered/);
      expect([told, detail?.endsWith('.'), items, peers]).toEqual([told, true, [], []]);
    }
  }
});

/** Costs the machine more than it tells of each source: asked of one only. */
const isHeavy = (kind: string) => kind === 'huge' || kind === 'gzip-bomb';

test('[MKT-2] an answer without end, or one that unfolds without end, is given up', async () => {
  for (const kind of ['huge', 'gzip-bomb'] as const) {
    standIn.fail('lemmy', { kind });
    expect([kind, (await askAll()).get('lemmy')?.outcome]).toEqual([kind, 'failed']);
  }
});

test('requests are counted as the stand-in counted them', async () => {
  const counted = new Map<string, number>();
  for (const { requests } of (await askAll()).values())
    for (const { host, count } of requests) counted.set(host, (counted.get(host) ?? 0) + count);
  expect(Object.fromEntries([...counted].sort())).toEqual(
    Object.fromEntries([...standIn.requests.counts].sort()),
  );
});

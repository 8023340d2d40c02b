import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allSources } from './all-sources.ts';
import { brave } from './sources/brave.ts';
import { duckduckgo } from './sources/duckduckgo.ts';
import { sourceIds } from './source-ids.ts';
import { statusPage } from './sources/status-page.ts';
import { wayback } from './sources/wayback.ts';
import type { SourceRequest } from './source-client.ts';
import { asked, sent } from './testing/asked.ts';
import type { KnownOfSubject } from './source-facts.ts';

const everything: KnownOfSubject = {
  wikidataId: null,
  wikipediaTitle: 'Crewlark',
  appStoreId: '123',
  repositories: ['crewlark/rota'],
  packages: ['crewlark'],
  statusUrl: 'https://status.crewlark.com/',
  jobBoards: ['greenhouse.io', 'lever.co', 'ashbyhq.com'].map((host) => `https://jobs.${host}/crewlark`),
  communityUrl: 'https://community.crewlark.com/',
};
const settings = { baseUrl: 'https://source.test/base' };
const challenge = '<!doctype html><title>Just a moment...</title>';

test('every source has its own id and a plan of what it may cost', () => {
  expect(allSources.map(({ id }) => id).sort()).toEqual([...sourceIds].sort());
  expect(new Set(sourceIds).size).toBe(sourceIds.length);
  for (const { paceMs, calls, keptMs } of allSources) {
    expect([paceMs > 0, calls > 0 && calls <= 15, keptMs > 0]).toEqual([true, true, true]);
  }
});

test('a company’s own sites are asked as their robots.txt allows', () => {
  const asking = allSources.filter(({ obeysRobots }) => obeysRobots).map(({ id }) => id);
  expect(asking).toEqual(expect.arrayContaining(['discourse', 'status_page']));
});

test.each([
  ['nothing', () => ({}), 'empty'],
  ['an empty list', () => [], 'empty'],
  ['that there is no such thing', () => sent({ status: 404, body: 'no' }), 'empty'],
  ['429', () => sent({ status: 429 }), 'blocked'],
  ['403', () => sent({ status: 403 }), 'blocked'],
  ['503 with a time', () => sent({ status: 503, headers: { 'retry-after': '600' } }), 'blocked'],
  ['a challenge', () => sent({ headers: { 'content-type': 'text/html' }, body: challenge }), 'blocked'],
  [
    'a sentence about limits',
    () => sent({ body: 'Please limit requests to one every 5 seconds.' }),
    'blocked',
  ],
  ['500', () => sent({ status: 500 }), 'failed'],
  ['a page', () => sent({ body: '<html><body>Welcome</body></html>' }), 'failed'],
  ['half of an answer', () => sent({ body: '{"hits":[{"a":' }), 'failed'],
  ['a sentence', () => sent({ body: 'Your query was too short.' }), 'failed'],
  ['nothing at all', () => sent({ body: '' }), 'failed'],
  ['a redirect elsewhere', () => sent({ status: 302, headers: { location: 'http://127.0.0.1/' } }), 'failed'],
  [
    'a redirect to itself',
    ({ url }: SourceRequest) => sent({ status: 302, headers: { location: url } }),
    'failed',
  ],
  ['too late', () => sent({ fault: 'too_slow' }), 'failed'],
  ['too much', () => sent({ fault: 'too_large' }), 'failed'],
  ['not at all', () => sent({ fault: 'unreachable' }), 'failed'],
])(
  '[MKT-2] what became of a source that answers %s is told the same way by all',
  async (_name, reply, outcome) => {
    // An XML file of rates is no JSON, and no rates are no empty answer.
    for (const source of allSources.filter(({ id }) => id !== 'ecb_rates' && id !== 'common_crawl')) {
      const { answer, requests } = await asked(source, reply, { known: everything, settings });
      const isEmptyError =
        source.id === 'product_hunt' && outcome === 'empty' && _name !== 'that there is no such thing';
      expect([source.id, answer.outcome]).toEqual([source.id, isEmptyError ? 'failed' : outcome]);
      expect(answer.detail).toMatch(/^[A-Z].*\.$/);
      expect([answer.items, answer.series, answer.peers]).toEqual([[], [], []]);
      expect(answer.requests).toEqual([
        { host: new URL(requests[0]?.url ?? '').hostname, count: requests.length },
      ]);
    }
  },
);

test('[MKT-2] a source is off without its key, and not asked without what it needs', async () => {
  expect((await asked(brave, () => ({}), { settings: { key: '' } })).answer).toMatchObject({
    outcome: 'off',
    url: null,
  });
  expect((await asked(duckduckgo, () => ({}), { settings: { isOn: false } })).answer.outcome).toBe('off');
  const { answer, requests } = await asked(statusPage, () => ({}));
  expect([answer.outcome, requests.length]).toEqual(['empty', 0]);
});

test('[MKT-3] a robots.txt that refuses is obeyed, by the sources that ask hosts of others', async () => {
  const ports = { allows: async () => false };
  const { answer, requests } = await asked(statusPage, () => ({}), { known: everything, ports });
  expect([answer.outcome, requests.length, answer.url]).toEqual(['disallowed', 0, null]);
  for (const unknown of ['failed', 'not_asked'] as const) {
    const other = await asked(statusPage, () => ({}), {
      known: everything,
      ports: { allows: async () => unknown },
    });
    expect([other.answer.outcome, other.requests.length]).toEqual([unknown, 0]);
  }
});

test('[MKT-2] a source that finds no turn was not asked', async () => {
  const ports = { take: () => Promise.reject(new Error('No turn')) };
  expect((await asked(duckduckgo, () => ({}), { ports })).answer).toMatchObject({
    outcome: 'not_asked',
    requests: [],
  });
});

test('a source that says when to come back is asked once more then', async () => {
  let turns = 0;
  const reply = () => ((turns += 1) === 1 ? sent({ status: 429, headers: { 'retry-after': '3' } }) : []);
  const { answer, gaps } = await asked(wayback, reply);
  // Once, and on top of a budget of a single request.
  expect([answer.outcome, gaps]).toEqual(['empty', [2000, 3000]]);
  const busy = await asked(brave, () => sent({ status: 429, headers: { 'retry-after': '3' } }));
  expect([busy.answer.outcome, busy.gaps]).toEqual(['blocked', [1100, 3000]]);
});

test('a key is sent to its source and shown to nobody', async () => {
  const { answer, requests } = await asked(brave, () => ({}));
  expect(requests[0]?.headers['x-subscription-token']).toBe('secret');
  expect(JSON.stringify(answer)).not.toContain('secret');
});

test('[MKT-2] whatever a source sends, it is told what became of it, and nothing without an address is kept', async () => {
  const keys = [
    'hits,title,url,objectID,comment_text,search,id,entities,claims,P856,mainsnak,datavalue,value,rank',
    'results,bindings,site,iLabel,type,extract,content_urls,items,timestamp,views,trackId,sellerUrl,feed,entry',
    'im:rating,label,articles,seendate,timeline,data,link,body,tags,full_name,homepage,description,downloads,day',
    'Results,RelatedTopics,Topics,Infobox,content,FirstURL,Text,cdx-api,incidents,name,created_at,jobs,posts,post',
    'web,snippet,videoId,node,edges,created_at_i,nbHits,backoff,resolved_at,topics,categories,createdAt,incident_updates',
  ].flatMap((line) => line.split(','));
  const leaf = fc.oneof(
    fc.constantFrom('Crewlark', 'https://crewlark.com/', 'Q1', '4', '\u0000', '<b>', '2026-09-01', ''),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.string({ maxLength: 20 }),
  );
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { maxDepth: 6, withCrossShrink: true },
      leaf,
      fc.array(tie('json'), { maxLength: 4 }),
      fc.dictionary(
        fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...keys) }, { weight: 1, arbitrary: fc.string() }),
        tie('json'),
        { maxKeys: 12 },
      ),
    ),
  }));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...allSources),
      json,
      fc.integer({ min: 100, max: 599 }),
      fc.boolean(),
      async (source, body, status, isFine) => {
        const reply = () => sent({ status: isFine ? 200 : status, body });
        const { answer } = await asked(source, reply, { known: everything, settings });
        expect(['answered', 'empty', 'blocked', 'failed', 'not_asked']).toContain(answer.outcome);
        for (const { url, title, text, rating } of answer.items) {
          expect([URL.canParse(url), title + text !== '']).toEqual([true, true]);
          expect(rating === null || (rating >= 1 && rating <= 5)).toBe(true);
        }
        for (const { points } of answer.series)
          for (const { value } of points) expect(Number.isFinite(value)).toBe(true);
      },
    ),
    { numRuns: 600 },
  );
});

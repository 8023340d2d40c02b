import { expect, test } from 'vitest';
import { autocomplete, autocompleteBrave } from './autocomplete.ts';
import { brave } from './brave.ts';
import { commonCrawl } from './common-crawl.ts';
import { duckduckgo } from './duckduckgo.ts';
import { ecbRates, readRates } from './ecb-rates.ts';
import { ashby, greenhouse, lever } from './job-boards.ts';
import { mentions } from '../mentions.ts';
import { plainText } from '../plain-text.ts';
import { searxng } from './searxng.ts';
import { serper } from './serper.ts';
import { tavily } from './tavily.ts';
import { asked, crewlark, sent } from '../testing/asked.ts';
import { wayback } from './wayback.ts';

test('the box of DuckDuckGo is read, with or without its facts and groups', async () => {
  const body = {
    Heading: 'Crewlark',
    AbstractText: 'Crewlark makes rotas.',
    AbstractSource: 'Wikipedia',
    AbstractURL: 'https://en.wikipedia.org/wiki/Crewlark',
    Type: 'A',
    Results: [{ FirstURL: 'https://crewlark.com/', Text: 'Official site' }],
    RelatedTopics: [
      { FirstURL: 'https://duckduckgo.com/Rotaflow', Text: 'Rotaflow - rota software', Result: '<a>' },
      { Name: 'See also', Topics: [{ FirstURL: 'https://duckduckgo.com/Shiftwell', Text: 'Shiftwell' }] },
    ],
    Infobox: '',
  };
  const plain = await asked(duckduckgo, () => body);
  expect(plain.answer.items.map(({ text }) => text)).toEqual([
    'Crewlark makes rotas.',
    'Official site',
    'Rotaflow - rota software',
    'Shiftwell',
  ]);
  const Infobox = { content: [{ data_type: 'string', label: 'Founded', value: '2015' }], meta: [] };
  expect((await asked(duckduckgo, () => ({ ...body, Infobox }))).answer.items[0]?.text).toBe(
    'Crewlark makes rotas.\nFounded: 2015.',
  );
  expect((await asked(duckduckgo, () => ({ ...body, Type: 'D' }))).answer.outcome).toBe('empty');
});

test('suggestions are phrases that name the subject, in both forms that they come in', async () => {
  const list = ['crewlark vs ', ['crewlark vs rotaflow', 'Crewlark vs Shiftwell', 'rotaflow pricing']];
  const { answer, requests } = await asked(autocomplete, () => list);
  expect(answer.items.map(({ title }) => title)).toEqual(['crewlark vs rotaflow', 'Crewlark vs Shiftwell']);
  expect(requests.map(({ url }) => new URL(url).searchParams.get('q'))).toEqual([
    'Crewlark vs ',
    'Crewlark alternative',
  ]);
  const objects = await asked(autocompleteBrave, () => [{ phrase: 'crewlark vs rotaflow' }]);
  expect(objects.answer.items.length).toBe(1);
});

test('Common Crawl is asked for its newest index, whose answer is read line by line', async () => {
  const line = {
    urlkey: 'com,crewlark)/pricing',
    timestamp: '20260301120000',
    url: 'https://crewlark.com/pricing',
    status: '200',
  };
  const { answer, requests } = await asked(commonCrawl, ({ url }) =>
    url.endsWith('/collinfo.json')
      ? [
          { id: 'CC-MAIN-2026-30', 'cdx-api': 'https://index.commoncrawl.org/CC-MAIN-2026-30-index' },
          { id: 'older' },
        ]
      : sent({ body: `${JSON.stringify(line)}\n{"broken\n\nNo Captures` }),
  );
  expect(requests[1]?.url).toContain('/CC-MAIN-2026-30-index?url=crewlark.com%2Fpricing*&output=json');
  expect(answer.items.map(({ text }) => text)).toEqual([
    'https://crewlark.com/pricing was captured on 2026-03-01.',
  ]);
});

test('the rows of the Wayback Machine are read by the names in the first', async () => {
  const rows = [
    ['timestamp', 'original', 'statuscode', 'digest'],
    ['20260401000000', 'https://crewlark.com/pricing', '200', 'A'],
    ['2026', 'x', '200', 'B'],
  ];
  expect((await asked(wayback, () => rows)).answer.items).toMatchObject([
    {
      url: 'https://web.archive.org/web/20260401000000/https://crewlark.com/pricing',
      publishedAt: new Date('2026-04-01'),
    },
  ]);
  expect((await asked(wayback, () => rows.slice(0, 1))).answer.outcome).toBe('empty');
});

test.each([
  [
    greenhouse,
    'https://boards.greenhouse.io/embed/job_board?for=crewlark',
    'https://boards-api.greenhouse.io/v1/boards/crewlark/jobs',
    {
      jobs: [
        {
          id: 1,
          title: 'Sync engineer',
          location: { name: 'Leeds' },
          absolute_url: 'https://boards.greenhouse.io/crewlark/jobs/1',
          updated_at: '2026-09-01T00:00:00-04:00',
        },
      ],
      meta: { total: 1 },
    },
    'Sync engineer, Leeds',
  ],
  [
    lever,
    'https://jobs.lever.co/crewlark',
    'https://api.lever.co/v0/postings/crewlark?mode=json',
    [
      {
        id: 'a',
        text: 'Sync engineer',
        categories: { team: 'Mobile', location: 'Leeds' },
        hostedUrl: 'https://jobs.lever.co/crewlark/a',
        createdAt: 1788256800000,
      },
    ],
    'Sync engineer, Mobile, Leeds',
  ],
  [
    ashby,
    'https://jobs.ashbyhq.com/crewlark/x',
    'https://api.ashbyhq.com/posting-api/job-board/crewlark',
    {
      jobs: [
        {
          title: 'Sync engineer',
          team: 'Mobile',
          location: 'Leeds',
          publishedAt: '2026-09-01T00:00:00Z',
          jobUrl: 'https://jobs.ashbyhq.com/crewlark/a',
        },
      ],
    },
    'Sync engineer, Mobile, Leeds',
  ],
])(
  'openings are read from the board that its page of openings links to: %#',
  async (source, link, url, body, text) => {
    const { answer, requests } = await asked(source, () => body, {
      known: { jobBoards: ['https://elsewhere.test/', link] },
    });
    expect(requests.map((request) => request.url)).toEqual([url]);
    expect(answer.items.map((item) => [item.text, item.publishedAt?.getUTCMonth()])).toEqual([[text, 8]]);
  },
);

const results = [
  {
    url: 'https://blog.test/1',
    title: 'Crewlark vs Rotaflow',
    content: 'Both do <b>rotas</b>',
    description: 'Both do <b>rotas</b>',
    publishedDate: null,
  },
  { url: 'https://blog.test/2', title: 'Larks', content: 'Birds', description: 'Birds' },
];

test.each([
  [searxng, { results, unresponsive_engines: [['google', 'CAPTCHA']] }],
  [brave, { web: { results } }],
  [tavily, { results }],
  [
    serper,
    {
      organic: results.map(({ url, title, content }) => ({
        title,
        link: url,
        snippet: content,
        position: 1,
      })),
    },
  ],
])('results of the web that name the subject are kept: %#', async (source, body) => {
  const settings = { baseUrl: 'https://search.test' };
  const { answer, requests } = await asked(source, () => body, { settings });
  expect(answer.items.map(({ title, text }) => [title, text])).toEqual([
    ['Crewlark vs Rotaflow', 'Both do rotas'],
  ]);
  expect(requests.length).toBe(3);
});

test('a SearXNG that answers in HTML only is told how to be set right', async () => {
  const { answer } = await asked(searxng, () => sent({ status: 403, body: 'Forbidden' }), {
    settings: { baseUrl: 'https://s.test', key: '' },
  });
  expect(answer.outcome).toBe('blocked');
  expect(answer.detail).toContain('search.formats: [html, json]');
});

const rates = `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns:gesmes="g"><Cube><Cube time='2026-09-18'>
  <Cube currency='USD' rate='1.25'/><Cube currency='GBP' rate='0.8'/><Cube currency='XXX' rate='N/A'/></Cube></Cube></gesmes:Envelope>`;

test('rates of the European Central Bank convert amounts by way of the euro', async () => {
  const { answer } = await asked(ecbRates, () => sent({ body: rates }));
  expect(answer).toMatchObject({
    outcome: 'answered',
    rates: { day: '2026-09-18', perEuro: { EUR: 1, USD: 1.25, GBP: 0.8 } },
  });
  expect([readRates('<html>'), readRates(rates.slice(0, 150)), readRates('{}')]).toEqual([null, null, null]);
});

test('a name is found as a word of its own, or by its host', () => {
  const found = (text: string) => mentions(text, crewlark);
  expect(['crewlark?', '«Crewlark»', 'Crewlark’s', 'at www.CREWLARK.com'].map(found)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['Crewlarks', 'acrewlark', 'crew lark', ''].map(found)).toEqual([false, false, false, false]);
});

test('markup becomes words', () => {
  expect(plainText('<p>One &amp; <b>two</b><p>three<br>four&nbsp;<script>no</script>&#x27;five')).toBe(
    "One & two\nthree\nfour\n'five",
  );
  expect(plainText('a < b && c')).toBe('a < b && c');
  expect(plainText('\ud800 x')).toBe('\ufffd x');
});

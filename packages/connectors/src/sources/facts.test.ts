import { expect, test } from 'vitest';
import { pageviews } from './pageviews.ts';
import { asked } from '../testing/asked.ts';
import { wikidataQuery } from './wikidata-query.ts';
import { wikidata } from './wikidata.ts';
import { wikipedia } from './wikipedia.ts';

const claim = (value: unknown, rest: Record<string, unknown> = {}) => ({
  mainsnak: { snaktype: 'value', property: 'P1', datavalue: { value, type: 'string' } },
  rank: 'normal',
  ...rest,
});
const entity = {
  id: 'Q7',
  labels: { en: { language: 'en', value: 'Crewlark' } },
  descriptions: { en: { language: 'en', value: 'rota software' } },
  sitelinks: { enwiki: { site: 'enwiki', title: 'Crewlark (software)' } },
  claims: {
    P856: [
      claim('https://old.example/', { qualifiers: { P582: [{}] } }),
      claim('https://www.crewlark.com/'),
      claim('https://wrong.example/', { rank: 'deprecated' }),
    ],
    P571: [claim({ time: '+2015-00-00T00:00:00Z', precision: 9 })],
    P112: [claim({ 'entity-type': 'item', id: 'Q8' })],
    P169: [{ mainsnak: { snaktype: 'somevalue', property: 'P169' }, rank: 'normal' }],
    P1128: [
      claim({ amount: '+120', unit: '1' }),
      claim({ amount: '+140', unit: '1' }, { rank: 'preferred' }),
    ],
    P3861: [claim('123456')],
    P1324: [claim('https://github.com/crewlark/rota')],
  },
};

test('Wikidata finds the entity by its website and tells what holds today', async () => {
  const { answer, requests } = await asked(wikidata, ({ url }) => {
    if (url.includes('wbsearchentities'))
      return { search: [{ id: 'Q6', label: 'Crewlark' }, { id: 'Q7' }], success: 1 };
    if (url.includes('ids=Q8')) return { entities: { Q8: { labels: { en: { value: 'Ada Finch' } } } } };
    return { entities: { Q6: { id: 'Q6', labels: { en: { value: 'Crewlark' } }, claims: {} }, Q7: entity } };
  });
  expect(answer.items).toMatchObject([
    {
      title: 'Crewlark',
      url: 'https://www.wikidata.org/wiki/Q7',
      text: [
        'Crewlark: rota software.',
        'Official website: https://www.crewlark.com/.',
        'Founded: 2015.',
        'Founded by: Ada Finch.',
        'Employees: 140.',
      ].join('\n'),
    },
  ]);
  expect(answer.learned).toEqual({
    wikidataId: 'Q7',
    wikipediaTitle: 'Crewlark (software)',
    appStoreId: '123456',
    repositories: ['crewlark/rota'],
  });
  expect(new URL(requests[1]?.url ?? '').searchParams.get('ids')).toBe('Q6|Q7');
});

test('an entity of the same name with another website is another', async () => {
  const other = { ...entity, claims: { P856: [claim('https://crewlark.com.evil.example/')] } };
  const { answer } = await asked(wikidata, ({ url }) =>
    url.includes('wbsearchentities') ? { search: [{ id: 'Q7' }] } : { entities: { Q7: other } },
  );
  expect([answer.outcome, answer.learned]).toEqual(['empty', {}]);
});

test('what was read of an entity stays when the names of its values cannot be had', async () => {
  const { answer } = await asked(wikidata, ({ url }) => {
    if (url.includes('wbsearchentities')) return { search: [{ id: 'Q7' }] };
    return url.includes('ids=Q8') ? 'Sorry' : { entities: { Q7: entity } };
  });
  expect(answer).toMatchObject({
    outcome: 'answered',
    detail: 'Not all of it was read: its answer could not be read.',
  });
  expect(answer.items[0]?.text).not.toContain('Founded by');
});

test('Wikidata looks a site up backwards and names those of the same field', async () => {
  const row = (id: string, name: string, site: string) => ({
    i: { type: 'uri', value: `http://www.wikidata.org/entity/${id}` },
    iLabel: { type: 'literal', value: name, 'xml:lang': 'en' },
    site: { type: 'uri', value: site },
    sharedLabel: { type: 'literal', value: 'scheduling software' },
    links: { type: 'literal', value: '12' },
  });
  const { answer, requests } = await asked(wikidataQuery, ({ url }) => {
    const query = new URL(url).searchParams.get('query') ?? '';
    const rows = query.includes('VALUES')
      ? [{ i: { type: 'uri', value: 'http://www.wikidata.org/entity/Q7' } }]
      : [
          row('Q9', 'Rotaflow', 'https://rotaflow.test/'),
          row('Q10', 'Q10', 'https://x.test/'),
          row('Q9', 'Rotaflow', 'https://rotaflow.test/en'),
        ];
    return { head: { vars: ['i'] }, results: { bindings: rows } };
  });
  expect(answer.learned).toEqual({ wikidataId: 'Q7' });
  expect(answer.peers).toEqual([
    {
      name: 'Rotaflow',
      site: 'https://rotaflow.test/',
      text: 'Wikidata lists both under “scheduling software”.',
      url: 'https://www.wikidata.org/entity/Q9',
    },
  ]);
  expect(new URL(requests[0]?.url ?? '').searchParams.get('query')).toContain('<https://www.crewlark.com/>');
  expect(requests[1]?.headers.accept).toBe('application/sparql-results+json');
});

const summary = {
  type: 'standard',
  title: 'Crewlark (software)',
  description: 'Rota software',
  extract: 'Crewlark is a software for staff rotas.',
  wikibase_item: 'Q7',
  content_urls: { desktop: { page: 'https://en.wikipedia.org/wiki/Crewlark_(software)' } },
};

test('Wikipedia gives the beginning of the article that Wikidata names', async () => {
  const known = { wikipediaTitle: 'Crewlark (software)', wikidataId: 'Q7' };
  const { answer, requests } = await asked(wikipedia, () => summary, { known });
  expect(requests[0]?.url).toBe('https://en.wikipedia.org/api/rest_v1/page/summary/Crewlark_(software)');
  expect(answer.items).toMatchObject([{ title: 'Crewlark (software)', text: summary.extract }]);
  for (const other of [
    { ...summary, type: 'disambiguation' },
    { ...summary, wikibase_item: 'Q1' },
  ]) {
    expect((await asked(wikipedia, () => other, { known })).answer.outcome).toBe('empty');
  }
});

test('an article that was only searched for has to be on a product of that name', async () => {
  const search = {
    query: {
      search: [
        { title: 'Lark', pageid: 1 },
        { title: 'Crewlark (software)', pageid: 2 },
      ],
    },
  };
  const reply =
    (given: unknown) =>
    ({ url }: { url: string }) =>
      url.includes('list=search') ? search : given;
  expect((await asked(wikipedia, reply(summary))).answer.learned).toEqual({
    wikipediaTitle: 'Crewlark (software)',
  });
  const bird = { ...summary, description: 'Species of bird', extract: 'The crewlark is a small bird.' };
  expect((await asked(wikipedia, reply(bird))).answer.outcome).toBe('empty');
});

test('views of the article are a series whose last month is not over', async () => {
  const known = { wikipediaTitle: 'Crewlark (software)' };
  const item = (timestamp: string, views: number) => ({
    project: 'en.wikipedia',
    article: 'x',
    granularity: 'monthly',
    timestamp,
    views,
  });
  const { answer, requests } = await asked(
    pageviews,
    () => ({ items: [item('2026070100', 900), item('2026090100', 400)] }),
    { known },
  );
  expect(requests[0]?.url).toBe(
    'https://wikimedia.org/api/rest_v1/metrics/pageviews/per-article/en.wikipedia/all-access/user/Crewlark_(software)/monthly/20250801/20260920',
  );
  expect(answer.series[0]?.points).toEqual([
    { month: '2026-07', value: 900, partial: false },
    { month: '2026-09', value: 400, partial: true },
  ]);
});

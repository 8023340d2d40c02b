import { expect, test } from 'vitest';
import { appStoreReviews } from './app-store-reviews.ts';
import { appStore } from './app-store.ts';
import { gdelt } from './gdelt.ts';
import { npmDownloads } from './npm-downloads.ts';
import { statusPage } from './status-page.ts';
import { asked, sent } from '../testing/asked.ts';

const app = {
  trackId: 123,
  trackName: 'Crewlark: Rotas',
  trackViewUrl: 'https://apps.apple.com/us/app/crewlark/id123?uo=4',
  bundleId: 'com.crewlark.app',
  sellerName: 'Crewlark Ltd',
  sellerUrl: 'https://www.crewlark.com/app',
  description: 'Plan rotas.',
  version: '4.2',
  releaseNotes: 'Faster.',
  currentVersionReleaseDate: '2026-09-01T00:00:00Z',
  price: 0,
  formattedPrice: 'Free',
  currency: 'USD',
  averageUserRating: 4.46,
  userRatingCount: 1200,
  primaryGenreName: 'Business',
};

test('the app is told from others of its name by the site of its seller', async () => {
  const copy = { ...app, trackId: 9, trackName: 'Crewlark', sellerUrl: 'https://notcrewlark.com/' };
  const { answer, requests } = await asked(appStore, () => ({ resultCount: 2, results: [copy, app] }));
  expect(answer.learned).toEqual({ appStoreId: '123' });
  expect(answer.items).toMatchObject([
    {
      title: 'Crewlark: Rotas',
      text: 'Plan rotas.\nGenre: Business.\nRated 4.5 of 5 by 1200 people.\nPrice: Free.\nVersion 4.2: Faster.',
      rating: 4.46,
      url: app.trackViewUrl,
    },
  ]);
  expect(new URL(requests[0]?.url ?? '').searchParams.get('entity')).toBe('software');
  expect((await asked(appStore, () => ({ resultCount: 1, results: [copy] }))).answer.outcome).toBe('empty');
  const withdrawn = await asked(appStore, () => ({ results: { ...app, price: -1 } }));
  expect(withdrawn.answer.items[0]?.text).not.toContain('Price');
});

const review = (id: number, rating: string) => ({
  id: { label: String(id) },
  title: { label: 'Good &amp; bad' },
  content: { label: 'No offline mode.', attributes: { type: 'text' } },
  'im:rating': { label: rating },
  'im:version': { label: '4.2' },
  author: { name: { label: 'hana' }, uri: { label: 'x' } },
  updated: { label: '2026-09-02T01:02:03-07:00' },
});
const known = { appStoreId: '123' };

test('reviews are read from a list, from a single one, and beside the entry of the app itself', async () => {
  const itself = { 'im:name': { label: 'Crewlark' }, title: { label: 'Crewlark' } };
  const list = await asked(
    appStoreReviews,
    () => ({ feed: { entry: [itself, review(1, '2'), review(2, '5')] } }),
    { known },
  );
  expect(list.answer.items).toMatchObject([
    {
      title: 'Good & bad',
      text: 'No offline mode.',
      rating: 2,
      author: 'hana',
      publishedAt: new Date('2026-09-02T08:02:03Z'),
    },
    { rating: 5 },
  ]);
  expect(new Set(list.answer.items.map(({ url }) => url)).size).toBe(2);
  const single = await asked(appStoreReviews, () => ({ feed: { entry: review(1, '4') } }), { known });
  expect(single.answer.items.length).toBe(1);
});

test('further pages are asked for while they are full, in the spelling that was understood', async () => {
  const full = { feed: { entry: Array.from({ length: 50 }, (_, at) => review(at + 1, '4')) } };
  const pages: unknown[] = [full, { feed: { entry: [] } }];
  const { requests } = await asked(appStoreReviews, () => pages.shift(), { known });
  expect(requests.map(({ url }) => url.split('/').slice(-4, -1).join(' '))).toEqual([
    'page=1 id=123 sortby=mostrecent',
    'page=2 id=123 sortby=mostrecent',
  ]);
});

test('a feed without reviews is asked for in both spellings, and does not mean that there are none', async () => {
  const { answer, requests } = await asked(appStoreReviews, () => ({ feed: { author: {} } }), { known });
  expect(requests.map(({ url }) => url.split('/').at(-2))).toEqual([
    'sortby=mostrecent',
    'sortBy=mostrecent',
  ]);
  expect([answer.outcome, answer.detail]).toEqual([
    'empty',
    'It returned no reviews. There may still be some.',
  ]);
});

test('news are read with their dates, and counted by month', async () => {
  const article = {
    url: 'https://news.test/1',
    url_mobile: '',
    title: 'Crewlark raises prices',
    seendate: '20260918T031500Z',
    domain: 'news.test',
  };
  const data = [
    { date: '20260625T000000Z', value: 3 },
    { date: '20260701T000000Z', value: 2 },
    { date: '20260702T000000Z', value: 5 },
    { date: '20260910T000000Z', value: 1 },
  ];
  const { answer, requests } = await asked(gdelt, ({ url }) =>
    url.includes('artlist')
      ? { articles: [article, { ...article, url: 'https://news.test/2', title: 'Larks in crews' }] }
      : { timeline: [{ series: 'Article Count', data }] },
  );
  expect(answer.items).toMatchObject([
    { title: 'Crewlark raises prices', publishedAt: new Date('2026-09-18T03:15:00Z') },
  ]);
  expect(answer.items.length).toBe(1);
  expect(answer.series[0]?.points).toEqual([
    { month: '2026-07', value: 7, partial: false },
    { month: '2026-08', value: 0, partial: false },
    { month: '2026-09', value: 1, partial: true },
  ]);
  expect(new URL(requests[0]?.url ?? '').searchParams.get('query')).toBe('"Crewlark" sourcelang:english');
});

test('an error that GDELT tells as text with status 200 is an error', async () => {
  const limit = 'Please limit requests to one every 5 seconds or contact the project for larger queries.';
  expect((await asked(gdelt, () => sent({ body: limit }))).answer.outcome).toBe('blocked');
  expect(
    (await asked(gdelt, () => sent({ body: 'The specified phrase is too short.' }))).answer.outcome,
  ).toBe('failed');
});

test('downloads are added up by month, without the month that is cut off', async () => {
  const downloads = [
    { downloads: 5, day: '2025-08-16' },
    { downloads: 10, day: '2025-09-01' },
    { downloads: 20, day: '2025-09-02' },
    { downloads: 4, day: '2026-09-19' },
  ];
  const { answer, requests } = await asked(
    npmDownloads,
    () => ({ downloads, start: '', end: '', package: '@crewlark/api' }),
    {
      known: { packages: ['@crewlark/api', '../etc', 'react'] },
    },
  );
  expect(requests.map(({ url }) => url)).toEqual([
    'https://api.npmjs.org/downloads/range/2025-08-16:2026-09-20/@crewlark/api',
  ]);
  const points = answer.series[0]?.points;
  expect([points?.[0], points?.at(-1), points?.length]).toEqual([
    { month: '2025-09', value: 30, partial: false },
    { month: '2026-09', value: 4, partial: true },
    13,
  ]);
});

test('a page of outages tells its incidents and their number by month', async () => {
  const incident = {
    id: 'x',
    name: 'Slow rotas',
    impact: 'major',
    status: 'resolved',
    created_at: '2026-08-03T10:00:00Z',
    resolved_at: '2026-08-03T11:30:00Z',
    shortlink: 'https://stspg.io/x',
    incident_updates: [
      { body: 'We are <b>back</b>.', status: 'resolved', created_at: '2026-08-03T11:30:00Z' },
    ],
  };
  const { answer } = await asked(
    statusPage,
    ({ url }) =>
      url.endsWith('/api/v2/incidents.json')
        ? { page: { name: 'Crewlark' }, incidents: [incident] }
        : {
            page: { name: 'Crewlark', updated_at: '2026-09-20T00:00:00Z' },
            status: { indicator: 'none', description: 'All Systems Operational' },
          },
    { known: { statusUrl: 'https://status.crewlark.com/history' } },
  );
  expect(answer.items.map(({ title, text }) => [title, text])).toEqual([
    ['Slow rotas', 'Impact: major.\nResolved after 90 minutes.\nWe are back.'],
    ['Crewlark', 'All Systems Operational'],
  ]);
  expect(answer.series[0]?.points).toEqual([
    { month: '2026-08', value: 1, partial: false },
    { month: '2026-09', value: 0, partial: true },
  ]);
});

test('a page of outages by Better Stack is read where the other kind is not there', async () => {
  const attributes = {
    company_name: 'Crewlark',
    aggregate_state: 'operational',
    updated_at: '2026-09-20T00:00:00Z',
  };
  const { answer } = await asked(
    statusPage,
    ({ url }) =>
      url.endsWith('/index.json')
        ? { data: { id: '1', type: 'status_page', attributes } }
        : sent({ status: 404 }),
    { known: { statusUrl: 'https://status.crewlark.com' } },
  );
  expect(answer.items).toMatchObject([{ title: 'Crewlark', text: 'State: operational.' }]);
});

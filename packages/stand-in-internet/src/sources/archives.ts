import { json } from '../server/reply.ts';
import { monthBefore } from '../site/days-before.ts';
import type { Source, World } from './source.ts';
import { numberOf } from './source.ts';

const crawls = ['CC-MAIN-2026-38', 'CC-MAIN-2026-30'];

/** `/collinfo.json` and `/{crawl}-index`, one JSON a line. */
export const commonCrawl: Source = ({ path, query, headers }, world) => {
  if (path === '/collinfo.json') {
    const base = `http://${headers.host}`;
    return json(crawls.map((id) => ({ id, name: `Index of ${id}`, 'cdx-api': `${base}/${id}-index` })));
  }
  const url = query.get('url') ?? '';
  if (!isKnown(url, world)) return { ...json({ message: 'No Captures found' }), status: 404 };
  const line = JSON.stringify({
    urlkey: url.replace('*', ''),
    timestamp: '20260912101112',
    url: `https://${url.replace('*', '')}`,
    mime: 'text/html',
    'mime-detected': 'text/html',
    status: '200',
    digest: String(numberOf(url)),
    length: '12345',
    offset: '678',
    filename: 'crawl-data/segment.warc.gz',
  });
  return { status: 200, type: 'text/x-ndjson', body: `${line}\n` };
};

/** `/cdx/search/cdx`, whose first row names the fields, and `/wayback/available`. */
export const wayback: Source = ({ path, query }, world) => {
  const url = query.get('url') ?? '';
  const known = isKnown(url, world);
  const stamps = [9, 6, 3].map(
    (months) => `${monthBefore(world.today, months).toISOString().slice(0, 10).replaceAll('-', '')}093000`,
  );
  if (path === '/wayback/available') {
    const closest = {
      available: true,
      url: `http://web.archive.org/web/${stamps[2]}/${url}`,
      timestamp: stamps[2],
      status: '200',
    };
    return json({ url, archived_snapshots: known ? { closest } : {} });
  }
  if (!known) return json([]);
  return json([
    ['timestamp', 'original', 'statuscode', 'digest'],
    ...stamps.map((stamp, at) => [stamp, `https://${url}`, '200', `D${numberOf(url) + at}`]),
  ]);
};

function isKnown(url: string, { companies }: World): boolean {
  return companies.some(({ host }) => url.includes(host));
}

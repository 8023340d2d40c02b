import { listAt, numberAt, textAt } from '../json.ts';
import { lastMonths, monthOf } from '../months.ts';
import type { Source } from '../source.ts';
import { days } from '../source.ts';

const months = 14;

/** How often its article in the English Wikipedia is read, month by month. */
export const pageviews: Source = {
  id: 'pageviews',
  kind: 'encyclopaedia',
  name: 'Wikipedia page views',
  keyed: false,
  defaultBaseUrl: 'https://wikimedia.org',
  paceMs: 500,
  calls: 1,
  keptMs: days(1),
  obeysRobots: false,
  needs: ['wikipediaTitle'],
  async ask(subject, client) {
    const title = (subject.known.wikipediaTitle ?? '').replaceAll(' ', '_');
    const span = lastMonths(months, subject.now);
    const compact = (date: Date | undefined) =>
      (date ?? subject.now).toISOString().slice(0, 10).replaceAll('-', '');
    const path = [
      '/api/rest_v1/metrics/pageviews/per-article/en.wikipedia/all-access/user',
      encodeURIComponent(title),
      'monthly',
      compact(span[0]?.from),
      compact(subject.now),
    ].join('/');
    const items = listAt(await client.json(client.url(path)), 'items');
    const views = new Map<string, number>();
    for (const item of items) {
      const [, year, month] = /^(\d{4})(\d{2})/.exec(textAt(item, 'timestamp')) ?? [];
      const value = numberAt(item, 'views');
      if (year !== undefined && month !== undefined && value !== null) views.set(`${year}-${month}`, value);
    }
    if (views.size === 0) return;
    // Months without data are gaps, not zeros.
    const points = span.flatMap(({ month }) => {
      const value = views.get(month);
      return value === undefined ? [] : [{ month, value, partial: month === monthOf(subject.now) }];
    });
    const url = `https://en.wikipedia.org/wiki/${encodeURIComponent(title)}`;
    client.found.series.push({ name: 'Views of its Wikipedia article', points, url });
  },
};

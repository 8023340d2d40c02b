import { listAt, numberAt, readDate, textAt, urlAt } from '../json.ts';
import { mentions, quoted } from '../mentions.ts';
import { byMonth } from '../months.ts';
import { plainText } from '../plain-text.ts';
import type { Source } from '../source.ts';
import { hours } from '../source.ts';

/** News of the last three months, all over the world. */
export const gdelt: Source = {
  id: 'gdelt',
  kind: 'news',
  name: 'GDELT news',
  keyed: false,
  defaultBaseUrl: 'https://api.gdeltproject.org',
  paceMs: 5000,
  calls: 2,
  keptMs: hours(6),
  obeysRobots: false,
  needs: [],
  async ask(subject, client) {
    const query = `${quoted(subject.name)} sourcelang:english`;
    const common = { query, format: 'json', timespan: '3m' };
    const list = client.url('/api/v2/doc/doc', {
      ...common,
      mode: 'artlist',
      maxrecords: 75,
      sort: 'datedesc',
    });
    for (const article of listAt(await client.json(list), 'articles')) {
      const title = plainText(textAt(article, 'title'));
      const url = urlAt(article, 'url');
      if (url === null || !mentions(title, subject)) continue;
      client.add(
        {
          title,
          text: title,
          url,
          publishedAt: dateOf(textAt(article, 'seendate')),
          author: textAt(article, 'domain'),
        },
        article,
      );
    }
    // A word of the language is in the news every day, whatever it means there.
    if (subject.isCommonWord) return;
    const answer = await client.json(client.url('/api/v2/doc/doc', { ...common, mode: 'timelinevolraw' }));
    const counts = listAt(answer, 'timeline', 0, 'data').flatMap((point) => {
      const [at, value] = [dateOf(textAt(point, 'date')), numberAt(point, 'value')];
      return at === null || value === null ? [] : [{ at, value }];
    });
    // The first month is cut off by the three months that there are.
    const points = byMonth(counts, subject.now).slice(1);
    if (points.length > 0) client.found.series.push({ name: 'Articles in the news', points, url: list });
  },
};

/** `20260918T031500Z`, and the same with separators. */
function dateOf(text: string): Date | null {
  const [, year, month, day, hour = '00', minute = '00'] =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:T?(\d{2}):?(\d{2}))?/.exec(text) ?? [];
  return year === undefined ? null : readDate(`${year}-${month ?? ''}-${day ?? ''}T${hour}:${minute}:00Z`);
}

import { json, refused } from '../server/reply.ts';
import { daysBefore, monthBefore } from '../site/days-before.ts';
import type { Source } from './source.ts';
import { companiesIn, numberOf, plainQuery } from './source.ts';

/** `/api/v2/doc/doc`; what it does not like it says in plain words with status 200. */
export const gdelt: Source = ({ query: asked }, world) => {
  const text = plainQuery(asked.get('query') ?? '');
  if (text.length < 3)
    return refused(200, 'text/html; charset=utf-8', 'The specified phrase is too short.\n');
  const [company] = companiesIn(text, world);
  if ((asked.get('mode') ?? 'artlist').toLowerCase() !== 'artlist') {
    const data = (company?.mentionsByMonth ?? []).slice(-3).map((count, at, all) => ({
      date: stamp(monthBefore(world.today, all.length - at)),
      value: count,
      norm: 140_000,
    }));
    return json({ timeline: company ? [{ series: 'Article Count', data }] : [] });
  }
  const most = Number(asked.get('maxrecords') ?? 75);
  const articles = (company?.news ?? []).slice(0, most).map(({ title, domain, daysAgo }) => ({
    url: `https://${domain}/${numberOf(title)}`,
    url_mobile: '',
    title,
    seendate: stamp(daysBefore(world.today, daysAgo)),
    socialimage: '',
    domain,
    language: 'English',
    sourcecountry: 'United Kingdom',
  }));
  // Nothing found is an empty object.
  return json(articles.length === 0 ? {} : { articles });
};

/** `20260918T031500Z`. */
function stamp(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

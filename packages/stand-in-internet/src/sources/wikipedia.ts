import { json, notFound } from '../server/reply.ts';
import { monthBefore } from '../site/days-before.ts';
import { numberOf, companiesIn, plainQuery } from './source.ts';
import type { Source } from './source.ts';

/** `/api/rest_v1/page/summary/{title}` and `/w/api.php?action=query&list=search`. */
export const wikipedia: Source = ({ path, query }, world) => {
  const title = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(path)?.[1];
  if (title === undefined) {
    const found = companiesIn(plainQuery(query.get('srsearch') ?? ''), world).filter(
      ({ viewsByMonth }) => viewsByMonth.length > 0,
    );
    return json({
      batchcomplete: '',
      query: {
        searchinfo: { totalhits: found.length },
        search: found.map(({ name, about }) => ({
          ns: 0,
          title: name,
          pageid: numberOf(name),
          snippet: `<span class="searchmatch">${name}</span> ${about}`,
          timestamp: world.today.toISOString(),
        })),
      },
    });
  }
  const wanted = decodeURIComponent(title).replaceAll('_', ' ');
  const company = world.companies.find((one) => one.name === wanted && one.viewsByMonth.length > 0);
  const ambiguous = world.markets.flatMap(({ noise }) => noise.articles).find(({ name }) => name === wanted);
  if (!company && !ambiguous) return notFound({ type: 'Internal error', title: 'Not found.' });
  const name = company?.name ?? wanted;
  return json({
    type: ambiguous ? 'disambiguation' : 'standard',
    title: name,
    titles: { canonical: name.replaceAll(' ', '_'), normalized: name, display: name },
    description: company?.wikidata?.description ?? 'Topics of this name',
    extract: ambiguous ? `${name} may refer to several things.` : `${name} is a company. ${company?.about}`,
    content_urls: {
      desktop: { page: `https://en.wikipedia.org/wiki/${encodeURIComponent(name.replaceAll(' ', '_'))}` },
    },
    ...(company?.wikidata && { wikibase_item: company.wikidata.id }),
  });
};

/** `/metrics/pageviews/per-article/{project}/{access}/{agent}/{article}/{granularity}/{from}/{to}`. */
export const pageviews: Source = ({ path }, world) => {
  const match = /\/per-article\/([^/]+)\/([^/]+)\/([^/]+)\/([^/]+)\/(\w+)\/(\d{8,10})\/(\d{8,10})$/.exec(
    path,
  );
  const article = decodeURIComponent(match?.[4] ?? '');
  const company = world.companies.find((one) => one.name.replaceAll(' ', '_') === article);
  if (!match || !company || company.viewsByMonth.length === 0)
    return notFound({ type: 'about:blank', title: 'Not found.', detail: 'No data for this article.' });
  const [, project, access, agent, , granularity, from = '', to = ''] = match;
  const months = company.viewsByMonth;
  const items = [...months, Math.round((months.at(-1) ?? 0) * 0.6)].flatMap((views, at) => {
    const timestamp = `${monthBefore(world.today, months.length - at)
      .toISOString()
      .slice(0, 7)
      .replace('-', '')}0100`;
    const isAsked = timestamp.slice(0, 8) >= from.slice(0, 8) && timestamp.slice(0, 8) <= to.slice(0, 8);
    return isAsked ? [{ project, article, granularity, timestamp, access, agent, views }] : [];
  });
  return json({ items });
};

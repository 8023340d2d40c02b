import type { Company, Review } from '../markets/market.ts';
import { json } from '../server/reply.ts';
import { daysBefore } from '../site/days-before.ts';
import type { Source, World } from './source.ts';
import { companiesIn, numberOf } from './source.ts';

/** `/search` and `/lookup`. */
export const appStore: Source = ({ path, query }, world) => {
  const found =
    path === '/lookup'
      ? world.companies.filter(({ app }) => String(app?.id) === query.get('id'))
      : companiesIn(query.get('term') ?? '', world).filter(({ app }) => app !== null);
  const results = found.map((one) => entry(one, world));
  return json({ resultCount: results.length, results }, { 'content-type': 'text/javascript; charset=utf-8' });
};

function entry({ name, host, about, app, changes }: Company, { today, originOf }: World): object {
  const reviews = app?.reviews ?? [];
  const mean = reviews.reduce((sum, { stars }) => sum + stars, 0) / Math.max(1, reviews.length);
  return {
    trackId: app?.id,
    trackName: name,
    trackViewUrl: `https://apps.apple.com/us/app/${name.toLowerCase()}/id${app?.id}`,
    bundleId: `test.${name.toLowerCase()}.app`,
    sellerName: `${name} Ltd`,
    sellerUrl: originOf(host),
    artistName: `${name} Ltd`,
    description: about,
    releaseNotes: changes[0]?.text ?? '',
    version: '4.2.0',
    releaseDate: '2019-03-04T08:00:00Z',
    currentVersionReleaseDate: daysBefore(today, 9).toISOString(),
    price: 0,
    formattedPrice: 'Free',
    currency: 'USD',
    averageUserRating: mean,
    userRatingCount: reviews.length * 7,
    primaryGenreName: 'Business',
    genres: ['Business', 'Productivity'],
    artworkUrl100: `${originOf(host)}/logo.svg`,
  };
}

const perPage = 50;

/** `/{cc}/rss/customerreviews/page={n}/id={id}/sortby=mostrecent/json`, in either order of the two. */
export const appStoreReviews: Source = ({ path }, world) => {
  const id = /\/id=(\d+)/.exec(path)?.[1];
  const page = Number(/\/page=(\d+)/.exec(path)?.[1] ?? 1);
  const country = /^\/([a-z]{2})\//.exec(path)?.[1];
  const company = world.companies.find(({ app }) => app !== null && String(app.id) === id);
  const all = country === undefined || country === 'us' ? (company?.app?.reviews ?? []) : [];
  const shown = [...all]
    .sort((one, other) => one.daysAgo - other.daysAgo)
    .slice((page - 1) * perPage, page * perPage);
  const own =
    page === 1 && company ? [{ 'im:name': { label: company.name }, id: { label: String(id) } }] : [];
  const entries = [...own, ...shown.map((one) => reviewEntry(one, world))];
  return json({
    feed: {
      author: { name: { label: 'iTunes Store' }, uri: { label: 'http://www.apple.com/uk/itunes/' } },
      // Absent, one thing, or a list.
      ...(entries.length > 0 && shown.length > 0 && { entry: entries.length === 1 ? entries[0] : entries }),
      updated: { label: world.today.toISOString() },
      title: { label: 'iTunes Store: Customer Reviews' },
    },
  });
};

function reviewEntry({ stars, title, text, daysAgo }: Review, { today }: World): object {
  const id = numberOf(title + text);
  return {
    author: {
      uri: { label: `https://itunes.apple.com/us/reviews/id${id}` },
      name: { label: `reader${id % 900}` },
    },
    updated: { label: daysBefore(today, daysAgo).toISOString() },
    'im:rating': { label: String(stars) },
    'im:version': { label: '4.2.0' },
    id: { label: String(id) },
    title: { label: title },
    content: { label: text, attributes: { type: 'text' } },
    link: {
      attributes: {
        rel: 'related',
        href: `https://itunes.apple.com/us/review?id=${id}&type=Purple%20Software`,
      },
    },
    'im:voteSum': { label: '1' },
    'im:voteCount': { label: '2' },
    'im:contentType': { attributes: { term: 'Application', label: 'Application' } },
  };
}

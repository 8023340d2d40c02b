import { dateAt, listAt, numberAt, textAt, urlAt } from '../json.ts';
import { isOwnSite, mentions } from '../mentions.ts';
import type { Source } from '../source.ts';
import type { SourceSubject } from '../source-facts.ts';
import { days } from '../source.ts';

/** Its app, with rating and price. It is told from others of the name by the site that its seller gives. */
export const appStore: Source = {
  id: 'app_store',
  kind: 'reviews',
  name: 'App Store',
  keyed: false,
  defaultBaseUrl: 'https://itunes.apple.com',
  paceMs: 3000,
  calls: 2,
  keptMs: days(1),
  obeysRobots: false,
  needs: [],
  async ask(subject, client) {
    const { country, known } = subject;
    const search = { term: subject.name, country, media: 'software', entity: 'software', limit: 10 };
    const url =
      known.appStoreId === null
        ? client.url('/search', search)
        : client.url('/lookup', { id: known.appStoreId, country });
    const results = listAt(await client.json(url), 'results');
    const app = results.find((one) => isSubject(one, subject));
    const id = textAt(app, 'trackId');
    if (app === undefined || !/^\d+$/.test(id)) return;
    client.found.learned.appStoreId = id;
    const lines = [
      textAt(app, 'description'),
      `Genre: ${textAt(app, 'primaryGenreName')}.`,
      ...ratingLine(app),
      ...priceLine(app),
      `Version ${textAt(app, 'version')}: ${textAt(app, 'releaseNotes')}`,
    ];
    client.add(
      {
        title: textAt(app, 'trackName'),
        url: urlAt(app, 'trackViewUrl'),
        text: lines.filter((text) => !/^(?:Genre: \.|Version : )?$/.test(text)).join('\n'),
        publishedAt: dateAt(app, 'currentVersionReleaseDate'),
        author: textAt(app, 'sellerName'),
        rating: ratingOf(app),
      },
      app,
    );
  },
};

function isSubject(app: unknown, subject: SourceSubject): boolean {
  const seller = urlAt(app, 'sellerUrl');
  const isKnown = textAt(app, 'trackId') === subject.known.appStoreId;
  // Of one that is linked to or told elsewhere, the name has to fit where the seller tells no site.
  return (
    isOwnSite(seller, subject) ||
    (isKnown && (seller === null || mentions(textAt(app, 'trackName'), subject)))
  );
}

function ratingOf(app: unknown): number | null {
  const rating = numberAt(app, 'averageUserRating');
  return rating !== null && rating >= 1 && rating <= 5 ? rating : null;
}

function ratingLine(app: unknown): string[] {
  const [rating, count] = [ratingOf(app), numberAt(app, 'userRatingCount')];
  if (rating === null || count === null) return [];
  return [`Rated ${rating.toFixed(1)} of 5 by ${count} ${count === 1 ? 'person' : 'people'}.`];
}

function priceLine(app: unknown): string[] {
  // -1 stands for an app that is not for sale.
  const price = numberAt(app, 'price');
  if (price === null || price < 0) return [];
  return [`Price: ${textAt(app, 'formattedPrice') || `${price} ${textAt(app, 'currency')}`}.`];
}

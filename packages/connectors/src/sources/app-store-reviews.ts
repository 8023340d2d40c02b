import { dateAt, listAt, numberAt, textAt } from '../json.ts';
import { plainText } from '../plain-text.ts';
import { SourceFault } from '../source-fault.ts';
import type { Source } from '../source.ts';
import { hours } from '../source.ts';
import type { SourceClient } from '../source-client.ts';

const pages = 3;
const perPage = 50;

/** What users write about its app, the newest first. */
export const appStoreReviews: Source = {
  id: 'app_store_reviews',
  kind: 'reviews',
  name: 'App Store reviews',
  keyed: false,
  defaultBaseUrl: 'https://itunes.apple.com',
  paceMs: 3000,
  calls: pages + 1,
  keptMs: hours(12),
  obeysRobots: false,
  needs: ['appStoreId'],
  async ask(subject, client) {
    const id = subject.known.appStoreId ?? '';
    const { country } = subject;
    let spelling = 'sortby';
    for (let page = 1; page <= pages; page += 1) {
      let count = await readPage(client, country, id, page, spelling);
      // Both spellings of the parameter are about; the one that is not understood gives nothing.
      if (page === 1 && count === 0) count = await readPage(client, country, id, page, (spelling = 'sortBy'));
      if (count < perPage) break;
    }
    if (client.found.items.length === 0) {
      throw new SourceFault('empty', 'It returned no reviews. There may still be some.');
    }
  },
};

async function readPage(
  client: SourceClient,
  country: string,
  id: string,
  page: number,
  spelling: string,
): Promise<number> {
  const path = `/${country}/rss/customerreviews/page=${page}/id=${id}/${spelling}=mostrecent/json`;
  const entries = listAt(await client.json(client.url(path)), 'feed', 'entry');
  // The first may be the app itself, which has no rating.
  const reviews = entries.filter((entry) => ratingOf(entry) !== null);
  for (const review of reviews) {
    const reviewId = textAt(review, 'id', 'label');
    client.add(
      {
        title: plainText(textAt(review, 'title', 'label')),
        text: plainText(textAt(review, 'content', 'label')),
        url: `https://apps.apple.com/${country}/app/id${id}?see-all=reviews#${encodeURIComponent(reviewId)}`,
        publishedAt: dateAt(review, 'updated', 'label'),
        author: textAt(review, 'author', 'name', 'label'),
        rating: ratingOf(review),
      },
      review,
    );
  }
  return reviews.length;
}

function ratingOf(entry: unknown): number | null {
  const rating = numberAt(entry, 'im:rating', 'label');
  return rating !== null && rating >= 1 && rating <= 5 ? rating : null;
}

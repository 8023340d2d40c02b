import { at, dateAt, listAt, numberAt, textAt, urlAt } from '../json.ts';
import { isOwnSite, mentions } from '../mentions.ts';
import { SourceFault } from '../source-fault.ts';
import type { Source } from '../source.ts';
import { hours } from '../source.ts';

const query = `query { posts(first: 20, order: NEWEST, featured: true) { edges { node {
  id name tagline votesCount commentsCount reviewsRating website url createdAt topics(first: 5) { edges { node { name } } }
} } } }`;

/** Launches at Product Hunt: the newest ones, as it has no search. */
export const productHunt: Source = {
  id: 'product_hunt',
  kind: 'news',
  name: 'Product Hunt',
  keyed: true,
  defaultBaseUrl: 'https://api.producthunt.com',
  paceMs: 1000,
  calls: 1,
  keptMs: hours(12),
  obeysRobots: false,
  needs: [],
  async ask(subject, client) {
    const headers = { authorization: `Bearer ${client.key}` };
    const answer = await client.json(client.url('/v2/api/graphql'), { headers, json: { query } });
    if (at(answer, 'data', 'posts') === undefined)
      throw new SourceFault('failed', 'It answered with an error.');
    for (const edge of listAt(answer, 'data', 'posts', 'edges')) {
      const post = at(edge, 'node');
      const [title, text] = [textAt(post, 'name'), textAt(post, 'tagline')];
      if (!mentions(`${title} ${text}`, subject) && !isOwnSite(urlAt(post, 'website'), subject)) continue;
      const rating = numberAt(post, 'reviewsRating');
      client.add(
        {
          title,
          text: `${text}\n${numberAt(post, 'votesCount') ?? 0} votes, ${numberAt(post, 'commentsCount') ?? 0} comments.`,
          url: urlAt(post, 'url') ?? urlAt(post, 'website'),
          publishedAt: dateAt(post, 'createdAt'),
          rating: rating !== null && rating >= 1 && rating <= 5 ? rating : null,
        },
        post,
      );
    }
  },
};

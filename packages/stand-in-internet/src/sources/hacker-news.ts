import type { Post } from '../markets/market.ts';
import { json } from '../server/reply.ts';
import { daysBefore, monthBefore } from '../site/days-before.ts';
import { escaped } from '../site/html-text.ts';
import type { Source, World } from './source.ts';
import { companiesIn, numberOf, plainQuery } from './source.ts';

/** `/api/v1/search` and `/api/v1/search_by_date`. */
export const hackerNews: Source = ({ query: asked }, world) => {
  const text = plainQuery(asked.get('query') ?? '');
  const { from, to } = windowOf(asked.get('numericFilters') ?? '');
  const tags = asked.get('tags') ?? '';
  const posts = postsFor(text, world).filter(({ daysAgo, text: own }) => {
    const at = daysBefore(world.today, daysAgo).getTime() / 1000;
    const kind = own === '' ? 'story' : 'comment';
    return at >= from && at < to && (tags === '' || tags.includes(kind) || !/story|comment/.test(tags));
  });
  const perPage = Math.min(1000, Number(asked.get('hitsPerPage') ?? 20));
  const page = Number(asked.get('page') ?? 0);
  const hits = posts.slice(page * perPage, (page + 1) * perPage).map((post) => hit(post, world));
  const nbHits = Math.max(posts.length, countIn(text, from, to, world));
  return json({
    hits,
    nbHits,
    page,
    nbPages: Math.ceil(nbHits / Math.max(1, perPage)),
    hitsPerPage: perPage,
    processingTimeMS: 2,
    query: asked.get('query') ?? '',
    params: asked.toString(),
  });
};

function postsFor(text: string, world: World): Post[] {
  const named = companiesIn(text, world);
  const own = new Set(named.flatMap(({ posts }) => posts));
  // Those of others that name it as well.
  for (const { posts } of world.companies)
    for (const post of posts)
      if (companiesIn(`${post.title} ${post.text}`, world).some((one) => named.includes(one))) own.add(post);
  for (const { companies, noise } of world.markets)
    if (named.some((one) => companies.includes(one))) for (const post of noise.posts) own.add(post);
  return [...own].sort((one, other) => one.daysAgo - other.daysAgo);
}

/** Posts of a window of time, where the months of it are known. */
function countIn(text: string, from: number, to: number, world: World): number {
  const [company] = companiesIn(text, world);
  if (!company) return 0;
  const months = company.mentionsByMonth;
  return months.reduce((sum, count, at) => {
    const start = monthBefore(world.today, months.length - at).getTime() / 1000;
    return start >= from - 86_400 && start < to - 86_400 ? sum + count : sum;
  }, 0);
}

function windowOf(filters: string): { from: number; to: number } {
  const from = /created_at_i>=?(\d+)/.exec(filters)?.[1];
  const to = /created_at_i<=?(\d+)/.exec(filters)?.[1];
  return { from: Number(from ?? 0), to: to === undefined ? Number.POSITIVE_INFINITY : Number(to) };
}

function hit({ title, text, author, points, daysAgo }: Post, { today }: World): object {
  const at = daysBefore(today, daysAgo);
  const id = String(numberOf(title + text));
  const isComment = text !== '';
  const story = numberOf(title);
  return {
    objectID: id,
    title: isComment ? null : title,
    url: null,
    author,
    points: isComment ? null : points,
    num_comments: isComment ? null : 7,
    story_text: null,
    comment_text: isComment ? `<p>${escaped(text)}</p>` : null,
    story_id: story,
    story_title: isComment ? title : null,
    story_url: null,
    parent_id: isComment ? story : null,
    created_at: at.toISOString(),
    created_at_i: Math.floor(at.getTime() / 1000),
    _tags: [isComment ? 'comment' : 'story', `author_${author}`, `story_${story}`],
    _highlightResult: {},
  };
}

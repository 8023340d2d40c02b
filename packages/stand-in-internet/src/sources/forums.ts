import { json } from '../server/reply.ts';
import { daysBefore } from '../site/days-before.ts';
import { slug } from '../site/html-text.ts';
import type { Source } from './source.ts';
import { companiesIn, numberOf, plainQuery } from './source.ts';

/** A forum's `/search.json?q=` and `/latest.json`, as Discourse answers. */
export const discourse: Source = ({ query }, world) => {
  const asked = plainQuery(query.get('q') ?? query.get('term') ?? '');
  // In a forum of one's own everything is of oneself.
  const isOwn = asked === '' || world.companies.length === 1;
  const found = (isOwn ? world.companies : companiesIn(asked, world)).flatMap(({ forum }) => forum);
  const topics = found.map(({ title, daysAgo, points }) => ({
    ...{
      id: numberOf(title),
      title,
      fancy_title: title,
      slug: slug(title),
      posts_count: 4,
      reply_count: 2,
      views: 90,
    },
    ...{ created_at: daysBefore(world.today, daysAgo).toISOString(), like_count: points },
    ...{ last_posted_at: daysBefore(world.today, daysAgo).toISOString(), closed: false, archived: false },
  }));
  const posts = found.map(({ title, text, author, points, daysAgo }) => ({
    ...{ id: numberOf(text), topic_id: numberOf(title), username: author, name: author, like_count: points },
    ...{
      created_at: daysBefore(world.today, daysAgo).toISOString(),
      blurb: text,
      post_number: 1,
      cooked: `<p>${text}</p>`,
    },
  }));
  return json({ posts, topics, topic_list: { topics }, grouped_search_result: { term: asked } });
};

/** `/api/v3/search?q=&type_=Posts|Comments`. */
export const lemmy: Source = ({ query }, world) => {
  const kind = query.get('type_') ?? 'All';
  const found = companiesIn(plainQuery(query.get('q') ?? ''), world).flatMap((one) => one.lemmy);
  const posts = found.map(({ title, text, author, points, daysAgo }) => ({
    post: {
      ...{
        id: numberOf(title),
        name: title,
        body: text,
        ap_id: `https://lemmy.example/post/${numberOf(title)}`,
      },
      ...{
        published: daysBefore(world.today, daysAgo).toISOString(),
        removed: false,
        deleted: false,
        nsfw: false,
      },
    },
    creator: { id: 1, name: author },
    community: { id: 2, name: 'trades', title: 'Trades' },
    counts: { score: points, comments: 3, upvotes: points, downvotes: 0 },
  }));
  return json({
    type_: kind,
    comments: [],
    posts: kind === 'Comments' ? [] : posts,
    communities: [],
    users: [],
  });
};

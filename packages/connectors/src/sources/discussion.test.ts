import { expect, test } from 'vitest';
import { discourse } from './discourse.ts';
import { github } from './github.ts';
import { hackerNews } from './hacker-news.ts';
import { lemmy } from './lemmy.ts';
import { productHunt } from './product-hunt.ts';
import { stackExchange } from './stack-exchange.ts';
import { asked, sent } from '../testing/asked.ts';
import { youtube } from './youtube.ts';

const hit = {
  objectID: '4001',
  title: null,
  story_title: 'Ask HN: rota software?',
  url: null,
  author: 'ada',
  comment_text:
    'I&#x27;d use <i>Crewlark</i>, but no offline mode.<p>Second <a href="https:&#x2F;&#x2F;x.test">line</a>',
  created_at: '2026-09-01T10:00:00Z',
  created_at_i: 1788256800,
  _tags: ['comment', 'author_ada', 'story_1'],
};

test('Hacker News is asked for the quoted name without forgiving typing errors, and counted month by month', async () => {
  const { answer, requests } = await asked(hackerNews, ({ url }) =>
    url.includes('hitsPerPage=1&')
      ? { hits: [{}], nbHits: 12, page: 0 }
      : { hits: [hit, { ...hit, objectID: '4002', comment_text: 'Crewlarking about' }], nbHits: 2 },
  );
  const first = new URL(requests[0]?.url ?? '');
  expect([first.pathname, first.searchParams.get('query'), first.searchParams.get('typoTolerance')]).toEqual([
    '/api/v1/search',
    '"Crewlark"',
    'false',
  ]);
  expect(answer).toMatchObject({
    outcome: 'answered',
    items: [
      {
        title: 'Ask HN: rota software?',
        text: "I'd use Crewlark, but no offline mode.\nSecond line",
        url: 'https://news.ycombinator.com/item?id=4001',
        author: 'ada',
        publishedAt: new Date(1788256800_000),
        rating: null,
      },
    ],
  });
  const [series] = answer.series;
  expect(series?.points.length).toBe(13);
  expect([series?.points[0], series?.points.at(-1)]).toEqual([
    { month: '2025-09', value: 12, partial: false },
    { month: '2026-09', value: 12, partial: true },
  ]);
  const filters = requests
    .map(({ url }) => new URL(url).searchParams.get('numericFilters'))
    .filter((one) => one !== null);
  expect(filters.at(-1)).toBe('created_at_i>=1788220800,created_at_i<1790812800');
});

test('of a name that is a word, only what is written like it or beside its host is taken', async () => {
  const texts = ['A slate roof', 'We moved to Slate', 'see slate.test for rotas', 'clean slates'];
  const hits = texts.map((text, at) => ({ ...hit, objectID: String(at + 1), comment_text: text }));
  const subject = { name: 'Slate', host: 'slate.test', isCommonWord: true };
  const { answer, requests } = await asked(hackerNews, () => ({ hits, nbHits: 4 }), { subject });
  expect(answer.items.map(({ text }) => text)).toEqual(texts.slice(1, 3));
  // Counts cannot be looked through: of such a name, the host is counted.
  expect(new URL(requests.at(-1)?.url ?? '').searchParams.get('query')).toBe('"slate.test"');
});

test('Stack Overflow is read with its entities, and left alone as long as it asks', async () => {
  const item = {
    question_id: 9,
    title: 'Crewlark&#39;s API &amp; webhooks',
    body: '<p>How do I sign <code>Crewlark</code> webhooks?</p>',
    link: 'https://stackoverflow.com/questions/9/crewlark',
    creation_date: 1788256800,
    owner: { display_name: 'Bo &amp; Co' },
    tags: ['webhooks'],
  };
  const { answer, gaps } = await asked(stackExchange, () => ({
    items: [item],
    has_more: true,
    quota_remaining: 12,
    backoff: 7,
  }));
  expect(answer.items).toMatchObject([
    { title: "Crewlark's API & webhooks", text: 'How do I sign Crewlark webhooks?', author: 'Bo & Co' },
  ]);
  expect(gaps).toEqual([1000, 7000]);
  const limit = await asked(stackExchange, () => ({
    error_id: 502,
    error_name: 'throttle_violation',
    error_message: 'x',
  }));
  expect(limit.answer.outcome).toBe('blocked');
});

test('GitHub tells repositories by their homepage, rivals by what they call themselves, and issues', async () => {
  const repository = {
    full_name: 'crewlark/rota',
    name: 'rota',
    html_url: 'https://github.com/crewlark/rota',
    homepage: 'www.crewlark.com',
    description: 'Rotas',
    stargazers_count: 120,
    forks_count: 4,
    open_issues_count: 2,
    license: { spdx_id: 'MIT' },
    pushed_at: '2026-09-10T00:00:00Z',
  };
  const rival = {
    ...repository,
    full_name: 'o/openrota',
    name: 'openrota',
    html_url: 'https://github.com/o/openrota',
    homepage: '',
    description: 'Open source alternative to Crewlark',
    license: null,
  };
  const issue = {
    title: 'Import from Crewlark',
    body: null,
    html_url: 'https://github.com/o/openrota/issues/1',
    created_at: '2026-08-01T00:00:00Z',
    user: { login: 'cy' },
  };
  const { answer, requests } = await asked(github, ({ url }) =>
    url.includes('/issues')
      ? { items: [issue] }
      : { total_count: 2, incomplete_results: false, items: [repository, rival] },
  );
  expect(answer.items.map(({ title, text }) => [title, text])).toEqual([
    ['crewlark/rota', 'Rotas\n120 stars, 4 forks, 2 open issues.\nLicense: MIT.'],
    ['Import from Crewlark', 'Import from Crewlark'],
  ]);
  expect(answer.peers).toEqual([
    {
      name: 'openrota',
      site: null,
      text: 'Open source alternative to Crewlark',
      url: 'https://github.com/o/openrota',
    },
  ]);
  expect(answer.learned).toEqual({ repositories: ['crewlark/rota'] });
  expect(requests[0]?.headers).toMatchObject({
    authorization: 'Bearer secret',
    accept: 'application/vnd.github+json',
  });
  // A site links to the repositories of others too.
  const known = { repositories: ['facebook/react', 'crewlark/rota'] };
  const linked = await asked(github, () => ({ ...repository, items: [] }), { known });
  expect(linked.requests[0]?.url).toBe('https://api.github.com/repos/crewlark/rota');
  const limited = await asked(github, () =>
    sent({ status: 403, headers: { 'x-ratelimit-remaining': '0' }, body: {} }),
  );
  expect(limited.answer).toMatchObject({ outcome: 'blocked', detail: 'It asked to try again later.' });
});

test('its own Discourse forum is asked for what users miss', async () => {
  const known = { communityUrl: 'https://community.crewlark.com/c/all' };
  const body = {
    posts: [
      {
        id: 77,
        topic_id: 5,
        username: 'di',
        blurb: 'Please add <span class="search-highlight">offline</span> mode',
        created_at: '2026-09-02T08:00:00Z',
      },
    ],
    topics: [{ id: 5, title: 'Offline mode' }],
    grouped_search_result: { term: 'x' },
  };
  const { answer, requests } = await asked(discourse, () => body, { known });
  expect(answer.items).toMatchObject([
    {
      title: 'Offline mode',
      text: 'Please add offline mode',
      url: 'https://community.crewlark.com/p/77',
      author: 'di',
    },
  ]);
  expect(requests[0]).toMatchObject({ headers: { accept: 'application/json' } });
});

test('Lemmy gives posts and comments', async () => {
  const post = {
    name: 'Crewlark went down',
    body: null,
    ap_id: 'https://lemmy.world/post/1',
    published: '2026-09-03T00:00:00Z',
  };
  const comment = {
    content: 'Crewlark again?',
    ap_id: 'https://lemmy.world/comment/2',
    published: '2026-09-03T01:00:00Z',
  };
  const { answer } = await asked(lemmy, ({ url }) =>
    url.includes('Comments')
      ? { comments: [{ comment, post, creator: { name: 'ed' } }] }
      : { posts: [{ post, counts: { upvotes: 3 }, creator: { name: 'flo' } }] },
  );
  expect(answer.items.map(({ text, author }) => [text, author])).toEqual([
    ['Crewlark went down', 'flo'],
    ['Crewlark again?', 'ed'],
  ]);
});

test('YouTube and Product Hunt are asked with their keys', async () => {
  const video = {
    id: { videoId: 'abcDEF12345' },
    snippet: {
      title: 'Crewlark &amp; me',
      description: '',
      channelTitle: 'Gil',
      publishedAt: '2026-09-04T00:00:00Z',
    },
  };
  const films = await asked(youtube, () => ({ items: [video] }));
  expect(films.answer.items).toMatchObject([
    { title: 'Crewlark & me', url: 'https://www.youtube.com/watch?v=abcDEF12345' },
  ]);
  expect([films.requests[0]?.url.includes('key=secret'), films.answer.url?.includes('secret')]).toEqual([
    true,
    false,
  ]);

  const node = {
    name: 'Crewlark 2',
    tagline: 'Rotas',
    votesCount: 5,
    commentsCount: 1,
    reviewsRating: 0,
    url: 'https://www.producthunt.com/posts/crewlark-2',
    createdAt: '2026-09-05T00:00:00Z',
  };
  const launches = await asked(productHunt, () => ({ data: { posts: { edges: [{ node }] } } }));
  expect(launches.answer.items).toMatchObject([
    { title: 'Crewlark 2', text: 'Rotas\n5 votes, 1 comments.', rating: null },
  ]);
  expect(launches.requests[0]).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer secret' } });
  const refused = await asked(productHunt, () => ({
    data: null,
    errors: [{ error: 'invalid_oauth_token' }],
  }));
  expect(refused.answer.outcome).toBe('failed');
});

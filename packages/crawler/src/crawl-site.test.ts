import { expect, test } from 'vitest';
import { page, SmallWeb } from './testing/small-web.ts';

const home = 'https://crewlark.test/';

function crewlark(): SmallWeb {
  return new SmallWeb({
    [`${home}robots.txt`]: {
      headers: { 'content-type': 'text/plain' },
      body: `User-agent: *\nDisallow: /customers\nSitemap: ${home}map.xml`,
    },
    [home]: page(
      'Crewlark',
      `<nav><a href="/plans?utm_source=nav">Pricing</a><a href="product">Product</a><a href="/customers">Customers</a>
       <a href="https://status.crewlark.test/">Status</a><a href="/login">Log in</a><a href="mailto:a@b.c">Mail</a>
       <a href="/blog/one-day">One day</a><a href="https://boards.greenhouse.io/crewlark">Jobs</a></nav>
       <link rel="alternate" type="application/rss+xml" href="/feed.xml">`,
    ),
    [`${home}map.xml`]: {
      headers: { 'content-type': 'application/xml' },
      body: `<urlset><url><loc>${home}vs/rotaflow</loc></url><url><loc>${home}alternatives/shiftwell</loc></url></urlset>`,
    },
    [`${home}plans?utm_source=nav`]: page('Plans'),
    [`${home}product`]: page('Product', '<a href="/changelog">Changelog</a>'),
    [`${home}vs/rotaflow`]: page('Crewlark vs Rotaflow'),
    [`${home}alternatives/shiftwell`]: page('Shiftwell alternatives'),
    [`${home}changelog`]: page('Changelog'),
    [`${home}feed.xml`]: {
      headers: { 'content-type': 'application/rss+xml' },
      body: '<rss><channel><item><title>New</title></item></channel></rss>',
    },
  });
}

test('the pages that tell most of a product are read, each once, and no more than eight', async () => {
  const web = crewlark();
  const { pages, skipped, site } = await web.crawl(home);
  expect(pages.map(({ kind, finalUrl }) => [kind, finalUrl.slice(home.length - 1)])).toEqual([
    ['home', '/'],
    ['pricing', '/plans?utm_source=nav'],
    ['features', '/product'],
    ['compare', '/vs/rotaflow'],
    ['changelog', '/changelog'],
    ['feed', '/feed.xml'],
    ['compare', '/alternatives/shiftwell'],
  ]);
  expect(skipped).toEqual([
    {
      url: `${home}customers`,
      kind: 'customers',
      outcome: 'disallowed',
      detail: 'Its robots.txt disallows this.',
    },
  ]);
  expect(site).toMatchObject({
    outcome: 'answered',
    url: home,
    pagesRead: 7,
    links: {
      status: 'https://status.crewlark.test/',
      jobBoards: ['https://boards.greenhouse.io/crewlark'],
      feeds: [`${home}feed.xml`],
      comparisons: [`${home}vs/rotaflow`, `${home}alternatives/shiftwell`],
    },
  });
});

test('[MKT-3] robots.txt comes first, requests stand a second apart, and all of them are counted', async () => {
  const web = crewlark();
  const { site } = await web.crawl(home);
  expect(web.urls[0]).toBe(`${home}robots.txt`);
  const gaps = web.asked.slice(1).map(({ at }, index) => at - (web.asked[index]?.until ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000);
  expect(site.requests).toEqual([{ host: 'crewlark.test', count: web.asked.length }]);
  expect(web.urls).not.toContain(`${home}customers`);
});

test('[MKT-3] a longer crawl-delay is kept, and what then finds no time is said', async () => {
  const web = crewlark();
  web.answers[`${home}robots.txt`] = 'User-agent: earshot\nCrawl-delay: 20';
  const { pages, skipped } = await web.crawl(home);
  expect(web.asked.slice(1).map(({ at }, index) => at - (web.asked[index]?.at ?? 0))).toEqual([
    20_000, 20_000, 20_000, 20_000,
  ]);
  expect(pages.map(({ kind }) => kind)).toEqual(['home', 'pricing', 'features']);
  expect(skipped).toMatchObject([{ kind: 'changelog', outcome: 'not_asked' }]);
});

test('[MKT-3] two readers of one host share its pace and its robots.txt', async () => {
  const web = crewlark();
  const [one, other] = await Promise.all([
    web.crawl(home, { maxPages: 3 }),
    web.crawl(home, { maxPages: 3 }),
  ]);
  expect([one.site.pagesRead, other.site.pagesRead]).toEqual([3, 3]);
  const times = web.asked.map(({ at }) => at);
  expect(Math.min(...times.slice(1).map((at, index) => at - (times[index] ?? 0)))).toBeGreaterThanOrEqual(
    1000,
  );
  const count = one.site.requests[0]?.count ?? 0;
  expect(count + (other.site.requests[0]?.count ?? 0)).toBe(web.asked.length);
});

test.each([
  ['a robots.txt that refuses all', { body: 'User-agent: *\nDisallow: /' }, 'disallowed'],
  ['a robots.txt that answers 500', { status: 500 }, 'disallowed'],
  ['a robots.txt that answers 429', { status: 429 }, 'disallowed'],
  ['a host that does not answer', { fault: 'unreachable' }, 'failed'],
  ['an address that may not be asked', { fault: 'not_allowed' }, 'failed'],
])('[MKT-3] of %s nothing more is asked', async (_name, robots, outcome) => {
  const web = new SmallWeb({ [`${home}robots.txt`]: robots, [home]: page('Crewlark') });
  const { pages, site } = await web.crawl(home);
  expect([pages.length, site.outcome, site.url, web.urls]).toEqual([0, outcome, null, [`${home}robots.txt`]]);
  expect(site.detail).toMatch(/\.$/);
});

test.each([404, 403, 410])('a robots.txt that answers %i restricts nothing', async (status) => {
  const web = new SmallWeb({ [`${home}robots.txt`]: { status }, [home]: page('Crewlark') });
  expect((await web.crawl(home)).site.outcome).toBe('answered');
});

test.each([
  ['a challenge', { body: '<title>Just a moment...</title><script src="/x"></script>' }, 'blocked'],
  [
    'a challenge that its header tells of',
    { body: page('Home'), headers: { 'cf-mitigated': 'challenge' } },
    'blocked',
  ],
  ['a refusal', { status: 403, body: '<h1>No</h1>' }, 'blocked'],
  ['an empty page', { body: '' }, 'empty'],
  ['no page', { status: 404 }, 'empty'],
  ['an error', { status: 500, body: 'Oops' }, 'failed'],
  ['a picture', { headers: { 'content-type': 'image/png' }, body: 'x' }, 'failed'],
  ['a page that is too large', { fault: 'too_large' }, 'failed'],
  ['a page nested without end', { body: '<div>'.repeat(100_000) }, 'failed'],
  ['a redirect to nowhere', { status: 302, headers: { location: 'javascript:1' } }, 'failed'],
  ['a redirect to itself', { status: 302, headers: { location: '/' } }, 'failed'],
  ['a redirect out of encryption', { status: 301, headers: { location: 'http://crewlark.test/' } }, 'failed'],
])('blocked, empty and failed are told apart: %s', async (_name, answer, outcome) => {
  const { pages, site } = await new SmallWeb({ [home]: answer }).crawl(home);
  expect([pages.length, site.outcome]).toEqual([0, outcome]);
});

test('a redirect of the home page is followed to another site, whose own robots.txt is asked', async () => {
  const there = 'https://www.new-name.test/en/';
  const web = new SmallWeb({
    [home]: { status: 301, headers: { location: there } },
    [there]: page('New name', '<a href="/en/pricing">Pricing</a>'),
    'https://www.new-name.test/en/pricing': page('Pricing'),
  });
  const { pages, site } = await web.crawl(home);
  expect([site.url, pages.map(({ url, finalUrl }) => [url, finalUrl])]).toEqual([
    there,
    [
      [home, there],
      ['https://www.new-name.test/en/pricing', 'https://www.new-name.test/en/pricing'],
    ],
  ]);
  expect(web.urls).toContain('https://www.new-name.test/robots.txt');
  expect(site.requests).toEqual([
    { host: 'crewlark.test', count: 2 },
    { host: 'www.new-name.test', count: 4 },
  ]);
});

test('of several addresses the first that its host answers is taken', async () => {
  const web = new SmallWeb({
    'https://crewlark.test/robots.txt': { fault: 'unreachable' },
    'http://crewlark.test/': page('Crewlark'),
  });
  const { site } = await web.crawl([home, 'http://crewlark.test/']);
  expect([site.outcome, site.url]).toEqual(['answered', 'http://crewlark.test/']);
});

test('a page that leads off the site, or to a form to log in, is left', async () => {
  const web = new SmallWeb({
    [home]: page('Home', '<a href="/pricing">Pricing</a><a href="/features">Features</a>'),
    [`${home}pricing`]: { status: 302, headers: { location: 'https://elsewhere.test/' } },
    [`${home}features`]: { status: 302, headers: { location: '/login?next=features' } },
    [`${home}login?next=features`]: page('Log in'),
  });
  const { pages, skipped } = await web.crawl(home);
  expect(pages.length).toBe(1);
  expect(skipped.map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ['pricing', 'failed'],
    ['features', 'blocked'],
  ]);
  expect(web.urls).not.toContain('https://elsewhere.test/');
});

test('a host that asks to come back soon is asked once more, and one that asks again is left alone', async () => {
  let turns = 0;
  const busy = () => ({ status: 429, headers: { 'retry-after': '4' } });
  const web = new SmallWeb({
    [home]: () =>
      (turns += 1) === 1 ? busy() : page('Home', '<a href="/pricing">Pricing</a><a href="/tour">Tour</a>'),
    [`${home}pricing`]: busy,
    [`${home}tour`]: page('Tour'),
  });
  const { pages, skipped } = await web.crawl(home);
  expect(pages.map(({ kind }) => kind)).toEqual(['home']);
  expect(skipped.map(({ outcome }) => outcome)).toEqual(['blocked', 'blocked']);
  const ofHome = web.asked.filter(({ url }) => url === home);
  expect((ofHome[1]?.at ?? 0) - (ofHome[0]?.until ?? 0)).toBeGreaterThanOrEqual(4000);
  expect(web.urls.filter((url) => url.endsWith('pricing')).length).toBe(2);
  expect(web.urls.filter((url) => url.endsWith('tour')).length).toBe(0);
});

test('a site is left after three pages that say the same, or that link to endlessly many others', async () => {
  const paths = ['pricing', 'features', 'compare', 'changelog', 'customers', 'careers'];
  const links = paths.map((path) => `<a href="/${path}">${path}</a>`).join('');
  const copies = new SmallWeb({
    [home]: page('Home', links),
    ...Object.fromEntries(paths.map((path) => [home + path, page('Home', `${links} ${path}`)])),
  });
  const left = await copies.crawl(home);
  expect([left.pages.length, left.skipped.map(({ outcome }) => outcome)]).toEqual([
    1,
    ['empty', 'empty', 'empty'],
  ]);

  const maze = (path: string) =>
    page(path, Array.from({ length: 600 }, (_, at) => `<a href="/${path}/${at}">x</a>`).join(''));
  const endless = new SmallWeb({
    [home]: page('Home', links),
    ...Object.fromEntries(paths.map((path) => [home + path, maze(path)])),
  });
  expect((await endless.crawl(home)).pages.length).toBe(4);
});

test('a price page that nothing links to is tried, and its absence is no news', async () => {
  const web = new SmallWeb({ [home]: page('Home') });
  expect(await web.crawl(home)).toMatchObject({ pages: [{ kind: 'home' }], skipped: [] });
  expect(web.urls).toContain(`${home}pricing`);
  web.answers[`${home}pricing`] = page('Pricing');
  expect((await web.crawl(home)).pages.map(({ kind }) => kind)).toEqual(['home', 'pricing']);
});

test('a reading that is stopped ends at once and says what it did not ask', async () => {
  const web = crewlark();
  web.answers[`${home}plans?utm_source=nav`] = () => {
    web.stop.abort();
    return { takesMs: 5000 };
  };
  const { pages, skipped, site } = await web.crawl(home);
  expect([pages.length, skipped.map(({ outcome }) => outcome), site.outcome]).toEqual([
    1,
    ['not_asked'],
    'answered',
  ]);
});

test('what asks not to be quoted is marked, and so is what a script draws', async () => {
  const web = new SmallWeb({
    [home]: { body: page('Home', '<a href="/pricing">Pricing</a>'), headers: { 'x-robots-tag': 'noai' } },
    [`${home}pricing`]: '<title>Crewlark</title><div id="app"></div><script src="/app.js"></script>',
  });
  const { pages } = await web.crawl(home);
  expect(pages.map(({ mayQuote, isDrawnByScript }) => [mayQuote, isDrawnByScript])).toEqual([
    [false, false],
    [true, true],
  ]);
});

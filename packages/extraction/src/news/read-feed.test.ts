import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evidenceHolds } from '../page/quotes.ts';
import { readPage } from '../page/read-page.ts';
import { readClaims } from '../claims/read-claims.ts';
import { readReviews } from '../reviews/read-reviews.ts';
import { readCompany } from '../site/read-company.ts';
import { readChangelog } from './read-changelog.ts';
import { readFeed } from './read-feed.ts';

const URL = 'https://crewlark.example/feed.xml';

describe('feeds', () => {
  test('of RSS and Atom give titles, days and addresses', () => {
    const rss = `<rss><channel><title>News</title><item><title><![CDATA[Offline & <b>maps</b>]]></title><link>/blog/1</link><pubDate>Tue, 03 Nov 2026 08:00:00 GMT</pubDate></item></channel></rss>`;
    expect(readFeed(rss, URL).entries).toMatchObject([
      { title: 'Offline & maps', url: 'https://crewlark.example/blog/1', day: '2026-11-03' },
    ]);
    const atom = `<feed><title>News</title><entry><title>Prices &amp; plans</title><link href="https://a.example/2"/><updated>2026-10-01T00:00:00Z</updated></entry></feed>`;
    expect(readFeed(atom, URL).entries).toMatchObject([
      { title: 'Prices & plans', url: 'https://a.example/2', day: '2026-10-01' },
    ]);
  });

  test('hold their quotes, whatever was received', () => {
    const piece = fc.constantFrom(
      '<item>',
      '</item>',
      '<title>',
      '</title>',
      'A &amp; B',
      '<![CDATA[',
      ']]>',
      '<link>',
      '2026-11-03',
      '\n',
      '<entry>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const { page, entries } = readFeed(pieces.join(''), URL);
        for (const { evidence } of entries) expect(evidenceHolds(page, evidence)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('what else a page tells', () => {
  const read = readPage(
    `<title>Crewlark | Plans for crews</title><meta name="description" content="Planning.">
     <link rel="alternate" type="application/rss+xml" href="/feed.xml"><a href="/pricing">Pricing</a><a href="https://status.crewlark.example/">Status</a><a href="https://other.example/pricing">Other</a>
     <h2>Offline photos</h2><time datetime="2026-11-12">12 November</time><p>Photos wait.</p><h2>About</h2>
     <p>Used by 3,200 crews in nine countries. ISO 27001 certified. Are you one of 500 teams?</p>
     <blockquote><p>It took ten minutes to learn, really.</p><footer>Dana</footer></blockquote>`,
    'https://crewlark.example/',
  );

  test('the company: name, description, feeds and its own pages', () => {
    const company = readCompany(read);
    expect([company.name?.value, company.description?.value, company.feedUrls]).toEqual([
      'Crewlark',
      'Planning.',
      ['https://crewlark.example/feed.xml'],
    ]);
    expect([company.links.pricing, company.links.status]).toEqual([
      ['https://crewlark.example/pricing'],
      ['https://status.crewlark.example/'],
    ]);
  });

  test.each([
    ['<meta property="og:site_name" content="Ovenly"><title>Bread | Ovenly</title>', 'Ovenly'],
    [
      '<title>Home</title><script type="application/ld+json">{"@type":"Organization","name":"Crumb & Rye"}</script><p>Crumb &amp; Rye bakes.</p>',
      'Crumb & Rye',
    ],
    [
      '<title>Bread for offices – Ovenly</title><a href="/"><img alt="Ovenly logo" src="x.png"></a>',
      'Ovenly',
    ],
    [
      '<title>Welcome</title><footer>© 2019–2026 Ovenly GmbH. All rights reserved.</footer><a href="/"><span>Ovenly</span></a>',
      'Ovenly',
    ],
    ['<title>Ofenwerk</title><a href="/">Start</a><p>Ofenwerk, 2026</p>', 'Ofenwerk'],
    ['<title>Bread for offices</title><p>Fresh each day.</p>', undefined],
  ])('the name that it gives itself, whatever its host: %s', (html, name) => {
    expect(readCompany(readPage(html, 'https://app.try-now.example/')).name?.value).toBe(name);
  });

  test('changes with their days', () => {
    expect(readChangelog(read).map(({ title, day }) => [title, day])).toEqual([
      ['Offline photos', '2026-11-12'],
    ]);
  });

  test('claims that can be checked, questions left out', () => {
    expect(readClaims(read.page).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'number: Used by 3,200 crews in nine countries.',
      'certificate: ISO 27001 certified.',
    ]);
  });

  test('reviews with who wrote them', () => {
    expect(readReviews(read)).toMatchObject([
      { text: 'It took ten minutes to learn, really.', author: 'Dana', rating: null },
    ]);
  });
});

import { crawlerFacts } from '../../../packages/contracts/src/market/crawler-facts.ts';
import { visitLimits } from '../../../packages/contracts/src/visits.ts';
import type { Rule } from '../rule.ts';
import { bytes, contracts, counted, crawler, decided, feature, time } from '../rule.ts';

const facts = contracts('market/crawler-facts');

export const crawling: readonly Rule[] = [
  decided(
    'When pages may be quoted',
    crawler('quoting'),
    'mayBeQuoted',
    'not against `noai`, `nosnippet` or `tdm-reservation`',
  ),
  counted('A page is another’s copy from a likeness of', crawler('near-duplicate'), 'alike'),
  counted('Refused pages in a row that close a site', crawler('crawl-site'), 'maxRefusals'),
  time('A robots.txt is kept for', crawler('robots-book'), 'robotsKeptMs'),
  time('A robots.txt that could not be read is asked for again after', crawler('robots-book'), 'faultKeptMs'),
  decided(
    'What an answer to robots.txt allows',
    crawler('robots-answer'),
    'robotsOfAnswer',
    'nothing on 429, 5xx or silence, everything on other 4xx, else what it says',
  ),
  decided(
    'Which group of a robots.txt holds',
    crawler('robots'),
    'readRobots',
    'the one of our name, else `*`',
  ),
  decided('What the crawler is called in a robots.txt', facts, 'productToken', crawlerFacts.productToken),
  time('Between two requests to one host pass at least', facts, 'crawlerFacts.gapMs'),
  decided('When a host asks for a longer gap', crawler('polite-fetch'), 'gapMs', 'its `Crawl-delay` is kept'),
  decided(
    'Who keeps the pace of a host',
    crawler('host-pace'),
    'HostPace',
    'all readers of the server together, one request at a time',
  ),
  counted('Pages of one site in a report', facts, 'crawlerFacts.pagesPerSite'),
  counted('Pages of all sites in a report', facts, 'crawlerFacts.pagesPerReport'),
  time('A page may take', facts, 'crawlerFacts.pageMs'),
  bytes('A page has at most', facts, 'crawlerFacts.maxPageBytes'),
  counted('Redirects that are followed', crawler('polite-fetch'), 'maxRedirects'),
  time('A host that asks to come back is asked once more within', crawler('polite-fetch'), 'longestRetryMs'),
  decided(
    'Which redirects are not followed',
    crawler('polite-fetch'),
    'PoliteFetch',
    'from https to http, and of pages to another site',
  ),
  decided(
    'Which pages are read, and in which order',
    crawler('reading-list'),
    'order',
    'prices, features, comparisons, changes, customers, feed, jobs',
  ),
  decided(
    'What a page is about',
    crawler('page-kind'),
    'kindOfLink',
    'by its address and the words of links',
  ),
  decided(
    'When two addresses are one page',
    crawler('page-address'),
    'pageKey',
    'without scheme, `www.`, trackers, order of parameters',
  ),
  decided('What is one site', crawler('registrable-domain'), 'isSameSite', 'the same registered domain'),
  decided('What is read at all', crawler('content-types'), 'isReadable', 'markup, JSON and plain text'),
];

export const siteVisits: readonly Rule[] = [
  decided(
    'In which order a visit opens pages',
    feature('visits/browse/browse-site'),
    'browseSite',
    'as links are met, those of the first page first',
  ),
  {
    rule: 'A site visit opens',
    value: `at most ${visitLimits.pages} pages in ${visitLimits.seconds} s`,
    home: contracts('visits'),
    name: 'visitLimits',
  },
  counted('A site visit can be read for', contracts('visits'), 'visitLimits.keptDays', 'days'),
  time('A page is slow when it takes to load', contracts('visits'), 'visitLimits.slowLoadMs'),
  time('… or to answer', contracts('visits'), 'visitLimits.slowAnswerMs'),
  bytes('A site visit loads at most', contracts('visits'), 'visitLimits.bytes'),
  decided(
    'What a site visit does not open',
    feature('visits/browse/safe-links'),
    'pageToFollow',
    'other sites, files, links that change something',
  ),
  decided(
    'When a page is called slow',
    feature('visits/browse/look-at-page'),
    'judgeSpeed',
    'slow in the browser and again without one',
  ),
  decided(
    'What a site visit judges',
    feature('visits/browse/look-at-page'),
    'lookAtPage',
    'speed, accessibility, menus, dead links',
  ),
  decided(
    'What goes wrong in a page by itself',
    feature('visits/browse/watch-page'),
    'watchPage',
    'errors, console errors, failed requests of the site',
  ),
  time('A visited site is asked for a page at most every', feature('visits/browse/browse-site'), 'paceMs'),
  time('A visit that was cut off counts as failed after', feature('visits/run-visit'), 'lostAfterMs'),
  decided(
    'Whether a visit obeys robots.txt',
    feature('visits/browse/visit-site'),
    'visitSite',
    'yes: what it disallows is not opened',
  ),
];

import { expect, test } from 'vitest';
import { isChallenge } from './challenge.ts';
import { decodeText } from './decode-text.ts';
import { isNearDuplicate, sketchOf } from './near-duplicate.ts';
import { pageKey, siteAddresses, webAddress } from './page-address.ts';
import { kindOfLink } from './page-kind.ts';
import { mayBeQuoted } from './quoting.ts';
import { registrableDomain } from './registrable-domain.ts';
import { retryAfterMs } from './retry-after.ts';
import { scanPage } from './scan-page.ts';
import { readSitemap } from './sitemap.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  [latin('caf\xe9'), 'text/html; charset=ISO-8859-1', 'café'],
  [latin('caf\xc3\xa9'), 'text/html', 'café'],
  [latin('caf\xe9'), 'text/html', 'café'],
  [latin('\xef\xbb\xbfcaf\xc3\xa9'), 'text/html; charset=latin1', 'café'],
  [latin('<meta charset="windows-1251">\xcf'), 'text/html', '<meta charset="windows-1251">П'],
  [
    latin('<meta http-equiv=content-type content="text/html; charset=shift_jis">\x83e'),
    '',
    '<meta http-equiv=content-type content="text/html; charset=shift_jis">テ',
  ],
  [
    latin('<?xml version="1.0" encoding="iso-8859-15"?>\xa4'),
    'text/xml',
    '<?xml version="1.0" encoding="iso-8859-15"?>€',
  ],
  [bytes(0xff, 0xfe, 0x61, 0), 'text/html', 'a'],
  [latin('<meta charset=utf-16>\xc3\xa9'), 'text/html', '<meta charset=utf-16>é'],
  [latin('a'), 'text/html; charset=nonsense', 'a'],
])('bytes are decoded as they say, or as they fit: %#', (body, type, text) => {
  expect(decodeText(body, type)).toBe(text);
});

test('spellings of one page have one key', () => {
  const spellings = [
    'https://www.a.test/pricing/?b=2&a=1&utm_source=x#top',
    'http://a.test/pricing?a=1&b=2&gclid=3',
  ];
  expect(new Set(spellings.map(pageKey)).size).toBe(1);
  expect(pageKey('https://a.test/index.html')).toBe(pageKey('https://a.test'));
  expect(pageKey('https://a.test/?id=1')).not.toBe(pageKey('https://a.test/?id=2'));
});

test('only addresses of the web are taken', () => {
  expect(webAddress('../b#c', 'https://a.test/x/y')).toBe('https://a.test/b');
  for (const text of [
    'javascript:alert(1)',
    'mailto:a@b.c',
    'data:,x',
    'https://a:b@c.test/',
    'https://@c.test/',
    '//a@c.test/',
    'https:c.test',
    'https:///c.test',
    'https:\\\\c.test',
    'https://c\n.test/',
    'https://c.test\u200b/',
    'http://',
    '',
    `https://a.test/${'x'.repeat(2000)}`,
  ]) {
    expect(webAddress(text)).toBeNull();
  }
});

test.each([
  ['crewlark.com', ['https://crewlark.com/', 'https://www.crewlark.com/', 'http://crewlark.com/']],
  ['app.crewlark.com/x', ['https://app.crewlark.com/x', 'http://app.crewlark.com/x']],
  ['http://crewlark.test:4000', ['http://crewlark.test:4000/']],
  [
    'crewlark.test:4000',
    ['https://crewlark.test:4000/', 'https://www.crewlark.test:4000/', 'http://crewlark.test:4000/'],
  ],
  ['Crewlark', []],
  ['Crewlark Inc. rotas', []],
  ['a@b.com', []],
])('what was typed as a site, %s, is tried in order', (typed, addresses) => {
  expect(siteAddresses(typed)).toEqual(addresses);
});

test.each([
  ['www.a.co.uk', 'a.co.uk'],
  ['a.github.io', 'a.github.io'],
  ['status.crewlark.test.', 'crewlark.test'],
  ['localhost', 'localhost'],
  ['127.0.0.1', '127.0.0.1'],
])('the registered part of %s is %s', (host, domain) => {
  expect(registrableDomain(host)).toBe(domain);
});

test.each([
  ['/pricing', 'pricing'],
  ['/de/preise', 'pricing'],
  ['/product/pricing.html', 'pricing'],
  ['/crewlark-vs-rotaflow', 'compare'],
  ['/vs/rotaflow', 'compare'],
  ['/alternatives', 'compare'],
  ['/case-studies', 'customers'],
  ['/blog', 'changelog'],
  ['/blog/pricing-is-hard', null],
  ['/login', null],
  ['/docs/pricing', null],
  ['/price-list.pdf', null],
  ['/', null],
  ['/%E0%A4%A', null],
])('the address %s is of the kind %s', (path, kind) => {
  expect(kindOfLink(`https://a.test${path}`, '', 'https://a.test/')?.kind ?? null).toBe(kind);
});

test.each([
  ['https://a.test/pricing', 'Pricing', 6],
  ['https://a.test/pricing', '', 4],
  ['https://a.test/plans-overview', 'Pricing', 3],
  ['https://a.test/product/pricing', '', 3.5],
  ['https://a.test/pricing/team', '', 1.5],
  ['https://a.test/pricing?plan=team', '', 3],
  ['https://eu.a.test/pricing', '', 3],
  ['https://a.test/de/pricing', '', 2],
  ['https://a.test/vs/rotaflow', '', 4],
])('the link %s, written as "%s", has %d points', (url, text, score) => {
  expect(kindOfLink(url, text, 'https://a.test/')?.score).toBe(score);
});

test('the page in the language of the home page is preferred', () => {
  const score = (path: string, home: string) =>
    kindOfLink(`https://a.test${path}`, '', `https://a.test${home}`)?.score ?? 0;
  expect(score('/pricing', '/')).toBeGreaterThan(score('/de/pricing', '/'));
  expect(score('/de/preise', '/de')).toBeGreaterThan(score('/pricing', '/de'));
});

test('a page is scanned for its links and words, its scripts and gaps left out', () => {
  const html = `<title>A &amp; B</title><base href="/x/"><script>document.write('<a href="/no">no</a>')</script>
    <!-- <a href="/no">no</a> --><style>a{}</style><a href="b#c">To <b>B</b></a> <a href=javascript:x>no</a>
    <link rel="alternate" type="application/rss+xml" href="feed"><link rel=canonical href="/c">
    <meta name="Robots" content="NoAI"><a href=/open>Never closed`;
  expect(scanPage(html, 'https://a.test/y/z', 'Earshot')).toMatchObject({
    title: 'A & B',
    robots: ['noai'],
    canonical: 'https://a.test/c',
    links: [
      { url: 'https://a.test/x/b', text: 'To B' },
      { url: 'https://a.test/open', text: 'Never closed' },
    ],
    feeds: ['https://a.test/x/feed'],
    text: 'To B no Never closed',
    scripts: 1,
  });
});

test('a word that is partly bold stays one word', () => {
  const html = '<p>Un<b>like</b>ly <em>word</em>s</p><p>Next</p>';
  expect(scanPage(html, 'https://a.test/', 'Earshot').text).toBe('Unlikely words Next');
  const within = (tag: string) => scanPage(`a<${tag}>b</${tag}>c`, 'https://a.test/', 'Earshot').text;
  for (const tag of ['a', 'span', 'b', 'em']) expect(within(tag)).toBe('abc');
  for (const tag of ['p', 'td', 'i', 'button']) expect(within(tag)).toBe('a b c');
});

test('the title of a drawing is not that of the page', () => {
  const html = '<title>Page</title><svg><title>Icon</title><style>a{}</style><path/></svg><p>Words</p>';
  expect(scanPage(html, 'https://a.test/', 'Earshot')).toMatchObject({ title: 'Page', text: 'Words' });
});

test('a page made to be slow is read in time that grows with its length', () => {
  const before = process.cpuUsage();
  for (const part of ['<div>', '<a href=/>', '<p>', '<b><i>', '<![CDATA[', '&amp', '<table><tr>']) {
    scanPage(part.repeat(200_000 / part.length), 'https://a.test/', 'Earshot');
  }
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000);
});

test('a page whose tree would be far larger than its text is told from an ordinary one', () => {
  const isTangled = (html: string) => scanPage(html, 'https://a.test/', 'Earshot').isTangled;
  const bold = (count: number) => Array.from({ length: count }, (_, at) => `<b id=${at}>`).join('');
  expect(isTangled('<div>'.repeat(1001))).toBe(true);
  expect(isTangled('<made-up>'.repeat(1001))).toBe(true);
  expect(isTangled(`<p>${bold(100)}</p>${'<p>x</p>'.repeat(10_000)}`)).toBe(true);
  expect(isTangled(`<p>${bold(100)}${'<p>x'.repeat(10_000)}`)).toBe(true);
  expect(isTangled('<div/>'.repeat(1001))).toBe(true);
  expect(isTangled(`<svg>${'<div/>'.repeat(1001)}`)).toBe(true);
  expect(isTangled(`<svg><title>${'<x/>'.repeat(1001)}`)).toBe(true);
  expect(isTangled(`<p>${bold(100)}</p>${'<p><br>'.repeat(10_000)}`)).toBe(true);
  expect(isTangled('<svg><title>Icon</title><desc>x</desc><g><path/><path/></g></svg>'.repeat(1000))).toBe(
    false,
  );
  expect(isTangled('<b>'.repeat(900) + '<p>x</p>'.repeat(10_000))).toBe(false);
  expect(isTangled('<a href=/><b>x</b><div>y</div></a>'.repeat(10_000))).toBe(false);
  expect(isTangled('<p>x<br><li>y<img src=z>'.repeat(10_000))).toBe(false);
});

test.each([
  [{}, [], true],
  [{ 'x-robots-tag': 'noindex' }, [], true],
  [{ 'x-robots-tag': 'noindex, NOAI' }, [], false],
  [{ 'x-robots-tag': ['noindex', 'nosnippet'] }, [], false],
  [{ 'x-robots-tag': 'otherbot: noai, nosnippet' }, [], true],
  [{ 'x-robots-tag': 'otherbot: noindex, earshot: noai' }, [], false],
  [{ 'x-robots-tag': 'max-snippet: 0' }, [], false],
  [{ 'x-robots-tag': 'max-snippet: 05' }, [], true],
  [{ 'tdm-reservation': '1' }, [], false],
  [{}, ['index, noai'], false],
  [{}, ['tdm-reservation:1'], false],
  [{}, ['noaim'], true],
])('whether %j with %j may be quoted: %s', (headers, page, expected) => {
  expect(mayBeQuoted(headers, page, 'Earshot')).toBe(expected);
});

test('a page about gates is no gate', () => {
  const check = (html: string, status = 200) =>
    isChallenge(status, {}, html, scanPage(html, 'https://a.test/', 'Earshot'));
  const long = 'We write about staff rotas. '.repeat(80);
  expect(check(`<title>Just a moment: the pause</title><p>${long} Verify you are human.`)).toBe(false);
  expect(
    check(`<title>Crewlark</title><p>${long}<script src="/cdn-cgi/challenge-platform/x"></script>`),
  ).toBe(false);
  expect(check('<title>x</title><script src="/cdn-cgi/challenge-platform/x"></script>')).toBe(true);
  expect(check('<title>Access denied</title><p>Reference 1')).toBe(true);
  expect(check('<title>Crewlark</title><p>Short page.')).toBe(false);
  expect(check(long, 403)).toBe(true);
});

test('pages that differ in a word are near, pages that share a menu are not', () => {
  const words = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `w${from + at}`).join(' ');
  const near = (one: string, other: string) => isNearDuplicate(sketchOf(one), sketchOf(other));
  expect(near(`${words(0, 400)} x`, `${words(0, 400)} y`)).toBe(true);
  expect(near(words(0, 100) + words(1000, 100), words(0, 100) + words(2000, 100))).toBe(false);
  expect(near('Team', 'Crew')).toBe(false);
});

test('sitemaps and their indexes are read, as far as they are whole', () => {
  const map =
    '<?xml version="1.0"?><urlset xmlns="s"><url><loc> https://a.test/a&amp;b </loc><lastmod>2026-01-02</lastmod></url><url><loc><![CDATA[https://a.test/c]]></loc></url>';
  const pages = [
    { url: 'https://a.test/a&b', lastModified: '2026-01-02' },
    { url: 'https://a.test/c', lastModified: null },
  ];
  expect(readSitemap(`${map}</urlset>`)).toEqual({ pages, sitemaps: [] });
  expect(readSitemap(`${map}<url><loc>https://a.te`)).toEqual({ pages, sitemaps: [] });
  expect(
    readSitemap('<sitemapindex><sitemap><loc>https://a.test/1.xml</loc></sitemap></sitemapindex>').sitemaps,
  ).toEqual(['https://a.test/1.xml']);
  expect(readSitemap('<!DOCTYPE html><html><br></html>')).toEqual({ pages: [], sitemaps: [] });
  expect(readSitemap(`<urlset>${'<url><loc>https://a.test/</loc></url>'.repeat(60_000)}`).pages.length).toBe(
    50_000,
  );
});

test.each([
  ['120', 120_000],
  ['Mon, 05 Jan 2026 09:00:10 GMT', 10_000],
  ['Mon, 05 Jan 2025 09:00:10 GMT', 0],
  ['soon', null],
  ['', null],
  ['-1', null],
])('Retry-After %j asks for %s ms', (value, ms) => {
  expect(retryAfterMs(value, Date.UTC(2026, 0, 5, 9))).toBe(ms);
});

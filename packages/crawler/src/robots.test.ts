import { expect, test } from 'vitest';
import { readRobots } from './robots.ts';

const robots = (text: string, token = 'Earshot') => readRobots(new TextEncoder().encode(text), token);
const allows = (text: string, path: string) => robots(text).allows(`https://a.test${path}`);

test.each([
  ['User-agent: *\nDisallow: /', '/a', false],
  ['User-agent: *\nDisallow:', '/a', true],
  ['', '/a', true],
  ['Disallow: /', '/a', true],
  ['User-agent: *\nDisallow: /', '/robots.txt', true],
  // The most specific rule decides, and of two alike the one that allows.
  ['User-agent: *\nAllow: /p\nDisallow: /', '/page', true],
  ['User-agent: *\nAllow: /folder\nDisallow: /folder', '/folder/page', true],
  ['User-agent: *\nAllow: /page\nDisallow: /*.htm', '/page.htm', false],
  ['User-agent: *\nAllow: /$\nDisallow: /', '/', true],
  ['User-agent: *\nAllow: /$\nDisallow: /', '/page.htm', false],
  // Wildcards.
  ['User-agent: *\nDisallow: /*.php$', '/a/b.php', false],
  ['User-agent: *\nDisallow: /*.php$', '/a/b.php?c', true],
  ['User-agent: *\nDisallow: /fish*.php', '/fishheads/catfish.php?id=1', false],
  ['User-agent: *\nDisallow: /fish*.php', '/Fish.PHP', true],
  ['User-agent: *\nDisallow: /*?', '/a?b', false],
  ['User-agent: *\nDisallow: /a*b*b$', '/ab', true],
  ['User-agent: *\nDisallow: /x$y', '/x$y', true],
  // Octets that can be written in two ways.
  ['User-agent: *\nDisallow: /foo/bar/ツ', '/foo/bar/%E3%83%84', false],
  ['User-agent: *\nDisallow: /foo/bar/%62%61%7a', '/foo/bar/baz', false],
  ['User-agent: *\nDisallow: /a%3cb', '/a%3Cb', false],
  ['User-agent: *\nDisallow: /file-with-%2A.html', '/file-with-*.html', false],
  // Groups: the own one wins, several of one name are one, a version does not count.
  ['User-agent: *\nDisallow: /\n\nUser-agent: Earshot\nDisallow: /b', '/a', true],
  ['User-agent: earSHOT/2.0\nDisallow: /a', '/a', false],
  [
    'User-agent: Earshot\nDisallow: /a\nUser-agent: x\nDisallow: /b\nUser-agent: earshot\nDisallow: /c',
    '/c',
    false,
  ],
  ['User-agent: x\nUser-agent: Earshot\n\n# words\nDisallow: /a', '/a', false],
  ['User-agent: Earshots\nDisallow: /', '/a', true],
  ['User-agent: x\nSitemap: https://a.test/s\nUser-agent: *\nDisallow: /a', '/a', false],
  // Written badly.
  ['\ufeffuser-agent : *\r\n disallow:/a # not this\rAllow: /b', '/a', false],
  ['User-agent: *\nDisallow /a\nNonsense: /a\n<html>', '/a', true],
])('%j for %s: %j', (text, path, expected) => {
  expect(allows(text, path)).toBe(expected);
});

test('delay and sitemaps are read', () => {
  const text =
    'Sitemap: /one\nUser-agent: *\nCrawl-delay: 2.5\nDisallow: /a\nSITEMAP: https://a.test/two # here';
  expect(robots(text)).toMatchObject({ crawlDelayMs: 2500, sitemaps: ['/one', 'https://a.test/two'] });
  expect(robots('User-agent: *\nCrawl-delay: soon').crawlDelayMs).toBeNull();
});

test('what stands after 500 KiB is not read', () => {
  const filler = `#${'x'.repeat(1023)}\n`.repeat(500).slice(0, 500 * 1024 - 40);
  expect(allows(`User-agent: *\n${filler}\nDisallow: /b`, '/b')).toBe(false);
  expect(allows(`User-agent: *\n${filler}${'#'.repeat(40)}\nDisallow: /b`, '/b')).toBe(true);
});

test('a pattern that is made to be slow is not', () => {
  const text = `User-agent: *\nDisallow: /${'a*'.repeat(1000)}b$`;
  const before = process.cpuUsage();
  expect(allows(text, `/${'a'.repeat(1900)}`)).toBe(true);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
});

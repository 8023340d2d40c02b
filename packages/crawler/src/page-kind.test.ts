import { expect, test } from 'vitest';
import { isSignIn, kindOfLink } from './page-kind.ts';

const home = 'https://crewlark.test/';
const kindOf = (path: string, text = '', from = home) => kindOfLink(new URL(path, home).href, text, from);

test.each([
  ['/pricing', '', 'pricing'],
  ['/de/preise', '', 'pricing'],
  ['/product/tour.html', '', 'features'],
  ['/company/deep/pricing', '', 'pricing'],
  ['/anything', 'Pricing', 'pricing'],
  ['/vs/rotaflow', '', 'compare'],
  ['/blog', '', 'changelog'],
  ['/customers', '', 'customers'],
])('%s with the words %j is of the kind %s', (path, text, kind) => {
  expect(kindOf(path, text)?.kind).toBe(kind);
});

test.each([
  ['home', '/', ''],
  ['a language alone', '/de', 'Pricing'],
  ['four segments deep', '/a/b/c/pricing', 'Pricing'],
  ['a file', '/pricing.pdf', 'Pricing'],
  ['a part for members', '/app/pricing', 'Pricing'],
  ['the documentation', 'https://docs.crewlark.test/pricing', 'Pricing'],
  ['of no known kind', '/anything', 'Anything'],
  ['named below another', '/about/anything', 'Pricing'],
  ['a single story', '/customers/acme', ''],
  ['a single post', '/blog/one-day', ''],
])('%s is of none: %s', (_what, path, text) => {
  expect(kindOf(path, text)).toBeNull();
});

test('the likelier it is the one page of its kind, the higher is its score', () => {
  const score = (path: string, text = '', from = home) => kindOf(path, text, from)?.score ?? -Infinity;
  const worse: [better: number, worse: number][] = [
    [score('/pricing', 'Pricing'), score('/pricing')],
    [score('/pricing'), score('/pricing/teams')],
    [score('/pricing'), score('/for-teams/pricing')],
    [score('/pricing'), score('/pricing?plan=1')],
    [score('/pricing'), score('https://shop.crewlark.test/pricing')],
    [score('/pricing'), score('/de/pricing')],
    [score('/de/preise', '', `${home}de`), score('/preise', '', `${home}de`)],
    [score('/changelog'), score('/blog')],
    [score('/pricing'), score('/anything', 'Pricing')],
  ];
  for (const [at, [better, less]] of worse.entries()) expect([at, better > less]).toEqual([at, true]);
  expect(score('/compare/rotaflow')).toBe(score('/compare'));
});

test.each([
  ['/login', true],
  ['/users/sign_in', true],
  ['/login/help', false],
  ['/', false],
])('%s is a form to log in: %s', (path, isOne) => {
  expect(isSignIn(new URL(path, home).href)).toBe(isOne);
});

import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { attribute, findAll } from './dom.ts';
import { selectorOf } from './selectors.ts';

const PAGE = `<body class="eur"><input id="month" type="radio" checked><input id="year" type="radio"><div class="plans" lang="en-GB">
<p class="m usd" id="a"></p><p class="m eur" id="b" data-k="x y"></p><section><p class="y eur" id="c"></p></section></div></body>`;

/** Ids of the page's elements that the selector holds for; null for one that is not known. */
function found(selector: string): string[] | null {
  const read = selectorOf(selector);
  return read && findAll(parse(PAGE), read.holds).flatMap((element) => attribute(element, 'id') ?? []);
}

describe('selectors of style rules', () => {
  test.each([
    ['.m', ['a', 'b']],
    ['p.eur', ['b', 'c']],
    ['.plans > p', ['a', 'b']],
    ['.plans .y', ['c']],
    ['body:not(.usd) .usd', ['a']],
    ['body:not(.eur) .usd', []],
    ['#month:checked ~ .plans .y', ['c']],
    ['#year:checked ~ .plans .y', []],
    ['#a + p', ['b']],
    ['p:is(.y, .usd)', ['a', 'c']],
    ['p:first-child', ['a', 'c']],
    ['p:nth-child(2)', ['b']],
    ['[data-k~="y"]', ['b']],
    ['[lang|=en] p[class^="m"]', ['a', 'b']],
    ['.plans:hover p', []],
  ])('%s', (selector, ids) => {
    expect(found(selector)).toEqual(ids);
  });

  test.each(['', '*', 'p::first-line', 'p:has(b)', 'a b c d e f g', '.m:nth-child(2n)', '.m['])(
    '%s is not known',
    (selector) => {
      expect(found(selector)).toBeNull();
    },
  );

  test('an id weighs more than classes, and those more than tags', () => {
    const weight = (selector: string) => selectorOf(selector)?.weight ?? 0;
    expect(weight('#a')).toBeGreaterThan(weight('.m.usd'));
    expect(weight('.m')).toBeGreaterThan(weight('body div p'));
  });
});

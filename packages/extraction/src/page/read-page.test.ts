import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evidenceAt, evidenceHolds } from './quotes.ts';
import { readPage } from './read-page.ts';

const URL = 'https://crewlark.example/pricing';

function textOf(body: string, head = ''): string {
  return readPage(`<html lang="en"><head>${head}</head><body>${body}</body></html>`, URL).page.text;
}

describe('the text of a page', () => {
  test('has a line for each block, and joins what stands in one', () => {
    expect(textOf('<div><b>Team</b> plan<p>$<span>15</span><span>/month</span></p></div>')).toBe(
      'Team plan\n$15/month\n',
    );
  });

  test('parts neighbours that are parted for the eye only', () => {
    expect(textOf('<p><span>Team</span><span>$15</span><span>per seat</span></p>')).toBe(
      'Team $15 per seat\n',
    );
  });

  test('reads raised decimals as decimals, and raised footnotes as words of their own', () => {
    expect(textOf('<p>$29<sup>99</sup></p><p>$29<sup>1</sup></p>')).toBe('$29.99\n$29 1\n');
  });

  test('leaves out what is struck out, by tag, by class and by style', () => {
    const head = '<style>.before{text-decoration:line-through}</style>';
    const body = '<p><del>$9</del><span class="old-price">$8</span><i class="before">$7</i> $6</p>';
    expect(textOf(body, head)).toBe('$6\n');
  });

  test('puts what is hidden behind what is shown, and says so', () => {
    const { page } = readPage(
      '<style>.year .price{display:none}</style><div class="year">A<p class="price">$12</p>B</div><footer>C</footer>',
      URL,
    );
    expect(page.text).toBe('AB\nC\n$12\n');
    expect(page.blocks.map(({ place }) => place)).toEqual(['main', 'footer', 'hidden']);
  });

  test('shows of several currencies the one that is marked, else the chosen one', () => {
    const of = (marked: string) =>
      `<p><span data-currency="usd">$9</span><span class="${marked}" data-currency="gbp">£7</span></p>`;
    expect(textOf(of('active'))).toBe('£7\n$9\n');
    const select =
      '<select><option value="USD">USD</option><option value="GBP" selected>GBP</option></select>';
    expect(textOf(`${of('')}${select}`)).toContain('£7\n');
    expect(textOf(of(''))).toBe('$9£7\n');
  });

  test('shows the panel of the chosen tab', () => {
    const tab = (id: string, isChosen: boolean) =>
      `<button role="tab" aria-selected="${isChosen}" aria-controls="${id}">${id}</button>`;
    const panels = '<div id="own">A</div><div id="cloud">B</div>';
    expect(textOf(`<div role="tablist">${tab('own', false)}${tab('cloud', true)}</div>${panels}`)).toMatch(
      /B\nA\n$/,
    );
    expect(textOf(`<div role="tablist">${tab('own', false)}${tab('cloud', false)}</div>${panels}`)).toMatch(
      /A\nB\n$/,
    );
  });

  test('shows what a wide screen shows', () => {
    const head =
      '<style>.wide{display:none}@media (min-width:900px){.wide{display:block}.narrow{display:none}}</style>';
    expect(textOf('<p class="narrow">A</p><p class="wide">B</p>', head)).toBe('B\nA\n');
  });

  test('puts what only readers without scripts see behind what is shown', () => {
    expect(textOf('<p>A</p><noscript><p>B</p></noscript><p>C</p>')).toBe('A\nC\nB\n');
  });

  test('does not take rules for print as rules for the screen', () => {
    expect(textOf('<p class="x">A</p>', '<style>@media print{.x{display:none}} .y{color:red}</style>')).toBe(
      'A\n',
    );
  });

  test('begins with title, description and site name', () => {
    const head =
      '<title>Plans</title><meta name="description" content="What it costs"><meta property="og:site_name" content="Crewlark">';
    expect(textOf('<p>x</p>', head)).toBe('Plans\nWhat it costs\nCrewlark\nx\n');
  });

  test('ends with prices that the page carries for its scripts', () => {
    const state = '{"props":{"plans":[{"name":"Solo","price":9},{"name":"Crew","price":19}]}}';
    expect(textOf(`<b data-annual="$8">$9</b><script type="application/json">${state}</script>`)).toBe(
      '$9\n{"name":"Solo","price":9}\n{"name":"Crew","price":19}\nannual: $8\n',
    );
  });
});

describe('[MKT-1] quotes', () => {
  test('hold where the text has them, character by character', () => {
    const page = { url: URL, text: 'Crew $12 a month' };
    const holds = (quote: string, start: number, url = URL) => evidenceHolds(page, { url, quote, start });
    expect(holds('$12', 5)).toBe(true);
    expect(holds('$21', 5)).toBe(false);
    expect(holds('$12', 6)).toBe(false);
    expect(holds(' ', 4)).toBe(false);
    expect(holds('$12', 5, `${URL}/other`)).toBe(false);
  });

  test('are runs of the text, whatever is read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.nat(300), fc.nat(300), (html, a, b) => {
        const { page } = readPage(html, URL);
        const evidence = evidenceAt(page, Math.min(a, b), Math.max(a, b));
        expect(evidence.quote === '' || evidenceHolds(page, evidence)).toBe(true);
        for (const { start, end } of page.blocks) {
          expect(evidenceHolds(page, { url: URL, start, quote: page.text.slice(start, end) })).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
});

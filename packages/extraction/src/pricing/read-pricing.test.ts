import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Plan } from '../facts.ts';
import { evidenceHolds } from '../page/quotes.ts';
import { readPage } from '../page/read-page.ts';
import { readPricing } from './read-pricing.ts';

function plansOf(body: string, lang = 'en', url = 'https://crewlark.example/pricing'): string[] {
  return readPricing(readPage(`<html lang="${lang}"><body>${body}</body></html>`, url)).plans.map(spoken);
}

/** A plan in one line: name, price or kind, how often it is paid, what for. */
function spoken({ name, kind, price, setupFee }: Plan): string {
  if (!price) return `${name}: ${kind}`;
  const words = [
    `${name}: ${price.isFrom ? 'from ' : ''}${price.amount} ${price.currency ?? '?'} a ${price.per ?? '?'}`,
    price.unit ? `for each ${price.unit}` : '',
    price.billedEvery ? `paid by the ${price.billedEvery}` : '',
    setupFee ? `and ${setupFee.amount} once` : '',
  ];
  return words.filter((each) => each !== '').join(' ');
}

describe('plans', () => {
  test('of cards have their names and prices', () => {
    expect(
      plansOf(`<div class="row">
        <div><h3>Solo</h3><p>Free</p></div>
        <div><h3>Crew <span class="badge">Most popular</span></h3><p>$12 <small>per seat / month, billed annually</small></p></div>
        <div><h3>Fleet</h3><p>Contact sales</p></div></div>`),
    ).toEqual(['Solo: free', 'Crew: 12 USD a month for each seat paid by the year', 'Fleet: custom']);
  });

  test('of a table with plans in columns have the price of the price row', () => {
    expect(
      plansOf(`<table><tr><th></th><th>Solo</th><th>Crew</th></tr><tr><th>Price</th><td>£9 a month</td><td>£24 a month</td></tr>
        <tr><th>Set-up</th><td>£50</td><td>£90</td></tr><tr><th>Extra person</th><td>£3</td><td>£2</td></tr></table>`),
    ).toEqual(['Solo: 9 GBP a month and 50 once', 'Crew: 24 GBP a month and 90 once']);
  });

  test('of a table with plans in rows take the period from the heading', () => {
    expect(
      plansOf(
        '<table><tr><td>Ausgabe</td><td>Preis pro Jahr</td></tr><tr><td>Klein</td><td>348,00 €</td></tr><tr><td>Groß</td><td>2.140,00 €</td></tr></table>',
        'de',
      ),
    ).toEqual(['Klein: 348 EUR a year', 'Groß: 2140 EUR a year']);
  });

  test('of terms and their descriptions', () => {
    expect(plansOf('<dl><dt>Card</dt><dd>€1 a month.</dd><dt>Letter</dt><dd>€3 a month.</dd></dl>')).toEqual([
      'Card: 1 EUR a month',
      'Letter: 3 EUR a month',
    ]);
  });

  test('keep the price that is shown first, and what a switch would show beside it', () => {
    const { plans } = readPricing(
      readPage(
        `<div role="tabpanel" class="tab-pane active"><div class="plan"><h3>Solo</h3>$9/mo</div><div class="plan"><h3>Crew</h3>$19/mo</div></div>
         <div role="tabpanel" class="tab-pane" hidden><div class="plan"><h3>Solo</h3>$90/year</div><div class="plan"><h3>Crew</h3>$190/year</div></div>`,
        'https://crewlark.example/',
      ),
    );
    expect(
      plans.map(({ price, otherPrices }) => [
        price?.amount,
        ...otherPrices.map(({ amount, visible }) => [amount, visible]),
      ]),
    ).toEqual([
      [9, [90, false]],
      [19, [190, false]],
    ]);
  });

  test('tell a shared sign apart by language, domain and words', () => {
    const cards = (price: string) =>
      `<section><div><h3>A</h3>${price}1/mo</div><div><h3>B</h3>${price}2/mo</div></section>`;
    expect(plansOf(cards('¥'), 'zh-CN')).toContain('A: 1 CNY a month');
    expect(plansOf(cards('¥'), 'ja')).toContain('A: 1 JPY a month');
    expect(plansOf(cards('$'), 'en-AU')).toContain('A: 1 AUD a month');
    expect(plansOf(cards('$'), 'en', 'https://a.example.ca/')).toContain('A: 1 CAD a month');
    expect(plansOf(`${cards('$')}<p>All prices in Canadian dollars.</p>`)).toContain('A: 1 CAD a month');
    expect(plansOf(cards('kr '), 'sv')).toContain('A: 1 SEK a month');
  });

  test('are not made of savings, questions, quotes, add-ons or declared offers', () => {
    expect(
      plansOf(`<script type="application/ld+json">{"@type":"Offer","price":"0","priceCurrency":"USD"}</script>
        <blockquote><p>“We saved $40,000 in the first year.”</p></blockquote>
        <h2>Questions</h2><div><div><h3>Is there a fee?</h3><p>$50 a month.</p></div><div><h3>Refunds?</h3><p>Up to $500 a year.</p></div></div>
        <h2>Add-ons</h2><div><div><h3>Storage</h3><p>$5 a month</p></div><div><h3>Help</h3><p>$9 a month</p></div></div>`),
    ).toEqual([]);
  });

  test('drawn by a script are said to be so, and not guessed', () => {
    const shell = readPage(
      '<title>Pricing</title><div id="root"></div><script src="/app.js"></script>',
      'https://a.example/pricing',
    );
    expect(readPricing(shell)).toEqual({ plans: [], leftOut: [], outcome: 'drawn_by_script' });
  });
});

describe('[MKT-1] what is read', () => {
  test('has its quotes in the text, whatever the page', () => {
    const tag = fc.constantFrom('div', 'p', 'li', 'h3', 'td', 'span', 'del', 'b');
    const words = fc.constantFrom(
      'Solo',
      'Crew',
      '$9',
      '/mo',
      '€1.299',
      'per user',
      'Free',
      'Contact us',
      ' billed annually',
      'FAQ?',
    );
    const html = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 5 },
        words,
        fc
          .tuple(tag, fc.array(tie('node'), { maxLength: 4 }))
          .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
      ),
    })).node;
    fc.assert(
      fc.property(fc.array(html, { maxLength: 8 }), (parts) => {
        const read = readPage(
          `<table class="plans"><tr>${parts.join('')}</tr></table><div>${parts.join('')}</div>`,
          'https://a.example/',
        );
        for (const plan of readPricing(read).plans) {
          const proofs = [
            ...plan.evidence,
            ...plan.otherPrices.map(({ evidence }) => evidence),
            ...plan.features.map(({ evidence }) => evidence),
          ];
          expect(plan.evidence.length).toBeGreaterThan(0);
          for (const proof of proofs) expect(evidenceHolds(read.page, proof)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

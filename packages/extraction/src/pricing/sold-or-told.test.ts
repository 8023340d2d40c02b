import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { moneyAlone } from './cards/carried-plans.ts';
import { findMoney } from './money/find-money.ts';
import { firstPeriod } from './money/period-words.ts';
import { saysCustom, saysFree } from './money/special-prices.ts';
import { readPricing } from './read-pricing.ts';

function plansOf(html: string, path = '/pricing'): string[] {
  const { plans } = readPricing(readPage(html, `https://www.oakleaf.example${path}`));
  return plans.map(({ name, kind, price, otherPrices }) =>
    [
      name,
      kind === 'priced'
        ? `${price?.isFrom ? 'from ' : ''}${price?.amount} ${price?.currency} ${price?.per ?? ''}`.trim()
        : kind,
      ...(price?.unit ? [`for each ${price.unit}`] : []),
      ...otherPrices.map(({ amount, per }) => `or ${amount} ${per ?? ''}`.trim()),
    ].join(', '),
  );
}

const card = (name: string, price: string, more = '') =>
  `<div class="card"><h3>${name}</h3><p>${price}</p>${more}</div>`;
const cards = (...each: string[]) =>
  `<section><h2>Plans</h2><div class="row">${each.join('')}</div></section>`;

describe('amounts', () => {
  test.each([
    ['$12', 12],
    ['12.50', 12.5],
    ['1,200 € /yr', 1200],
    ['10 credits/mo + 75 bonus', null],
    ['2 seats, 40 GB', null],
    ['v2', null],
    ['$5 then $9', null],
  ])('carried beside the text count where they are money alone: %s', (text, amount) => {
    expect(moneyAlone(text)).toBe(amount);
  });

  test('are not made of the digits of an attribute', () => {
    expect(
      plansOf(
        cards(
          card('Acorn', '$8 / month', '<b data-annual="10 credits/mo + 75 bonus">10 credits</b>'),
          card('Oak', '$19 / month', '<b data-annual="$15">$19</b>'),
        ),
      ).map((plan) => plan.split(', ').slice(0, 2).join(', ')),
    ).toEqual(['Acorn, 8 USD month', 'Oak, 19 USD month']);
  });

  test.each([
    ['34 dollars and 50 cents', 34.5],
    ['1,2 Mio. €', 1_200_000],
    ['$6k', 6000],
    ['₹ 2 lakh', 200_000],
  ])('are read as written: %s', (text, amount) => {
    expect(findMoney(text).map((money) => money.amount)).toEqual([amount]);
  });

  test('are paid once, each month, or neither, as the words say', () => {
    expect(firstPeriod('€40, una volta')?.period).toBe('once');
    expect(firstPeriod('our letter, una vez al mes')?.period).toBe('month');
    expect(firstPeriod('im Paket')).toBeNull();
    expect(firstPeriod('im Monat')?.period).toBe('month');
  });

  test('are none where a plan is free or asked for', () => {
    for (const free of ['Ücretsiz', 'Maksuton', 'Zadarmo', 'Besplatno']) expect(saysFree(free)).toBe(true);
    for (const asked of ['Fiyat için arayın', 'Pyydä tarjous', 'Cena na dotaz', 'Egyedi ár'])
      expect(saysCustom(asked)).toBe(true);
  });
});

describe('plans', () => {
  test('are paid for two years, or for a fortnight', () => {
    expect(plansOf(cards(card('One site', '$48 for 2 years'), card('Ten sites', '$96 for 2 years')))).toEqual(
      ['One site, 48 USD two_years', 'Ten sites, 96 USD two_years'],
    );
    expect(
      plansOf(
        cards(card('Prueba', '5 € /15 días por alumno'), card('Curso', '8 € /mes por alumno')),
        '/precios',
      ),
    ).toEqual(['Prueba, 5 EUR two_weeks, for each student', 'Curso, 8 EUR month, for each student']);
  });

  test('stand in wrappers that are called posts', () => {
    const inner = cards(
      card('Tým', '89 Kč za uživatele měsíčně'),
      card('Firma', 'od 149 Kč za uživatele měsíčně'),
    );
    expect(
      plansOf(
        `<main><article class="post"><div class="post-content">${inner}</div></article></main>`,
        '/cenik',
      ),
    ).toEqual(['Tým, 89 CZK month, for each user', 'Firma, from 149 CZK month, for each user']);
  });

  test('of the largest stand apart with a lower bound', () => {
    expect(
      plansOf(
        `${cards(card('Acorn', '$8 / month'), card('Oak', '$19 / month'))}<aside-note></aside-note><div class="wide"><h3>Enterprise</h3><p>Enterprise plans start at $4k per year.</p><a href="/contact">Talk to sales</a></div>`,
      ),
    ).toContain('Enterprise, from 4000 USD year');
  });

  test('take the unit that the page says of all prices', () => {
    expect(
      plansOf(
        `<p>All prices are per computer.</p>${cards(card('Acorn', '$8 / month'), card('Oak', '$19 / month'))}`,
      ),
    ).toEqual(['Acorn, 8 USD month, for each computer', 'Oak, 19 USD month, for each computer']);
  });

  test('have the other side of a switch that data for scripts tells', () => {
    const data = JSON.stringify({
      plans: [
        { name: 'Acorn', monthly: { amount: 8, currency: 'USD' }, yearly: { amount: 80, currency: 'USD' } },
        { name: 'Oak', monthly: { amount: 19, currency: 'USD' }, yearly: { amount: 190, currency: 'USD' } },
      ],
    });
    expect(
      plansOf(
        `${cards(card('Acorn', '$8 / month'), card('Oak', '$19 / month'))}<script type="application/json">${data}</script>`,
      ),
    ).toEqual(['Acorn, 8 USD month, or 80 year', 'Oak, 19 USD month, or 190 year']);
  });

  test('are one where a price page tells one price, on a line with its name, below it or in a sentence', () => {
    expect(plansOf('<html lang="sv"><p><b>Förening</b> 199 kr/mån</p>', '/priser')).toEqual([
      'Förening, 199 SEK month',
    ]);
    expect(plansOf('<div>Balcão</div><div>R$ 59/mês</div>', '/precos')).toEqual(['Balcão, 59 BRL month']);
    // So small a sum by use, with nothing else, is named but not sure.
    expect(plansOf('<h1>Pay as you go</h1><p>$0.004 per request.</p>')).toEqual([]);
    expect(
      plansOf('<title>Oakleaf</title><a href="/"><b>Oakleaf</b></a><p>Oakleaf costs <b>$29</b>, once.</p>'),
    ).toEqual(['Oakleaf, 29 USD once']);
    expect(plansOf('<h1>Pricing</h1><p>$59/month</p>')).toEqual([]);
  });

  test('of others are none, in a column beside the company’s own nor behind links that are paid for', () => {
    const row = '<tr><th>Price per month</th><td>$19</td><td>$59</td></tr>';
    expect(
      plansOf(
        `<title>Oakleaf and the others</title><a href="/"><b>Oakleaf</b></a><h1>Our prices</h1><table><tr><th></th><th>Oakleaf</th><th>Birchly</th></tr>${row}</table>`,
      ),
    ).toEqual(['Oakleaf, 19 USD month']);
    const paid = '<a rel="sponsored nofollow" href="https://x.test">Go</a>';
    expect(plansOf(cards(card('Birchly', '$3 / month', paid), card('Alderio', '$4 / month', paid)))).toEqual(
      [],
    );
  });

  test.each([
    ['nights', '/pricing', cards(card('Garden room', '€85 / night'), card('Tower room', '€140 / night'))],
    [
      'hours',
      '/pricing',
      cards(card('Senior designer', '€90 / hour'), card('Junior designer', '€60 / hour')),
    ],
    ['pay', '/pricing', cards(card('Nurse', '$62,000 a year'), card('Ward sister', '$71,000 a year'))],
    ['savings', '/x', cards(card('Je bespaart', '€150 per jaar'), card('U bespaart', '€420 per jaar'))],
    ['guides', '/ratgeber/kosten', cards(card('Klein', '5 € / Monat'), card('Groß', '9 € / Monat'))],
    [
      'meals',
      '/pricing',
      `<div itemscope itemtype="https://schema.org/Menu">${cards(card('Soup', '€5 a day'), card('Stew', '€9 a day'))}</div>`,
    ],
    ['answers', '/precos', '<p>Desde R$ 59/mês</p><h2>Perguntas frequentes</h2><p>Sim.</p>'],
    ['templates', '/pricing', '<div>{{name}}</div><div>Basic</div><div>$9/month</div><p>{{text}}</p>'],
  ])('are none on pages of %s', (_kind, path, html) => {
    expect(plansOf(html, path)).toEqual([]);
  });
});

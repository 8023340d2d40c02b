import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { readPricing } from './read-pricing.ts';

function plansOf(body: string, { path = '/pricing', title = 'Pricing · Corvane', lang = 'en' } = {}) {
  const html = `<html lang="${lang}"><head><title>${title}</title></head><body>${body}</body></html>`;
  return readPricing(readPage(html, `https://corvane.example${path}`)).plans;
}

const brief = (plans: ReturnType<typeof plansOf>) =>
  plans.map(({ name, kind, price }) => `${name}: ${kind} ${price?.amount ?? ''} ${price?.per ?? ''}`.trim());

const card = (name: string, price: string, more = '') =>
  `<div class="plan"><h3>${name}</h3><p class="cost">${price}</p>${more}<ul><li>Boards</li></ul></div>`;

describe('pages that sell no plans', () => {
  test('a price list of work on things, some by the piece, sells none', () => {
    const rows = [
      ['Wheel change', '90 zł'],
      ['Valve', '5 zł / szt'],
      ['Puncture', 'od 40 zł'],
    ].map(([name, price]) => `<tr><td>${name ?? ''}</td><td>${price ?? ''}</td></tr>`);
    expect(
      plansOf(`<h1>Cennik</h1><table>${rows.join('')}</table>`, { lang: 'pl', path: '/cennik' }),
    ).toEqual([]);
  });

  test('people’s days in a plain list are no plans', () => {
    const list = ['Senior Mason - 900 EUR per day', 'Junior Mason - 500 EUR per day'];
    expect(plansOf(`<h1>Rates</h1><ul>${list.map((each) => `<li>${each}</li>`).join('')}</ul>`)).toEqual([]);
  });

  test('a page that judges another company’s prices sells none of its plans', () => {
    const rows = ['Starter', 'Plus'].map((name) => `<tr><td>${name}</td><td>$19/user/mo</td></tr>`);
    const words = 'Our review: score 7.0/10. Cheaper alternatives. The verdict: fair.';
    const body = `<h1>Pelgard Pricing (2026)</h1><table><tr><th>Plan</th><th>Price</th></tr>${rows.join('')}</table><p>${words}</p>`;
    expect(plansOf(body, { title: 'Pelgard Pricing | Corvane', path: '/pelgard-pricing' })).toEqual([]);
    expect(plansOf(body.replaceAll('Pelgard', 'Corvane'))).toHaveLength(2);
  });
});

describe('lists of work, goods and others’ prices', () => {
  test('of which most are paid by the piece or the hour hold no plans', () => {
    const rows = [
      'Box kept</td><td>12 Kč / měsíc',
      'Fetched</td><td>45 Kč / ks',
      'Shredded</td><td>6 Kč / kg',
    ];
    const table = `<table><tr><th>Položka</th><th>Cena</th></tr>${rows.map((row) => `<tr><td>${row}</td></tr>`).join('')}</table>`;
    expect(plansOf(`<h1>Ceník</h1>${table}`, { lang: 'cs', path: '/cenik' })).toEqual([]);
  });

  test('what a reader pays elsewhere is no plan', () => {
    const subs = ['Fernseh', 'Musika'].map(
      (name) => `<div class="sub"><h3>${name}</h3><p>9,99 €/mois</p></div>`,
    );
    const page = (title: string) => `<h1>${title}</h1><div>${subs.join('')}</div>`;
    expect(plansOf(page('Combien coûtent vos abonnements ?'), { lang: 'fr' })).toEqual([]);
    expect(plansOf(page('Nos abonnements'), { lang: 'fr' })).toHaveLength(2);
  });

  test('more cards beside each other than plans are a catalogue', () => {
    const many = Array.from({ length: 80 }, (_, at) => card(`Item ${at}`, `$${at + 2}/month`));
    expect(plansOf(`<h1>Pricing</h1><div>${many.join('')}</div>`)).toEqual([]);
  });
});

describe('names in other languages', () => {
  const named = (name: string, price: string) =>
    `<div class="box"><div class="name">${name}</div><div>${price}</div><ul><li>a1</li></ul></div>`;

  test('may say in Chinese that a plan is free, and beside it that it is made to measure', () => {
    const boxes = [
      named('免费', '¥0 / 用户 / 月'),
      named('加强', '¥20 / 用户 / 月'),
      named('企业', '定制价格'),
    ];
    expect(brief(plansOf(`<h1>定价</h1><div>${boxes.join('')}</div>`, { lang: 'zh' }))).toEqual([
      '免费: free',
      '加强: priced 20 month',
      '企业: custom',
    ]);
  });

  test('may be terms in Turkish', () => {
    const cards = [
      card('Aylık', '990 TL'),
      card('Yıllık', '8.990 TL'),
      card('Ömür Boyu', '24.990 TL', '<p>tek seferlik</p>'),
    ];
    expect(brief(plansOf(`<h1>Fiyatlar</h1><div>${cards.join('')}</div>`, { lang: 'tr' }))).toEqual([
      'Aylık: priced 990 month',
      'Yıllık: priced 8990 year',
      'Ömür Boyu: priced 24990 once',
    ]);
  });

  test('stay where one plan of a row says no term and the next is paid by the month', () => {
    const cards = [card('Single', '$99', '<p>one post</p>'), card('Endless', '$399 /month')];
    expect(brief(plansOf(`<h1>Pricing</h1><div>${cards.join('')}</div>`))).toEqual([
      'Single: priced 99',
      'Endless: priced 399 month',
    ]);
  });
});

describe('cards that are drawn unlike most', () => {
  test('what a ribbon says in another language names no plan', () => {
    const cards = [
      '<div class="kaart"><p class="naam">Klein, na je proef</p><p>€0 /maand</p></div>',
      '<div class="kaart"><span class="lint">Alles erbij</span><p class="naam">Ruim</p><p>€15 /maand</p></div>',
    ];
    expect(brief(plansOf(`<div class="prijzen">${cards.join('')}</div>`, { lang: 'nl' }))).toEqual([
      'Klein, na je proef: free',
      'Ruim: priced 15 month',
    ]);
  });

  test('an amount that lost its sign is in the currency of its row', () => {
    const seat = (name: string, price: string) =>
      card(name, `${price}/Sitz`, '<p>Monatlich abgerechnet.</p>');
    const cards = [seat('Falke', '19'), seat('Milan', '$39'), seat('Adler', '$59')].join('');
    const plans = plansOf(`<h2>Preise</h2><div>${cards}</div>`, { lang: 'de' });
    expect(plans.map(({ price }) => [price?.amount, price?.currency, price?.unit])).toEqual([
      [19, 'USD', 'seat'],
      [39, 'USD', 'seat'],
      [59, 'USD', 'seat'],
    ]);
  });

  test('a saving in the card’s corner, and a day’s share, are no prices', () => {
    const cards = [
      card('1 месяц', '279 ₽', '<p>9,3 ₽ / день</p>'),
      `<div class="plan"><p>Экономия 88 ₽</p><h3>3 месяца</h3><p>749 ₽</p><p>249 ₽ / месяц</p><ul><li>a1</li></ul></div>`,
      `<div class="plan"><p>Экономия 275 ₽</p><h3>6 месяцев</h3><p>1 399 ₽</p><p>233 ₽ / месяц</p><ul><li>a1</li></ul></div>`,
    ];
    const plans = plansOf(`<h2>Тарифы</h2><div class="plans">${cards.join('')}</div>`, { lang: 'ru' });
    expect(brief(plans)).toEqual([
      '1 месяц: priced 279 month',
      '3 месяца: priced 749 quarter',
      '6 месяцев: priced 1399 half_year',
    ]);
    expect(plans.map(({ otherPrices }) => otherPrices.map(({ amount }) => amount))).toEqual([
      [],
      [249],
      [233],
    ]);
  });

  test('what costs nothing is told in a title of its own', () => {
    const cards = [card('Starter', '9,90 € / Monat'), card('Profi', '19,90 € / Monat')].join('');
    const body = `<h3>Grundversion – kostenlos</h3><p>• Drei Listen</p><h2>Premium</h2><div>${cards}</div>`;
    expect(brief(plansOf(body, { lang: 'de' }))).toContain('Grundversion: free');
  });

  test('a card without a name sells the product itself', () => {
    const body =
      '<section><h1>One licence. For ever.</h1><p>€49.90 once</p><ul><li>All tools</li></ul></section>' +
      '<section><h2>Before you buy</h2><p>Is there a trial?</p><p>Do I need an account?</p><p>May I return it?</p><p>Buy — €49.90</p></section>';
    const plans = plansOf(body);
    expect(brief(plans)).toEqual(['Corvane: priced 49.9 once']);
    expect(plans[0]?.features.map(({ term }) => term)).toEqual(['All tools']);
  });

  test('letters name plans, thousands are written short, and the head tells the currency', () => {
    const rows = [
      ['A', '6k'],
      ['B', '10k'],
    ].map(([name, price]) => `<tr><td>${name ?? ''}</td><td>${price ?? ''}</td></tr>`);
    const table = `<table><tr><th>Plan</th><th>Annual EUR</th></tr>${rows.join('')}</table>`;
    expect(brief(plansOf(`<h2>Support plans</h2>${table}`))).toEqual([
      'A: priced 6000 year',
      'B: priced 10000 year',
    ]);
  });

  test('a year’s price with its share by the month tells both', () => {
    const cards = [
      card('Coach', '€70', '<p>all’anno</p><p>≈ €7 al mese</p>'),
      card('Club', '€400', '<p>all’anno</p><p>≈ €40 al mese</p>'),
    ].join('');
    const plans = plansOf(`<h2>Prezzi</h2><div>${cards}</div>`, { lang: 'it' });
    expect(brief(plans)).toEqual(['Coach: priced 70 year', 'Club: priced 400 year']);
    expect(plans.map(({ otherPrices }) => otherPrices.map(({ amount }) => amount))).toEqual([[7], [40]]);
  });
});

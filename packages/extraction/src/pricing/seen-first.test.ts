import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { readPricing } from './read-pricing.ts';

/** Plans in one line each: name, amount, currency, period. */
function plansOf(body: string, lang = 'en', host = 'larkfield.example'): string[] {
  const page = readPage(`<html lang="${lang}"><body>${body}</body></html>`, `https://${host}/pricing`);
  return readPricing(page).plans.map(({ name, kind, price }) =>
    [name, kind === 'priced' ? (price?.amount ?? '?') : kind, price?.currency ?? '', price?.per ?? '']
      .join(' ')
      .trim(),
  );
}

describe('half a year and two weeks', () => {
  const card = (name: string, sum: string) => `<div class="plan"><h3>${name}</h3><p>${sum}</p></div>`;
  const cards = (...list: [string, string][]) =>
    `<h1>Pricing</h1><div>${list.map(([name, sum]) => card(name, sum)).join('')}</div>`;

  test('are periods beside a month and a year', () => {
    const page = cards(['Loft', '£9 per fortnight'], ['Barn', '£80 / 6 months'], ['Hall', '£150 / year']);
    expect(plansOf(page)).toEqual(['Loft 9 GBP two_weeks', 'Barn 80 GBP half_year', 'Hall 150 GBP year']);
  });

  test('are told in the words of other tongues', () => {
    expect(plansOf(cards(['Silo', 'R$ 40/mês'], ['Celeiro', 'R$ 210/semestre']), 'pt-BR')).toEqual([
      'Silo 40 BRL month',
      'Celeiro 210 BRL half_year',
    ]);
    expect(plansOf(cards(['Halm', '12 € im Monat'], ['Garbe', '60 € halbjährlich']), 'de')).toEqual([
      'Halm 12 EUR month',
      'Garbe 60 EUR half_year',
    ]);
  });
});

describe('names', () => {
  const card = (name: string, sum: string) =>
    `<div class="plan"><span class="label">${name}</span><p>${sum}</p><ul><li>All tools</li></ul></div>`;

  test('end before what a term saves', () => {
    const page = `<h1>Pricing</h1><div>${card('Kiln', '$9 / month')}${card('Kiln Club – 30% off', '$6 / month')}${card('Studio (save 20 %)', '$20 / month')}</div>`;
    expect(plansOf(page)).toEqual(['Kiln 9 USD month', 'Kiln Club 6 USD month', 'Studio 20 USD month']);
  });

  test('may be lengths of time', () => {
    const plan = (name: string, sum: string) =>
      `<div class="card"><h3>${name}</h3><p>${sum}</p><ul><li>All tools</li></ul><a href="/go">Start</a></div>`;
    const page = `<h1>Pricing</h1><div>${plan('1 Month', '€20')}${plan('6 Months', '€100')}${plan('12 Months', '€180')}</div>`;
    expect(plansOf(page)).toEqual([
      '1 Month 20 EUR month',
      '6 Months 100 EUR half_year',
      '12 Months 180 EUR year',
    ]);
  });

  test('are those that other plans say in what they hold', () => {
    const plan = (label: string, title: string, sum: string, holds: string) =>
      `<div class="box"><div class="label">${label}</div><div class="plan-name">${title}</div><p>${sum}</p><ul><li>${holds}</li></ul></div>`;
    const page = `<h1>Pricing</h1><div>${plan('Furrow', 'One field', '$9 / month', 'Rain maps')}${plan('Acre', 'Ten fields', '$29 / month', 'Everything in Furrow')}${plan('Shire', 'All fields', '$90 / month', 'Everything in Acre, and help')}</div>`;
    expect(plansOf(page)).toEqual(['Furrow 9 USD month', 'Acre 29 USD month', 'Shire 90 USD month']);
  });
});

describe('crowns', () => {
  test('are those of the language that a page is written in, whatever it declares', () => {
    const card = (name: string, sum: string) =>
      `<div class="plan"><h3>${name}</h3><p>${sum}</p><p>Gäller alla dagar, från morgon och kväll.</p></div>`;
    const page = `<h1>Våra priser</h1><div>${card('Ek', '290 kr/mån')}${card('Björk', '390 kr/mån')}</div>`;
    expect(plansOf(page)).toEqual(['Ek 290 SEK month', 'Björk 390 SEK month']);
  });
});

describe('tables', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

  test('may name the currency above them alone', () => {
    const terms = row('Term', 'Adult', 'Child') + row('1 month', '40', '15') + row('12 months', '380', '140');
    expect(plansOf(`<h1>Membership fees (£)</h1><table>${terms}</table>`)).toEqual([
      'Adult 40 GBP month',
      'Child 15 GBP month',
    ]);
    const said = row('Tarif', 'pro Monat') + row('Esche', '9.00') + row('Ulme', '29.00');
    expect(plansOf(`<h1>Tarife</h1><p>Alle Preise in Franken.</p><table>${said}</table>`, 'de')).toEqual([
      'Esche 9 CHF month',
      'Ulme 29 CHF month',
    ]);
    expect(plansOf(`<h1>Pricing (try it)</h1><table>${terms}</table>`)).toEqual([]);
  });

  test('may hold a column for each term', () => {
    const page = `<h1>Membership</h1><table>${row('Who', '1 month', '6 months')}${row('Adult', '£40', '£200')}${row('Child', '£15', '£70')}</table>`;
    expect(plansOf(page)).toEqual(['Adult 40 GBP month', 'Child 15 GBP month']);
  });

  test('may tell the period as a bare word beside the price', () => {
    const page = `<h1>Harga</h1><table>${row('Nama', 'Harga bulan', 'Harga tahun')}${row('Bambu', 'Rp30.000', 'Rp300.000')}${row('Jati', 'Rp50.000', 'Rp500.000')}</table>`;
    expect(plansOf(page, 'id')).toEqual(['Bambu 30000 IDR month', 'Jati 50000 IDR month']);
  });

  test('may tell in a head that a plan is free or made to measure', () => {
    const page = `<h1>Plans</h1><table>${row('', 'Hutch (free)', 'Coop ($4/month)', 'Barn ($15/month)', 'Custom plan')}${row('Hens', '2', '10', '90', 'Contact us')}</table>`;
    expect(plansOf(page)).toEqual([
      'Hutch free',
      'Coop 4 USD month',
      'Barn 15 USD month',
      'Custom plan custom',
    ]);
  });
});

describe('rows without terms', () => {
  test('are plans where usual names are called bundles', () => {
    const card = (name: string, sum: string) =>
      `<div class="card"><h3>${name}</h3><h4>${sum}</h4><ul><li>Seeds</li><li>Soil</li><li>A pot</li></ul><button>Take it</button></div>`;
    expect(
      plansOf(`<h1>Pricing</h1><div>${card('Basic Bundle', '$25')}${card('Pro Bundle', '$38')}</div>`),
    ).toEqual(['Basic Bundle 25 USD', 'Pro Bundle 38 USD']);
    expect(
      plansOf(`<h1>Pricing</h1><div>${card('Rose Bundle', '$25')}${card('Fern Bundle', '$38')}</div>`),
    ).toEqual([]);
  });
});

describe('sentences', () => {
  test('name what is sold by a term in small letters', () => {
    const page =
      '<h1>How much is it?</h1><p>The annual membership is currently $90, it was $120. Bring a friend.</p><p>Quarterly membership is $30, by card.</p><p>A visit is $5.</p>';
    expect(plansOf(page, 'en', 'shed.example.au')).toEqual([
      'annual membership 90 AUD year',
      'Quarterly membership 30 AUD quarter',
    ]);
  });
});

describe('parts of a row that tell prices in sentences', () => {
  const part = (title: string, words: string) => `<div><i></i><h3>${title}</h3><p>${words}</p></div>`;
  const row = (...parts: string[]) => `<div><div>${parts.join('')}</div></div>`;

  test('are plans where each tells one, below a title', () => {
    const page = `<h1>Onze prijzen</h1>${row(part('Kas', 'Voor de kas betaal je een vast bedrag, vanaf 12 euro per maand, voor alle rekken.'), part('Veld', 'De prijzen van het veld beginnen vanaf 6 euro per maand. Er is geen limiet.'))}`;
    expect(plansOf(page, 'nl')).toEqual(['Kas 12 EUR month', 'Veld 6 EUR month']);
  });

  test('are none where they tell what others pay or save', () => {
    const page = `<h1>Pricing</h1>${row(part('Growers', 'They used to lose $900 a month to rot, and that is over for good now.'), part('Sellers', 'Shops of this size save $300 a month with us, and some of them more.'))}`;
    expect(plansOf(page)).toEqual([]);
  });
});

describe('switches', () => {
  test('may choose quarters, half-years and lengths of time', () => {
    const card = (name: string, sum: string) =>
      `<div class="plan"><h3>${name}</h3><p class="price">${sum}</p></div>`;
    const page = (...sides: string[]) =>
      `<h1>Pricing</h1><div class="billing-toggle">${sides.map((side, at) => `<button class="${at === 0 ? 'active' : ''}">${side}</button>`).join('')}</div><div>${card('Den', '€30')}${card('Lair', '€70')}</div>`;
    expect(plansOf(page('Half-yearly', 'Yearly'))).toEqual(['Den 30 EUR half_year', 'Lair 70 EUR half_year']);
    expect(plansOf(page('Trimestral', 'Anual'), 'es')).toEqual(['Den 30 EUR quarter', 'Lair 70 EUR quarter']);
    expect(plansOf(page('1 month', '6 months', '12 months'))).toEqual([
      'Den 30 EUR month',
      'Lair 70 EUR month',
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { durationBehind, durationOf } from './money/durations.ts';
import { readPricing } from './read-pricing.ts';

/** Plans in one line each: name, amount, period. */
function plansOf(body: string, path = '/pricing'): string[] {
  const page = readPage(`<html lang="en"><body>${body}</body></html>`, `https://fernpress.example${path}`);
  return readPricing(page).plans.map(({ name, kind, price }) =>
    [name, kind === 'priced' ? (price?.amount ?? '?') : kind, price?.per ?? ''].join(' ').trim(),
  );
}

describe('cards of a row, judged together', () => {
  const card = (label: string, title: string, price: string) =>
    `<div class="card"><p class="label">${label}</p><h3>${title}</h3><p class="sum">${price}</p></div>`;

  test('are named by the place that names most of them alone', () => {
    const page = [
      card('Dune', 'Never lose your way again', '$3/mo'),
      card('Reef', 'Go on where others turn back', '$7/mo'),
      card('Shoal', 'Everybody home', '$15/mo'),
    ].join('');
    expect(plansOf(`<div>${page}</div>`)).toEqual(['Dune 3 month', 'Reef 7 month', 'Shoal 15 month']);
  });

  test('are named by usual names, be they in small letters above a title', () => {
    const page = `${card('Starter', 'Be found', '$5/mo')}${card('Business', 'Sell more', '$19/mo')}`;
    expect(plansOf(`<div>${page}</div>`)).toEqual(['Starter 5 month', 'Business 19 month']);
  });

  test('tell a plan for each tier, where the term is told in another place', () => {
    const page = [
      card('Silver', 'Monthly', '$5 / month'),
      card('Silver', 'Yearly', '$50 / year'),
      card('Gold', 'Monthly', '$9 / month'),
      card('Gold', 'Yearly', '$90 / year'),
    ].join('');
    expect(plansOf(`<div>${page}</div>`)).toEqual(['Silver 5 month', 'Gold 9 month']);
  });
});

describe('a row that says nowhere how it is paid', () => {
  const card = (name: string, price: string) =>
    `<div class="pricing-card"><h3>${name}</h3><p>${price}</p><ul><li>One</li><li>Two</li></ul><a href="/go">Take it</a></div>`;
  const row = (names: string[]) =>
    `<h1>Pricing</h1><div class="pricing">${names.map((name, at) => card(name, `$${String(20 * (at + 1))}`)).join('')}</div>`;

  test('is sold as plans where names, words, classes, lists and amounts say so', () => {
    expect(plansOf(row(['Starter', 'Standard', 'Premium']))).toEqual([
      'Starter 20',
      'Standard 40',
      'Premium 60',
    ]);
  });

  test('is none where its names could be those of goods, or of a shop', () => {
    expect(plansOf(row(['Walnut', 'Elm', 'Ash']))).toEqual([]);
    expect(plansOf(`${row(['Basic', 'Standard', 'Premium'])}<p>Add to cart</p>`)).toEqual([]);
  });
});

describe('amounts', () => {
  const of = (...prices: string[]) =>
    plansOf(
      `<div>${prices.map((price, at) => `<div class="c"><h3>${['Wren', 'Heron'][at] ?? ''}</h3><p>${price}</p></div>`).join('')}</div>`,
    );

  test('of two with nothing between, the larger one before was the price', () => {
    const beside = (was: string, now: string) => `<span>${was}</span> <span>${now}</span><span>/month</span>`;
    expect(of(beside('$40', '$29'), beside('$90', '$60'))).toEqual(['Wren 29 month', 'Heron 60 month']);
  });

  test('behind a share are the fixed part of one price', () => {
    expect(of('2.4 % + $0.25 per transaction', '1.6 % + $0.15 per transaction')).toEqual([
      'Wren 0.25 usage',
      'Heron 0.15 usage',
    ]);
  });

  test('said to be billed by the year are prices where no other stands beside them', () => {
    expect(of('$80</p><p>billed yearly', '$130</p><p>billed yearly')).toEqual([
      'Wren 80 year',
      'Heron 130 year',
    ]);
  });

  test('that are called a fee are told apart from the price', () => {
    expect(of('$12 / month</p><p>Processing fee: $90', '$30 / month</p><p>Deposit: $200')).toEqual([
      'Wren 12 month',
      'Heron 30 month',
    ]);
  });
});

describe('a row for each term', () => {
  const list = (...prices: string[]) =>
    ['Starter', 'Business']
      .map(
        (name, at) => `<div class="row"><div class="name">${name}</div><div>${prices[at] ?? ''}</div></div>`,
      )
      .join('');

  test('is paid as the label before it says, and sells the same plans', () => {
    const page = `<div><div><div class="l">Yearly</div><div>${list('$49', '$99')}</div></div><div><div class="l">Lifetime</div><div>${list('$149', '$299')}</div></div></div>`;
    expect(plansOf(page)).toEqual(['Starter 49 year', 'Business 99 year']);
  });
});

describe('lists of lines', () => {
  test('tell what a plan holds behind its name, and what is paid once beside the others', () => {
    const line = (text: string) => `<li>${text}</li>`;
    const page = `<ul>${line('Solo: 1 site - $24 (per year)')}${line('Crew: 5 sites - $59 (per year)')}${line('Guild: Unlimited sites - $400 (one time)')}</ul>`;
    expect(plansOf(page)).toEqual(['Solo 24 year', 'Crew 59 year', 'Guild 400 once']);
  });
});

describe('lengths of time', () => {
  test.each([
    ['3 mois', 'quarter'],
    ['12 months', 'year'],
    ['1 Jahr', 'year'],
    ['6 meses', 'half_year'],
    ['30 days', 'month'],
    ['14 days', 'two_weeks'],
    ['4 months', 'other'],
    ['3 users', null],
    ['Monthly', null],
  ])('%s', (text, period) => {
    expect(durationOf(text)).toBe(period);
  });

  test('stand right behind an amount', () => {
    expect(durationBehind(' / 14 days')).toBe('two_weeks');
    expect(durationBehind(' / 10 days')).toBe('other');
    expect(durationBehind(' every 3 months')).toBe('quarter');
    expect(durationBehind(' for 1 month')).toBeNull();
  });
});

describe('tables', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

  test('may hold name, price and button in each head', () => {
    const head = (name: string, price: string) =>
      `<th><span>${name}</span><span>${price}</span><span>per month</span><a href="/x">Choose</a></th>`;
    const page = `<table><tr><td></td>${head('Hut', '$11')}${head('Hall', '$29')}</tr>${row('Roofs', '1', '4')}${row('Beds', '10', '40')}</table>`;
    expect(plansOf(page)).toEqual(['Hut 11 month', 'Hall 29 month']);
  });

  test('may have no column of labels', () => {
    const page = `<table>${row('$3/month', '$8/month')}${row('Hut', 'Hall')}${row('1 bed', '9 beds')}</table>`;
    expect(plansOf(page)).toEqual(['Hut 3 month', 'Hall 8 month']);
  });

  test('of what the plans in others hold are none', () => {
    const sized = `<table>${row('', 'Pro S', 'Pro M')}${row('Memory', '2 GB', '4 GB')}${row('Disk', '9 GB', '20 GB')}${row('Monthly', '$5', '$9')}</table>`;
    const apart = `<table>${row('What', 'Monthly price')}${row('Memory', '$1')}${row('Disk', '$2')}</table>`;
    expect(plansOf(sized + apart)).toEqual(['Pro S 5 month', 'Pro M 9 month']);
  });

  test('may name plans behind a column of codes, in any tongue', () => {
    const page = `<table>${row('Kode', 'Nama', 'Harga/Bulan')}${row('A1', 'Kecil', 'IDR 5.000')}${row('A2', 'Besar', 'IDR 9.000')}</table>`;
    expect(plansOf(page)).toEqual(['Kecil 5000 month', 'Besar 9000 month']);
  });

  test('are none where cards beside each other are drawn like them', () => {
    const part = (...cells: string[]) => `<div>${cells.map((cell) => `<span>${cell}</span>`).join('')}</div>`;
    const card = (name: string, holds: string, year: string, month: string) =>
      `<li class="plan">${part(`<b class="plan-name">${name}</b>`, holds)}${part(year, month)}</li>`;
    const page = `<ul>${card('Hut', '1 site', '$99/year', '$20/month')}${card('Hall', '9 sites', '$199/year', '$35/month')}</ul>`;
    expect(plansOf(page)).toEqual(['Hut 99 year', 'Hall 199 year']);
  });

  test('tell what is paid to begin apart from what is paid again', () => {
    const page = `<table>${row('What', 'Lite', 'Growth')}${row('Signup fee', '$400', '$750')}${row('Per-term cost', '$50', '$90')}${row('Monthly cost', '~$17', '$30')}</table>`;
    expect(plansOf(page)).toEqual(['Lite 17 month', 'Growth 30 month']);
  });

  test('of an order sell no sums', () => {
    const page = `<table>${row('Line', 'Monthly price')}${row('Line 100', '$49')}${row('Line 200', '$69')}${row('Total (monthly)', '$118')}</table>`;
    expect(plansOf(page)).toEqual(['Line 100 49 month', 'Line 200 69 month']);
  });

  test('may tell the term as a length of time', () => {
    const page = `<table>${row('Name', 'Term', 'Price')}${row('Guest', '1 month', '$9')}${row('Regular', '12 months', '$80')}</table>`;
    expect(plansOf(page)).toEqual(['Guest 9 month', 'Regular 80 year']);
  });
});

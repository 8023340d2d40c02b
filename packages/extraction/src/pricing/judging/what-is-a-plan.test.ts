import { describe, expect, test } from 'vitest';
import { readPage } from '../../page/read-page.ts';
import { readPricing } from '../read-pricing.ts';

/** Plans in one line each: name, amount, period. */
function plansOf(body: string, path = '/pricing'): string[] {
  const page = readPage(`<html lang="en"><body>${body}</body></html>`, `https://crewlark.example${path}`);
  return readPricing(page).plans.map(({ name, kind, price }) =>
    [name, kind === 'priced' ? (price?.amount ?? '?') : kind, price?.per ?? ''].join(' ').trim(),
  );
}

const cards = (...each: [string, string][]) =>
  `<div>${each.map(([name, price]) => `<div class="c"><h3>${name}</h3><p>${price}</p></div>`).join('')}</div>`;
const plans = cards(['Solo', '$9/mo'], ['Crew', '$29/mo']);

describe('what is a plan', () => {
  test('a part of the page with cards in it is none', () => {
    const page = `<section><h2>Plans</h2>${plans}</section><section><h2>Voices</h2><p>$79/month before</p></section>`;
    expect(plansOf(page)).toEqual(['Solo 9 month', 'Crew 29 month']);
  });

  test('cards of a row have their names in the same place', () => {
    const card = (name: string, price: string) =>
      `<div><p class="n">${name}</p><h3>${price}</h3><p class="d">Words</p></div>`;
    const page = `<div>${card('Starter', 'Free')}${card('Individual', '$5/mo')}${card('Crew', '$9/mo')}${card('Fleet', '$19/mo')}</div>`;
    expect(plansOf(page)).toEqual(['Starter free', 'Individual 5 month', 'Crew 9 month', 'Fleet 19 month']);
  });

  test('sides of a switch are none, unless nothing else is sold', () => {
    const sides = cards(['Monthly', '$9/month'], ['Yearly', '$90/year']);
    expect(plansOf(sides)).toEqual(['Monthly 9 month', 'Yearly 90 year']);
  });

  test('what is paid behind a trial is the price', () => {
    const page = cards(
      ['Solo', '$0 due today</p><p>then $9/month'],
      ['Crew', '$0 due today</p><p>then $29/month'],
    );
    expect(plansOf(page)).toEqual(['Solo 9 month', 'Crew 29 month']);
  });

  test('a range is told by its lower end', () => {
    const page = cards(['Club', '$15 – $45 per month'], ['Council', '$90 – $240 per month']);
    expect(plansOf(page)).toEqual(['Club 15 month', 'Council 90 month']);
  });

  test('rows apart are put together by their columns', () => {
    const row = (...cells: string[]) => `<div>${cells.map((cell) => `<div>${cell}</div>`).join('')}</div>`;
    const page = `<div>${row('Solo', 'Crew')}${row('$9/mo', '$29/mo')}${row('1 site', '9 sites')}</div>`;
    expect(plansOf(page)).toEqual(['Solo 9 month', 'Crew 29 month']);
  });

  test('a strip for the largest belongs to the others, a row of services does not', () => {
    const strip =
      '<div class="s"><h3>Enterprise</h3><p>Own keys.</p><a href="/sales">Contact sales</a></div>';
    const services = `<h2>Help</h2>${cards(['Onboarding', '$500'], ['Success manager', '$300/month'])}`;
    expect(plansOf(`${plans}${strip}${services}`)).toEqual([
      'Solo 9 month',
      'Crew 29 month',
      'Enterprise custom',
    ]);
  });

  test('a heading named like a strip is none where other customers are told of', () => {
    const strip = '<div><h3>Enterprise</h3><p>Own keys.</p><a href="/sales">Contact sales</a></div>';
    expect(plansOf(`${plans}<footer>${strip}</footer>`)).toEqual(['Solo 9 month', 'Crew 29 month']);
  });

  test('what costs by use is paid on top of the plan that the page has', () => {
    const usage =
      '<table><tr><th>Resource</th><th>Price</th></tr><tr><td>Egress</td><td>$0.10 / GB</td></tr><tr><td>Builds</td><td>$0.01 / minute</td></tr></table>';
    expect(plansOf(`<section><h2>Platform</h2><p>$20 / month</p></section>${usage}`)).toEqual([
      'Platform 20 month',
    ]);
  });

  test('a row of others’ prices is none, however long', () => {
    const others = cards(['Chat', '$39/mo'], ['Help desk', '$55/mo'], ['Surveys', '$25/mo']);
    expect(
      plansOf(`${plans.replaceAll('class="c"', 'class="plan"')}<h2>Stop paying for five tools</h2>${others}`),
    ).toEqual(['Solo 9 month', 'Crew 29 month']);
  });

  test('a list of what others sell holds none', () => {
    const rated = cards(['Formly', '$8/mo</p><p>★ 4.1 (98)'], ['Sheetbot', '$20/mo</p><p>★ 4.9 (33)']);
    expect(plansOf(rated)).toEqual([]);
  });

  test('two tables beside each other are no two plans', () => {
    const table = (head: string, prices: string) =>
      `<table><tr><th></th>${head}</tr><tr><th>Price</th>${prices}</tr></table>`;
    const page = `${table('<th>Solo</th><th>Crew</th>', '<td>Free</td><td>$9 per month</td>')}<h2>Support levels</h2>${table('<th>Bronze</th><th>Gold</th>', '<td>$100 / month</td><td>$900 / month</td>')}`;
    expect(plansOf(page)).toEqual(['Solo free', 'Crew 9 month']);
  });

  test('one that is drawn like those with prices is free or asked for, in whatever words', () => {
    const page = cards(
      ['Seed', 'Free for teams of two'],
      ['Solo', '$9/mo'],
      ['Crew', '$29/mo'],
      ['Fleet', 'Pricing on request'],
      ['Need help choosing', 'Ask us'],
    );
    expect(plansOf(page)).toEqual(['Seed free', 'Solo 9 month', 'Crew 29 month', 'Fleet custom']);
  });

  test('an example of what others pay does not make a price of a plan to be asked for', () => {
    const page = cards(
      ['Solo', '$9/mo'],
      ['Crew', '$29/mo'],
      ['Fleet', 'Custom</p><p>Typically from $30,000 a year'],
    );
    expect(plansOf(page)).toEqual(['Solo 9 month', 'Crew 29 month', 'Fleet custom']);
  });

  test('sizes to choose from are none where there is a plan', () => {
    const plan = (name: string, price: number) =>
      `<div class="plan"><h3>${name}</h3><p>$${price} a month</p><dl><dt>10 users</dt><dd>$${price - 1} a month</dd><dt>20 users</dt><dd>$${price - 2} a month</dd></dl></div>`;
    expect(plansOf(`<div>${plan('Sign', 12)}${plan('Seal', 22)}</div>`)).toEqual([
      'Sign 12 month',
      'Seal 22 month',
    ]);
  });

  test('where the page tells of plans twice, what stands first counts', () => {
    const row = (name: string, price: string) => `<tr><td>${name}</td><td>${price}</td></tr>`;
    const before = `<h2>Before 2024</h2><table><tr><th>Plan</th><th>Price</th></tr>${row('Solo', '$99 / year')}${row('Crew', '$290 / year')}${row('Slate', '$490 / year')}${row('Chalk', '$590 / year')}</table>`;
    expect(plansOf(`${plans}${before}`)).toEqual(['Solo 9 month', 'Crew 29 month']);
  });

  test('a row of amounts by the month is one of prices, whatever it is called', () => {
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const page = `<table>${row('', 'Solo', 'Crew')}${row('Europe', '€9 / month', '€29 / month')}${row('Annual, elsewhere', '$99 / year', '$290 / year')}</table>`;
    expect(plansOf(page)).toEqual(['Solo 9 month', 'Crew 29 month']);
  });

  test('bold words before a break name what stands below them', () => {
    const page = '<div><b>Solo</b><br>$9 per month<br><br><b>Crew</b><br>$29 per month</div>';
    expect(plansOf(page)).toEqual(['Solo 9 month', 'Crew 29 month']);
  });

  test('semicolons part the plans of a line', () => {
    expect(plansOf('<p>Solo – $9/month; Crew – $29/month.</p>')).toEqual(['Solo 9 month', 'Crew 29 month']);
  });

  test('a licence that is bought costs its own price, not that of help by the month', () => {
    const page = cards(
      ['Solo', '$90</p><p>one-time licence</p><p>Help, if you like: $9 a month'],
      ['Crew', '$290</p><p>one-time licence</p><p>Help, if you like: $29 a month'],
    );
    expect(plansOf(page)).toEqual(['Solo 90 once', 'Crew 290 once']);
  });

  test('names over currencies and prices are those of the plans below', () => {
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<th>${cell}</th>`).join('')}</tr>`;
    const page = `<table>${row('', 'EUR', 'EUR', 'USD', 'USD')}${row('', 'Solo', 'Crew', 'Solo', 'Crew')}${row('Price per month', '€9', '€29', '$10', '$31')}</table>`;
    expect(plansOf(page)).toEqual(['Solo 9 month', 'Crew 29 month']);
  });

  test.each([
    '/customers/alder',
    '/affiliates',
    '/docs/billing',
    '/careers',
    '/terms',
    '/blog/what-it-costs',
  ])('nothing of %s is', (path) => {
    expect(plansOf(plans, path)).toEqual([]);
  });

  test('amounts that do not say how they are paid are none', () => {
    expect(plansOf(cards(['Brand', 'Projects from $8,000'], ['Advice', '$180']))).toEqual([]);
  });
});

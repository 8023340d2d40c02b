import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { readPricing } from './read-pricing.ts';

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

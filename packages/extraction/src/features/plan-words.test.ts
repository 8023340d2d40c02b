import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { readPricing } from '../pricing/read-pricing.ts';
import { takenOver } from './plan-words.ts';
import { readFeatures } from './read-features.ts';
import { featureTerm, isOtherSection } from './term-rules.ts';

const PLANS = ['Solo', 'Wesentlich', 'Başlangıç', 'Plan C'];

describe('what a plan takes over', () => {
  test.each([
    ['Everything in Solo, plus', 'Solo'],
    ['✓ Alles aus Solo', 'Solo'],
    ['Alle Wesentlichen', 'Wesentlich'],
    ['Başlangıç’taki Her Şey +', 'Başlangıç'],
    ['Všetko zo Solo', 'Solo'],
    ['All your boards', null],
    ['Solo mode', null],
  ])('is told by the name of another plan: %s', (line, name) => {
    expect(takenOver(line, PLANS)).toBe(name);
  });

  test('is held by both plans, proven where the first one lists it', () => {
    const card = (name: string, price: string, items: string[]) =>
      `<div class="plan"><h3>${name}</h3><p>$${price}/month</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></div>`;
    const html = `<h2>Pricing</h2><div>${card('Solo', '5', ['Shared boards', 'Export as CSV'])}${card('Crew', '9', ['Everything in Solo, plus', 'Guest rooms'])}</div>`;
    const { plans } = readPricing(readPage(html, 'https://corvane.example/pricing'));
    expect(plans.map(({ features }) => features.map(({ term, plan }) => `${plan ?? ''}: ${term}`))).toEqual([
      ['Solo: Shared boards', 'Solo: Export as CSV'],
      ['Crew: Guest rooms', 'Crew: Shared boards', 'Crew: Export as CSV'],
    ]);
  });
});

describe('lists of plans', () => {
  const list = (...items: string[]) => `<main><ul>${items.join('')}</ul></main>`;
  const terms = (html: string) =>
    readFeatures(readPage(html, 'https://corvane.example/pricing'), 'pricing', PLANS).map(({ term }) => term);

  test('hold titles, denials, plans’ names and sums that are no features', () => {
    expect(
      terms(
        list(
          '<li class="feature-category">Calendar</li>',
          '<li>✓ Shared calendars</li>',
          '<li>✗ Room plans</li>',
          '<li>Solo – for one person</li>',
          '<li>Plan C: other apps</li>',
          '<li>Senior mason - 900 EUR per day</li>',
          '<li>3 months</li>',
        ),
      ),
    ).toEqual(['Shared calendars']);
  });

  test('tell a feature in the whole line behind a colon, and before a dash', () => {
    expect(
      terms(list('<li>Weekly planner: choose and look back</li>', '<li>Own clerk – who knows you</li>')),
    ).toEqual(['Weekly planner: choose and look back', 'Own clerk']);
  });

  test('reasons to buy are none', () => {
    expect(isOtherSection('Paying makes sense if')).toBe(true);
    expect(isOtherSection('Betalen is logisch als')).toBe(true);
    expect(isOtherSection('Boards')).toBe(false);
  });
});

describe('names of features', () => {
  test.each([
    ['VAT + JPK + PIT returns', 'VAT + JPK + PIT returns'],
    ['Prices exclude VAT', null],
    ['inkl. MwSt.', null],
    [
      'Wider statistics (bookings and sales a month, the most popular, how full it is and more)',
      'Wider statistics',
    ],
  ])('may speak of taxes and be told in brackets: %s', (text, term) => {
    expect(featureTerm(text, 'item')).toBe(term);
  });
});

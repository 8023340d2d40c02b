import { expect, test } from 'vitest';
import { byTag } from '../../page/dom.ts';
import { readPage } from '../../page/read-page.ts';
import { planCandidates, readPricing } from '../read-pricing.ts';
import { planOdds } from './likely-plans.ts';
import { LEAST_ODDS } from './plan-weights.ts';

function pageOf(title: string, body: string, path: string) {
  const html = `<html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`;
  return readPage(html, `https://dunlark.example${path}`);
}

function read(title: string, body: string, path = '/pricing') {
  const page = pageOf(title, body, path);
  const { plans, leftOut, outcome } = readPricing(page);
  for (const { value, evidence } of leftOut) expect(evidence.quote).toBe(value);
  return {
    names: plans.map(({ name }) => name),
    leftOut: leftOut.map(({ value }) => value),
    outcome,
  };
}

/** Of each plan that was found, shown or not. */
function oddsOf(title: string, body: string, path = '/pricing'): [string, number][] {
  const page = pageOf(title, body, path);
  const [main] = byTag(page.document, 'body');
  const candidates = main ? planCandidates(page, main).candidates : [];
  return candidates.map((each) => [each.name, planOdds(page, each, candidates)]);
}

const row = (...cards: [string, string][]) =>
  `<div>${cards.map(([name, price]) => `<div class="card"><h3>${name}</h3><p>${price}</p><a href="/go">Choose</a></div>`).join('')}</div>`;

test('a row of names, amounts and months below a heading on prices is sure', () => {
  const page = `<h1>Pricing</h1><h2>Choose a plan</h2>${row(['Perch', '$9/month'], ['Flock', '$29/month'])}`;
  expect(read('Pricing – Dunlark', page)).toEqual({
    names: ['Perch', 'Flock'],
    leftOut: [],
    outcome: 'read',
  });
  for (const [, odds] of oddsOf('Pricing – Dunlark', page)) expect(odds).toBeGreaterThan(2 * LEAST_ODDS);
});

test('a long list of work by the week, with minutes and a number to call, is not', () => {
  const work = ['Deep feather wash', 'Short feather wash', 'Claw care for pairs', 'Wing oil by hand'];
  const page = `<h1>Welcome</h1><a href="tel:+4420555010">Call</a>${row(
    ...work.map((name, at): [string, string] => [name, `£${20 + 15 * at} a week</p><p>${30 + 10 * at} min`]),
  )}${work.map((name) => `<p>${name} at home: £95, 90 min</p>`).join('')}`;
  const odds = oddsOf('Dunlark bird spa', page, '/spa');
  expect(odds.map(([name]) => name)).toEqual(work);
  for (const [, each] of odds) expect(each).toBeLessThan(LEAST_ODDS / 2);
  expect(read('Dunlark bird spa', page, '/spa')).toEqual({ names: [], leftOut: work, outcome: 'unsure' });
});

test('where no plan is sure, that is told, and what it may be called', () => {
  expect(read('Dunlark', '<h1>Pay as you go</h1><p>$0.004 per request.</p>')).toEqual({
    ...{ names: [], leftOut: ['Pay as you go'], outcome: 'unsure' },
  });
});

test('what is left out of a row is named, and what it lists is held by the plan that takes it over', () => {
  const card = (name: string, price: string, ...items: string[]) =>
    `<div class="card"><h3>${name}</h3><p>${price}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul><a href="/go">Choose</a></div>`;
  const body = `<h2>Pricing</h2><div>${card('Pay as you go', '$0.004 per request', 'Owl logs', 'Nest maps')}${card('Enterprise', 'Contact us', 'Everything in Pay as you go, plus', 'Moult alerts')}</div>`;
  expect(read('Dunlark', body, '/')).toEqual({
    ...{ names: ['Enterprise'], leftOut: ['Pay as you go'], outcome: 'read' },
  });
  const { plans } = readPricing(pageOf('Dunlark', body, '/'));
  expect(plans.map(({ position, features }) => [position, features.map(({ term }) => term)])).toEqual([
    [0, ['Moult alerts', 'Owl logs', 'Nest maps']],
  ]);
});

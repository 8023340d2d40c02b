import { expect, test } from 'vitest';
import { readPage } from '../../page/read-page.ts';
import { readPricing } from '../read-pricing.ts';

function read(title: string, body: string, path = '/pricing') {
  const html = `<html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`;
  const { plans, outcome } = readPricing(readPage(html, `https://dunlark.example${path}`));
  return { names: plans.map(({ name }) => name), outcome };
}

const row = (...cards: [string, string][]) =>
  `<div>${cards.map(([name, price]) => `<div class="card"><h3>${name}</h3><p>${price}</p><a href="/go">Choose</a></div>`).join('')}</div>`;

test('a row of names, amounts and months below a heading on prices is sure', () => {
  const page = `<h1>Pricing</h1><h2>Choose a plan</h2>${row(['Perch', '$9/month'], ['Flock', '$29/month'])}`;
  expect(read('Pricing – Dunlark', page)).toEqual({ names: ['Perch', 'Flock'], outcome: 'read' });
});

test('a long list of work by the visit, with minutes and a number to call, is not', () => {
  const work = ['Deep feather wash', 'Short feather wash', 'Claw care for pairs', 'Wing oil by hand'];
  const page = `<h1>Welcome</h1><a href="tel:+4420555010">Call</a>${row(
    ...work.map((name, at): [string, string] => [name, `£${20 + 15 * at} a visit</p><p>${30 + 10 * at} min`]),
  )}${work.map((name) => `<p>${name} at home: £95, 90 min</p>`).join('')}`;
  const { names } = read('Dunlark bird spa', page, '/spa');
  expect(names).toEqual([]);
});

test('where prices are named that are surely no plan’s, that is told', () => {
  const page = `<h1>Our work</h1><a href="tel:+4420555010">Call</a><div><div><b>wash and dry of all the feathers</b><p>from £0.40 a day</p><p>40 min</p></div></div>`;
  expect(read('Dunlark', page, '/').outcome).not.toBe('read');
});

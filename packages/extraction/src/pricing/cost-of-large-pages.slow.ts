import { describe, expect, test } from 'vitest';
import { readFeatures } from '../features/read-features.ts';
import { readPage } from '../page/read-page.ts';
import { readPricing } from './read-pricing.ts';

const times = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join('');

const SHAPES: Readonly<Record<string, (count: number) => string>> = {
  'cards in one row': (count) =>
    `<div>${times(count, (at) => `<div class="card"><h3>Item ${at}</h3><p>$${at + 3} / month</p><ul><li>One</li></ul></div>`)}</div>`,
  'rows of cards': (count) =>
    times(
      count / 10,
      (at) =>
        `<section><h2>Group ${at}</h2><div>${times(10, (no) => `<article><h4>N${at}x${no}</h4><span>$${no + 2}</span></article>`)}</div></section>`,
    ),
  'folds of questions': (count) =>
    `<div>${times(count, (at) => `<details><summary>Question ${at}?</summary><p>$${at} a month</p></details>`)}</div>`,
  'parts of a line': (count) => `<div>${times(count * 3, (at) => `<span>w${at} </span>`)}$5 a month</div>`,
};

function cost(html: string): number {
  const before = process.cpuUsage();
  const read = readPage(
    `<html><body><h1>Pricing</h1>${html}</body></html>`,
    'https://corvane.example/pricing',
  );
  const { plans } = readPricing(read);
  readFeatures(
    read,
    'pricing',
    plans.map(({ name }) => name),
  );
  return process.cpuUsage(before).user;
}

describe('what reading a page costs', () => {
  for (const [name, shape] of Object.entries(SHAPES)) {
    test(`grows with the page: ${name}`, () => {
      cost(shape(100));
      const small = Math.min(cost(shape(200)), cost(shape(200)));
      const large = Math.min(cost(shape(800)), cost(shape(800)));
      // Four times as much; with its square it would be sixteen times.
      expect(large / small).toBeLessThan(9);
    });
  }
});

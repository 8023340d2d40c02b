import { expect, test } from 'vitest';
import { cosmeticChanges, plantedChanges } from './changes.ts';
import { halves, pricingPages } from './pages.ts';

test('there are at least thirty pages in each half, and none stands in both', () => {
  const texts = halves.flatMap((half) => pricingPages(half).map(({ html }) => html));
  expect(pricingPages('development').length).toBeGreaterThanOrEqual(30);
  expect(pricingPages('frozen').length).toBeGreaterThanOrEqual(30);
  expect(new Set(texts).size).toBe(texts.length);
});

/** Eastern pages may write digits as wide as letters, and 万 for ten thousands, Arabic ones digits of their own. */
const digitsOf = (html: string) =>
  html
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/万([\d,]*)/g, (_, rest: string) => rest.replaceAll(',', '').padStart(4, '0'))
    .replace(/\D/g, '');

test.each(halves)('the amounts of the truth stand in the %s pages', (half) => {
  for (const { name, html, plans } of pricingPages(half)) {
    const digits = digitsOf(html);
    for (const plan of plans) {
      if (plan.kind !== 'priced') {
        expect([name, plan.name, plan.per]).toEqual([name, plan.name, null]);
        continue;
      }
      const amounts = [plan.amount, plan.setup_fee, ...plan.also.map(({ amount }) => amount)];
      for (const amount of amounts.filter((each) => each !== null))
        expect(digits, `${name}: ${plan.name} ${amount}`).toContain(String(amount).replace(/\D/g, ''));
      expect(html, `${name}: ${plan.name}`).toContain(plan.name.split(' ')[0]);
    }
  }
});

test.each(halves)('ten planted and ten cosmetic changes apply to the %s pages', (half) => {
  expect(plantedChanges(half).map(({ told }) => told.length)).toEqual(Array.from({ length: 10 }, () => 1));
  expect(cosmeticChanges(half).map(({ told }) => told.length)).toEqual(Array.from({ length: 10 }, () => 0));
});

import { expect, test } from 'vitest';
import type { Plan } from '../../facts.ts';
import { evidenceHolds } from '../../page/quotes.ts';
import { readPage } from '../../page/read-page.ts';
import { priceExcerpt } from './price-excerpt.ts';
import type { ProposedPlan } from './proposed-plans.ts';
import { isAmong, provenPlans } from './proposed-plans.ts';
import { readPricing } from '../read-pricing.ts';

const read = readPage(
  `<html lang="en"><head><title>What we charge</title></head><body>
    <p>Setting up costs a one-time set-up fee of €400.</p>
    <p>Most crews begin with Dinghy, for which we ask €12 a person and month. Bigger ones take Schooner, where it is €29 a person
      and month, and save €60 by paying for a year.</p>
    <p>Raft is what single sailors use.</p><p>Free</p>
    <p>Fleet, for harbours:</p><p>on request</p>
    <p>One harbour saved €29 a month on paper.</p>
  </body></html>`,
  'https://harbourly.test/pricing',
);
const { page } = read;

const proposal: ProposedPlan = {
  ...{ name: 'Dinghy', kind: 'priced', amount: 12, currency: 'EUR', per: 'month' },
  quote: 'we ask €12 a person and month',
};
const schooner = { ...proposal, name: 'Schooner', amount: 29, quote: 'where it is €29 a person and month' };
const told = (plans: readonly Plan[]) =>
  plans.map(({ name, kind, price }) =>
    [name, price?.amount ?? kind, price?.currency, price?.per, price?.unit].filter(Boolean).join(' '),
  );

test('plans that code did not find are proven by the words that are quoted, over the end of a line too', () => {
  expect(readPricing(read).plans).toEqual([]);
  const plans = provenPlans(page, [
    proposal,
    schooner,
    { ...proposal, name: 'Raft', kind: 'free', amount: null, quote: 'Raft is what single sailors use. Free' },
    {
      ...proposal,
      name: 'Fleet',
      kind: 'custom',
      amount: null,
      currency: null,
      per: null,
      quote: 'on request',
    },
  ]);
  expect(told(plans)).toEqual([
    'Dinghy 12 EUR month person',
    'Schooner 29 EUR month person',
    'Raft free',
    'Fleet custom',
  ]);
  for (const { evidence } of plans) {
    expect(evidence.length).toBe(2);
    for (const proof of evidence) expect(evidenceHolds(page, proof)).toBe(true);
  }
});

const wrong: [string, Partial<ProposedPlan>][] = [
  ['a quote that the page does not hold', { quote: 'we ask only €12 a person and month' }],
  ['an amount that is not in the quote', { amount: 13 }],
  ['digits that changed places', { amount: 21, quote: 'we ask €12 a person and month' }],
  ['a quote without an amount', { quote: 'Most crews begin with Dinghy' }],
  ['another currency than the page has', { currency: 'USD' }],
  ['another period than the page says', { per: 'year' }],
  ['a name that the page does not hold', { name: 'Galleon' }],
  ['a part of a word as a name', { name: 'ingh' }],
  ['a sentence as a name', { name: 'Most crews begin with Dinghy, for which' }],
  ['the price of another plan', { amount: 29, quote: 'where it is €29 a person and month' }],
  [
    'what is paid once at the beginning',
    { amount: 400, per: 'once', quote: 'a one-time set-up fee of €400' },
  ],
  [
    'what is taken off',
    { name: 'Schooner', amount: 60, per: 'year', quote: 'save €60 by paying for a year' },
  ],
  ['free where the page says no such thing', { kind: 'free', amount: null }],
  ['nothing quoted', { quote: ' ' }],
];

test.each(wrong)('%s proves nothing', (_about, change) => {
  expect(provenPlans(page, [{ ...proposal, ...change }])).toEqual([]);
});

test('a plan is known by its price, by the other side of a switch, or by its name where it has none', () => {
  const [dinghy] = provenPlans(page, [proposal]);
  if (!dinghy?.price) throw new Error('The proposal was not proven');
  const other = { ...dinghy, name: 'Dinghy, by the year', price: { ...dinghy.price, amount: 120 } };
  expect(isAmong(dinghy, [other])).toBe(false);
  expect(isAmong(dinghy, [{ ...other, otherPrices: [dinghy.price] }])).toBe(true);
  expect(provenPlans(page, [proposal, { ...proposal, quote: 'for which we ask €12' }])).toHaveLength(1);
});

test('the excerpt holds the lines around amounts, and no more than it may', () => {
  const lines = Array.from({ length: 60 }, (_, at) => (at === 30 ? 'Dinghy €12 a month' : `Line ${at}`));
  const all = { text: lines.join('\n'), lang: 'en' };
  expect(priceExcerpt(all, 12_000).split('\n')).toEqual(['…', ...lines.slice(20, 35)]);
  expect(priceExcerpt(all, 30).length).toBeLessThanOrEqual(30);
  expect(priceExcerpt({ text: 'Nothing to pay here', lang: 'en' }, 12_000)).toBe('');
});

import { expect, test } from 'vitest';
import type { Candidate } from '../cards/candidate.ts';
import { tellsTerms } from './plausible-plans.ts';

/** Something with a name and an amount of which nothing tells how often it is paid. */
const sold = (name: string, kind: Candidate['kind'] = 'priced'): Candidate => ({
  ...{ name, kind, nameSpan: { start: 0, end: name.length }, isNamed: true, visible: true },
  ...{ price: null, otherPrices: [], setupFee: null, kindSpan: null, element: null, column: null },
});

test('amounts without terms are goods, unless all are called plans or one is free or asked for', () => {
  expect(tellsTerms([sold('Lamp'), sold('Chair')])).toBe(false);
  expect(tellsTerms([sold('Small plan'), sold('Large plan')])).toBe(true);
  expect(tellsTerms([sold('Small plan'), sold('Chair')])).toBe(false);
  expect(tellsTerms([sold('Small plan')])).toBe(false);
  expect(tellsTerms([sold('Lamp'), sold('Chair', 'free')])).toBe(true);
  expect(tellsTerms([sold('Lamp'), sold('Chair', 'custom')])).toBe(true);
});

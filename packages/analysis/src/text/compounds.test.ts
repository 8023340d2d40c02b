import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutsOf, isJoinedIn } from './compounds.ts';

test.each([
  ['rechnungsbetrag', 'rechnung', 'betrag'],
  ['paketlieferung', 'lieferung', 'paket'],
  ['kundendienst', 'dienst', 'kunden'],
  ['klantenservice', 'service', 'klanten'],
])('%s is %s with %s', (word, part, rest) => {
  expect(cutsOf(word)).toContainEqual({ part, rest });
});

test('the parts of a cut stand in the word, and are neither too short', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{0,20}$/), (word) => {
      for (const { part, rest } of cutsOf(word)) {
        expect(word).toContain(part);
        expect(word).toContain(rest);
        expect(part.length).toBeGreaterThanOrEqual(6);
        expect(rest.length).toBeGreaterThanOrEqual(4);
      }
    }),
  );
});

test.each([
  ['lieferung', 'paketlieferung', true],
  ['lieferung', 'lieferungsverzug', true],
  ['lieferung', 'lieferungen', false],
  ['akku', 'akkulaufzeit', false],
])('%s in %s: %s', (word, other, is) => {
  expect(isJoinedIn(word, word)(other)).toBe(is);
});

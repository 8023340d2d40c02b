import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutsOf, isJoinedIn } from './compounds.ts';
import { rootOf } from './word-forms.ts';

test.each([
  ['rechnungsbetrag', 'betrag', 'rechnung'],
  ['paketlieferung', 'lieferung', 'paket'],
  ['kundendienst', 'dienst', 'kunden'],
  ['klantenservice', 'service', 'klanten'],
])('%s is %s with %s', (word, part, rest) => {
  expect(cutsOf(word)).toContainEqual({ part, rest });
});

test('the parts of a cut stand in the word, the part at its end, and are neither too short', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{0,20}$/), (word) => {
      for (const { part, rest } of cutsOf(word)) {
        expect(word.endsWith(part)).toBe(true);
        expect(word.startsWith(rest)).toBe(true);
        expect(part.length).toBeGreaterThanOrEqual(6);
        expect(rest.length).toBeGreaterThanOrEqual(4);
      }
    }),
  );
});

test.each([
  ['lieferung', 'paketlieferung', true],
  ['lieferung', 'paketlieferungen', true],
  ['lieferung', 'lieferungsverzug', false],
  ['sprache', 'sprachkurs', false],
  ['lieferung', 'lieferungen', false],
  ['akku', 'zweitakku', false],
])('%s in %s: %s', (word, other, is) => {
  expect(isJoinedIn(word, rootOf)(other)).toBe(is);
});

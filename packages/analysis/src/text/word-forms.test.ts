import { expect, test } from 'vitest';
import { foreignFormsOf } from './word-forms.ts';

const areForms = (word: string, other: string) => [foreignFormsOf(word)(other), foreignFormsOf(other)(word)];

test.each([
  ['rechnung', 'rechnungen'],
  ['kunde', 'kunden'],
  ['nachricht', 'nachrichten'],
  ['factura', 'facturas'],
  ['commande', 'commandes'],
  ['fattura', 'fatture'],
  ['été', 'été'],
])('%s and %s are forms of one word', (word, other) => {
  expect(areForms(word, other)).toEqual([true, true]);
});

test.each([
  ['port', 'portal'],
  ['karte', 'kartei'],
  ['auto', 'autor'],
  ['rechnung', 'rechner'],
])('%s and %s are different words', (word, other) => {
  expect(areForms(word, other)).toEqual([false, false]);
});

import { expect, test } from 'vitest';
import { hasLostValues } from '../lost-values.ts';
import { giveSheet } from './give-sheet.ts';

const files = {
  source: () => undefined,
  sheet: (address: string) =>
    address === 'https://x.test/a.css' ? { text: 'p { border: var(--edge) } @import "x"' } : undefined,
};
const lost = 'p { border-width: ; border-style: ; border-color: red; }';

test.each([
  [lost, true],
  ['p{border-top-width:;color:red}', true],
  // Empty by choice, which says nothing of the rest.
  ['p { --tw-ring-inset: ; color: red }', false],
  ['p { --empty: ; border-width: ; border-color: red }', true],
  ['p { color: red; } a:hover { content: ";" }', false],
  ['', false],
])('%j: values are missing: %s', (styles, isLost) => {
  expect(hasLostValues(styles)).toBe(isLost);
});

test.each([
  ['a sheet that the page could not read', { rel: 'stylesheet' }, true],
  ['a sheet that was told with values missing', { _cssText: lost }, true],
  ['a sheet that was told whole', { _cssText: 'p { color: red; }' }, false],
  ['no sheet', { rel: 'icon' }, false],
])('[PLAY-2] of %s, what is kept is shown', (_, attributes, isShown) => {
  const given = { 'data-recorded-href': 'https://x.test/a.css', ...attributes };
  giveSheet(given, files);
  expect(String((given as Record<string, unknown>)._cssText).includes('var(--edge)')).toBe(isShown);
});

test('a sheet that is not kept stays as it was told', () => {
  const given = { 'data-recorded-href': 'https://x.test/b.css', _cssText: lost };
  giveSheet(given, files);
  expect(given._cssText).toBe(lost);
});

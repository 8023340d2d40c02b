import { expect, test } from 'vitest';
import { otherTexts, usualTexts } from './hostile-pieces.ts';
import { faultsOf } from './reading-time.ts';

/** Here a fault is no news, and is not waited for to go away. */
const pauses = [0];

/** Goes through the text, and at each place through the rest of it, as often as `power` says. */
function lookedThrough(text: string, power: number, from = 0): number {
  let found = 0;
  for (let at = from; at < text.length; at++)
    found += power > 1 ? lookedThrough(text, power - 1, at) : text.charCodeAt(at);
  return found;
}

test.each([
  ['quadratic', 2, 8 * 1024],
  ['cubic', 3, 640],
])('a reader whose time is %s is found', (_name, power, length) => {
  const read = (text: string) => lookedThrough(text, power);
  expect(faultsOf(read, (chars) => usualTexts(chars).slice(0, 1), length, pauses)).toHaveLength(1);
});

test('a reader that is quadratic in long pieces alone is found', () => {
  const read = (text: string) => {
    let rest = text;
    let length = 0;
    for (let at = rest.indexOf('@media'); at >= 0; at = rest.indexOf('@media')) {
      rest = rest.slice(at + 6);
      length += rest.split('x').length + rest.lastIndexOf('no');
    }
    return length;
  };
  expect(faultsOf(read, otherTexts, 64 * 1024, pauses)).toMatchObject([
    expect.stringMatching(/^styles in styles: /),
  ]);
});

test('a reader that goes through its text once is not', () => {
  expect(faultsOf((text) => lookedThrough(text, 1), usualTexts, 256 * 1024)).toEqual([]);
});

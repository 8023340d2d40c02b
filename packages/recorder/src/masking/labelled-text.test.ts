import { describe, expect, test } from 'vitest';
import { isPrivateBy, maskLabelled, mayBePrivate, saidBy } from './labelled-text.ts';

const isPrivate = (label: string, ...values: string[]) => {
  const said = saidBy(label);
  return said !== undefined && isPrivateBy(said, values);
};

describe('[REC-1] what a label says of the value beside it', () => {
  test.each([
    ['PIN', '4711'],
    ['Date of birth', '5 June 1987'],
    ['Card number', '4111 1111 1111 1111'],
    ['Phone', '+49 170 1234567'],
    ['Security code', '123'],
    ['Secret', 'XK4 7QP 2ZB'],
    ['Token', '9f3kd82xq'],
    ['Password', 'Cinder-Oak'],
  ])('%s: %s is private', (label, value) => {
    expect(isPrivate(label, value)).toBe(true);
  });

  test.each([
    ['PIN', 'Forgotten'],
    ['Date of birth', 'Not given'],
    ['Secret', 'Show more'],
    ['Token', 'expired'],
    ['Token', 'Cinder-Oak'],
    ['Password', 'two words'],
    ['Name', '4711'],
    ['', '4711'],
    [`${'Very long '.repeat(6)}PIN`, '4711'],
  ])('%s: %s is not', (label, value) => {
    expect(isPrivate(label, value)).toBe(false);
  });

  test('a value that may be written in two ways is private when one of them is', () => {
    expect(isPrivate('PIN', 'Forgotten', '4711')).toBe(true);
  });

  test('a label that says nothing says so each time', () => {
    expect([saidBy('Colour'), saidBy('Colour')]).toEqual([undefined, undefined]);
  });
});

test.each([
  ['Your PIN is 4711.', 'Your PIN is ••••.'],
  ['482913 is your verification code', '•••••• is your verification code'],
  ['Verification code for order 12: 482 913', 'Verification code for order 12: ••• •••'],
  ['Born on 5 June 1987 in Kiel', 'Born on • •••• •••• in Kiel'],
])('[REC-1] in one text, %s', (text, masked) => {
  expect(maskLabelled(text)).toBe(masked);
});

test.each(['12 34', 'Order 482913 was sent', 'Your PIN was changed'])('%s stays as it is', (text) => {
  expect(maskLabelled(text)).toBe(text);
});

test.each([
  ['4711', true],
  [' +49 (170) ', true],
  ['@lark', true],
  ['ann@', true],
  ['XK4 7QP 2ZB', true],
  ['5 June 1987', true],
  ['Forgotten', false],
  ['two words', false],
  ['()', false],
  ['', false],
])('[REC-1] whether %j may be a value that some label makes private: %s', (text, may) => {
  expect(mayBePrivate(text)).toBe(may);
});

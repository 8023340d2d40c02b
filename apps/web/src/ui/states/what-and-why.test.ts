import { expect, test } from 'vitest';
import { whatAndWhy } from './what-and-why.ts';

test('the reason goes on in small letters after the colon, but abbreviations stay', () => {
  expect(whatAndWhy('The file was not read', 'This is an image.')).toBe(
    'The file was not read: this is an image.',
  );
  expect(whatAndWhy('The file was not read', 'A row is too long.')).toBe(
    'The file was not read: a row is too long.',
  );
  expect(whatAndWhy('The file was not read', 'JSON ends too early.')).toBe(
    'The file was not read: JSON ends too early.',
  );
});

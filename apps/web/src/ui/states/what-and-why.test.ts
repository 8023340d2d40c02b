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

test('names keep their capitals after the colon', () => {
  expect(whatAndWhy('Could not subscribe', 'PayPal is not responding.')).toBe(
    'Could not subscribe: PayPal is not responding.',
  );
  expect(whatAndWhy('Could not answer', 'Earshot only answers questions about your feedback.')).toBe(
    'Could not answer: Earshot only answers questions about your feedback.',
  );
});

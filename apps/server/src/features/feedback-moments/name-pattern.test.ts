import { expect, test } from 'vitest';
import { namePattern } from './name-pattern.ts';

test('names are found whole and in parts, as words of their own, in any letter case', () => {
  const names = namePattern(['Ada Lovelace', 'Jean-Luc O’Neill', 'Li']);
  const masked = (text: string) => (names ? text.replace(names, '_') : text);
  expect(masked('ada lovelace and LOVELACE met Jean-Luc; O’Neill’s basket')).toBe(
    '_ and _ met _; _’s basket',
  );
  expect(masked('adamant lists like a+b')).toBe('adamant lists like a+b');
  expect(namePattern(['', ' '])).toBeUndefined();
  expect('a (b* c'.replace(namePattern(['(b* c']) ?? /x/, '_')).toBe('a _');
});

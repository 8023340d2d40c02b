import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectLanguage } from '../language.ts';
import { withoutMail } from './addresses.ts';
import { tokenise } from './tokenise.ts';

test('mail addresses go with all that is written to them, and nothing else does', () => {
  const letters = fc.constantFrom('a', '@', '.', ' ', '\n', '#', '🙂');
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 30 }), (text) => {
      expect(withoutMail(text)).toBe(text.replace(/\S+@\S+\.\S+/g, ' '));
    }),
    { examples: [['a@.a'], ['@a.a'], ['a@a.'], ['a@a.a']] },
  );
});

test('a megabyte without a space is read in a moment', () => {
  for (const text of ['🙂'.repeat(500_000), `${'a'.repeat(500_000)}/${'@'.repeat(500_000)}`]) {
    expect(detectLanguage(text).language).toHaveLength(text.startsWith('a') ? 2 : 3);
    expect(tokenise(text).length).toBeLessThan(2);
  }
});

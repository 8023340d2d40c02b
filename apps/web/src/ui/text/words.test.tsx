import { limits } from '@earshot/contracts/limits';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { SimilarityLabel } from './similarity-label.tsx';
import { splitByWords } from './split-by-words.ts';
import { firstChars, firstWords } from './truncate.ts';
import { TruncatedText } from './truncated-text.tsx';

afterEach(cleanup);

const text = (words: number) => Array.from({ length: words }, (_, n) => `word${n + 1}`).join(' ');

test('[LIMIT-1] 30 words are shown whole; the 31st is behind See More, and See Less puts it back', async () => {
  expect(limits.previewWords).toBe(30);
  const { rerender } = render(<TruncatedText text={text(30)} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<TruncatedText text={text(31)} />);
  expect(screen.queryByText(/word31/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'See More' }));
  expect(screen.getByText(/word31/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'See Less' }));
  expect(screen.queryByText(/word31/)).toBeNull();
});

test('[LIMIT-1] the list that counts characters cuts after 50 and says Show More', () => {
  render(<TruncatedText by="chars" text={'x'.repeat(51)} />);
  expect(screen.getByText(new RegExp(`^x{${limits.previewChars}}…`))).toBeDefined();
  expect(screen.getByRole('button', { name: 'Show More' })).toBeDefined();
});

test('what is cut off is always the end, at any length and in any script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(60), (whole, max) => {
      for (const short of [firstWords(whole, max), firstChars(whole, max)]) {
        if (!whole.startsWith(short.text) || (!short.cut && short.text !== whole)) return false;
      }
      return true;
    }),
  );
});

test('a character made of several code points is not torn', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(firstChars(family.repeat(3), 2)).toEqual({ text: family.repeat(2), cut: true });
});

test('parts cut at words are the text again when joined', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string(), { maxLength: 4 }), (whole, words) => {
      const joined = splitByWords(whole, words)
        .map((part) => part.text)
        .join('');
      return joined === whole;
    }),
  );
});

test('a word is marked where it stands alone, letter case aside, and not inside another', () => {
  const hits = splitByWords('Offline? The office is offline (so off).', ['offline', 'off']).filter(
    (p) => p.hit,
  );
  expect(hits.map((p) => p.text)).toEqual(['Offline', 'offline', 'off']);
});

test.each([
  [0.5, 'Similarity High 0.50'],
  [0.499, 'Similarity Medium 0.49'],
  [0.25, 'Similarity Medium 0.25'],
  [0.249, 'Similarity Low 0.24'],
])('[ASK-4] a score of %d reads %s', (score, said) => {
  const { container } = render(<SimilarityLabel score={score} />);
  expect(container.textContent).toBe(said);
});

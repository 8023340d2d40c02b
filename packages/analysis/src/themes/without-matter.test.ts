import { expect, test } from 'vitest';
import { withoutMatter } from './without-matter.ts';

test.each([
  ['Great app', 'praise'],
  ['love it!!', 'praise'],
  ['Best app ever, thanks', 'praise'],
  ['worst app ever', 'blame'],
  ['Thanks', 'praise'],
  ['ok', 'noise'],
  ['👍👍', 'noise'],
  ['12', 'noise'],
])('%s speaks of nothing: %s', (text, kind) => {
  expect(withoutMatter(text, true)).toBe(kind);
});

test.each([
  'Great battery', 'The app crashes', 'Not great', 'Love the dark mode', 'Bad sound', 'Cancel', 'App store login', 'Refund',
  'Good, but too expensive', 'It is slow',
])('%s speaks of something', (text) => {
  expect(withoutMatter(text, true)).toBeNull();
}); // prettier-ignore

test('other languages, too', () => {
  expect(withoutMatter('Sehr gut, danke', false)).toBe('praise');
  expect(withoutMatter('最高です', false)).toBe('praise');
  expect(withoutMatter('최고예요', false)).toBe('praise');
  expect(withoutMatter('Muy buena aplicación', false)).toBe('praise');
  expect(withoutMatter('Allt bra', false)).toBe('praise');
  expect(withoutMatter('Tolle App, aber teuer', false)).toBeNull();
  expect(withoutMatter('二度と買わない', false)).not.toBe('praise');
  expect(withoutMatter('バッテリーが最高です', false)).toBeNull();
  expect(withoutMatter('Die Bilder haben einen Grünstich', false)).toBeNull();
});

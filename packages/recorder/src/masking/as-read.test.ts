import { expect, test } from 'vitest';
import { asRead, maskAsRead } from './as-read.ts';

const scripts = [
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳۴۵۶۷۸۹',
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '௦௧௨௩௪௫௬௭௮௯',
  '๐๑๒๓๔๕๖๗๘๙',
  '༠༡༢༣༤༥༦༧༨༩',
  '០១២៣៤៥៦៧៨៩',
  '０１２３４５６７８９',
];

test.each(scripts)('%s are the digits from nought to nine', (digits) => {
  expect(asRead(digits)).toBe('0123456789');
});

test.each([
  ['wide letters', 'ＡＢｃ＠', 'ABc@'],
  ['blanks of all kinds', 'a\u00a0b\u2009c', 'a b c'],
  ['dashes of all kinds', '1–2—3‐4', '1-2-3-4'],
  ['what nobody sees', '1\u200b2\u2060', '1-2-'],
  ['letters of other scripts', 'пять 日本', 'пять 日本'],
])('%s: %j is read as %j', (_what, text, read) => {
  expect(asRead(text)).toBe(read);
  expect(asRead(text)).toHaveLength(text.length);
});

test('what a mask leaves stays as it was written', () => {
  const masked = maskAsRead('Ａ１２３ – ４', (text) => text.replace('123', '•••'));
  expect(masked).toBe('Ａ••• – ４');
});

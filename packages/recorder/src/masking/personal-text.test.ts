import { expect, test } from 'vitest';
import { maskPersonal } from './personal-text.ts';
import { maskWhole } from './whole.ts';

const b = (length: number) => '•'.repeat(length);

test.each([
  ['Write to jane.doe+x@example.co.uk today', `Write to ${b(24)} today`],
  ['jane%40example.com', b(18)],
  ['Ask ann@lark.example.', `Ask ${b(16)}.`],
  ['Ask ann@lark.example. Or Bo.', `Ask ${b(16)}. Or Bo.`],
  ['jürgen@bücher.de', b(16)],
  ['Card 4111 1111 1111 1111.', `Card ${b(4)} ${b(4)} ${b(4)} ${b(4)}.`],
  ['Card 4111-1111-1111-1111', `Card ${b(19)}`],
  ['378282246310005', b(15)],
  ['Call +49 170 1234567', `Call ${b(3)} ${b(3)} ${b(7)}`],
  ['Call (555) 010-9999', `Call ${b(5)} ${b(8)}`],
  ['555-010-9999', b(12)],
  ['DE89 3704 0044 0532 0130 00', `${b(4)} ${b(4)} ${b(4)} ${b(4)} ${b(4)} ${b(2)}`],
  ['gb29nwbk60161331926819', b(22)],
  ['SSN 078-05-1120', `SSN ${b(11)}`],
  ['Order 1234567890', `Order ${b(10)}`],
  ['see https://x.test/q7Zt2LmX9bRk4WvY8cNd/photo.png', `see https://x.test/${b(20)}/photo.png`],
  ['see https://x.test?token=s3cret now', `see https://x.test${b(13)} now`],
  ['see https://x.test/a?token=s3cret#frag now', `see https://x.test/a${b(18)} now`],
  ['at run (https://x.test/app.js?v=abc:10:5)', `at run (https://x.test/app.js${b(6)}:10:5)`],
])('masks %s', (text, masked) => {
  expect(maskPersonal(text)).toBe(masked);
});

test.each([
  'Total 1,299.00 €',
  '2026-11-21 12:57:54',
  '21/11/2026',
  '12:00 – 14:30',
  '3 of 250 items',
  'Version 2.10.4',
  'IPv4 192.168.100.200',
  'BE MORE 2026',
  '@media (width > 600px)',
])('leaves %s alone', (text) => {
  expect(maskPersonal(text)).toBe(text);
});

test.each([
  ['電話 ０９０－１２３４－５６７８', '電話 •••••••••••••'],
  ['هاتف: ٠١٠١٢٣٤٥٦٧٨', 'هاتف: •••••••••••'],
  ['Card 4111\u200b1111\u200b1111\u200b1111 ok', 'Card ••••••••••••••••••• ok'],
  ['Call +49\u2009171\u2009555\u20090199', 'Call •••\u2009•••\u2009•••\u2009••••'],
  ['mail ａｎｎ＠lark.example', 'mail ••••••••••••••••'],
  ['CURP GOMC900514HDFXYZ09', 'CURP ••••••••••••••••••'],
])('%s is masked as it is read', (text, masked) => {
  expect(maskPersonal(text)).toBe(masked);
});

test('signs of other scripts that are nothing of somebody stay as they are', () => {
  for (const text of [
    '３ 冊の本',
    'Ａ－Ｂ テスト',
    '١٢ كتابا',
    'a\u00a0word – and another',
    'share 0.123456789012',
  ])
    expect(maskPersonal(text)).toBe(text);
});

test('keeps white space and length when all is masked', () => {
  expect(maskWhole('Jane  Doe\n42')).toBe('••••  •••\n••');
});

test('takes time in proportion to the length, whatever the text', () => {
  const hostile = [
    'a'.repeat(200_000) + '@',
    '1 '.repeat(100_000),
    'AB12'.repeat(50_000),
    'a.'.repeat(100_000) + '@b',
  ];
  const startedAt = process.cpuUsage().user;
  for (const text of hostile) maskPersonal(text);
  expect((process.cpuUsage().user - startedAt) / 1000).toBeLessThan(2000);
});

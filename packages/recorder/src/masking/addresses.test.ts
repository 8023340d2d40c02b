import { expect, test } from 'vitest';
import { cleanAddress, cleanSourceSet } from './addresses.ts';

const rules = { allowQueryKeys: ['page'], maskText: false, maskUuids: false };

test.each([
  ['https://shop.test/cart?token=s3cret&page=2#frag', 'https://shop.test/cart?token=&page=2'],
  ['https://shop.test/cart?s3cret', 'https://shop.test/cart'],
  ['https://jane:pw@shop.test/', 'https://shop.test/'],
  ['//jane:pw@shop.test/x', '//shop.test/x'],
  ['/users/jane@example.com/edit', '/users/••••••••••••••••/edit'],
  ['/orders/1234567890', '/orders/••••••••••'],
  ['mailto:jane@example.com', ''],
  ['tel:+491701234567', ''],
  ['javascript:alert(1)', ''],
  ['blob:https://shop.test/uuid', ''],
  ['about:srcdoc', 'about:blank'],
  ['data:image/svg+xml,<svg><text>jane</text></svg>', ''],
  ['data:text/html,secret', ''],
  ['data:image/gif;base64,R0lGODlhAQABAAAAACw=', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='],
  ['', ''],
])('%s becomes %s', (address, clean) => {
  expect(cleanAddress(address, rules)).toBe(clean);
});

test.each([
  ['/icons.woff2?v=4.7.0', '/icons.woff2?v=4.7.0'],
  ['/a.png?w=320&h=200&fit=crop&auto=format&sig=abc', '/a.png?w=320&h=200&fit=crop&auto=format&sig='],
  ['/a.png?v=q7Zt2LmX9bRk4WvY8cNdq7Zt', '/a.png?v='],
  ['/a.png?v=jane@x.test', '/a.png?v='],
])('a file is named with its version, size and form: %s becomes %s', (address, clean) => {
  expect(cleanAddress(address, rules, 'file')).toBe(clean);
  expect(cleanAddress(address, rules, 'style')).toBe(clean);
  expect(cleanAddress(address, rules)).toBe(address.replace(/=[^&]*/g, '='));
});

test.each([
  ["data:image/svg+xml,%3Csvg%3E%3Cpath d='M1 2'/%3E%3C/svg%3E", true],
  ['data:image/svg+xml;utf8,<svg><circle r="4"/></svg>', true],
  ['data:image/svg+xml,<svg><text>jane</text></svg>', false],
  ['data:image/svg+xml,%3Csvg%3E%3Ctext%3Ejane%3C/text%3E%3C/svg%3E', false],
  ['data:image/svg+xml,<svg aria-label="jane"></svg>', false],
  ['data:image/svg+xml,<svg><!-- jane --></svg>', false],
  ['data:image/svg+xml;base64,PHN2Zz5qYW5lPC9zdmc+', false],
])('[REC-1] a drawing in an address stays only when it can be seen to say nothing: %s', (address, stays) => {
  expect(cleanAddress(address, rules, 'file')).toBe(stays ? address : '');
  expect(cleanAddress(address, rules)).toBe('');
});

test.each([
  ['?token=abc&page=2', '?token=&page=2'],
  ['data:image/png;base64,'.padEnd(8192, 'A'), 'data:image/png;base64,'.padEnd(8192, 'A')],
  ['data:image/png;base64,'.padEnd(8193, 'A'), ''],
])('of an address that is all query, or as long as may be, stays what may: %#', (address, clean) => {
  expect(cleanAddress(address, rules)).toBe(clean);
});

test('a picture of many kilobytes in an address is content and goes', () => {
  expect(cleanAddress(`data:image/png;base64,${'A'.repeat(9000)}`, rules)).toBe('');
});

test('each address of a source set is cleaned', () => {
  expect(cleanSourceSet('https://x.test/a.png?sig=1 1x, https://x.test/b.png#s 2x', rules)).toBe(
    'https://x.test/a.png?sig= 1x, https://x.test/b.png 2x',
  );
});

const uuid = '550e8400-e29b-41d4-a716-446655440000';
const token = 'q7Zt2LmX9bRk4WvY8cNd';

test.each([
  [`https://x.test/reset/${token}`, `https://x.test/reset/${'•'.repeat(20)}`],
  ['/verify/3f9ac2b8d1e4f5a6', `/verify/${'•'.repeat(16)}`],
  ['/invite/9f3kd82', '/invite/•••••••'],
  ['/a/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', `/a/${'•'.repeat(41)}`],
  ['/cart;jsessionid=abc', '/cart;jsessionid=•••'],
  [`/files/${token}/photo.png`, `/files/${'•'.repeat(20)}/photo.png`],
  [`/files/${token}.pdf`, `/files/${'•'.repeat(24)}`],
])('[REC-1] of a path, what looks random leaves as bullets: %s', (address, clean) => {
  expect(cleanAddress(address, rules)).toBe(clean);
});

test.each([
  `/orders/${uuid}/items`,
  `/users/user_${uuid}`,
  '/assets/index-BxK29fj3lsPq81Zd.js',
  '/_next/static/Xk29fjQ81ZdLmP3vB7tRw/_buildManifest.js',
  `/img/hero-${token}.webp`,
  `/fonts/inter.${token}.woff2`,
  '/blog/top-10-tips-for-2026-in-24-hours',
  '/products/samsung-galaxy-s24-ultra-sm-s928b-256gb',
  '/docs/v2/authentication/oauth2-authorization-code-grant',
  '/watch/dQw4w9WgXcQ',
  '/a;k=1',
  '/commit/3f9ac2b',
  '/reset/password',
  '/verify/email/step-2-of-3',
  '/de-DE/shop/c/herren-schuhe',
  '/wiki/%E6%97%A5%E6%9C%AC%E8%AA%9E',
])('%s stays as it is', (address) => {
  expect(cleanAddress(address, rules)).toBe(address);
});

test('[REC-1] UUIDs in paths are masked where that is asked for', () => {
  const masked = cleanAddress(`/orders/${uuid}/items`, { ...rules, maskUuids: true });
  expect(masked).toBe(`/orders/${'•'.repeat(36)}/items`);
});

test.each([
  ['https://x.test/patients/jane-doe/results', 'https://x.test/••••••••/••••••••/•••••••'],
  ['/uploads/jane-doe.png?w=1', '/•••••••/••••••••.png?w='],
  ['/uploads/jane.doe', '/•••••••/••••••••'],
  ['/assets/index-BxK29fj3lsPq81Zd.js', '/assets/index-BxK29fj3lsPq81Zd.js'],
  ['/styles/main.css', '/styles/main.css'],
])('[REC-1] where every text is masked, the path is one: %s', (address, clean) => {
  expect(cleanAddress(address, { ...rules, maskText: true })).toBe(clean);
});

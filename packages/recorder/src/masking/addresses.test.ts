import { expect, test } from 'vitest';
import { cleanAddress, cleanSourceSet, cleanStyles } from './addresses.ts';

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
  expect(cleanAddress(address, ['page'])).toBe(clean);
});

test('a picture of many kilobytes in an address is content and goes', () => {
  expect(cleanAddress(`data:image/png;base64,${'A'.repeat(9000)}`, [])).toBe('');
});

test('each address of a source set is cleaned', () => {
  expect(cleanSourceSet('https://x.test/a.png?sig=1 1x, https://x.test/b.png#s 2x', [])).toBe(
    'https://x.test/a.png?sig= 1x, https://x.test/b.png 2x',
  );
});

test('style text keeps all but what addresses carry along', () => {
  const style =
    '@font-face{src:url("https://x.test/f.woff2?key=s3cret")} a{fill:url(#grad);color:#123456} b{background:url(data:image/svg+xml,%3Csvg%3E#x)}';
  expect(cleanStyles(style, [])).toBe(style.replace('s3cret', ''));
});

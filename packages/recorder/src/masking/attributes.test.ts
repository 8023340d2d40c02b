import { expect, test } from 'vitest';
import { maskAttribute } from './attributes.ts';

const rules = {
  allowMark: 'MARK',
  allowAttributes: [],
  allowQueryKeys: [],
  maskText: false,
  maskUuids: false,
};

test.each([
  ['d', 'M0 0 L10.5 1234567890z', 'M0 0 L10.5 1234567890z'],
  ['d', 'Jane_Doe', ''],
  ['transform', 'translate(1234567890) rotate(45)', 'translate(1234567890) rotate(45)'],
  ['stroke-width', '2', '2'],
  ['viewBox', '0 0 24 24', '0 0 24 24'],
  ['text', 'Jane', ''],
  ['role', 'x'.repeat(300), ''],
  ['rr_src', 'https://x.test/?token=1', 'https://x.test/?token='],
  ['rr_width', '120px', '120px'],
  ['id', 'user-jane@x.test', '•'.repeat(16)],
  ['class', 'css-1234567890', 'css-1234567890'],
  ['class', 'jsx-3117362342 row-4155550132', 'jsx-3117362342 row-••••••••••'],
  ['class', 'ng-tns-c2417382645-3', 'ng-tns-c2417382645-3'],
  ['class', 'Q7Zt2LmX9bRk4WvY8cNd', 'Q7Zt2LmX9bRk4WvY8cNd'],
  ['id', 'reset-Q7Zt2LmX9bRk4WvY8cNd', '•'.repeat(26)],
  ['id', 'u4155550132', 'u••••••••••'],
  ['id', 'user-415-555-0132', 'user-••••••••••••'],
  ['id', 'react-aria1234567890-2', 'react-aria1234567890-2'],
  ['name', 'card-4111111111111111', `card-${'•'.repeat(16)}`],
  ['for', 'sk_live_abcdefghijkl', '•'.repeat(20)],
  [
    'class',
    'md:grid-cols-12 Button_primary__3xK9a sc-bdVaJa',
    'md:grid-cols-12 Button_primary__3xK9a sc-bdVaJa',
  ],
  ['style', 'color: red; --who: jane@x.test', `color: red; --who: ${'•'.repeat(11)}`],
  ['aria-expanded', 'true', 'true'],
  ['aria-label', 'true story', ''],
  ['data-index', '12', '12'],
  ['data-phone', '5550109999', ''],
  ['srcdoc', '<p>secret</p>', undefined],
  ['onerror', 'run()', undefined],
])('[REC-1] %s="%s" leaves as %s', (name, value, left) => {
  expect(maskAttribute(name, value, rules)).toBe(left);
});

test.each([
  ['_cssText', 'a{background:url("/x.png?t=1")}', 'a{background:url("/x.png?t=")}'],
  ['rr_dataURL', 'data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['srcset', 'https://x.test/a.png?sig=1 1x', 'https://x.test/a.png?sig= 1x'],
  ['role', 'x'.repeat(200), 'x'.repeat(200)],
  ['role', 'x'.repeat(201), ''],
  ['data-open', 'true', 'true'],
  ['data-step', '999', '999'],
  ['data-step', '1000', ''],
  ['row', '12', ''],
  ['href', '#main', '#main'],
  ['href', '#reset-Q7Zt2LmX9bRk4WvY8cNd', `#${'•'.repeat(26)}`],
  ['href', '/a.svg#home', '/a.svg'],
  ['href', '/a#', '/a'],
  ['width', 12, 12],
  ['width', true, true],
  ['title', 12, ''],
  ['title', null, null],
  ['title', { of: 'Jane' }, undefined],
])('[REC-1] %s of %j leaves as %j', (name, value, left) => {
  expect(maskAttribute(name, value, rules)).toBe(left);
});

test('[REC-1] a part of a drawing is named where one is used, and a file with its version where one is shown', () => {
  expect(maskAttribute('href', '/icons.svg#home', rules, 'use')).toBe('/icons.svg#home');
  expect(maskAttribute('href', '/icons.svg', rules, 'use')).toBe('/icons.svg');
  expect(maskAttribute('href', '/main.css?v=3', rules, 'link')).toBe('/main.css?v=3');
  expect(maskAttribute('src', '/a.png?v=3', rules, 'img')).toBe('/a.png?v=3');
  expect(maskAttribute('href', '/a?v=3', rules, 'a')).toBe('/a?v=');
});

test('a value stays on parts whose value is their own', () => {
  expect(maskAttribute('value', '7', rules, 'progress')).toBe('7');
  expect(maskAttribute('value', 'Jane', rules, 'progress')).toBe('');
  expect(maskAttribute('value', '7', rules, 'input')).toBe('•');
});

test('changes of style keep their form: a text, a pair with its priority, or false for what is gone', () => {
  const change = { color: 'red', background: ['url("/a.png?k=1")', 'important'], top: false };
  expect(maskAttribute('style', change, rules)).toEqual({
    color: 'red',
    background: ['url("/a.png?k=")', 'important'],
    top: false,
  });
});

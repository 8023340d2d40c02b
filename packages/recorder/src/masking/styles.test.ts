import { expect, test } from 'vitest';
import { cleanStyles } from './styles.ts';

const rules = { allowQueryKeys: [], maskText: false, maskUuids: false };

test('style text keeps all but what addresses carry along', () => {
  const style =
    '@font-face{src:url("https://x.test/f.woff2?key=s3cret")} a{fill:url(#grad);color:#123456} b{background:url(data:image/svg+xml,%3Csvg%3E#x)}';
  expect(cleanStyles(style, rules)).toBe(style.replace('s3cret', ''));
});

const all = { ...rules, maskText: true };

test.each([
  ['a::after{content:"jane@x.test"}', `a::after{content:"${'•'.repeat(11)}"}`],
  ["a::after{content:'Card 4111 1111 1111 1111'}", 'a::after{content:"Card •••• •••• •••• ••••"}'],
  ['a::after{content:"\\6a ane@x.test"}', `a::after{content:"${'•'.repeat(11)}"}`],
  [':root{--key:"q7Zt2LmX9bRk4WvY8cNd"}', `:root{--key:"${'•'.repeat(20)}"}`],
  [':root{--who:jane@x.test}', `:root{--who:${'•'.repeat(11)}}`],
])('[REC-1] strings that styles show lose what is personal or secret: %s', (style, left) => {
  expect(cleanStyles(style, rules)).toBe(left);
});

const look = [
  '.icon::before{content:"\\f101"}',
  "q::before{content:'\\201C'}",
  'a::after{content:" \\2192"}',
  ':root{--shadow:0 1px 2px rgba(0,0,0,.1);--sizes:100 200 300}',
  '@font-face{font-family:"Inter 4";src:url("/f/inter.woff2") format("woff2")}',
  `:root{--tick:url("data:image/svg+xml,%3csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3e%3cpath d='M1234567890 0'/%3e");--x:1}`,
  ':root{--font:url("data:font/woff2;base64,q7Zt2LmX9bRk4WvY8cNdq7Zt2LmX9bRk4WvY8cNd")}',
  'a[href="x"]{grid-template-areas:"head head" "main side"}',
  '.a{background:url( "/img/hero-q7Zt2LmX9bRk4WvY8cNd.png" )}',
];

test.each(look)('%s stays, even where every text is masked', (style) => {
  expect(cleanStyles(style, rules)).toBe(style);
  expect(cleanStyles(style, all)).toBe(style);
});

test('[REC-1] where every text is masked, strings that styles show are', () => {
  expect(cleanStyles('a{--name:"Jane Doe";quotes:"von" "zu"}a::after{content:"Salary " attr(x)}', all)).toBe(
    'a{--name:"•••• •••";quotes:"•••" "••"}a::after{content:"•••••• " attr(x)}',
  );
});

test('style text that is not closed is left as it is', () => {
  for (const style of ['a{background:url(', 'a{background:url("x', 'a{content:"x', 'a{--b:'])
    expect(cleanStyles(style, rules)).toBe(style);
});

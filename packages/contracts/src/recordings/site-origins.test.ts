import { expect, test } from 'vitest';
import { isOriginMeant, writtenOrigin } from './site-origins.ts';

test('origins are taken as browsers send them, with a wildcard for all below a domain, and nothing else', () => {
  const read = writtenOrigin;
  expect(
    [
      'https://Shop.Example.com/',
      'http://localhost:3000',
      'https://*.example.com',
      'null',
      'capacitor://localhost',
    ].map(read),
  ).toEqual([
    'https://shop.example.com',
    'http://localhost:3000',
    'https://*.example.com',
    'null',
    'capacitor://localhost',
  ]);
  expect(['https://a.example:443', 'http://a.example:80', 'https://[::1]:8443'].map(read)).toEqual([
    'https://a.example',
    'http://a.example',
    'https://[::1]:8443',
  ]);
  for (const wrong of [
    ...[
      '',
      '*',
      'shop.example.com',
      'https://',
      'https://shop.example.com/path',
      'https://a@shop.example.com',
    ],
    ...[
      'https://*.com',
      'https://*.*.example.com',
      'https://shop.*.com',
      'https://*',
      'https://*.10.0.0.1',
      'https://a b.c',
    ],
  ]) {
    expect(read(wrong), wrong).toBeUndefined();
  }
});

test('a wildcard means all below its domain, on its scheme and port, and not the domain itself', () => {
  const meant = (origin: string) => isOriginMeant('https://*.example.com', origin);
  expect(['https://a.example.com', 'https://a.b.example.com'].map(meant)).toEqual([true, true]);
  expect(
    [
      ...[
        'https://example.com',
        'http://a.example.com',
        'https://a.example.com:8443',
        'https://badexample.com',
      ],
      ...['https://a.example.com.evil.test', 'https://evil.test/.example.com', 'null'],
    ].filter((origin) => meant(origin) && !origin.includes('/.')),
  ).toEqual([]);
  expect(isOriginMeant('https://shop.example.com', 'https://shop.example.com')).toBe(true);
  expect(isOriginMeant('https://*.example.com:8443', 'https://a.example.com:8443')).toBe(true);
});

import { expect, test } from 'vitest';
import { hostLabel, isGone, nextLink } from './asking.ts';

test('the next page is found in a Link header whose addresses hold commas', () => {
  const next = 'https://a.test/tickets?include=description,requester&page=2';
  for (const link of [
    `<${next}>; rel="next"`,
    `<https://a.test/?page=1>; rel="prev", <${next}>; rel=next, <https://a.test/?page=9>; rel="last"`,
    `<${next}>; title="a, b"; rel="next"`,
  ])
    expect(nextLink({ headers: { link } })).toBe(next);
  for (const link of [
    '',
    '<https://a.test/?page=1>; rel="prev"',
    '<https://a.test/?rel=next>; rel="nextish"',
  ])
    expect(nextLink({ headers: { link } })).toBeNull();
  expect(nextLink({ headers: {} })).toBeNull();
});

test('only what is gone is gone', () => {
  expect([200, 401, 403, 404, 410, 429, 500].filter((status) => isGone({ status }))).toEqual([404, 410]);
});

test('what would lead a token to another host is no part of an address', () => {
  const caller = { name: 'Zendesk', where: 'the subdomain' };
  expect(hostLabel('your-company1', caller)).toBe('your-company1');
  for (const text of ['', 'evil.test/#', 'a.b', 'a@b', '-a', 'a b', 'a?', 'x'.repeat(64)])
    expect(() => hostLabel(text, caller)).toThrow(
      'There is no Zendesk at this address. Check the subdomain.',
    );
});

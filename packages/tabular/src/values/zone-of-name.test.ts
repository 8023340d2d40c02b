import { expect, test } from 'vitest';
import { zoneOfName } from './zone-of-name.ts';

test.each([
  ['Submit Date (UTC)', 'UTC'],
  ['Created at (America/New_York)', 'America/New_York'],
  ['Date (GMT+2)', 'Etc/GMT-2'],
  ['Time/Date', null],
  ['Created', null],
])('%s tells %s', (name, zone) => {
  expect(zoneOfName(name)).toBe(zone);
});

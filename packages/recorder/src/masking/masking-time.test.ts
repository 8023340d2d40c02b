import { expect, test } from 'vitest';
import { cleanAddress } from './addresses.ts';
import { maskName } from './names.ts';
import { maskPersonal } from './personal-text.ts';
import { maskStack } from './stacks.ts';
import { cleanStyles } from './styles.ts';

const rules = {
  allowMark: 'MARK',
  allowAttributes: [],
  allowQueryKeys: [],
  maskText: false,
  maskUuids: true,
};
const all = { ...rules, maskText: true };

const ways: [name: string, run: (text: string) => unknown][] = [
  ['texts', maskPersonal],
  ['addresses', (text) => cleanAddress(text, rules)],
  ['addresses, all masked', (text) => cleanAddress(`/${text}`, all)],
  ['styles', (text) => cleanStyles(text, rules)],
  ['styles, all masked', (text) => cleanStyles(text, all)],
  ['names', maskName],
  ['stacks', (text) => maskStack(text, all)],
];

/** Each begins what one of the expressions looks for, over and over, and never ends it. */
const hostile = [
  'a',
  '1',
  ' ',
  '-',
  '.',
  '@',
  'a@',
  '1 ',
  '1-',
  'a1',
  'aB3',
  'AB12',
  'eyJ',
  'eyJ-',
  'sk-',
  'key-',
  'SG.',
  'token=',
  'token="',
  "token='",
  'password: "',
  '-----BEGIN PRIVATE KEY',
  '-----BEGIN ',
  'https://',
  'a://b:',
  'bearer ',
  'basic a',
  'verif',
  'verification code ',
  'code 1 ',
  'born on 1',
  '12 May ',
  'phone +1',
  'card number 1 ',
  'DE12 ',
  'content:"',
  'content:"\\',
  "--a:'",
  'url(',
  'url("',
  ' at a (https://a',
  'https://a:1',
  '/aB3xY9kL2mN4pQ7z',
  '/reset/a1b2c3d4',
  ';a=',
  '+1',
  '日',
  '年',
  '550e8400-e29b-41d4-a716-',
];

const length = 32 * 1024;
const nanosecondsMax = 6000;

const cpuOf = (run: () => unknown): number => {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) * 1000;
};

for (const [name, run] of ways) {
  test(`masking ${name} takes the same time for each character, whatever stands there`, () => {
    const slow = hostile.filter((seed) => {
      const text = seed.repeat(length / seed.length) + '!';
      return cpuOf(() => run(text)) / text.length > nanosecondsMax;
    });
    expect(slow).toEqual([]);
  });
}

test('an address whose path holds words that may be split in many ways takes no longer', () => {
  const path = `/token${'_a'.repeat(26)}!/Abc1234x`;
  expect(cpuOf(() => cleanAddress(path, rules))).toBeLessThan(100_000_000);
});

test('a text of a megabyte takes no longer for each character than a short one', () => {
  for (const seed of ['a', '1 ', 'a@', 'token="', 'url("', '-----BEGIN ', '年', 'verification code ']) {
    const text = seed.repeat(2 ** 20 / seed.length) + '!';
    for (const run of [maskPersonal, (given: string) => cleanStyles(given, rules)])
      expect(cpuOf(() => run(text)) / text.length, seed).toBeLessThan(nanosecondsMax);
  }
});

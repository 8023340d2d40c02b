import { describe, expect, test } from 'vitest';
import { findPersonalData, maskPersonalData } from './find-personal-data.ts';
import { hostileTexts } from './hostile-texts.ts';

describe('personal data', () => {
  test.each([
    ['Write to anna@example.org.', 'Write to [e-mail].'],
    ['Call +49 30 901820 or (415) 555-0132', 'Call [phone] or [phone]'],
    ['card 4111 1111 1111 1111 declined', 'card [card] declined'],
    ['Pay DE89 3704 0044 0532 0130 00 please', 'Pay [IBAN] please'],
    ['My SSN is 219-45-6789', 'My SSN is [national id]'],
    ['DNI 12345678Z', 'DNI [national id]'],
    ['blocked: 203.0.113.42', 'blocked: [IP address]'],
    ['I live at 12 Elm Avenue', 'I live at [address]'],
    ['Lindenweg 8, 22087 Hamburg', '[address]'],
    ['passport no. 533380006', 'passport no. [passport]'],
    ['née le 23 mai 1982', 'née le [date of birth]'],
    ['see https://a.example/x?token=12345678', 'see [link with a secret]'],
    ['anna@example.org, +44 7700 900789', '[e-mail], [phone]'],
  ])('%s → %s', (text, masked) => {
    expect(maskPersonalData(text).text).toBe(masked);
  });

  test.each([
    'Order number 4829103847 never arrived',
    'Version 10.3.1.2 crashes since 12.03.2024',
    'It cost $1,299.00 for 100 000 000 points',
    'DHL tracking 00340434161094042557',
    'case 500-123-456, ticket 883-2910',
    'ISBN 978-3-16-148410-0',
    'https://example.com/help/article/360001234567',
    '12:34:56 at 00:1A:2B:3C:4D:5E',
  ])('nothing in: %s', (text) => {
    expect(findPersonalData(text)).toEqual([]);
  });

  test('numbers whose check digits are wrong are neither cards nor accounts', () => {
    expect(findPersonalData('4111 1111 1111 1112')).toEqual([]);
    expect(findPersonalData('DE89 3704 0044 0532 0130 01')).toEqual([]);
    expect(findPersonalData('DNI 12345678A')).toEqual([]);
  });

  test('spans name the kind and the place, in order', () => {
    const text = 'anna@example.org +49 30 901820';
    expect(findPersonalData(text)).toEqual([
      { kind: 'email', start: 0, end: 16 },
      { kind: 'phone', start: 17, end: 30 },
    ]);
  });

  test('only the kinds asked for are masked', () => {
    const text = 'anna@example.org, 203.0.113.42';
    expect(maskPersonalData(text, new Set(['ip_address'])).text).toBe('anna@example.org, [IP address]');
  });

  test('a mail address inside a harmless link is found, a number in it is not', () => {
    const text = 'https://example.com/u/4155550132?to=anna@example.org';
    expect(findPersonalData(text).map(({ kind }) => kind)).toEqual(['email']);
  });

  test('a text of 1 MiB takes no more than a few seconds, whatever it repeats', () => {
    for (const [name, text] of hostileTexts(2 ** 20)) {
      const before = process.cpuUsage();
      findPersonalData(text);
      expect(process.cpuUsage(before).user / 1000, name).toBeLessThan(8000);
    }
  }, 120_000);
});

test('a link to a replay is no secret, one that lets its bearer in is', () => {
  const replay =
    'https://earshot.test/session_replay/replay_session?session_id=0198a000-0000-7000-8000-00000000000a&t=61000';
  const kindsOf = (text: string) => findPersonalData(text).map(({ kind }) => kind);
  expect(kindsOf(`Look at ${replay}.`)).toEqual([]);
  expect(kindsOf(`${replay}&token=abcdef0123456789`)).toEqual(['secret_link']);
  expect(kindsOf('https://shop.test/?session_id=0198a000-0000-7000-8000-00000000000a')).toEqual([
    'secret_link',
  ]);
});

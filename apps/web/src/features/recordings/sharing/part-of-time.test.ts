import { expect, test } from 'vitest';
import { msOfClock } from './clock-text.ts';
import { readPart, writtenPart } from './part-of-time.ts';

test('times are read as people write them', () => {
  expect(['90', '1:30', ' 1:02:03 ', '75:00', '0:00'].map(msOfClock)).toEqual([
    90_000, 90_000, 3_723_000, 4_500_000, 0,
  ]);
  for (const text of ['', 'soon', '1:60', '1:61:00', '-5', '1:2:3:4', '1.5'])
    expect([text, msOfClock(text)]).toEqual([text, undefined]);
});

test('a part comes back from its fields, and says which field is wrong', () => {
  const whole = { from: 5_000, to: 95_500 };
  const part = { from: 25_000, to: 95_500 };
  expect(readPart(writtenPart(part, whole), whole)).toEqual(part);
  expect(readPart({ from: '2:00', to: '3:00' }, whole)).toMatchObject({ of: 'from' });
  expect(readPart({ from: '0:10', to: 'end' }, whole)).toMatchObject({ of: 'to' });
  expect(readPart({ from: '0:10', to: '0:10' }, whole)).toEqual({
    fault: 'The end must be after the start.',
    of: 'to',
  });
});

import { expect, test } from 'vitest';
import { scheduleWords } from './schedule-words.ts';

test.each([
  ['*/5 * * * *', 'Every 5 minutes'],
  ['9 * * * *', 'Every hour, at :09'],
  ['17 3 * * *', 'Every day at 03:17'],
])('the schedule %s reads “%s”', (cron, said) => {
  expect(scheduleWords(cron)).toBe(said);
});

test.each(['0 3 * * 1', '0 0 1 * *', '*/5 3 * * *', '0 1-5 * * *', '@daily'])(
  'the schedule %s is shown as it is',
  (cron) => {
    expect(scheduleWords(cron)).toBe(cron);
  },
);

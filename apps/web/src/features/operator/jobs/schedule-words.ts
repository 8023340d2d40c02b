import { jobsWords as words } from '../operator.words.ts';

const number = /^\d{1,2}$/;
const everySo = /^\*\/(\d{1,2})$/;

/** A cron expression in words, as far as jobs use them: every few minutes, every hour, every day; any other as it is. */
export function scheduleWords(cron: string): string {
  const [minute = '', hour = '', ...days] = cron.trim().split(/\s+/);
  if (days.length !== 3 || days.some((part) => part !== '*')) return cron;
  const [, minutes] = everySo.exec(minute) ?? [];
  if (minutes !== undefined && hour === '*') return words.everyMinutes(Number(minutes));
  if (!number.test(minute)) return cron;
  if (hour === '*') return words.everyHour(minute.padStart(2, '0'));
  return number.test(hour) ? words.everyDay(`${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`) : cron;
}

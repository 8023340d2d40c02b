import type { ReportPeriod, ReportSchedule } from '@earshot/contracts/reports';
import { addDays, type Period } from '../analytics/days.service.ts';

/** The first day after `today` on which a report runs by itself; null without a schedule. */
export function nextRunAfter(schedule: ReportSchedule, today: string): string | null {
  switch (schedule) {
    case 'none':
      return null;
    case 'weekly': {
      const weekday = (new Date(today).getUTCDay() + 6) % 7;
      return addDays(today, 7 - weekday);
    }
    case 'monthly': {
      const [year = 0, month = 1] = today.split('-').map(Number);
      return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
    }
  }
}

/** The days that a run of today is about. */
export function periodOf(period: ReportPeriod, today: string): Period {
  if ('said_from' in period) return { from: period.said_from, to: period.said_to };
  return { from: addDays(today, -period.last_days), to: addDays(today, -1) };
}

import type { Rule } from '../rule.ts';
import { contracts, counted, decided, feature, time } from '../rule.ts';

const report = contracts('reports');

export const reports: readonly Rule[] = [
  counted('Reports of a workspace', report, 'reportsMax'),
  counted('Questions of a report', report, 'reportQuestionsMax'),
  counted('Periods that go along with time, in days', report, 'reportDays'),
  counted('Runs of a report that are kept', report, 'reportRunsKept'),
  counted('A link to a report works for, in days', report, 'shareDays'),
  counted('A deleted report can be brought back for', report, 'reportUndoDays', 'days'),
  decided(
    'When a weekly report runs',
    feature('reports/schedule.service'),
    'nextRunAfter',
    'on Mondays; a monthly one on the first',
  ),
  decided(
    'Which days “the last 28 days” are',
    feature('reports/schedule.service'),
    'periodOf',
    'those up to yesterday',
  ),
  decided(
    'With which run a report is compared',
    feature('reports/find-changes'),
    'findChanges',
    'the one before, where it asked for the same',
  ),
  time(
    'A run of a report that is not done is given up after',
    feature('reports/ask-for-run'),
    'givenUpAfterMs',
  ),
  decided(
    'Whose quotes a report shows',
    feature('reports/voices'),
    'hearVoices',
    'of the largest themes, without themes of each tone',
  ),
  decided(
    'What numbers a summary may hold',
    feature('reports/write-summary'),
    'writeSummary',
    'the report’s figures',
  ),
  decided(
    'What can be shared of a report',
    feature('reports/shares.service'),
    'shareRun',
    'a run that is done',
  ),
];

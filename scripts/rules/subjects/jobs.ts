import { wakeAlerts } from '../../../apps/server/src/jobs/alert.jobs.ts';
import { reconcileSubscriptions, refreshSubscription } from '../../../apps/server/src/jobs/billing.jobs.ts';
import { countDueCards } from '../../../apps/server/src/jobs/board.jobs.ts';
import type { Job } from '../../../apps/server/src/jobs/job.ts';
import { sendMail } from '../../../apps/server/src/jobs/mail-order.ts';
import { cleanUp } from '../../../apps/server/src/jobs/maintenance.jobs.ts';
import { keepMarket, runPackJob } from '../../../apps/server/src/jobs/market.jobs.ts';
import { keepRecordings } from '../../../apps/server/src/jobs/recording.jobs.ts';
import { runDueReports } from '../../../apps/server/src/jobs/report.jobs.ts';
import { rebuildThemes } from '../../../apps/server/src/jobs/theme.jobs.ts';
import { keepVisits, visitSiteJob } from '../../../apps/server/src/jobs/visit.jobs.ts';
import type { Rule } from '../rule.ts';
import { counted, decided, feature, server, spanOf, time } from '../rule.ts';

const boss = server('jobs/boss');
const jobAt = (file: string) => server(`jobs/${file}`);

/** When a job runs by itself: `every 5 minutes`, `every hour at :09`, `every day at 03:17 UTC`. */
function scheduled(rule: string, file: string, name: string, { schedule = '' }: Job): Rule {
  const [minute = '', hour = ''] = schedule.split(' ');
  const two = (part: string) => part.padStart(2, '0');
  const value = minute.startsWith('*/')
    ? `every ${minute.slice(2)} minutes`
    : hour === '*'
      ? `every hour at :${two(minute)}`
      : `every day at ${two(hour)}:${two(minute)} UTC`;
  return decided(rule, jobAt(file), name, value);
}

/** How often a job is tried, and how long one try may take. */
function tried(rule: string, file: string, name: string, { attempts, timeoutSeconds }: Job): Rule {
  return decided(rule, jobAt(file), name, `${attempts} times, each ${spanOf(timeoutSeconds * 1000)} at most`);
}

export const jobs: readonly Rule[] = [
  decided(
    'How often a job is tried, unless its kind says otherwise',
    jobAt('job'),
    'defineJob',
    '5 times, the second 5 seconds after the first, each 15 minutes at most',
  ),
  decided('How long a job waits between tries', boss, 'settingsOf', 'twice as long each time'),
  counted('… and at most', boss, 'longestRetrySeconds', 'seconds'),
  decided(
    'Where jobs go whose tries are used up',
    boss,
    'deadQueue',
    'among the failed ones, which the operator can run again',
  ),
  counted('A job whose tries are used up is kept among the failed ones for', boss, 'deadKeptDays', 'days'),
  counted('A worker that was killed is noticed after', boss, 'heartbeatSeconds', 'seconds'),
  time(
    'The operator’s page warns of jobs that wait longer than',
    feature('operator/health.service'),
    'waitsTooLongMs',
  ),
  decided(
    'What the operator sees of a failed job',
    feature('operator/masked-details'),
    'maskedDetails',
    'what it was given, without what may be personal',
  ),
  tried('An email is tried', 'mail-order', 'sendMail', sendMail),
  tried(
    'A state of a subscription is asked of PayPal',
    'billing.jobs',
    'refreshSubscription',
    refreshSubscription,
  ),
  tried('A market report is made', 'market.jobs', 'runPackJob', runPackJob),
  tried('A site visit is tried', 'visit.jobs', 'visitSiteJob', visitSiteJob),
  scheduled('Old things are cleaned up', 'maintenance.jobs', 'cleanUp', cleanUp),
  scheduled('Recordings past their days are deleted', 'recording.jobs', 'keepRecordings', keepRecordings),
  scheduled('Workspaces where it is morning are looked for', 'alert.jobs', 'wakeAlerts', wakeAlerts),
  scheduled('Themes are built anew where items changed', 'theme.jobs', 'rebuildThemes', rebuildThemes),
  scheduled('Reports whose day has come are run', 'report.jobs', 'runDueReports', runDueReports),
  scheduled(
    'Cards of boards are counted where feedback changed',
    'board.jobs',
    'countDueCards',
    countDueCards,
  ),
  scheduled(
    'PayPal is asked about subscriptions that are due',
    'billing.jobs',
    'reconcileSubscriptions',
    reconcileSubscriptions,
  ),
  scheduled(
    'Market runs that were lost, and those that are due, are looked for',
    'market.jobs',
    'keepMarket',
    keepMarket,
  ),
  scheduled('Site visits whose reports ran out are deleted', 'visit.jobs', 'keepVisits', keepVisits),
  counted(
    'New items wait to be understood, so that those after them join, for',
    jobAt('understand'),
    'gatherSeconds',
    'seconds',
  ),
  decided(
    'Which imports of a workspace run at once',
    feature('imports/work/turns'),
    'queueTurn',
    'one: imports and undos take turns',
  ),
];

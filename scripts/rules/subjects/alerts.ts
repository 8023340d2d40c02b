import type { Rule } from '../rule.ts';
import { analysis, contracts, counted, decided, feature, share, time } from '../rule.ts';

const changes = analysis('trends/find-changes');

export const alerts: readonly Rule[] = [
  counted('Rules that people make in a workspace', contracts('alerts'), 'maxAlertRules'),
  counted('A first change needs complete days of feedback', contracts('alerts'), 'alertHistoryDays'),
  counted('A change is of at least', changes, 'FEWEST', 'items'),
  counted('The tested days are compared with the days before, up to', changes, 'BASELINE', 'days'),
  counted('A slow change is over', changes, 'DRIFT_WEEKS', 'weeks'),
  counted('… and grew or shrank by a factor of at least', changes, 'LEAST_DRIFT'),
  share('False among the changes told, at most', changes, 'FALSE_SHARE'),
  counted('The same topic is news again after', analysis('trends/news'), 'QUIET_DAYS', 'quiet days'),
  counted('After “not useful” the next is this much surer', analysis('trends/news'), 'SURER', 'times'),
  share('A driver explains of a change at least', analysis('trends/drivers'), 'LEAST_SHARE'),
  counted('Drivers of a change that are named', feature('alerts/find-drivers'), 'mostDrivers'),
  counted(
    'A morning starts at',
    feature('alerts/wake'),
    'morningHour',
    'o’clock in the workspace’s time zone',
  ),
  decided(
    'When changes found are emailed',
    feature('alerts/queue-emails'),
    'queueEmails',
    'in the morning, one email a day at most',
  ),
  counted(
    'The range that a week is expected in needs',
    analysis('trends/expected-range'),
    'LEAST_BEFORE',
    'weeks before',
  ),
  decided(
    'Which changes are news',
    analysis('trends/news'),
    'isNews',
    'none was seen of the topic in the quiet days',
  ),
  decided(
    'When a change is told again after “not useful”',
    analysis('trends/news'),
    'isWorthAWord',
    'surer and clearly bigger than each of those',
  ),
  decided(
    'Which changes are discoveries',
    analysis('trends/false-discovery'),
    'discoveries',
    'by Benjamini and Hochberg, over all topics',
  ),
  decided(
    'Up to which day changes are looked for',
    feature('alerts/check-for-changes'),
    'lastComplete',
    'the last complete day, no later than the newest item',
  ),
  decided(
    'Since when something changed',
    analysis('trends/since'),
    'changedSince',
    'the day from which counts differ most from what was expected',
  ),
  decided(
    'What drove a change',
    analysis('trends/drivers'),
    'driversOf',
    'the parts that explain it, those beyond chance first',
  ),
  decided(
    'Which filters cannot be watched',
    feature('alerts/rule-filter'),
    'hindranceOfFilter',
    'those with days of their own or about a text',
  ),
  decided(
    'When topics and themes are watched',
    feature('alerts/rule-filter'),
    'isWatched',
    'all together by one switch, without those switched off',
  ),
  decided(
    'Whether the rule of a topic can be deleted',
    feature('alerts/rules.service'),
    'deleteRule',
    'no: it is switched off',
  ),
  decided(
    'Which new changes the bell counts',
    feature('alerts/choices.service'),
    'unseenAlerts',
    'those not seen yet, of rules not muted',
  ),
  time('A change is too old for an email after', feature('alerts/queue-emails'), 'newsMs'),
];

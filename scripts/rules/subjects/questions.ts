import type { Rule } from '../rule.ts';
import { analysis, counted, decided, feature, share } from '../rule.ts';

const reader = (file: string) => analysis(`questions/${file}`);

export const questions: readonly Rule[] = [
  decided(
    'What “bugs”, “wishes” or “complaints” in a question asks for',
    reader('grammar/kinds'),
    'kinds',
    'by word',
  ),
  decided(
    'Phrases that make an item one of a kind',
    reader('grammar/kind-phrases'),
    'kindPhrases',
    'by phrase',
  ),
  decided('Which wordings tell a matter', reader('grammar/wordings'), 'matters', 'by list'),
  decided(
    'Which days “March”, “Q3” or “last quarter” are',
    reader('periods/calendar'),
    'periodBefore',
    'calendar weeks from Monday, months, quarters, years',
  ),
  counted('“Recent” is the last', reader('periods/periods'), 'recentDays', 'days'),
  counted(
    'Data is counted back from its newest item when that is older than',
    reader('plan-question'),
    'staleDays',
    'days',
  ),
  decided(
    'What words leave out',
    reader('reading/excluded'),
    'isExcluded',
    '“without”, “except”, “not about”',
  ),
  decided('What is compared with what', reader('conditions/comparison'), 'holdAgainst', 'by its words'),
  decided(
    'What a question is grouped by',
    reader('cues/grouping'),
    'takeGrouping',
    '“by”, “per”, “each”, “which”',
  ),
  decided(
    'How stars and ratings are read',
    reader('conditions/rating-conditions'),
    'takeRatings',
    'by number and scale',
  ),
  decided('What no feedback can tell', reader('beyond'), 'beyondFeedback', 'refused with its reason'),
  decided(
    'When an answer says what it did not use',
    reader('demands'),
    'unmetDemands',
    'each word that the plan does not meet',
  ),
  decided(
    'When a question goes on with the one before',
    reader('follow-up'),
    'refersBack',
    'by how it starts',
  ),
  counted('Questions that go on with one, at most', feature('questions/ask'), 'mostFollowUps'),
  counted('Items without which “why” has no answer', feature('questions/count/doubt'), 'enoughEvidence'),
  counted('Items of a matter in a ranking, at least', feature('questions/count/rank-matters'), 'leastItems'),
  share(
    'What more of the items speak of is no matter of a ranking',
    feature('questions/count/rank-matters'),
    'mostShare',
  ),
  decided(
    'Between which numbers items of a kind probably are',
    feature('questions/count/estimate'),
    'likelyTimes',
    'so many times what its phrases find',
  ),
  counted(
    'Parts that a summary or a “why” names, at most',
    feature('questions/count/say-parts'),
    'namedParts',
  ),
  counted('A direction is told from', feature('questions/word/direction'), 'leastItems', 'items'),
  share(
    'A direction is told where chance would show it in fewer than',
    feature('questions/word/direction'),
    'leastChance',
  ),
  counted('Quotes of an answer about words', feature('questions/quote/quote'), 'manyQuotes'),
  counted('Quotes of an answer about numbers', feature('questions/quote/quote'), 'fewQuotes'),
  counted('A quote is cut after', reader('pick-quotes'), 'maxChars', 'characters'),
  counted(
    'Moments that an answer about sessions cites',
    feature('session-questions/cited-moments'),
    'citedMax',
  ),
];

const changes = analysis('trends/find-changes');

export const alerts: readonly Rule[] = [
  counted('Rules that people make in a workspace', 'packages/contracts/src/alerts.ts', 'maxAlertRules'),
  counted(
    'A first change needs complete days of feedback',
    'packages/contracts/src/alerts.ts',
    'alertHistoryDays',
  ),
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
];

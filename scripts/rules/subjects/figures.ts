import {
  detractorShare,
  npsScale,
  promoterShare,
  satisfiedShare,
} from '../../../apps/server/src/features/analytics/rating-shares.ts';
import type { Rule } from '../rule.ts';
import { analysis, contracts, counted, decided, feature, share } from '../rule.ts';

const ratingShares = feature('analytics/rating-shares');
const limits = contracts('limits');

export const figures: readonly Rule[] = [
  {
    rule: 'A promoter gives at least, of 0 to 10',
    value: String(npsScale.max * promoterShare),
    home: ratingShares,
    name: 'promoterShare',
  },
  {
    rule: 'A detractor gives at most, of 0 to 10',
    value: String(npsScale.max * detractorShare),
    home: ratingShares,
    name: 'detractorShare',
  },
  {
    rule: 'A satisfied rating is at least, of 1 to 5',
    value: String(1 + 4 * satisfiedShare),
    home: ratingShares,
    name: 'satisfiedShare',
  },
  counted(
    'A mean, and a change of a mean, share or count, is told from',
    feature('analytics/statistics.service'),
    'fewestValues',
    'values',
  ),
  decided(
    'The interval of a mean, an NPS',
    feature('analytics/statistics.service'),
    'meanInterval',
    '95 of 100 times, within its scale',
  ),
  decided('The interval of a share', analysis('scores/wilson'), 'wilson', 'Wilson, 95 of 100 times'),
  counted('Ratings of any scale are counted by stars, up to', contracts('filter/stars'), 'maxStars'),
  counted('Further series beside the one of all others', contracts('analytics'), 'maxSeries'),
  counted(
    'Points that a chart over time is drawn with at most',
    feature('analytics/days.service'),
    'pointsAtMost',
  ),
  decided(
    'When a change of a number is told',
    feature('analytics/coverage.service'),
    'isCovered',
    'where data was collected all of the period before',
  ),
  decided(
    'Which period is the one before',
    feature('analytics/days.service'),
    'periodBefore',
    'of as many days, up to the day before',
  ),
  decided('On which day weeks begin', feature('analytics/days.service'), 'startOf', 'Monday'),
  decided(
    'Whether a chart over time shows days, weeks or months',
    feature('analytics/days.service'),
    'fittingBucket',
    'the finest that gives few enough points',
  ),
  decided(
    'What a value adds to a score',
    feature('analytics/drivers.service'),
    'findDrivers',
    'the score of all less that of all others',
  ),
  decided(
    'Whether two shares differ by more than chance',
    feature('analytics/statistics.service'),
    'differenceOfShares',
    'Newcombe’s interval, 95 of 100 times',
  ),
  decided(
    'Whether two counts differ by more than chance',
    feature('analytics/statistics.service'),
    'differenceOfCounts',
    'as Poisson counts',
  ),
  decided(
    'Items that match and cannot be measured',
    feature('analytics/left-out'),
    'countLeftOut',
    'are told with their number, each reason by itself',
  ),
  decided(
    'What counts as so many stars on another scale',
    contracts('filter/stars'),
    'starRange',
    'the nearest of five stars',
  ),
  decided(
    'The mean of an NPS',
    feature('analytics/figures'),
    'meanOf',
    '100 for a promoter, −100 for a detractor',
  ),
  decided(
    'Which day an instant is on',
    feature('alerts/day-in'),
    'dayIn',
    'that of the workspace’s time zone',
  ),
];
export const search: readonly Rule[] = [
  counted('A similarity is High from', limits, 'similarityHigh'),
  counted('A similarity is Medium from', limits, 'similarityMedium'),
  counted('A search shows items from a similarity of', limits, 'similarityFloor'),
  decided(
    'How a likeness of texts becomes a similarity score',
    analysis('calibration'),
    'similarityScore',
    'a calibrated curve',
  ),
  share('An item that answers less of a query is not found', analysis('search/find-items'), 'LEAST_CONTENT'),
  counted('A search has at most', limits, 'searchMaxChars', 'characters'),
  decided(
    'Which language a text is in',
    analysis('language'),
    'detectLanguage',
    'by letters and function words',
  ),
  decided(
    'Items that hold all words of a search',
    analysis('search/items-with-words'),
    'itemsWithWords',
    'are found whatever their score',
  ),
  decided(
    'When a word is in one that joins several',
    analysis('text/compounds'),
    'cutsOf',
    'as its last part, in other languages than English, where the first is a word, too',
  ),
  decided(
    'When a word may be meant by another',
    analysis('search/held-spelling'),
    'spelledLike',
    'a letter or two away, said the same, or with the same consonants',
  ),
  decided(
    'Where a course of time ends without a last day',
    feature('analytics/period-of-items'),
    'periodOfItems',
    'with the newest item of the sources that are counted',
  ),
  decided(
    'A word of a search that no item holds',
    analysis('search/held-spelling'),
    'heldSpelling',
    'is read as items spell it',
  ),
  decided(
    'In which order results of a search stand',
    analysis('search/best-first'),
    'pageOf',
    'by score, then newest, then smaller ID',
  ),
];

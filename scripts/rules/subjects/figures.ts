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
  counted('A mean is told from', feature('analytics/statistics.service'), 'fewestValues', 'values'),
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
];

export const sentiment: readonly Rule[] = [
  counted('Negative is a score up to', analysis('sentiment/tones'), 'NEGATIVE_FROM'),
  counted('Positive is a score from', analysis('sentiment/tones'), 'POSITIVE_FROM'),
  share(
    'A rating takes sides from this far off the middle of its scale',
    analysis('sentiment/tones'),
    'RATING_TAKES_SIDES',
  ),
  counted(
    'Words move a score that a rating has set by at most',
    analysis('sentiment'),
    'WORDS_BESIDE_RATING',
  ),
  counted('Sentiment is learned from', analysis('sentiment/tone-learning'), 'FEWEST_LABELS', 'labels'),
  share('What was learned is used when it is better by', analysis('sentiment/tone-learning'), 'LEAST_GAIN'),
];

export const checks: readonly Rule[] = [
  counted('Quality is told from', contracts('validation'), 'fewestChecks', 'random checks'),
  counted(
    'Agreement of two people is told from',
    contracts('validation'),
    'fewestPairs',
    'items that both checked',
  ),
];

const themesAt = 'themes/naming/group-name';

export const themes: readonly Rule[] = [
  counted('Themes are first looked for from', contracts('themes'), 'fewestItemsForThemes', 'items'),
  share(
    '… and again when this share of the items has changed',
    feature('themes/ask-for-build'),
    'changedShare',
  ),
  counted('A theme has at least', analysis('themes/find-themes'), 'LEAST_TEXTS', 'distinct texts'),
  share(
    'A phrase names a theme where it is said by at least',
    analysis(themesAt),
    'LEAST_SAYING',
    'of its texts',
  ),
  share(
    'A theme is called loose where its name is said by fewer than',
    contracts('themes'),
    'looseBelow',
    'of its items',
  ),
  share(
    'Texts of a theme hold a word or matter in common, at least',
    analysis('themes/grouping/held-together'),
    'LEAST_SHARED',
  ),
  share(
    'A theme is parted where no phrase is said by',
    analysis('themes/grouping/parted-by-saying'),
    'SEVERAL.usual',
    'of its texts',
  ),
  share(
    'An item joins a theme when this part of its links leads there',
    analysis('themes/grouping/membership'),
    'LEAST_SHARE',
  ),
  share(
    'At most so many items stay without a theme',
    analysis('themes/grouping/membership'),
    'WITHOUT.share',
  ),
  share(
    'A theme keeps its id when it has in common with the one before',
    analysis('themes/match-themes'),
    'LEAST_OVERLAP',
  ),
  counted(
    'A new item joins the theme of its nearest',
    analysis('themes/theme-of-neighbours'),
    'HEARD',
    'items',
  ),
  decided(
    'Which items speak of nothing',
    analysis('themes/without-matter'),
    'withoutMatter',
    'praise, blame or noise alone',
  ),
  counted('More themes than this are put into groups', analysis('themes/grouping/broad-groups'), 'FEW'),
  counted(
    'Without days of its own a list compares the last',
    feature('themes/list-themes'),
    'usualDays',
    'days',
  ),
];

export const topics: readonly Rule[] = [
  counted('The name of a topic has at most', contracts('topics'), 'topicTitleMaxChars', 'characters'),
  counted(
    'The description of a topic has at most',
    contracts('topics'),
    'topicDescriptionMaxChars',
    'characters',
  ),
  counted('Accuracy is shown with decimals', limits, 'accuracyDecimals'),
  counted(
    'The precision of a topic is shown from',
    analysis('topics/audit'),
    'LEAST_CHECKED',
    'checked items',
  ),
  decided('How true a topic is', analysis('topics/audit'), 'auditedPrecision', 'by its random checks'),
  counted('Items asked about before a topic is fitted again', feature('topics/fit/fit-topic'), 'queueLength'),
  counted(
    'Ratings that a topic learns from at most, the newest',
    analysis('topics/examples'),
    'MOST_RATINGS',
  ),
  counted('A text never belongs below a likelihood of', analysis('topics/likely-levels'), 'LEAST_THRESHOLD'),
  decided(
    'Which item is asked about next',
    analysis('topics/queue'),
    'nextToRate',
    'near the threshold, some at random, some below, some unlike',
  ),
  counted(
    'After a new description, ratings that judge it again',
    feature('topics/topic-view'),
    'enoughSince',
  ),
  counted('Weeks of a topic’s line at most', feature('topics/trend-line.service'), 'maxWeeks'),
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
];

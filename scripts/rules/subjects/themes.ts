import type { Rule } from '../rule.ts';
import { analysis, contracts, counted, decided, feature, share } from '../rule.ts';

const limits = contracts('limits');
const themesAt = 'themes/naming/group-name';

export const themes: readonly Rule[] = [
  decided(
    'In which order themes stand',
    feature('themes/list-themes'),
    'listThemes',
    'those with the most items first',
  ),
  decided(
    'When a theme grows or falls',
    feature('themes/list-themes'),
    'verdictOf',
    'when its items, at least 5, changed by more than chance against the days before',
  ),
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
  decided(
    'When themes are looked for after an import',
    feature('themes/ask-for-build'),
    'askWhenChanged',
    'there never was a run, or enough changed',
  ),
  decided('… and at night', feature('themes/ask-for-build'), 'askWhenTouched', 'any item changed'),
  counted('A run looks at every pair of at most', feature('themes/build-themes'), 'mostLookedAt', 'items'),
  decided(
    'How items of the same words count for a theme',
    analysis('themes/distinct-texts'),
    'distinctTexts',
    'as one text',
  ),
  decided(
    'Which wins: a run or what people edited',
    analysis('themes/theme-edits'),
    'editedThemes',
    'edits, in their order',
  ),
  decided(
    'Where an item stays that a person moved',
    analysis('themes/theme-edits'),
    'pinnedItems',
    'where it was put, in later runs too',
  ),
  decided(
    'When edits of themes can be undone',
    feature('themes/edits.service'),
    'revertEdit',
    'until later edits rest on them',
  ),
  decided(
    'Which theme goes by itself',
    feature('themes/emptied-themes.service'),
    'removeEmptiedThemes',
    'one that no item and no narrower theme is left of',
  ),
  decided(
    'What names a theme that no phrase names',
    analysis(themesAt),
    'nameOfMore',
    'words of one kind, a clause, or phrases in a row',
  ),
  decided(
    'When a theme is named with “no”',
    analysis('themes/naming/theme-names'),
    'LEAST_NEGATED',
    'when half of those who say it negate it',
  ),
  decided(
    'Sentences that come with anything',
    analysis('themes/said/said-beside'),
    'withoutAsides',
    'make no theme',
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
  decided(
    'Which wins: the model or what people said of an item',
    feature('topics/fit/scores'),
    'keptScore',
    'what people said, where they agree',
  ),
  decided(
    'How many items of a topic are missed',
    analysis('topics/audit'),
    'recallRange',
    'as a range: half to twice what the model expects',
  ),
  decided(
    'Which ratings tell how true a topic is',
    analysis('topics/audit'),
    'auditedPrecision',
    'those of random checks alone',
  ),
  decided(
    'What can be undone of a topic',
    feature('topics/undo.service'),
    'undoChange',
    'its last change, or one’s own last rating',
  ),
  counted(
    'A topic is fitted anew when items have grown by',
    feature('topics/topics-step.service'),
    'growth',
    'times',
  ),
  counted('… and by at least', feature('topics/topics-step.service'), 'leastGrowth', 'items'),
];

import type { FeedbackFilter, MetadataFilter } from '@earshot/contracts/filter/feedback-filter';
import { formatCalendarDay, formatShare } from '../../../lib/format.ts';
import { filterWords } from '../feedback.words.ts';
import { starsOf } from '../rating-stars.ts';

/** What the ids in a filter are called. */
export type KnownNames = Record<
  'sources' | 'topics' | 'themes' | 'accounts' | 'authors',
  (id: number) => string
>;

/** One part of a filter that can be taken off by itself. */
export interface FilterPart {
  /** What is narrowed down, such as `Source`. */
  name: string;
  /** To what, such as `Helpdesk`. */
  value: string;
  /** The filter without this part. */
  without: FeedbackFilter;
}

/** The parts of a filter in words, one for each value. */
export function filterParts(filter: FeedbackFilter, names: KnownNames): FilterPart[] {
  return [
    ...listParts(filter, 'source_ids', 'Source', names.sources),
    ...listParts(filter, 'sentiments', 'Sentiment', (value) => filterWords.sentiment[value]),
    ...listParts(filter, 'languages', 'Language', filterWords.language),
    ...part(filter, 'said_from', 'From', formatCalendarDay),
    ...part(filter, 'said_to', 'To', formatCalendarDay),
    ...part(filter, 'undated', 'Date', (value) => filterWords.undated[`${value}`]),
    ...listParts(filter, 'weekdays', 'Day', (value) => filterWords.weekday(value)),
    ...listParts(filter, 'kinds', 'Kind', (value) => filterWords.kind[value]),
    ...ratingParts(filter),
    ...part(filter, 'rated', 'Rating', (value) => filterWords.rated[`${value}`]),
    ...part(filter, 'rating_scale', 'Scale', ({ min, max }) => filterWords.scale(min, max)),
    ...listParts(filter, 'author_ids', 'Author', names.authors),
    ...listParts(filter, 'account_ids', 'Account', names.accounts),
    ...part(filter, 'import_id', 'Import', () => filterWords.oneFile),
    ...part(filter, 'contains', 'Contains', (text) => `“${text}”`),
    ...listParts(filter, 'metadata_filters', 'Field', fieldCondition),
    ...part(filter, 'custom_trend_id', 'Topic', names.topics),
    ...part(filter, 'without_topic', 'Topic', (value) => filterWords.withoutTopic[`${value}`]),
    ...listParts(filter, 'theme_ids', 'Theme', names.themes),
    ...part(filter, 'without_theme', 'Theme', (value) => filterWords.withoutTheme[`${value}`]),
    ...part(filter, 'review_ids', 'Items', (ids) => (ids.length ? String(ids.length) : '')),
    ...part(filter, 'copies_of', 'Duplicates of', (id) => `#${id}`),
    ...part(filter, 'copies_once', 'Duplicates', () => filterWords.copiesOnce),
    ...part(filter, 'has_author', 'Author', (value) => filterWords.known[`${value}`]),
    ...part(filter, 'has_account', 'Account', (value) => filterWords.known[`${value}`]),
    ...listParts(filter, 'account_plans', 'Plan', (plan) => plan),
    ...part(filter, 'about', filter.about?.as_words ? 'Contains' : 'About', ({ text }) => `“${text}”`),
    ...part(filter, 'has_plan', 'Plan', (value) => filterWords.known[`${value}`]),
    ...part(filter, 'has_revenue', 'Revenue', (value) => filterWords.known[`${value}`]),
    ...listParts(filter, 'also', 'Also', (inner) => inWords(inner, names)),
    ...listParts(filter, 'except', 'Without', (inner) => inWords(inner, names)),
  ];
}

/** A filter in one line. */
export function inWords(filter: FeedbackFilter, names: KnownNames): string {
  return filterParts(filter, names)
    .map(({ name, value }) => `${name} ${value}`)
    .join(', ');
}

type ListName =
  | 'source_ids'
  | 'sentiments'
  | 'languages'
  | 'weekdays'
  | 'kinds'
  | 'author_ids'
  | 'account_ids'
  | 'metadata_filters'
  | 'theme_ids'
  | 'account_plans'
  | 'also'
  | 'except';
type ValueOf<Name extends ListName> = NonNullable<FeedbackFilter[Name]>[number];

function listParts<Name extends ListName>(
  filter: FeedbackFilter,
  name: Name,
  label: string,
  say: (value: ValueOf<Name>) => string,
): FilterPart[] {
  const values = (filter[name] ?? []) as ValueOf<Name>[];
  return values.map((value) => {
    const rest = values.filter((other) => other !== value);
    return { name: label, value: say(value), without: { ...filter, [name]: rest.length ? rest : undefined } };
  });
}

function part<Name extends keyof FeedbackFilter>(
  filter: FeedbackFilter,
  name: Name,
  label: string,
  say: (value: NonNullable<FeedbackFilter[Name]>) => string,
): FilterPart[] {
  const value = filter[name];
  if (value === undefined) return [];
  return [{ name: label, value: say(value), without: { ...filter, [name]: undefined } }];
}

function ratingParts(filter: FeedbackFilter): FilterPart[] {
  const { rating_min: min, rating_max: max } = filter;
  if (min === undefined && max === undefined) return [];
  const stars = starsOf(filter);
  return [
    {
      name: 'Rating',
      value: stars
        ? filterWords.stars(stars)
        : filterWords.ratingRange(formatShare(min ?? 0), formatShare(max ?? 1)),
      without: { ...filter, rating_min: undefined, rating_max: undefined },
    },
  ];
}

const conditions: Record<MetadataFilter['condition'], string> = {
  equals: 'is',
  not_equals: 'is not',
  contains: 'contains',
  not_contains: 'does not contain',
  starts_with: 'starts with',
  greater_than: 'is above',
  less_than: 'is below',
  is_set: 'is set',
  is_not_set: 'is not set',
};

function fieldCondition({ key, condition, value }: MetadataFilter): string {
  return [key, conditions[condition], value].filter((word) => word !== undefined).join(' ');
}

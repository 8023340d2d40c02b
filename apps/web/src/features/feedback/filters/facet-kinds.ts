import type { FeedbackFilter, MetadataFilter, Sentiment } from '@earshot/contracts/filter/feedback-filter';
import { starRange } from '@earshot/contracts/filter/stars';
import { filterWords } from '../feedback.words.ts';
import { formatMonth, monthDays } from './month-days.ts';
import { starsOf } from '../rating-stars.ts';
import { withToggled } from './with-toggled.ts';

/** What a facet is called and what choosing one of its values does to the filter. */
export interface FacetKind {
  title: string;
  label: (value: string, given: string) => string;
  isOn: (filter: FeedbackFilter, value: string) => boolean;
  toggle: (filter: FeedbackFilter, value: string) => FeedbackFilter;
  /** The filter of what the facet counts for each of its values: without what it sets itself. */
  open: (filter: FeedbackFilter) => FeedbackFilter;
}

const given = (_: string, label: string) => label;

const kinds: Record<string, FacetKind> = {
  source_ids: {
    title: 'Source',
    label: given,
    isOn: (filter, value) => filter.source_ids?.includes(Number(value)) ?? false,
    toggle: (filter, value) => ({ ...filter, source_ids: withToggled(filter.source_ids, Number(value)) }),
    open: (filter) => ({ ...filter, source_ids: undefined }),
  },
  sentiments: {
    title: 'Sentiment',
    label: (value) => filterWords.sentiment[value as Sentiment],
    isOn: (filter, value) => filter.sentiments?.includes(value as Sentiment) ?? false,
    toggle: (filter, value) => ({
      ...filter,
      sentiments: withToggled(filter.sentiments, value as Sentiment),
    }),
    open: (filter) => ({ ...filter, sentiments: undefined }),
  },
  languages: {
    title: 'Language',
    label: filterWords.language,
    isOn: (filter, value) => filter.languages?.includes(value) ?? false,
    toggle: (filter, value) => ({ ...filter, languages: withToggled(filter.languages, value) }),
    open: (filter) => ({ ...filter, languages: undefined }),
  },
  stars: {
    title: 'Rating',
    label: (value) => filterWords.stars(Number(value)),
    isOn: (filter, value) => starsOf(filter) === Number(value),
    toggle: (filter, value) => {
      const isOn = starsOf(filter) === Number(value);
      return {
        ...filter,
        rating_min: undefined,
        rating_max: undefined,
        ...(!isOn && starRange(Number(value))),
      };
    },
    open: (filter) => ({ ...filter, rating_min: undefined, rating_max: undefined, rated: undefined }),
  },
  months: {
    title: 'Month',
    label: formatMonth,
    isOn: isMonth,
    toggle: (filter, value) => {
      const { first, last } = monthDays(value);
      const days = isMonth(filter, value) ? {} : { said_from: first, said_to: last };
      return { ...filter, said_from: undefined, said_to: undefined, ...days };
    },
    open: (filter) => ({ ...filter, said_from: undefined, said_to: undefined, undated: undefined }),
  },
};

/** The filter of the items that a facet counts for a value. */
export function countedBy(kind: FacetKind, filter: FeedbackFilter, value: string): FeedbackFilter {
  const open = kind.open(filter);
  return kind.isOn(open, value) ? open : kind.toggle(open, value);
}

/** The facet behind a key of the API; undefined for one that this screen cannot filter by. */
export function facetKind(key: string): FacetKind | undefined {
  return kinds[key] ?? (key.startsWith('fields.') ? fieldKind(key.slice('fields.'.length)) : undefined);
}

function isMonth(filter: FeedbackFilter, month: string): boolean {
  const { first, last } = monthDays(month);
  return filter.said_from === first && filter.said_to === last;
}

function fieldKind(field: string): FacetKind {
  const isThis = (filter: MetadataFilter, value: string) =>
    filter.key === field && filter.condition === 'equals' && String(filter.value) === value;
  return {
    title: field,
    label: given,
    isOn: ({ metadata_filters: filters }, value) => filters?.some((f) => isThis(f, value)) ?? false,
    toggle: (filter, value) => {
      // Conditions on fields all have to hold, so one value takes the place of another.
      const others = (filter.metadata_filters ?? []).filter(
        (f) => f.key !== field || f.condition !== 'equals',
      );
      const wasOn = filter.metadata_filters?.some((f) => isThis(f, value)) ?? false;
      const next: MetadataFilter[] = wasOn ? others : [...others, { key: field, condition: 'equals', value }];
      return { ...filter, metadata_filters: next.length ? next : undefined };
    },
    // Conditions on fields all have to hold, those on this field as well.
    open: (filter) => filter,
  };
}

import type { FeedbackFilter, PlainFilter } from './feedback-filter.ts';

type FilterName = keyof FeedbackFilter;

/** How each part of a filter is written in an address. */
const forms: { [Name in FilterName]-?: (value: NonNullable<FeedbackFilter[Name]>) => string } = {
  source_ids: String,
  sentiments: String,
  languages: String,
  said_from: String,
  said_to: String,
  undated: String,
  weekdays: String,
  kinds: String,
  rating_min: String,
  rating_max: String,
  rated: String,
  rating_scale: ({ min, max }) => `${min}..${max}`,
  author_ids: String,
  account_ids: String,
  import_id: String,
  contains: String,
  // Values of these may hold a comma.
  metadata_filters: JSON.stringify,
  account_plans: JSON.stringify,
  custom_trend_id: String,
  without_topic: String,
  theme_ids: String,
  without_theme: String,
  review_ids: String,
  copies_of: String,
  copies_once: String,
  has_author: String,
  has_account: String,
  about: writeAbout,
  has_plan: String,
  has_revenue: String,
  also: writeFilters,
  except: writeFilters,
};

export const filterNames = Object.keys(forms) as FilterName[];

/** The text of one part; undefined when it restricts nothing. */
export function writtenPart<Name extends FilterName>(
  name: Name,
  value: FeedbackFilter[Name],
): string | undefined {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return undefined;
  // The form of a name takes that name's value, which the types of a union cannot say.
  const write: (value: never) => string = forms[name];
  return write(value as never);
}

/** The same address with this filter in place of the one it held; everything else in it stays. */
export function withFilter(params: URLSearchParams, filter: FeedbackFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of filterNames) {
    const text = writtenPart(name, filter[name]);
    if (text === undefined) next.delete(name);
    else next.set(name, text);
  }
  return next;
}

/** Further wordings and a phrase stand in brackets, since they may hold anything. */
function writeAbout(about: NonNullable<FeedbackFilter['about']>): string {
  const { text, at_least: atLeast, as_words: asWords, phrase, or } = about;
  const kind = asWords ? 'words' : String(atLeast);
  if (!phrase && !or?.length) return `${kind} ${text}`;
  return `${kind}+ ${JSON.stringify([phrase === true, text, ...(or ?? [])])}`;
}

/** Filters within a filter stand in the address as addresses of their own. */
function writeFilters(filters: readonly PlainFilter[]): string {
  return JSON.stringify(filters.map((filter) => withFilter(new URLSearchParams(), filter).toString()));
}

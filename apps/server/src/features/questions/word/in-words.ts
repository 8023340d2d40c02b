import type { KnownNames } from '@earshot/analysis/questions/plan';
import type {
  FeedbackFilter,
  ItemKind,
  MetadataFilter,
  PlainFilter,
} from '@earshot/contracts/filter/feedback-filter';
import type { Figure, Unit } from '@earshot/contracts/analytics';

const wholeNumber = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const twoDecimals = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

export interface Scale {
  min: number;
  max: number;
}

/** A mean of stars, 1…5, in another scale. */
function inScale(stars: number, { min, max }: Scale): number {
  return min + ((stars - 1) / 4) * (max - min);
}

/** A figure's value as the answer writes it. */
export function figureText(
  { value, measure, unit }: Pick<Figure, 'value' | 'measure' | 'unit'>,
  scale: Scale | null = null,
): string {
  if (value === null) return unit === 'items' ? 'nothing' : 'unknown';
  switch (measure) {
    case 'share':
    case 'csat':
      return `${oneDecimal.format(value * 100)} %`;
    case 'mean_rating':
      return twoDecimals.format(scale ? inScale(value, scale) : value);
    case 'field_number':
      return twoDecimals.format(value);
    case 'nps':
    case 'sentiment_score':
      return oneDecimal.format(value);
    case 'count':
      return unit === 'revenue' ? `€${wholeNumber.format(value)}` : wholeNumber.format(value);
  }
}

export function dayInWords(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

export function unitInWords(unit: Unit, count: number | null): string {
  const [one, many] = {
    items: ['item', 'items'],
    people: ['person', 'people'],
    accounts: ['account', 'accounts'],
    revenue: ['annual revenue', 'annual revenue'],
  }[unit] as [string, string];
  return count === 1 ? one : many;
}

export const containing = 'containing';

type Names = Pick<KnownNames, 'sources' | 'topics' | 'themes' | 'accounts'>;

/** "negative items about Login problems from Helpdesk since 1 June 2026" */
export function itemsInWords(filter: FeedbackFilter, names: Names, noun = 'items'): string {
  const words = [...(filter.sentiments ?? []).slice(0, 3)].join(' or ');
  const parts = partsInWords(filter, names);
  const out = (filter.except ?? []).map((one) => exceptInWords(one, names)).filter(Boolean);
  return [words, noun, ...parts, ...out].filter(Boolean).join(' ');
}

function partsInWords(filter: FeedbackFilter, names: Names): string[] {
  const named = (list: readonly { id: number; name: string }[], ids: readonly number[] | undefined) =>
    (ids ?? []).map((id) => list.find((one) => one.id === id)?.name ?? `no. ${id}`).join(' or ');
  const subjects = [
    ...[filter, ...(filter.also ?? [])].flatMap(({ custom_trend_id: id }) =>
      id === undefined ? [] : named(names.topics, [id]),
    ),
    named(names.themes, filter.theme_ids),
    ...[filter, ...(filter.also ?? [])].flatMap(({ about }) =>
      about && !about.as_words ? [`“${about.text}”`] : [],
    ),
  ].filter(Boolean);
  const sources = named(names.sources, filter.source_ids);
  const accounts = named(names.accounts, filter.account_ids);
  return [
    wordsInWords(filter),
    filter.undated === true ? 'without a date' : filter.undated === false ? 'with a date' : '',
    filter.has_author === false ? 'without an author' : '',
    filter.has_account === false ? 'without an account' : '',
    filter.kinds?.length ? `that ${filter.kinds.map((kind) => kindWords[kind]).join(' or ')}` : '',
    filter.weekdays?.length
      ? `on ${filter.weekdays.map((day) => weekdayNames[day - 1] ?? '').join(' or ')}`
      : '',
    subjects.length ? `about ${subjects.join(' and ')}` : '',
    sources && `from ${sources}`,
    accounts && `of ${accounts}`,
    filter.account_plans?.length ? `on plan ${filter.account_plans.join(' or ')}` : '',
    ...(filter.metadata_filters ?? []).map(conditionInWords),
    filter.languages?.length
      ? `in ${filter.languages.map((code) => languageNames.of(code) ?? code).join(' or ')}`
      : '',
    starsInWords(filter),
    filter.rated === true ? 'with a rating' : filter.rated === false ? 'without a rating' : '',
    filter.contains ? `${containing} “${filter.contains}”` : '',
    periodInWords(filter),
  ].filter(Boolean);
}

const kindWords: Record<ItemKind, string> = {
  bug: 'report a problem',
  wish: 'contain a request',
  question: 'ask a question',
  confusion: 'express confusion',
  cancellation: 'mention a cancellation',
};
/** Days of the week, of all weeks, Monday first. */
export const weekdayNames = [
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
  'Sundays',
];

/** "containing “wifi” or “internet”" */
function wordsInWords({ about, also }: FeedbackFilter): string {
  const each = [about, ...(also ?? []).map((one) => one.about)].flatMap((one) =>
    one?.as_words ? [[one.text, ...(one.or ?? [])].map((text) => `“${text}”`).join(' or ')] : [],
  );
  return each.length > 0 ? `${containing} ${each.join(' and ')}` : '';
}

function conditionInWords({ key, condition, value }: MetadataFilter): string {
  switch (condition) {
    case 'is_set':
      return `with ${key}`;
    case 'is_not_set':
      return `without ${key}`;
    case 'greater_than':
      return `with ${key} over ${String(value)}`;
    case 'less_than':
      return `with ${key} under ${String(value)}`;
    default:
      return `with ${key} ${String(value ?? 'set')}`;
  }
}

function exceptInWords(filter: PlainFilter, names: Names): string {
  const both = filter.metadata_filters;
  if (both?.every(({ condition }) => condition === 'not_equals')) {
    return `with ${both[0]?.key ?? ''} ${both.map(({ value }) => String(value)).join(' or ')}`;
  }
  const tones = (filter.sentiments ?? []).join(' or ');
  return `but not ${[tones, ...partsInWords(filter, names)].filter(Boolean).join(' ')}`;
}

/** Stars and the middles between them. */
function isOfStars(share: number): boolean {
  return Math.abs(share * 8 - Math.round(share * 8)) < 0.01;
}

function inPercent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function starsInWords({ rating_min: min, rating_max: max }: PlainFilter): string {
  if (min === undefined && max === undefined) return '';
  if ((max ?? 1) - (min ?? 0) < 0.01) return `rated at ${Math.round((min ?? 0) * 100)} % of the scale`;
  // Bounds of another scale lie between stars: "6 or below" of 0 to 10.
  if (!isOfStars(min ?? 0) || !isOfStars(max ?? 1)) {
    const least = (min ?? 0) < 0.001 ? '' : `at least ${inPercent(min ?? 0)}`;
    const most = (max ?? 1) > 0.999 ? '' : `at most ${inPercent(max ?? 1)}`;
    return `rated ${[least, most].filter(Boolean).join(' and ')} of the scale`;
  }
  const [low, high] = [Math.round((min ?? 0) * 4 + 0.01) + 1, Math.round((max ?? 1) * 4 - 0.01) + 1];
  return low === high ? `of ${low} ${low === 1 ? 'star' : 'stars'}` : `of ${low} to ${high} stars`;
}

export function periodInWords({ said_from: from, said_to: to }: PlainFilter): string {
  if (from !== undefined && from === to) return `on ${dayInWords(from)}`;
  if (from !== undefined && to !== undefined) return `from ${dayInWords(from)} to ${dayInWords(to)}`;
  if (from !== undefined) return `since ${dayInWords(from)}`;
  return to === undefined ? '' : `until ${dayInWords(to)}`;
}

import {
  itemKinds,
  metadataConditions,
  sentiments,
  type FeedbackFilter,
  type MetadataFilter,
  type PlainFilter,
} from '@earshot/contracts/filter/feedback-filter';
import { filterNames, writtenPart } from '@earshot/contracts/filter/filter-address';
import { limits } from '@earshot/contracts/limits';

type FilterName = keyof FeedbackFilter;

/** How each part of a filter is read from its text in an address; undefined when the text cannot be meant. */
const readers: { [Name in FilterName]-?: (text: string) => FeedbackFilter[Name] } = {
  source_ids: readIds,
  sentiments: (text) => readList(text, (word) => sentiments.find((known) => known === word)),
  languages: (text) => readList(text, (word) => (/^[a-z]{2,3}$/.test(word) ? word : undefined)),
  said_from: readDay,
  said_to: readDay,
  undated: readBoolean,
  weekdays: (text) => readList(text, (word) => (/^[1-7]$/.test(word) ? Number(word) : undefined)),
  kinds: (text) => readList(text, (word) => itemKinds.find((known) => known === word)),
  rating_min: readShare,
  rating_max: readShare,
  rated: readBoolean,
  rating_scale: readScale,
  author_ids: readIds,
  account_ids: readIds,
  import_id: (text) => (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : undefined),
  contains: (text) => text.trim() || undefined,
  metadata_filters: (text) => readJson(text, isListOfFieldFilters),
  custom_trend_id: readId,
  without_topic: readBoolean,
  theme_ids: readIds,
  without_theme: readBoolean,
  review_ids: readIds,
  copies_of: readId,
  copies_once: (text) => (text === 'true' ? true : undefined),
  has_author: readBoolean,
  has_account: readBoolean,
  account_plans: (text) => readJson(text, isListOfTexts),
  about: readAbout,
  has_plan: readBoolean,
  has_revenue: readBoolean,
  also: readFilters,
  except: readFilters,
};

export interface ReadFilter {
  filter: FeedbackFilter;
  /** Names of the parts that could not be read; they are not in the filter. */
  unreadable: string[];
}

/** The filter that an address holds, under the names of the API; other parameters are not looked at. */
export function readFilter(params: URLSearchParams): ReadFilter {
  const filter: Record<string, unknown> = {};
  const unreadable: string[] = [];
  for (const name of filterNames) {
    const text = params.get(name);
    if (!text) continue;
    const value = readers[name](text);
    if (value === undefined) unreadable.push(name);
    else filter[name] = value;
  }
  return { filter, unreadable };
}

/** How many parts of the filter are set. */
export function filterSize(filter: FeedbackFilter): number {
  return filterNames.filter((name) => writtenPart(name, filter[name]) !== undefined).length;
}

/** True when both filters mean the same, whatever the order they are written in. */
export function sameFilter(one: FeedbackFilter, other: FeedbackFilter): boolean {
  return filterNames.every((name) => writtenPart(name, one[name]) === writtenPart(name, other[name]));
}

const nested: ReadonlySet<FilterName> = new Set(['also', 'except']);

function readFilters(text: string): PlainFilter[] | undefined {
  const addresses = readJson(text, isListOfTexts)?.map((address) => readFilter(new URLSearchParams(address)));
  const isPlain = ({ filter, unreadable }: ReadFilter) =>
    unreadable.length === 0 && filterSize(filter) > 0 && [...nested].every((name) => !(name in filter));
  return addresses?.every(isPlain) ? addresses.map(({ filter }) => filter) : undefined;
}

function readScale(text: string): FeedbackFilter['rating_scale'] {
  const [min, max] = text.split('..').map(Number);
  const isScale = min !== undefined && max !== undefined && Number.isFinite(min) && Number.isFinite(max);
  return isScale && /^(?=\S+$)\S+?\.\.\S/.test(text) ? { min, max } : undefined;
}

function readAbout(text: string): FeedbackFilter['about'] {
  const worded = /^(0\.\d+|1|words)\+ (.*)$/s.exec(text);
  if (worded) return readWordings(worded[1] ?? '', worded[2] ?? '');
  const [, atLeast, about = ''] = /^(0\.\d+|1|words) (.*\S.*)$/s.exec(text) ?? [];
  if (atLeast === 'words') return { text: about, at_least: limits.similarityMedium, as_words: true };
  return atLeast === undefined ? undefined : { text: about, at_least: Number(atLeast) };
}

function readWordings(kind: string, text: string): FeedbackFilter['about'] {
  const [isPhrase, about, ...or] = readJson(text, (value): value is unknown[] => Array.isArray(value)) ?? [];
  if (typeof about !== 'string' || !isListOfTexts(or)) return undefined;
  const how =
    kind === 'words'
      ? ({ at_least: limits.similarityMedium, as_words: true } as const)
      : { at_least: Number(kind) };
  return { text: about, ...how, ...(isPhrase === true && { phrase: true }), ...(or.length > 0 && { or }) };
}

function readId(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : undefined;
}

function readIds(text: string): number[] | undefined {
  return readList(text, readId);
}

function readList<T>(text: string, read: (word: string) => T | undefined): T[] | undefined {
  const values = text.split(',').map(read);
  return values.every((value) => value !== undefined) ? values : undefined;
}

function readDay(text: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

function readBoolean(text: string): boolean | undefined {
  return text === 'true' || text === 'false' ? text === 'true' : undefined;
}

function readShare(text: string): number | undefined {
  const share = Number(text);
  return share >= 0 && share <= 1 ? share : undefined;
}

function readJson<T>(text: string, isMeant: (value: unknown) => value is T): T | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return isMeant(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isListOfFieldFilters(value: unknown): value is MetadataFilter[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFieldFilter);
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');
}

function isFieldFilter(value: unknown): value is MetadataFilter {
  if (typeof value !== 'object' || value === null) return false;
  const { key, condition } = value as Partial<MetadataFilter>;
  return typeof key === 'string' && key !== '' && metadataConditions.some((known) => known === condition);
}

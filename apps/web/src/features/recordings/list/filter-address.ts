import {
  metadataConditions,
  markerKinds,
  type Moment,
  type RecordingFilter,
} from '@earshot/contracts/recordings';
import { paths } from '../../../lib/paths.ts';

export type MetadataCondition = NonNullable<RecordingFilter['metadata']>[number];
type Kind = Moment['kind'];

/** What narrows the list down, as an address holds it: days in the reader's zone, lists with commas, conditions as JSON. */
export interface ListFilter {
  contains?: string;
  page?: string;
  /** Said nowhere, and opened nowhere. */
  no_words?: string;
  no_page?: string;
  /** Days such as 2026-11-21; the second is within. */
  from?: string;
  to?: string;
  site?: number;
  /** Ids that pages told, or e-mail addresses. */
  person?: string[];
  no_person?: string[];
  account?: string;
  no_account?: string;
  min?: number;
  max?: number;
  with?: Kind[];
  without?: Kind[];
  metadata?: MetadataCondition[];
  /** A whole filter that a number was counted by; the others narrow it further. */
  filter?: RecordingFilter;
}

/** The address of the list of exactly these sessions. */
export function sessionsPath(filter: RecordingFilter): string {
  return `${paths.replay}?${withListFilter(new URLSearchParams(), { filter })}`;
}

const readers: { [Name in keyof ListFilter]-?: (text: string) => ListFilter[Name] } = {
  contains: (text) => text.trim() || undefined,
  page: (text) => text.trim() || undefined,
  no_words: (text) => text.trim() || undefined,
  no_page: (text) => text.trim() || undefined,
  from: readDay,
  to: readDay,
  site: readCount,
  person: readNames,
  no_person: readNames,
  account: (text) => text || undefined,
  no_account: (text) => text || undefined,
  min: readCount,
  max: readCount,
  with: readKinds,
  without: readKinds,
  metadata: readConditions,
  filter: readFilter,
};
const names = Object.keys(readers) as (keyof ListFilter)[];

/** The filter of an address; what cannot be read is left out. */
export function readListFilter(search: URLSearchParams): ListFilter {
  const read = names.flatMap((name) => {
    const text = search.get(name);
    const value = text === null ? undefined : readers[name](text);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(read);
}

/** The address with this filter in place of the one it held. */
export function withListFilter(search: URLSearchParams, filter: ListFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of names) {
    const text = write(name, filter[name]);
    if (text === undefined) next.delete(name);
    else next.set(name, text);
  }
  return next;
}

/** What the server is asked for. */
export function askedFilter(filter: ListFilter): RecordingFilter {
  return definedOnly({ ...filter.filter, ...definedOnly(ownFilter(filter)) });
}

function definedOnly(filter: RecordingFilter): RecordingFilter {
  return Object.fromEntries(
    (Object.entries(filter) as [string, unknown][]).filter(([, value]) => value !== undefined),
  );
}

function ownFilter(filter: ListFilter): RecordingFilter {
  return {
    contains: filter.contains,
    page: filter.page,
    without_words: filter.no_words,
    without_page: filter.no_page,
    from: filter.from && startOfDay(filter.from, 0),
    to: filter.to && startOfDay(filter.to, 1),
    site_ids: filter.site === undefined ? undefined : [filter.site],
    person_ids: filter.person,
    without_person_ids: filter.no_person,
    accounts: filter.account === undefined ? undefined : [filter.account],
    without_accounts: filter.no_account === undefined ? undefined : [filter.no_account],
    min_seconds: filter.min,
    max_seconds: filter.max,
    with: filter.with,
    without: filter.without,
    metadata: filter.metadata && [...(filter.filter?.metadata ?? []), ...filter.metadata],
  };
}

/** The filter of the list that asks for the same as one that was saved; days are the reader's. */
export function listFilterOf(saved: RecordingFilter): ListFilter {
  const filter: ListFilter = {
    contains: saved.contains,
    page: saved.page,
    no_words: saved.without_words,
    no_page: saved.without_page,
    from: saved.from && dayOf(Date.parse(saved.from)),
    // The end is the first instant that is not within.
    to: saved.to && dayOf(Date.parse(saved.to) - 1),
    site: saved.site_ids?.[0],
    person: saved.person_ids,
    no_person: saved.without_person_ids,
    account: saved.accounts?.[0],
    no_account: saved.without_accounts?.[0],
    min: saved.min_seconds,
    max: saved.max_seconds,
    with: saved.with,
    without: saved.without,
    metadata: saved.metadata,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

function dayOf(instant: number): string {
  const date = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function write(name: keyof ListFilter, value: ListFilter[keyof ListFilter]): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'object' && !Array.isArray(value)) {
    return Object.keys(value).length > 0 ? JSON.stringify(value) : undefined;
  }
  if (!Array.isArray(value)) return String(value);
  if (value.length === 0) return undefined;
  // Names may hold a comma; one alone stands as it is.
  if (name === 'person' || name === 'no_person') {
    const [first] = value;
    const standsAlone = value.length === 1 && typeof first === 'string' && isPlainName(first);
    return standsAlone ? first : JSON.stringify(value);
  }
  return value.every((part) => typeof part === 'string') ? value.join(',') : JSON.stringify(value);
}

/** Midnight of a day in the reader's zone, or of one of the days after it. */
function startOfDay(day: string, daysAfter: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysAfter).toISOString();
}

function readDay(text: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

function readCount(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function isPlainName(text: string): boolean {
  return text !== '' && !text.startsWith('[');
}

function readNames(text: string): string[] | undefined {
  if (isPlainName(text)) return [text];
  try {
    const value: unknown = JSON.parse(text);
    const isList =
      Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'string');
    return isList ? value : undefined;
  } catch {
    return undefined;
  }
}

function readKinds(text: string): Kind[] | undefined {
  const kinds = text.split(',').flatMap((word) => markerKinds.find((kind) => kind === word) ?? []);
  return kinds.length > 0 ? kinds : undefined;
}

function readConditions(text: string): MetadataCondition[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isCondition) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What each part of a whole filter has to be; what stands in it is the server's to judge. */
const partTypes: { [Name in keyof RecordingFilter]-?: 'list' | 'text' | 'number' | 'boolean' | 'object' } = {
  from: 'text',
  to: 'text',
  site_ids: 'list',
  person_ids: 'list',
  without_person_ids: 'list',
  accounts: 'list',
  without_accounts: 'list',
  plans: 'list',
  is_known: 'boolean',
  page: 'text',
  without_page: 'text',
  first_page: 'object',
  last_page: 'object',
  contains: 'text',
  without_words: 'text',
  min_seconds: 'number',
  max_seconds: 'number',
  with: 'list',
  without: 'list',
  moments: 'list',
  no_moments: 'list',
  metadata: 'list',
};

function readFilter(text: string): RecordingFilter | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecordingFilter(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it has the parts of a filter and nothing else. */
export function isRecordingFilter(value: unknown): value is RecordingFilter {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value as Record<string, unknown>).every(([name, part]) => {
    const type = (partTypes as Record<string, string>)[name];
    if (type === 'list') return Array.isArray(part);
    if (type === 'text') return typeof part === 'string';
    return type !== undefined && typeof part === type && part !== null;
  });
}

function isCondition(value: unknown): value is MetadataCondition {
  if (typeof value !== 'object' || value === null) return false;
  const { key, condition, value: compared } = value as Record<string, unknown>;
  const isValue = compared === undefined || ['string', 'number', 'boolean'].includes(typeof compared);
  return (
    typeof key === 'string' &&
    key !== '' &&
    metadataConditions.some((known) => known === condition) &&
    isValue
  );
}

import {
  metadataConditions,
  momentKinds,
  type Moment,
  type RecordingFilter,
} from '@earshot/contracts/recordings';

export type MetadataCondition = NonNullable<RecordingFilter['metadata']>[number];
type Kind = Moment['kind'];

/** What narrows the list down, as an address holds it: days in the reader's zone, lists with commas, conditions as JSON. */
export interface ListFilter {
  contains?: string;
  page?: string;
  /** Days such as 2026-11-21; the second is within. */
  from?: string;
  to?: string;
  site?: number;
  person?: string;
  account?: string;
  min?: number;
  max?: number;
  with?: Kind[];
  without?: Kind[];
  metadata?: MetadataCondition[];
}

const readers: { [Name in keyof ListFilter]-?: (text: string) => ListFilter[Name] } = {
  contains: (text) => text.trim() || undefined,
  page: (text) => text.trim() || undefined,
  from: readDay,
  to: readDay,
  site: readCount,
  person: (text) => text || undefined,
  account: (text) => text || undefined,
  min: readCount,
  max: readCount,
  with: readKinds,
  without: readKinds,
  metadata: readConditions,
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
    const text = write(filter[name]);
    if (text === undefined) next.delete(name);
    else next.set(name, text);
  }
  return next;
}

/** What the server is asked for. */
export function askedFilter(filter: ListFilter): RecordingFilter {
  return {
    contains: filter.contains,
    page: filter.page,
    from: filter.from && startOfDay(filter.from, 0),
    to: filter.to && startOfDay(filter.to, 1),
    site_ids: filter.site === undefined ? undefined : [filter.site],
    person_ids: filter.person === undefined ? undefined : [filter.person],
    accounts: filter.account === undefined ? undefined : [filter.account],
    min_seconds: filter.min,
    max_seconds: filter.max,
    with: filter.with,
    without: filter.without,
    metadata: filter.metadata,
  };
}

function write(value: ListFilter[keyof ListFilter]): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (!Array.isArray(value)) return String(value);
  if (value.length === 0) return undefined;
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

function readKinds(text: string): Kind[] | undefined {
  const kinds = text.split(',').flatMap((word) => momentKinds.find((kind) => kind === word) ?? []);
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

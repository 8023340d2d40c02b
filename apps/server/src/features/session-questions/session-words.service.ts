import { momentInWords, momentNouns } from '@earshot/contracts/recordings/moment-words';
import type { MomentCondition, RecordingFilter } from '@earshot/contracts/recordings';
import type { SessionFigure } from '@earshot/contracts/session-questions';

type MomentKind = MomentCondition['kind'];

const wholeNumber = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A figure's value as the answer writes it. */
export function sessionFigureText({ value, unit }: Pick<SessionFigure, 'value' | 'unit'>): string {
  if (value === null) return 'nothing';
  switch (unit) {
    case 'share':
      return `${oneDecimal.format(value * 100)} %`;
    case 'seconds':
      return secondsInWords(value);
    case 'per_session':
      return oneDecimal.format(value);
    default:
      return wholeNumber.format(value);
  }
}

export function secondsInWords(seconds: number): string {
  if (seconds < 60) return `${oneDecimal.format(seconds)} s`;
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return [hours && `${hours} h`, minutes && `${minutes} min`, rest && !hours && `${rest} s`]
    .filter(Boolean)
    .join(' ');
}

export function unitInWords(unit: SessionFigure['unit'], value: number | null, kind?: MomentKind): string {
  const words: Partial<Record<SessionFigure['unit'], readonly [string, string]>> = {
    sessions: ['session', 'sessions'],
    people: ['person', 'people'],
    accounts: ['account', 'accounts'],
    moments: kind ? momentNouns[kind] : ['moment', 'moments'],
  };
  const [one, many] = words[unit] ?? ['', ''];
  return value === 1 ? one : many;
}

export interface NamesForWords {
  sites: readonly { id: number; name: string }[];
  people: readonly { id: string; name: string | null; email: string | null }[];
  timeZone: string;
}

/** " of Northwind with a dead click from 1 to 7 June 2026"; empty when nothing narrows. */
export function filterInWords(filter: RecordingFilter, names: NamesForWords): string {
  const site = (id: number) => names.sites.find((one) => one.id === id)?.name ?? `no. ${id}`;
  const person = (id: string) => {
    const known = names.people.find((one) => one.id === id);
    return known?.name ?? known?.email ?? id;
  };
  const text = (one: { is: string } | { part: string }) => ('is' in one ? one.is : one.part);
  const words = [
    filter.person_ids?.length ? `of ${filter.person_ids.map(person).join(' or ')}` : '',
    filter.accounts?.length ? `of ${filter.accounts.join(' or ')}` : '',
    filter.plans?.length ? `on plan ${filter.plans.join(' or ')}` : '',
    filter.site_ids?.length ? `on the site ${filter.site_ids.map(site).join(' or ')}` : '',
    filter.is_known === undefined
      ? ''
      : filter.is_known
        ? 'of identified people'
        : 'without an identified person',
    filter.min_seconds ? `of at least ${secondsInWords(filter.min_seconds)}` : '',
    filter.max_seconds === undefined ? '' : `of at most ${secondsInWords(filter.max_seconds)}`,
    filter.first_page ? `that started on ${text(filter.first_page)}` : '',
    filter.last_page ? `that ended on ${text(filter.last_page)}` : '',
    ...(filter.metadata ?? []).map(({ key, condition, value }) =>
      [`with ${key}`, conditionWords[condition], value]
        .filter((one) => one !== undefined && one !== '')
        .join(' '),
    ),
    filter.moments?.length ? `with ${filter.moments.map(momentInWords).join(' and ')}` : '',
    filter.no_moments?.length ? `without ${filter.no_moments.map(momentInWords).join(' or ')}` : '',
    periodInWords(filter, names.timeZone),
  ].filter(Boolean);
  return words.length > 0 ? ` ${words.join(' ')}` : '';
}

const conditionWords = {
  equals: '',
  not_equals: 'other than',
  contains: 'containing',
  not_contains: 'not containing',
  starts_with: 'starting with',
  greater_than: 'over',
  less_than: 'under',
  is_set: 'set',
  is_not_set: 'not set',
} as const;

/** Days of a time zone; `to` is the instant at which the last one is over. */
export function periodInWords({ from, to }: Pick<RecordingFilter, 'from' | 'to'>, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });
  const first = from === undefined ? undefined : format.format(Date.parse(from));
  const last = to === undefined ? undefined : format.format(Date.parse(to) - 1);
  if (first !== undefined && first === last) return `on ${first}`;
  if (first !== undefined && last !== undefined) return `from ${first} to ${last}`;
  if (first !== undefined) return `since ${first}`;
  return last === undefined ? '' : `until ${last}`;
}

/** What a list shows of a moment: "Rage click on Pay now". */
export function happenedInWords({
  kind,
  label,
  value,
}: {
  kind: string;
  label: string;
  value: number | null;
}): string {
  switch (kind) {
    case 'page':
      return `Opened ${label}`;
    case 'rage_click':
      return `Rage click on ${label}`;
    case 'dead_click':
      return `Dead click on ${label}`;
    case 'failed_request':
      return `Request failed with ${value ?? 'no answer'}: ${label}`;
    case 'slow_request':
      return `Request took ${secondsInWords((value ?? 0) / 1000)}: ${label}`;
    case 'custom':
      return `Event ${label}`;
    case 'begun':
      return 'Session started';
    default: {
      const [noun] = momentNouns[kind as MomentKind];
      const name = noun.charAt(0).toUpperCase() + noun.slice(1);
      return label ? `${name}: ${label}` : name;
    }
  }
}

import type { OwnPayloads, OwnTag } from '../own-events.ts';
import { cleanAnimation } from './animation.ts';
import type { Fields } from './values.ts';
import { fieldsOf, numberOf, shortMax, textOf } from './values.ts';

type Scalar = string | number | boolean | null;
type Cleaner<Payload> = (payload: Fields) => Payload | undefined;

const addressMax = 2000;
const textMax = 5000;
/** Keys that one event may carry. */
const keysMax = 50;

const cleaners: { [Tag in OwnTag]: Cleaner<OwnPayloads[Tag]> } = {
  'es:page': (page) => ({
    url: httpAddress(page.url),
    title: textOf(page.title, shortMax) ?? '',
    referrer: httpAddress(page.referrer),
    isNavigationWithin: page.isNavigationWithin === true,
  }),
  'es:browser': (facts) => ({
    userAgent: textOf(facts.userAgent, 500) ?? '',
    language: textOf(facts.language, 35) ?? '',
    width: countOf(facts.width),
    height: countOf(facts.height),
    pixelRatio: numberOf(facts.pixelRatio) ?? 1,
  }),
  'es:identify': (person) => {
    const userId = textOf(person.userId, shortMax);
    return userId
      ? { userId, ...optional(person, ['name', 'email', 'account', 'plan', 'signature']) }
      : undefined;
  },
  'es:metadata': scalars,
  'es:custom': (event) => {
    const name = textOf(event.name, shortMax);
    return name ? { name, properties: scalars(fieldsOf(event.properties) ?? {}) } : undefined;
  },
  'es:console': (line) => ({
    level: levels.find((level) => level === line.level) ?? 'log',
    text: textOf(line.text, textMax) ?? '',
  }),
  'es:network': (request) => ({
    url: httpAddress(request.url),
    kind: textOf(request.kind, 30) ?? '',
    status: countOf(request.status),
    // Instants of epoch milliseconds pass the bound of positions.
    startedAt:
      typeof request.startedAt === 'number' && Number.isFinite(request.startedAt) ? request.startedAt : 0,
    duration: countOf(request.duration),
    bytes: countOf(request.bytes),
  }),
  'es:error': (error) => ({
    message: textOf(error.message, 1000) ?? '',
    stack: textOf(error.stack, textMax) ?? '',
    url: httpAddress(error.url),
    line: countOf(error.line),
  }),
  'es:rage-click': (click) => ({ ...clicked(click), clicks: countOf(click.clicks) }),
  'es:dead-click': clicked,
  'es:animation': cleanAnimation,
  'es:video': ({ id, width, height }) => ({ id: countOf(id), width: sideOf(width), height: sideOf(height) }),
  'es:visibility': (change) => ({ isVisible: change.isVisible === true }),
  'es:vital': (vital) => {
    const name = textOf(vital.name, 10);
    const value = numberOf(vital.value);
    return name && value !== undefined ? { name, value } : undefined;
  },
  'es:dropped': (dropped) => {
    const why = reasons.find((reason) => reason === dropped.why);
    return why && { events: countOf(dropped.events), bytes: countOf(dropped.bytes), why };
  },
};

const levels = ['debug', 'log', 'info', 'warn', 'error'] as const;
const reasons = ['queue_full', 'too_large', 'too_many_changes', 'not_masked_in_time'] as const;

/** One of our own events as the recorder sends it, or undefined when it is none or malformed. */
export function cleanOwnPayload(tag: unknown, payload: unknown): OwnPayloads[OwnTag] | undefined {
  if (typeof tag !== 'string' || !Object.hasOwn(cleaners, tag)) return undefined;
  const fields = fieldsOf(payload);
  return fields && cleaners[tag as OwnTag](fields);
}

/** An address of the web, else ''. */
export function httpAddress(value: unknown): string {
  const text = textOf(value, addressMax) ?? '';
  return /^https?:\/\//i.test(text) ? text : '';
}

function countOf(value: unknown): number {
  return Math.max(0, numberOf(value) ?? 0);
}

/** Of a picture, in pixels. */
function sideOf(value: unknown): number {
  return Math.min(32_767, Math.max(1, Math.round(countOf(value))));
}

function clicked(click: Fields): { id: number; label: string } {
  return { id: countOf(click.id), label: textOf(click.label, shortMax) ?? '' };
}

function optional<Name extends string>(
  fields: Fields,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = textOf(fields[name], shortMax);
    if (text) found[name] = text;
  }
  return found;
}

function scalars(fields: Fields): Record<string, Scalar> {
  const entries = Object.entries(fields)
    .slice(0, keysMax)
    .flatMap(([key, value]): [string, Scalar][] => {
      const name = textOf(key, shortMax) ?? '';
      if (value === null || typeof value === 'boolean') return [[name, value]];
      if (typeof value === 'number' && Number.isFinite(value)) return [[name, value]];
      const text = textOf(value, 500);
      return text === undefined ? [] : [[name, text]];
    });
  return Object.fromEntries(entries);
}

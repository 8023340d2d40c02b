import type { OwnPayloads } from './own-events.ts';
import type { SafeEvent } from './sanitise.ts';
import { eventTypes, isOwn } from './sanitise.ts';
import { sources } from './sanitise/incremental.ts';

/** Something that happened in a recording and can be jumped to. */
export interface Moment {
  /** Milliseconds since 1970 by the page's clock. */
  at: number;
  kind: MomentKind;
  /** What a list shows of it: a page's address, an error's message, what was clicked. */
  label: string;
  /** A number that belongs to it: clicks of a rage click, status of a request, value of a vital; null when there is none. */
  value: number | null;
}

export const momentKinds = [
  'page',
  'click',
  'rage_click',
  'dead_click',
  'input',
  'error',
  'console_error',
  'console_warning',
  'failed_request',
  'slow_request',
  'custom',
  'identify',
  'hidden',
  'shown',
  'vital',
  'dropped',
] as const;
export type MomentKind = (typeof momentKinds)[number];

/** What one chunk tells of its recording. Facts of chunks add up to those of the recording, in whatever order they are read. */
export interface ChunkFacts {
  moments: Moment[];
  /** Seconds since 1970 in which the person moved, clicked, scrolled or typed; ascending. */
  activeSeconds: number[];
  clicks: number;
  inputs: number;
  /** The last of each, with its time, so that the latest of all chunks holds. */
  person: { at: number; is: OwnPayloads['es:identify'] } | null;
  browser: OwnPayloads['es:browser'] | null;
  metadata: Record<string, { at: number; value: string | number | boolean | null }>;
}

/** Waits that people notice. Source: the usual limit of attention in usability research, 1 s for flow; three times that. */
const slowRequestMs = 3000;
/** One input field typed into is one moment, however many letters. */
const inputPauseMs = 3000;
const clickTypes = new Set([2, 4]);
const byPerson = new Set<number>([
  sources.mouseMove,
  sources.touchMove,
  sources.drag,
  sources.mouseInteraction,
  sources.scroll,
  sources.input,
  sources.selection,
]);

/** Facts of a chunk's sanitised events. */
export function factsOf(events: readonly SafeEvent[]): ChunkFacts {
  const facts: ChunkFacts = {
    moments: [],
    activeSeconds: [],
    clicks: 0,
    inputs: 0,
    person: null,
    browser: null,
    metadata: {},
  };
  const seconds = new Set<number>();
  const lastInput = new Map<unknown, number>();
  for (const event of events) {
    if (event.type === eventTypes.incremental) readChange(event, facts, seconds, lastInput);
    else if (event.type === eventTypes.custom) readOwn(event, facts);
  }
  facts.activeSeconds = [...seconds].sort((a, b) => a - b);
  facts.moments.sort((a, b) => a.at - b.at);
  return facts;
}

function readChange(
  event: SafeEvent,
  facts: ChunkFacts,
  seconds: Set<number>,
  lastInput: Map<unknown, number>,
): void {
  const { source, type, id, label } = event.data;
  const { timestamp: at } = event;
  if (!byPerson.has(source as number)) return;
  seconds.add(Math.floor(at / 1000));
  if (source === sources.mouseInteraction && clickTypes.has(type as number)) {
    facts.clicks++;
    facts.moments.push({
      at,
      kind: 'click',
      label: typeof label === 'string' ? label : '',
      value: id as number,
    });
  }
  if (source !== sources.input) return;
  facts.inputs++;
  const before = lastInput.get(id);
  lastInput.set(id, at);
  if (before === undefined || at - before > inputPauseMs) {
    facts.moments.push({ at, kind: 'input', label: '', value: id as number });
  }
}

function readOwn(event: SafeEvent, facts: ChunkFacts): void {
  const { timestamp: at } = event;
  const moment = (kind: MomentKind, label: string, value: number | null = null) =>
    facts.moments.push({ at, kind, label, value });
  if (isOwn(event, 'es:page')) moment('page', event.data.payload.url);
  else if (isOwn(event, 'es:rage-click'))
    moment('rage_click', event.data.payload.label, event.data.payload.clicks);
  else if (isOwn(event, 'es:dead-click')) moment('dead_click', event.data.payload.label);
  else if (isOwn(event, 'es:error')) moment('error', event.data.payload.message);
  else if (isOwn(event, 'es:custom')) moment('custom', event.data.payload.name);
  else if (isOwn(event, 'es:visibility')) moment(event.data.payload.isVisible ? 'shown' : 'hidden', '');
  else if (isOwn(event, 'es:vital')) moment('vital', event.data.payload.name, event.data.payload.value);
  else if (isOwn(event, 'es:dropped')) moment('dropped', event.data.payload.why, event.data.payload.events);
  else if (isOwn(event, 'es:browser')) facts.browser = event.data.payload;
  else if (isOwn(event, 'es:console')) {
    const { level, text } = event.data.payload;
    if (level === 'error') moment('console_error', text);
    else if (level === 'warn') moment('console_warning', text);
  } else if (isOwn(event, 'es:network')) {
    const { url, status, duration } = event.data.payload;
    if (status >= 400) moment('failed_request', url, status);
    else if (duration >= slowRequestMs) moment('slow_request', url, Math.round(duration));
  } else if (isOwn(event, 'es:identify')) {
    facts.person = { at, is: event.data.payload };
    moment('identify', event.data.payload.userId);
  } else if (isOwn(event, 'es:metadata')) {
    for (const [key, value] of Object.entries(event.data.payload)) facts.metadata[key] = { at, value };
  }
}

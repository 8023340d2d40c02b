import type { SafeEvent } from './sanitise.ts';
import { eventTypes, isOwn } from './sanitise.ts';
import { sources } from './sanitise/incremental.ts';
import type { Span } from './playing/quiet-spans.ts';

/** What is given away of a recording besides the page and what happened on it; each is asked for by itself. */
export interface GivenParts {
  person: boolean;
  metadata: boolean;
  console: boolean;
  network: boolean;
}

/** What is given away: the times between which it is shown, in milliseconds since 1970, and which parts. */
export interface Cut extends Span {
  parts: GivenParts;
}

/** Changes that make up how the page looks. The others are what the person did, which is seen only while it is done. */
const looks = new Set<unknown>([
  sources.mutation,
  sources.scroll,
  sources.viewportResize,
  sources.input,
  sources.mediaInteraction,
  sources.styleSheetRule,
  sources.canvasMutation,
  sources.font,
  sources.styleDeclaration,
  sources.adoptedStyleSheet,
]);

/**
 * The events of one chunk that may be given away. What made the page look as it did when the cut begins cannot be left out:
 * from the last picture before it on, it is moved to that beginning.
 *
 * @param chunk the times that the chunk's header tells; events outside of them count as at their edge
 */
export function cutEvents(events: readonly SafeEvent[], cut: Cut, chunk: Span): SafeEvent[] {
  const timed = events.map((event) => ({
    ...event,
    timestamp: Math.min(Math.max(event.timestamp, chunk.from), chunk.to),
  }));
  const picture = timed.findLastIndex(
    ({ type, timestamp }) => type === eventTypes.fullSnapshot && timestamp <= cut.from,
  );
  return timed.flatMap((event, at) => {
    if (event.timestamp > cut.to) return [];
    if (event.timestamp >= cut.from) return withParts(event, cut.parts) ?? [];
    const isSize = event.type === eventTypes.meta && at === picture - 1;
    if (at < picture && !isSize) return [];
    return isLook(event) ? { ...event, timestamp: cut.from } : [];
  });
}

function isLook({ type, data }: SafeEvent): boolean {
  if (type === eventTypes.incremental) return looks.has(data.source);
  return type === eventTypes.fullSnapshot || type === eventTypes.meta;
}

/** The event without what is not given away; undefined when nothing of it is left. */
function withParts(event: SafeEvent, parts: GivenParts): SafeEvent | undefined {
  if (event.type !== eventTypes.custom) return event;
  const tell = (payload: object): SafeEvent => ({ ...event, data: { ...event.data, payload } });
  if (isOwn(event, 'es:identify')) {
    // The signature is the word of the customer's server: whoever has it can be that person.
    const { signature, ...person } = event.data.payload;
    void signature;
    return parts.person ? tell(person) : undefined;
  }
  if (isOwn(event, 'es:metadata')) return parts.metadata ? event : undefined;
  if (isOwn(event, 'es:console') || isOwn(event, 'es:error')) return parts.console ? event : undefined;
  if (isOwn(event, 'es:network')) return parts.network ? event : undefined;
  if (parts.metadata) return event;
  if (isOwn(event, 'es:custom')) return tell({ ...event.data.payload, properties: {} });
  if (isOwn(event, 'es:browser')) return tell({ ...event.data.payload, userAgent: '', language: '' });
  return event;
}

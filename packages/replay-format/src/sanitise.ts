import type { OwnPayloads, OwnTag } from './own-events.ts';
import { customEventType } from './own-events.ts';
import { cleanIncremental, outlineIncremental } from './sanitise/incremental.ts';
import type { KeptFiles } from './kept-files.ts';
import { noFiles } from './kept-files.ts';
import { cleanNode, nodeKinds } from './sanitise/node.ts';
import { cleanOwnPayload, httpAddress } from './sanitise/own-payload.ts';
import type { Fields } from './sanitise/values.ts';
import { fieldsOf, numberOf } from './sanitise/values.ts';

/** An event that may be replayed: of a known kind, whole, and without anything that runs, loads or leaves the page. */
export interface SafeEvent {
  type: number;
  /** Milliseconds since 1970 by the page's clock. */
  timestamp: number;
  data: Fields;
}

export interface OwnEvent<Tag extends OwnTag = OwnTag> extends SafeEvent {
  data: { tag: Tag; payload: OwnPayloads[Tag] };
}

/** The recording library's numbers for kinds of events. */
export const eventTypes = {
  domReady: 0,
  loaded: 1,
  fullSnapshot: 2,
  incremental: 3,
  meta: 4,
  custom: customEventType,
} as const;

/**
 * Whoever knows a site key can send a recording, so nothing in it is trusted: what is not known to be harmless is left out.
 * It is one of two walls; the other is the policy of the document that replays.
 *
 * @param files what is kept of the files that the page names; without it, all of them are missing
 * @returns undefined when the event is malformed or of a kind that is not replayed
 */
export function sanitise(event: Fields, files: KeptFiles = noFiles): SafeEvent | undefined {
  return cleaned(event, (type, data) => cleanData(type, data, files));
}

/**
 * As {@link sanitise}, and refuses the same, for whoever asks what happened and shows nothing: what the page itself holds, most
 * of a recording, is left out without being looked into.
 */
export function outline(event: Fields): SafeEvent | undefined {
  return cleaned(event, outlineData);
}

function cleaned(
  event: Fields,
  clean: (type: unknown, data: Fields) => Fields | undefined,
): SafeEvent | undefined {
  const { type, timestamp } = event;
  if (typeof timestamp !== 'number' || !(timestamp >= 0 && timestamp <= 8.64e15)) return undefined;
  if (type === eventTypes.domReady || type === eventTypes.loaded) return { type, timestamp, data: {} };
  const data = fieldsOf(event.data);
  const safe = data && clean(type, data);
  return safe && { type: type as number, timestamp, data: safe };
}

export function isOwn<Tag extends OwnTag>(event: SafeEvent, tag: Tag): event is OwnEvent<Tag> {
  return event.type === eventTypes.custom && event.data.tag === tag;
}

function cleanData(type: unknown, data: Fields, files: KeptFiles): Fields | undefined {
  switch (type) {
    case eventTypes.fullSnapshot:
      return cleanSnapshot(data, files);
    case eventTypes.incremental:
      return cleanIncremental(data, files);
    case eventTypes.meta:
      return {
        href: httpAddress(data.href),
        width: sizeOf(data.width),
        height: sizeOf(data.height),
        ...(typeof data.isDark === 'boolean' && { isDark: data.isDark }),
      };
    case eventTypes.custom: {
      const payload = cleanOwnPayload(data.tag, data.payload);
      return payload && { tag: data.tag, payload };
    }
    default:
      return undefined;
  }
}

function outlineData(type: unknown, data: Fields): Fields | undefined {
  if (type === eventTypes.incremental) return outlineIncremental(data);
  return type === eventTypes.fullSnapshot ? cleanSnapshot(data, noFiles, 0) : cleanData(type, data, noFiles);
}

function cleanSnapshot(data: Fields, files: KeptFiles, deepest?: number): Fields | undefined {
  const node = cleanNode(data.node, files, deepest);
  if (node?.type !== nodeKinds.document) return undefined;
  const offset = fieldsOf(data.initialOffset);
  return { node, initialOffset: { left: numberOf(offset?.left) ?? 0, top: numberOf(offset?.top) ?? 0 } };
}

/** Width or height of a window in pixels: a replay lays its frame out by it. */
function sizeOf(value: unknown): number {
  return Math.min(10_000, Math.max(1, numberOf(value) ?? 1));
}

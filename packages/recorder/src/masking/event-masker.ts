import { cleanAddress } from './addresses.ts';
import { NamedValues } from './named-values.ts';
import { nodeMasker, type NodeMasker } from './nodes.ts';
import { maskOwnPayload } from './own-payloads.ts';
import { eventTypes, sources, type RecordedEvent, type RecordedNode } from './recorded-events.ts';
import type { MaskingRules } from './rules.ts';
import { cleanStyles, cleanStyleValue } from './styles.ts';
import { maskWhole } from './whole.ts';

/** Takes an event apart in place. False: this kind of event is not recorded. An event: it is to follow. */
export type MaskEvent = (event: RecordedEvent) => boolean | RecordedEvent;

/**
 * Masks the events of one page in their order. What it remembers of earlier ones only keeps more of the look: without it,
 * as when a page closes, the same rules mask more, never less.
 */
export function eventMasker(rules: MaskingRules, named = new NamedValues()): MaskEvent {
  const nodes = nodeMasker(rules, named);
  return (event) => {
    if (!mask(event, rules, nodes, named)) return false;
    const attributes = nodes.namedSince();
    if (attributes.length === 0) return true;
    const data = { source: sources.mutation, texts: [], attributes, removes: [], adds: [] };
    return { type: eventTypes.incremental, timestamp: event.timestamp, data };
  };
}

function mask(event: RecordedEvent, rules: MaskingRules, nodes: NodeMasker, named: NamedValues): boolean {
  const { data } = event;
  switch (event.type) {
    case eventTypes.domContentLoaded:
    case eventTypes.load:
      event.data = {};
      return true;
    case eventTypes.meta:
      data.href = cleanAddress(String(data.href), rules);
      return true;
    case eventTypes.fullSnapshot:
      nodes.maskSnapshot(data.node as RecordedNode);
      return true;
    case eventTypes.incremental:
      return maskChange(data, rules, nodes, named);
    case eventTypes.custom:
      return maskOwn(data, rules, nodes);
    default:
      return false;
  }
}

function maskOwn(data: Record<string, unknown>, rules: MaskingRules, nodes: NodeMasker): boolean {
  const payload = maskOwnPayload(String(data.tag), data.payload as Record<string, unknown>, rules);
  if (typeof payload?.label === 'string') payload.label = nodes.maskLabel(Number(payload.id), payload.label);
  if (payload) data.payload = payload;
  return payload !== undefined;
}

function maskChange(
  data: Record<string, unknown>,
  rules: MaskingRules,
  nodes: NodeMasker,
  named: NamedValues,
): boolean {
  switch (data.source) {
    case sources.mutation:
      nodes.maskChanges(data as never);
      return true;
    case sources.input:
      data.text = maskEntered(String(data.text), rules);
      return true;
    case sources.styleSheetRule:
    case sources.styleDeclaration:
    case sources.adoptedStyleSheet:
      cleanEveryText(data, rules, named);
      return true;
    case sources.mouseInteraction:
      if (typeof data.label === 'string') data.label = nodes.maskLabel(Number(data.id), data.label);
      return true;
    case sources.mouseMove:
    case sources.scroll:
    case sources.viewportResize:
    case sources.touchMove:
    case sources.mediaInteraction:
    case sources.canvas:
    case sources.drag:
    case sources.selection:
    case sources.customElement:
      return true;
    default:
      return false;
  }
}

function maskEntered(text: string, rules: MaskingRules): string {
  return text.startsWith(rules.allowMark) ? text.slice(rules.allowMark.length) : maskWhole(text);
}

/** Texts of style, however deep they stand. */
function cleanEveryText(part: Record<string, unknown>, rules: MaskingRules, named: NamedValues): void {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value === 'string') {
      named.note(value);
      part[key] =
        key === 'value' ? cleanStyleValue(String(part.property), value, rules) : cleanStyles(value, rules);
    } else if (typeof value === 'object' && value !== null)
      cleanEveryText(value as Record<string, unknown>, rules, named);
  }
}

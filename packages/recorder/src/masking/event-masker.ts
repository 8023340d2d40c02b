import { cleanAddress, cleanStyles } from './addresses.ts';
import { maskAttributes, nodeMasker, type NodeMasker } from './nodes.ts';
import { maskOwnPayload } from './own-payloads.ts';
import { maskShown, maskWhole } from './personal-text.ts';
import { eventTypes, sources, type RecordedEvent, type RecordedNode } from './recorded-events.ts';
import type { MaskingRules } from './rules.ts';

/** Takes an event apart in place. False: this kind of event is not recorded. */
export type MaskEvent = (event: RecordedEvent) => boolean;

/**
 * Masks the events of one page in their order. What it remembers of earlier ones only keeps more of the look: without it,
 * as when a page closes, the same rules mask more, never less.
 */
export function eventMasker(rules: MaskingRules): MaskEvent {
  const nodes = nodeMasker(rules);
  return (event) => {
    const { data } = event;
    switch (event.type) {
      case eventTypes.domContentLoaded:
      case eventTypes.load:
        event.data = {};
        return true;
      case eventTypes.meta:
        data.href = cleanAddress(String(data.href), rules.allowQueryKeys);
        return true;
      case eventTypes.fullSnapshot:
        nodes.maskSnapshot(data.node as RecordedNode);
        return true;
      case eventTypes.incremental:
        return maskChange(data, rules, nodes);
      case eventTypes.custom:
        return maskOwn(data, rules);
      default:
        return false;
    }
  };
}

function maskOwn(data: Record<string, unknown>, rules: MaskingRules): boolean {
  const payload = maskOwnPayload(String(data.tag), data.payload as Record<string, unknown>, rules);
  if (payload) data.payload = payload;
  return payload !== undefined;
}

function maskChange(data: Record<string, unknown>, rules: MaskingRules, nodes: NodeMasker): boolean {
  switch (data.source) {
    case sources.mutation:
      maskMutation(data, rules, nodes);
      return true;
    case sources.input:
      data.text = maskEntered(String(data.text), rules);
      return true;
    case sources.styleSheetRule:
    case sources.styleDeclaration:
    case sources.adoptedStyleSheet:
      cleanEveryText(data, rules);
      return true;
    case sources.mouseInteraction:
      if (typeof data.label === 'string') data.label = maskShown(data.label, rules);
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

function maskMutation(data: Record<string, unknown>, rules: MaskingRules, nodes: NodeMasker): void {
  for (const text of data.texts as { id: number; value: string | null }[]) {
    if (text.value !== null) text.value = nodes.text(text.id, text.value);
  }
  for (const { attributes } of data.attributes as { attributes: Record<string, unknown> }[]) {
    maskAttributes(attributes, rules);
  }
  for (const { node, parentId } of data.adds as { node: RecordedNode; parentId: number }[]) {
    nodes.maskAdded(node, parentId);
  }
}

/** Texts of style, however deep they stand. */
function cleanEveryText(part: Record<string, unknown>, rules: MaskingRules): void {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value === 'string') part[key] = cleanStyles(value, rules.allowQueryKeys);
    else if (typeof value === 'object' && value !== null)
      cleanEveryText(value as Record<string, unknown>, rules);
  }
}

import { customEventType } from '@earshot/replay-format/own-events';

/** Numbers that the recording library gives events, parts of a page and sources of change; only those told apart here. */
export const eventTypes = {
  domContentLoaded: 0,
  load: 1,
  fullSnapshot: 2,
  incremental: 3,
  meta: 4,
  custom: customEventType,
} as const;

export const nodeTypes = { element: 2, text: 3, cdata: 4, comment: 5 } as const;

export const sources = {
  mutation: 0,
  mouseMove: 1,
  mouseInteraction: 2,
  scroll: 3,
  viewportResize: 4,
  input: 5,
  touchMove: 6,
  mediaInteraction: 7,
  styleSheetRule: 8,
  canvas: 9,
  drag: 12,
  styleDeclaration: 13,
  selection: 14,
  adoptedStyleSheet: 15,
  customElement: 16,
} as const;

/** An event as the recording library makes it and JSON carries it. */
export interface RecordedEvent {
  type: number;
  timestamp: number;
  data: Record<string, unknown>;
}

/** A part of the page within a snapshot or among what was added. */
export interface RecordedNode {
  type: number;
  id: number;
  tagName?: string;
  attributes?: Record<string, string | number | boolean | null>;
  textContent?: string;
  childNodes?: RecordedNode[];
}

import { record as plainRecord } from 'rrweb';
import type { ElementMasking } from '../masking/elements.ts';
import { eventTypes, sources, type RecordedEvent } from '../masking/recorded-events.ts';
import type { OwnPayloads, OwnTag } from '@earshot/replay-format/own-events';
import type { Record as Library } from './load-recording.ts';

export interface PageRecording {
  takeSnapshot: () => void;
  /** Number of a part of the page in the recording; -1 when it is not in it. */
  idOf: (element: Node) => number;
  /** The part of this number; null when it is gone. */
  partOf: (id: number) => Node | null;
  stop: () => void;
}

export interface PageRecordingOptions {
  /** Without it, neither canvas elements nor frames of other origins are recorded. */
  wholeRecord?: Library | undefined;
  masking: ElementMasking;
  canvas: boolean;
  video: boolean;
  crossOriginIframes: string | boolean;
  onEvent: (event: RecordedEvent) => void;
  onFailure: (error: unknown) => void;
}

/** Watches the page. @returns undefined when that cannot be done here */
export function recordPage({
  wholeRecord: record = plainRecord,
  masking,
  canvas,
  video,
  crossOriginIframes,
  onEvent,
  onFailure,
}: PageRecordingOptions): PageRecording | undefined {
  const stop = record({
    emit: (event) => onEvent(event as unknown as RecordedEvent),
    blockSelector: masking.blockSelector,
    maskTextSelector: masking.textSelector,
    maskTextFn: masking.maskText,
    maskInputFn: masking.maskInput,
    recordCanvas: canvas,
    recordCrossOriginIframes: crossOriginIframes !== false,
    errorHandler: onFailure,
    // Known to the file that records films.
    ...(video && { recordVideo: true }),
    ...(typeof crossOriginIframes === 'string' && { parentOrigin: crossOriginIframes }),
  });
  return (
    stop && {
      takeSnapshot: () => record.takeFullSnapshot(),
      idOf: (element) => record.mirror.getId(element),
      partOf: (id) => record.mirror.getNode(id),
      stop,
    }
  );
}

/** What the recorder itself tells, as an event of the library's kind. */
export function ownEvent<Tag extends OwnTag>(
  tag: Tag,
  payload: OwnPayloads[Tag],
  timestamp: number,
): RecordedEvent {
  return { type: eventTypes.custom, timestamp, data: { tag, payload } };
}

/** Whether parts of the page were added, changed or taken away. */
export function isChange(event: RecordedEvent): boolean {
  return event.type === eventTypes.incremental && event.data.source === sources.mutation;
}

/** Whether a button of the mouse went down or up, or a click was made: it may lead to another page. */
export function isPress(event: RecordedEvent): boolean {
  const { source, type } = event.data;
  return event.type === eventTypes.incremental && source === sources.mouseInteraction && Number(type) < 3;
}

import { drawingChange, type DrawnPicture } from '@earshot/replay-format/drawn-picture';
import { eventTypes, sources, type RecordedEvent } from '../masking/recorded-events.ts';

/** A canvas as it looked, in the form in which the recording library tells what is drawn. */
export function pictureEvent(id: number, picture: DrawnPicture): RecordedEvent {
  return {
    type: eventTypes.incremental,
    timestamp: Date.now(),
    data: { source: sources.canvas, id, ...drawingChange(picture) },
  };
}

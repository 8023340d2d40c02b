import type { SafeEvent } from '@earshot/replay-format/sanitise';
import type { LogEntry } from '@earshot/replay-format/stage-messages';

/** A segment's events, fit to be replayed: the first is a picture of the page or its size. */
export interface ReadSegment {
  key: string;
  /** Of the first event; a replay counts from it. */
  firstAt: number;
  /** From then on the page is seen. */
  pictureAt: number;
  endAt: number;
  events: SafeEvent[];
  log: LogEntry[];
  /** Addresses of pictures, fonts and style sheets that are named in it and were not at hand. */
  lacks: string[];
}

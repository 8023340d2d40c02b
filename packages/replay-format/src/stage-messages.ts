import type { KeptAsset } from './assets.ts';
import type { OwnPayloads, OwnTag } from './own-events.ts';

/**
 * What the player's screen and its stage say to each other. The stage is a document of its own that shows recorded pages and
 * nothing else: it reads no storage, holds no token and asks nobody for anything. All times in milliseconds since 1970 by the
 * recorded page's clock.
 */
export type ToStage =
  /** A segment's chunks, one after the other; the buffer is handed over. Two are kept: the shown one and the newest. */
  | { kind: 'load'; key: string; from: number; to: number; bytes: ArrayBuffer }
  /** Shows a loaded segment at an instant. */
  | { kind: 'show'; key: string; at: number; isPlaying: boolean }
  /** What is kept of the files that the recorded pages name; what was loaded before is drawn anew with them. */
  | { kind: 'assets'; assets: KeptAsset[] }
  | { kind: 'pause' }
  /** How much faster than the person was; 1 is as fast. */
  | { kind: 'speed'; speed: number }
  | { kind: 'cursor'; isShown: boolean }
  /** Asks what is seen at a place of the stage, in its pixels. */
  | { kind: 'point'; x: number; y: number };

export type FromStage =
  | { kind: 'ready' }
  | { kind: 'loaded'; key: string; log: LogEntry[] }
  /** A segment was let go, to make room. */
  | { kind: 'dropped'; key: string }
  /** A segment that is not there was to be shown. */
  | { kind: 'needs'; key: string }
  /** Addresses of files that loaded pages name and that the stage was not given. */
  | { kind: 'lacks'; addresses: string[] }
  | { kind: 'failed'; key: string; sentence: string }
  /** Where the shown segment stands; told several times a second while it plays. */
  | { kind: 'time'; key: string; at: number }
  | { kind: 'ended'; key: string }
  /** Size of the recorded window in its own pixels. */
  | { kind: 'size'; width: number; height: number }
  /** '' when there is nothing. */
  | { kind: 'pointed'; label: string };

/** What the page's recorder told besides the picture, as it stands in a segment. */
export type LogEntry = {
  [Tag in OwnTag]: { at: number; tag: Tag; payload: OwnPayloads[Tag] };
}[OwnTag];

/** The first message to the stage's window; it carries the port that all others go through. */
export const stageGreeting = 'earshot:stage';

/** Where the stage's document stands. */
export const stagePath = '/replay-stage/';

import { replayLimits } from '@earshot/replay-format/limits';
import { randomUuid } from './random-hex.ts';
import type { SafeStorage } from './safe-storage.ts';

/** Everything is sent; only what stood before and comes after an error; nothing. Drawn once for a recording. */
export type Share = 'all' | 'on_error' | 'none';

export interface OpenRecording {
  id: string;
  startedAt: number;
  lastAt: number;
  share: Share;
  /** The page has said who is there, on this page or an earlier one. */
  told?: boolean;
  /** A page that records nothing without consent was in it: as long as this stands, the visitor has not taken it back. */
  agreed?: boolean | undefined;
}

/** In the storage that the tabs of a browser share. Consent that is refused removes what is there, whatever page is asked. */
export const recordingKey = 'earshot.recording';
const idleMs = replayLimits.idleMinutes * 60_000;
const lengthMaxMs = replayLimits.recordingHoursMax * 3_600_000;

/**
 * The recording that this browser's tabs share at `now`, or a new one.
 *
 * @param agreed the visitor agreed to it, on a page that records nothing without
 */
export function openRecording(
  storage: SafeStorage,
  now: number,
  draw: () => Share,
  agreed?: boolean,
): OpenRecording {
  const kept = keptRecording(storage);
  const recording: OpenRecording =
    kept && !isOver(kept, now) && now >= kept.startedAt
      ? kept
      : { id: randomUuid(), startedAt: now, lastAt: now, share: draw() };
  recording.agreed ||= agreed;
  storage.write(recordingKey, recording);
  return recording;
}

/** The recording that stands in storage, over or not. Undefined: nothing was ever recorded, or it was closed or discarded. */
export function keptRecording(storage: SafeStorage): OpenRecording | undefined {
  const kept = storage.read(recordingKey);
  return isRecording(kept) ? kept : undefined;
}

/** Tells the other tabs that something happened, unless the recording is no longer theirs: what was discarded stays so. */
export function touchRecording(storage: SafeStorage, recording: OpenRecording): void {
  if (keptRecording(storage)?.id === recording.id) storage.write(recordingKey, recording);
}

export function closeRecording(storage: SafeStorage, id: string): void {
  if (keptRecording(storage)?.id === id) storage.remove(recordingKey);
}

/** A recording that has been open for too long, or in which nothing has happened for too long. */
export function isOver(recording: OpenRecording, now: number): boolean {
  return now - recording.lastAt >= idleMs || now - recording.startedAt >= lengthMaxMs;
}

function isRecording(value: unknown): value is OpenRecording {
  const { id, startedAt, lastAt, share } = (value ?? {}) as Partial<OpenRecording>;
  return (
    typeof id === 'string' &&
    /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) &&
    typeof startedAt === 'number' &&
    typeof lastAt === 'number' &&
    (share === 'all' || share === 'on_error' || share === 'none')
  );
}

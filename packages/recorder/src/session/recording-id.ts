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
}

const key = 'earshot.recording';
const idleMs = replayLimits.idleMinutes * 60_000;
const lengthMaxMs = replayLimits.recordingHoursMax * 3_600_000;

/** The recording that this browser's tabs share at `now`, or a new one. */
export function openRecording(storage: SafeStorage, now: number, draw: () => Share): OpenRecording {
  const kept = storage.read(key);
  if (
    isRecording(kept) &&
    now - kept.lastAt < idleMs &&
    now - kept.startedAt < lengthMaxMs &&
    now >= kept.startedAt
  ) {
    return kept;
  }
  const recording = { id: randomUuid(), startedAt: now, lastAt: now, share: draw() };
  storage.write(key, recording);
  return recording;
}

/** Tells the other tabs that something happened, unless they are in another recording by now. */
export function touchRecording(storage: SafeStorage, recording: OpenRecording): void {
  const kept = storage.read(key);
  if (!isRecording(kept) || kept.id === recording.id) storage.write(key, recording);
}

export function closeRecording(storage: SafeStorage, id: string): void {
  const kept = storage.read(key);
  if (isRecording(kept) && kept.id === id) storage.remove(key);
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

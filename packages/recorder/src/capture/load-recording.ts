import type { record } from 'rrweb';
import type { RecorderOptions } from '../options.ts';
import type { RunningRecorder } from '../recorder.ts';
import type { JoinedOptions } from '../session/join-options.ts';
import type { SiteSettings } from '../session/settings.ts';
import { wholeRecordingFile } from './whole-recording-file.ts';

/** What watches the page. */
export type Record = typeof record;

/** Canvas elements, films and frames of other origins are recorded by a larger library than everything else. */
export function needsWholeRecording(
  { canvas, video, crossOriginIframes }: RecorderOptions,
  settings: SiteSettings,
): boolean {
  return (canvas ?? settings.canvas) || (video ?? settings.video) || Boolean(crossOriginIframes);
}

/** What that library's file brings. */
export interface WholeRecording {
  record: Record;
  /** Records a frame for the page of another origin around it. */
  recordFrame: (joined: JoinedOptions) => RunningRecorder | undefined;
}

/** @returns undefined when it does not come, or the page's policy refuses it */
export async function loadWholeRecording(folder: string): Promise<WholeRecording | undefined> {
  try {
    return (await import(/* @vite-ignore */ new URL(wholeRecordingFile, folder).href)) as WholeRecording;
  } catch {
    return undefined;
  }
}

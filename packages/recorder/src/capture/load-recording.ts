import type { record } from 'rrweb';
import type { RecorderOptions } from '../options.ts';
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

/** @returns undefined when it does not come, or the page's policy refuses it */
export async function loadWholeRecording(folder: string): Promise<Record | undefined> {
  try {
    const address = new URL(wholeRecordingFile, folder).href;
    return ((await import(/* @vite-ignore */ address)) as { record: Record }).record;
  } catch {
    return undefined;
  }
}

import type { Record } from './capture/load-recording.ts';
import { recordPage } from './capture/page-recording.ts';
import { elementMasking } from './masking/elements.ts';
import type { RecorderOptions } from './options.ts';
import type { RunningRecorder } from './recorder.ts';
import { joinOptions } from './session/join-options.ts';
import type { SiteSettings } from './session/settings.ts';

/** The page around this one records it already, as part of itself. */
export function isRecordedByPageAround(): boolean {
  try {
    return window.parent !== window && window.parent.earshot !== undefined;
  } catch {
    // A page of another origin cannot look into this one either.
    return false;
  }
}

/** This frame hands what it records to the page of another origin around it, which masks, keeps and sends it. */
export function isPartOfPageAround(options: RecorderOptions): boolean {
  return typeof options.crossOriginIframes === 'string' && window.parent !== window;
}

/** What only the frame can decide is masked here: inputs, and parts named by selectors. */
export function recordFrame(
  options: RecorderOptions,
  settings: SiteSettings,
  wholeRecord: Record | undefined,
): RunningRecorder | undefined {
  if (!wholeRecord) return undefined;
  const joined = joinOptions(options, settings);
  let page = recordPage({
    wholeRecord,
    masking: elementMasking(joined, ''),
    ...joined,
    onEvent: () => {},
    onFailure: () => {},
  });
  const stop = () => {
    page?.stop();
    page = undefined;
  };
  return page && { tell: () => {}, recordingId: () => undefined, stop };
}

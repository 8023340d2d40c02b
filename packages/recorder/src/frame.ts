import type { RecorderOptions } from './options.ts';

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

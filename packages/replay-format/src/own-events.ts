import type { ToldPerson, ToldValues } from './page-calls.ts';

/**
 * What the recorder adds to the DOM's events. Each travels as a custom event of the recording library
 * (`{type: 5, timestamp, data: {tag, payload}}`), so that a plain replayer passes over it.
 */
export interface OwnPayloads {
  /** A page was opened, or a single-page application went to another address. URLs come without query values and fragment. */
  'es:page': { url: string; title: string; referrer: string; isNavigationWithin: boolean };
  /** Facts of the browser, once in each tab. */
  'es:browser': { userAgent: string; language: string; width: number; height: number; pixelRatio: number };
  /** Who is there. */
  'es:identify': ToldPerson;
  /** What a team filters by. A value of null takes a key back. */
  'es:metadata': ToldValues;
  'es:custom': { name: string; properties: ToldValues };
  'es:console': { level: 'debug' | 'log' | 'info' | 'warn' | 'error'; text: string };
  /** `status` 0: the browser did not tell. Times in milliseconds, sizes in bytes. */
  'es:network': {
    url: string;
    kind: string;
    status: number;
    startedAt: number;
    duration: number;
    bytes: number;
  };
  'es:error': { message: string; stack: string; url: string; line: number };
  /** `id`: of the node in the recording; `label`: what stands on it, masked like any text. */
  'es:rage-click': { id: number; label: string; clicks: number };
  'es:dead-click': { id: number; label: string };
  'es:visibility': { isVisible: boolean };
  /**
   * An animation that a script began, each time that it was touched. `at`: where it stood, in milliseconds of its own time, of
   * which `rate` pass in each of the page's; `iterations` null: for ever. Names of properties as scripts write them.
   */
  'es:animation': {
    id: number;
    number: number;
    keyframes: Record<string, string | number | null>[];
    timing: {
      duration: number;
      iterations: number | null;
      delay: number;
      endDelay: number;
      iterationStart: number;
      direction: string;
      easing: string;
      fill: string;
    };
    pseudo?: string;
    state: string;
    at: number;
    rate: number;
  };
  /** How large a video is in its own pixels; `id` of its element. */
  'es:video': { id: number; width: number; height: number };
  /** A web vital by its usual name (LCP, INP, CLS, TTFB, FCP); milliseconds, or the score of CLS. */
  'es:vital': { name: string; value: number };
  /** What the recorder could not keep, since the last such event. */
  'es:dropped': {
    events: number;
    bytes: number;
    why: 'queue_full' | 'too_large' | 'too_many_changes' | 'not_masked_in_time';
  };
}

export type OwnTag = keyof OwnPayloads;

/** The number that the recording library gives custom events. */
export const customEventType = 5;

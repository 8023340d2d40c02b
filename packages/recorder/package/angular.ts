import type { Earshot } from '../src/earshot.ts';
import type { RecorderOptions } from '../src/options.ts';
import { start } from './index.ts';

/** What components inject to reach the recorder: `inject(EarshotRecorder)`. */
export abstract class EarshotRecorder implements Earshot {
  abstract identify: Earshot['identify'];
  abstract metadata: Earshot['metadata'];
  abstract event: Earshot['event'];
  abstract start: Earshot['start'];
  abstract stop: Earshot['stop'];
  abstract consent: Earshot['consent'];
  abstract recordingUrl: Earshot['recordingUrl'];
}

/** A provider for `bootstrapApplication`. The page is recorded from when it is called. */
export function provideEarshot(options: RecorderOptions): {
  provide: typeof EarshotRecorder;
  useValue: Earshot;
} {
  return { provide: EarshotRecorder, useValue: start(options) };
}

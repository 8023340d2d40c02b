import type { Record } from './capture/load-recording.ts';
import { recordPage } from './capture/page-recording.ts';
import { elementMasking } from './masking/elements.ts';
import type { RunningRecorder } from './recorder.ts';
import type { JoinedOptions } from './session/join-options.ts';

/** What only the frame can decide is masked here: inputs, and parts named by selectors. */
export function recordFrame(joined: JoinedOptions, wholeRecord: Record): RunningRecorder | undefined {
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

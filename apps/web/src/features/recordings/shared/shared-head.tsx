import type { GivenRecording } from '../replay/player/played-recording.ts';
import { Figures } from '../replay/replay-head.tsx';
import { visitorName } from '../visitor-name.ts';
import { sharedReplayWords } from './shared.words.ts';

/** What is watched, and for how long it can be. */
export function SharedHead({ given, note }: { given: GivenRecording; note: string }) {
  const { recording } = given;
  const { person, account, plan } = recording;
  return (
    <>
      <h1 className="display d28">{person ? visitorName(recording) : sharedReplayWords.title}</h1>
      <p className="sm sec">{[account, plan, note].filter(Boolean).join(' · ')}</p>
      <Figures given={given} />
    </>
  );
}

import type { GivenRecording } from '../replay/played-recording.ts';
import { Figures, nameOf } from '../replay/replay-head.tsx';
import { sharedReplayWords } from './shared.words.ts';

/** What is watched, and for how long it can be. */
export function SharedHead({ given, note }: { given: GivenRecording; note: string }) {
  const { person, account, plan } = given.recording;
  return (
    <>
      <h1 className="display d28">{person ? nameOf(person) : sharedReplayWords.title}</h1>
      <p className="sm sec">{[account, plan, note].filter(Boolean).join(' · ')}</p>
      <Figures given={given} />
    </>
  );
}

import { FactList } from './facts-of-page.tsx';
import { figuresOf } from './figures-of.ts';
import type { GivenRecording } from './player/played-recording.ts';
import { replayWords } from './replay.words.ts';

/** Who was there, with what, and what the page told of it. */
export function FactsOfSession({ given: { recording } }: { given: GivenRecording }) {
  const { person, browser, metadata } = recording;
  const who = person && [person.name, person.email, person.id].filter(Boolean).join(', ');
  const facts: [string, string][] = [
    [
      replayWords.person,
      who ? `${who} (${person.is_verified ? replayWords.verified : replayWords.unverified})` : '',
    ],
    ...figuresOf(recording),
    [replayWords.browser, browser?.user_agent ?? ''],
    ...Object.entries(metadata).map(([key, value]): [string, string] => [key, String(value)]),
  ];
  return (
    <>
      <FactList facts={facts} />
      {Object.keys(metadata).length === 0 && (
        <FactList facts={[[replayWords.metadata, replayWords.noMetadata]]} />
      )}
    </>
  );
}

import { Fragment } from 'react';
import { MaskTag } from './mask-tag.tsx';
import { splitByMasks } from './split-by-masks.ts';
import { splitByWords } from './split-by-words.ts';

/** Text with the given words under lamplight, and tags where personal data was masked. */
export function Highlight({ text, words = [] }: { text: string; words?: readonly string[] }) {
  return splitByMasks(text).map((part, at) =>
    part.was === null ? (
      <Lit key={at} text={part.text} words={words} />
    ) : (
      <MaskTag key={at} text={part.text} was={part.was} />
    ),
  );
}

function Lit({ text, words }: { text: string; words: readonly string[] }) {
  return splitByWords(text, words).map((part, at) =>
    part.hit ? <mark key={at}>{part.text}</mark> : <Fragment key={at}>{part.text}</Fragment>,
  );
}

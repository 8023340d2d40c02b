import { Fragment } from 'react';
import { splitByWords } from './split-by-words.ts';

/** Text with the given words under lamplight. */
export function Highlight({ text, words }: { text: string; words: readonly string[] }) {
  return splitByWords(text, words).map((part, at) =>
    part.hit ? <mark key={at}>{part.text}</mark> : <Fragment key={at}>{part.text}</Fragment>,
  );
}

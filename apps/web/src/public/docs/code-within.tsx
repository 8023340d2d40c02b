import { Fragment } from 'react';

/** A sentence in which what is between backticks is code. */
export function CodeWithin({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : <Fragment key={at}>{part}</Fragment>));
}

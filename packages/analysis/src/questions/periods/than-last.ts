import type { Word } from '../reading/reading.ts';

const unit = /^(?:year|quarter|month|week)$/;
const named =
  /^(?:this|current|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|q[1-4]|20\d\d)$/;

/** "Fewer complaints than last year": what is held against last year is this year, where nothing says when. */
export function thisThanLast(words: readonly Word[]): Word[] {
  const at = words.findIndex(
    ({ text }, place) =>
      text === 'than' &&
      /^(?:last|previous)$/.test(words[place + 1]?.text ?? '') &&
      unit.test(words[place + 2]?.text ?? ''),
  );
  const than = words[at];
  const what = words[at + 2];
  if (!than || !what || words.slice(0, at).some(({ text }) => named.test(text))) return [...words];
  const { start, end } = than;
  const added = ['this', what.text].map((text): Word => ({ text, said: text, start, end }));
  return [...words.slice(0, at), ...added, ...words.slice(at)];
}

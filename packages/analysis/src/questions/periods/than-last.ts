import type { Word } from '../reading/reading.ts';

const unit = /^(?:year|quarter|month|week)$/;
const named =
  /^(?:this|current|last|past|previous|since|today|yesterday|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|q[1-4]|20\d\d)$/;

/** "Fewer complaints than last year", "up or down vs last month": what is held against last year is this year, where nothing says when. */
export function thisThanLast(words: readonly Word[]): Word[] {
  const at = words.findIndex(
    (_, place) =>
      isHolding(words, place) &&
      /^(?:last|previous)$/.test(words[place + 1]?.text ?? '') &&
      unit.test(words[place + 2]?.text ?? ''),
  );
  const than = words[at];
  const what = words[at + 2];
  if (!than || !what || words.slice(0, at).some(({ text }) => named.test(text))) return [...words];
  const { start, end } = than;
  const added = ['this', what.text].map((text): Word => ({ text, said: text, start, end }));
  const from = than.text === 'to' || than.text === 'with' ? at - 1 : at;
  return [...words.slice(0, from), ...added, ...words.slice(from)];
}

/** "Than", "vs", "compared to". */
function isHolding(words: readonly Word[], place: number): boolean {
  const word = words[place]?.text ?? '';
  const isCompared = /^(?:compared|comparison)$/.test(words[place - 1]?.text ?? '');
  return /^(?:than|vs|versus)$/.test(word) || (/^(?:to|with)$/.test(word) && isCompared);
}

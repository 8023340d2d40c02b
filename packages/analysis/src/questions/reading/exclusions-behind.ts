import type { Word } from './reading.ts';

const negated = /^(?:don't|doesn't|dont|doesnt|shouldn't|won't|not)$/;
const counting = /^(?:count|matter|apply|included?|counted|counting)$/;

/** "Ticket prices don't count" leaves them out as "excluding ticket prices" does: what is left out stands before. */
export function exclusionsBehind(words: readonly Word[], question: string): Word[] {
  for (let at = 2; at < words.length; at += 1) {
    const verb = words[at];
    const negation = words[at - 1];
    if (!verb || !negation || !counting.test(verb.text) || !negated.test(negation.text)) continue;
    const isEnd = /[.,;!?–—-]|^\s*$/.test(question.slice(verb.end, words[at + 1]?.start));
    const gap = (place: number) => question.slice(words[place - 1]?.end ?? 0, words[place]?.start ?? 0);
    let first = at - 1;
    while (
      first > 0 &&
      !/[.,;!?(–—]/.test(gap(first)) &&
      !/^(?:but|and|though|while|where)$/.test(words[first - 1]?.text ?? '')
    )
      first -= 1;
    const start = words[first];
    const isSubject =
      first > 0 && first < at - 1 && !/^(?:do|does|did|how|which|what|i|we|they)$/.test(start?.text ?? '');
    if (!isEnd || !isSubject || !start) continue;
    const excluding = { text: 'excluding', said: 'excluding', start: start.start, end: start.start };
    const named = words
      .slice(first, at - 1)
      .filter(({ text }, i, all) => i < all.length - 1 || !/^(?:do|does|are|is)$/.test(text));
    return [...words.slice(0, first), excluding, ...named, ...words.slice(at + 1)];
  }
  return [...words];
}

import type { NameIndex } from '../names/names.ts';
import type { Word } from '../reading/reading.ts';

/** A request of these kinds is a wish, whatever the items are called. */
const wished =
  /^(?:feature|change|improvement|enhancement|top|biggest|common|frequent|popular|main|product|many)$/;

/** Where the items come from a desk, "requests" are all of them, and not the wishes among them. */
export function requestsAsItems(words: readonly Word[], names: NameIndex): Word[] {
  if (!names.holdsRequests) return [...words];
  return words.map((word, place) => {
    if (word.text !== 'requests') return word;
    const before = words[place - 1]?.text ?? '';
    const isWish =
      words[place + 1]?.text === 'for' || (wished.test(before) && words[place - 2]?.text !== 'how');
    return isWish ? word : { ...word, text: 'items' };
  });
}

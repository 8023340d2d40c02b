import { itemNouns } from '../grammar/nouns.ts';
import type { Word } from './reading.ts';

const itemNoun = new RegExp(`^(?:${itemNouns})$`);

/** The words without "by number of responses" and the like: what is ranked is in this order unless another one is named. */
export function withoutOrderByCount(words: readonly Word[]): Word[] {
  for (const [at, { text }] of words.entries()) {
    if (at === 0 || text !== 'by') continue;
    const what = words[at + 1]?.text === 'the' ? at + 2 : at + 1;
    const isCount = /^(?:number|count|volume|amount)$/.test(words[what]?.text ?? '');
    if (!isCount || words[what + 1]?.text !== 'of' || !itemNoun.test(words[what + 2]?.text ?? '')) continue;
    return [...words.slice(0, at), ...words.slice(what + 3)];
  }
  return [...words];
}

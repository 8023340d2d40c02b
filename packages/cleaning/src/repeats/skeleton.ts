/** A sentence without what changes from one use of a template to the next. */
export interface Skeleton {
  key: string;
  /** Words that are no slot; in Chinese and Japanese two signs are a word. */
  words: number;
  /** The sentence with `…` in place of numbers and names. */
  shown: string;
}

const token = /[\w.+-]{1,64}@[\w.-]{1,100}|https?:\/\/\S{1,500}|\p{Nd}[\p{Nd}.,:/-]*|[\p{L}\p{M}'’]+|[#@]/gu;
const noBlanks = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const mostChars = 600;

/**
 * Two ways to read a sentence: with the author's name and numbers as slots, and with every word in it that begins with a
 * capital as one too, since templates name the customer. None where it is too long for a template.
 */
export function skeletonsOf(sentence: string, names: ReadonlySet<string>): Skeleton[] {
  if (sentence.length > mostChars) return [];
  const near = skeletonOf(sentence, names, false);
  const far = skeletonOf(sentence, names, true);
  return near.key === far.key ? [near] : [near, far];
}

function skeletonOf(sentence: string, names: ReadonlySet<string>, hasNameSlots: boolean): Skeleton {
  const keys: string[] = [];
  let words = 0;
  let shown = '';
  let from = 0;
  for (const { 0: word, index } of sentence.matchAll(token)) {
    const isSlot = isVariable(word, hasNameSlots && keys.length > 0, names);
    if (!isSlot) words += noBlanks.test(word) ? word.length / 2 : 1;
    if (!isSlot || keys.at(-1) !== '~') keys.push(isSlot ? '~' : word.toLowerCase());
    shown += sentence.slice(from, index) + (isSlot ? '…' : word);
    from = index + word.length;
  }
  return { key: keys.join(' '), words: Math.floor(words), shown: shown + sentence.slice(from) };
}

function isVariable(word: string, isInside: boolean, names: ReadonlySet<string>): boolean {
  if (/^[\p{Nd}#@]|@|^https?:/u.test(word)) return true;
  return (isInside && /^[\p{Lu}\p{Lt}]/u.test(word)) || names.has(word.toLowerCase());
}

/** 52 bits of a hash: two sentences share one by chance once in a thousand million. */
export function hashOf(key: string): number {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b) ^ (high >>> 13);
  }
  return (high & 0xfffff) * 0x1_0000_0000 + (low >>> 0);
}

/** How many of its smallest shingles stand for a page (Broder, "On the resemblance and containment of documents", 1997). */
const sketchSize = 128;
const shingleWords = 4;
const alike = 0.9;
const maxWords = 20_000;

/** What is kept of a page's words to tell whether another says the same. */
export type Sketch = readonly number[];

export function sketchOf(text: string): Sketch {
  const words = text.toLowerCase().split(/\s+/, maxWords);
  const hashes = new Set<number>();
  const last = Math.max(1, words.length - shingleWords + 1);
  for (let at = 0; at < last; at += 1) hashes.add(hashOf(words.slice(at, at + shingleWords).join(' ')));
  return [...hashes].sort((a, b) => a - b).slice(0, sketchSize);
}

/** True when the two pages share nearly all of their words in nearly the same order. */
export function isNearDuplicate(one: Sketch, other: Sketch): boolean {
  const [inOne, inOther] = [new Set(one), new Set(other)];
  const smallest = [...new Set([...one, ...other])].sort((a, b) => a - b).slice(0, sketchSize);
  if (smallest.length === 0) return true;
  const shared = smallest.filter((hash) => inOne.has(hash) && inOther.has(hash)).length;
  return shared / smallest.length >= alike;
}

/** FNV-1a, 32 bits, with the last bits stirred so that its order is by chance. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Weights of stems, pairs of stems and letter sequences share a table of this many places (Weinberger et al. 2009). */
export const SLOTS = 1 << 18;

/** FNV-1a (Fowler, Noll, Vo) over the UTF-16 units of a text. */
export function hashOf(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The place of a hash in the table; neighbouring hashes are spread (finaliser of MurmurHash3). */
export function slotOf(hash: number): number {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) & (SLOTS - 1);
}

/** The place of one stem after another. */
export function pairSlot(first: number, second: number): number {
  return slotOf(Math.imul(first, 31) ^ Math.imul(second, 0x9e3779b1) ^ 0x5bd1e995);
}

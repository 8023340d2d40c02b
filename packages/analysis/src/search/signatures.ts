const BITS = 32;
/** Numbers of 32 signs that stand for a vector; dimensions past them are not looked at. */
export const SIGNATURE_WORDS = 3;
/**
 * Two vectors whose cosine is c differ in about acos(c) / π of their signs (Charikar 2002, "Similarity estimation
 * techniques from rounding algorithms"): 28 of 96 at 0.6, give or take 4.5. Up to here nearly all such pairs are kept.
 */
const MOST_DIFFERENT = 37;

/** Writes the signs of a vector that begins at `from` into `target`. */
export function writeSignature(vectors: Int8Array, from: number, target: Int32Array, at: number): void {
  for (let word = 0; word < SIGNATURE_WORDS; word += 1) {
    let bits = 0;
    for (let bit = 0; bit < BITS; bit += 1)
      if ((vectors[from + word * BITS + bit] ?? 0) > 0) bits |= 1 << bit;
    target[at + word] = bits;
  }
}

/** Whether two vectors may be alike enough to be worth comparing in full. */
export function mayBeAlike(a: Int32Array, aAt: number, b: Int32Array, bAt: number): boolean {
  let different = 0;
  for (let word = 0; word < SIGNATURE_WORDS; word += 1)
    different += ones((a[aAt + word] ?? 0) ^ (b[bAt + word] ?? 0));
  return different <= MOST_DIFFERENT;
}

/** How many bits are set, counted in parallel (Warren, "Hacker's Delight", 5–1). */
function ones(bits: number): number {
  let x = bits - ((bits >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

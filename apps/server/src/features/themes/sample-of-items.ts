/**
 * So many of the items, always the same ones as far as they are there, so that a run finds the themes of the run before.
 * Pinned items are among them.
 */
export function sampleOf(
  ids: Int32Array,
  atMost: number,
  pinned: ReadonlyMap<number, number | null>,
): Int32Array {
  if (ids.length <= atMost) return ids;
  const mixed = [...ids].sort((a, b) => mixedUp(a) - mixedUp(b) || a - b);
  const first = mixed.filter((id) => pinned.has(id)).slice(0, atMost);
  const others = mixed.filter((id) => !pinned.has(id)).slice(0, atMost - first.length);
  return Int32Array.from([...first, ...others]).sort();
}

/** MurmurHash3's last step (Appleby): near ids end far apart. */
function mixedUp(id: number): number {
  let hash = id | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

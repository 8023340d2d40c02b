/**
 * The most of the numbers that can stay where they are while the others move: a longest rising subsequence (patience sorting, as in
 * Knuth, The Art of Computer Programming 3, 5.1.4).
 *
 * @param places different numbers; -1 for what has no place yet, which never stays
 */
export function inOrder(places: readonly number[]): Set<number> {
  /** For each length, at which index the rising run of that length ends that ends lowest. */
  const ends: number[] = [];
  const before = new Map<number, number>();
  places.forEach((place, at) => {
    if (place < 0) return;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[ends[middle] ?? -1] ?? -1) < place) low = middle + 1;
      else high = middle;
    }
    const previous = ends[low - 1];
    if (previous !== undefined) before.set(at, previous);
    ends[low] = at;
  });
  const staying = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) staying.add(places[at] ?? -1);
  return staying;
}

import type { ItemVectors } from '../likeness/item-vectors.ts';

/**
 * The places of each theme's items, those nearest to its mean first.
 *
 * @param themeOf number of each item's theme, from 0, or −1
 */
export function byCentrality({ whole, dimensions }: ItemVectors, themeOf: Int32Array): number[][] {
  const places: number[][] = [];
  themeOf.forEach((theme, place) => {
    if (theme < 0) return;
    (places[theme] ??= []).push(place);
  });
  return places.map((members) => {
    const mean = new Float64Array(dimensions);
    for (const place of members)
      for (let d = 0; d < dimensions; d += 1) mean[d] = (mean[d] ?? 0) + (whole[place * dimensions + d] ?? 0);
    const nearness = new Map(
      members.map((place) => {
        let sum = 0;
        for (let d = 0; d < dimensions; d += 1) sum += (mean[d] ?? 0) * (whole[place * dimensions + d] ?? 0);
        return [place, sum];
      }),
    );
    return members.sort((a, b) => (nearness.get(b) ?? 0) - (nearness.get(a) ?? 0) || a - b);
  });
}

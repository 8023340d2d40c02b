import type { ItemStore } from './item-store.ts';
import type { Found } from './find-items.ts';

const STEPS = 10_000;

/**
 * One page of what was found: by score, then newest, then smaller id. Scores come in steps of 1/10,000, so counting
 * them tells which few have to be sorted.
 */
export function pageOf(
  found: Found,
  items: ItemStore,
  offset: number,
  limit: number,
): { id: number; score: number }[] {
  const { count, slots, scores } = found;
  const counts = new Uint32Array(STEPS + 1);
  for (let i = 0; i < count; i += 1) {
    const step = Math.round((scores[i] ?? 0) * STEPS);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  let least = STEPS;
  let above = counts[least] ?? 0;
  while (least > 0 && above < offset + limit) {
    least -= 1;
    above += counts[least] ?? 0;
  }
  const page: number[] = [];
  for (let i = 0; i < count; i += 1) if (Math.round((scores[i] ?? 0) * STEPS) >= least) page.push(i);
  const slotAt = (i: number): number => slots[i] ?? 0;
  page.sort((a, b) => {
    const byScore = (scores[b] ?? 0) - (scores[a] ?? 0);
    if (byScore !== 0) return byScore;
    const byOrder = (items.orders[slotAt(b)] ?? 0) - (items.orders[slotAt(a)] ?? 0);
    return byOrder !== 0 ? byOrder : (items.ids[slotAt(a)] ?? 0) - (items.ids[slotAt(b)] ?? 0);
  });
  return page
    .slice(offset, offset + limit)
    .map((i) => ({ id: items.ids[slotAt(i)] ?? 0, score: scores[i] ?? 0 }));
}

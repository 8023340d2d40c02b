import type { Ranked } from './cards.sql.ts';

/** How far apart cards are put: about twenty can go between the same two before all are put apart again. */
export const gap = 2 ** 20;

/** Where a card goes: right behind one, else right before another, else to the end. */
export interface Neighbours {
  after: string | null;
  before: string | null;
}

/**
 * The rank of a card at its new place among the others, and the others' where they had to move apart.
 *
 * @param others all other cards of the board, in order
 */
export function placeBetween(
  others: readonly Ranked[],
  { after, before }: Neighbours,
): { rank: number; moved: Ranked[] } {
  const place = placeOf(others, { after, before });
  const [lower, upper] = [others[place - 1]?.rank, others[place]?.rank];
  if (upper === undefined) return { rank: (lower ?? 0) + gap, moved: [] };
  const rank = lower === undefined ? upper - gap : Math.floor((lower + upper) / 2);
  if (lower === undefined || rank > lower) return { rank, moved: [] };
  const apart = others.map(({ ideaId }, at) => ({ ideaId, rank: (at < place ? at + 1 : at + 2) * gap }));
  return { rank: (place + 1) * gap, moved: apart };
}

/** Before how many of the others' it is: 0 is the front. */
function placeOf(others: readonly Ranked[], { after, before }: Neighbours): number {
  const behind = others.findIndex(({ ideaId }) => ideaId === after);
  if (behind >= 0) return behind + 1;
  const ahead = others.findIndex(({ ideaId }) => ideaId === before);
  return ahead >= 0 ? ahead : others.length;
}

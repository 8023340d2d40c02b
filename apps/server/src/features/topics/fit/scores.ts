import type { Tx } from '../../../platform/database/open.ts';
import type { ScoredItem } from './fit.sql.ts';
import * as sql from './fit.sql.ts';
import type { Verdict } from './learn.ts';

/** Items of a lower score have no row: no position of the slider lets them in. */
export const leastScore = 0.05;

/** The score that is kept: what people say outweighs the model, where they agree. */
export function keptScore(score: number, verdict: Verdict | null | undefined): number {
  if (verdict === 'in') return 1;
  if (verdict === 'out') return 0;
  return Math.round(score * 10_000) / 10_000;
}

/**
 * Makes the topic's rows be these; of the items `among` alone when they are given.
 *
 * @param scores by item; those below the least are not kept
 * @returns whether any item came to belong, or ceased to
 */
export async function replaceScores(
  tx: Tx,
  workspaceId: string,
  topic: { id: number; threshold: number },
  scores: ReadonlyMap<number, number>,
  among: readonly number[] | null,
): Promise<boolean> {
  const known = new Map(
    (await sql.keptScores(tx, workspaceId, topic.id, among)).map((row) => [row.itemId, row]),
  );
  const changed: ScoredItem[] = [];
  const gone: number[] = [];
  let hasMoved = false;
  for (const [itemId, score] of scores) {
    if (score < leastScore) continue;
    const isIn = score >= topic.threshold;
    const before = known.get(itemId);
    if (before?.score !== score || before.isIn !== isIn) changed.push({ itemId, score, isIn });
    if ((before?.isIn ?? false) !== isIn) hasMoved = true;
  }
  for (const { itemId, isIn } of known.values()) {
    if ((scores.get(itemId) ?? 0) >= leastScore) continue;
    gone.push(itemId);
    if (isIn) hasMoved = true;
  }
  await sql.putScores(tx, workspaceId, topic.id, changed);
  await sql.removeScores(tx, workspaceId, topic.id, gone);
  return hasMoved;
}

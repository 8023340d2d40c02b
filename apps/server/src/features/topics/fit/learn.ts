import { FEATURES_VERSION } from '@earshot/analysis/features';
import type { TopicRating } from '@earshot/analysis/topics/examples';
import type { WordTable } from '@earshot/analysis/word-table';
import type { Db } from '../../../platform/database/open.ts';
import type { RatingRow } from '../ratings.sql.ts';
import * as sql from './fit.sql.ts';
import { readFeatures } from './read-features.ts';

/** What people together say of an item. */
export type Verdict = 'in' | 'out' | 'split';

export function verdictOf({ up, down }: { up: number; down: number }): Verdict | null {
  if (up === 0 && down === 0) return null;
  if (up === down) return 'split';
  return up > down ? 'in' : 'out';
}

export interface JudgedItem {
  itemId: number;
  verdict: Verdict | null;
  isAudit: boolean;
}

/** One line for each rated item, in the order of their last ratings. */
export function judgedItems(ratings: readonly RatingRow[]): JudgedItem[] {
  const items = new Map<number, { up: number; down: number; isAudit: boolean }>();
  for (const { itemId, category, isAudit } of ratings) {
    const known = items.get(itemId) ?? { up: 0, down: 0, isAudit: false };
    items.delete(itemId);
    items.set(itemId, {
      up: known.up + (category === 'positive' ? 1 : 0),
      down: known.down + (category === 'negative' ? 1 : 0),
      isAudit: known.isAudit || isAudit,
    });
  }
  return [...items].map(([itemId, { isAudit, ...thumbs }]) => ({
    itemId,
    isAudit,
    verdict: verdictOf(thumbs),
  }));
}

/** What a topic learns from: items whose verdict is clear, with their features. */
export async function ratingsToLearn(
  db: Db,
  workspaceId: string,
  judged: readonly JudgedItem[],
  words: WordTable,
): Promise<TopicRating[]> {
  const clear = judged.filter(({ verdict }) => verdict === 'in' || verdict === 'out');
  const ids = clear.map(({ itemId }) => itemId);
  const rows = ids.length > 0 ? await sql.featuresById(db, workspaceId, FEATURES_VERSION, ids) : [];
  const features = new Map(rows.map((row) => [row.id, readFeatures(row, words)]));
  return clear.flatMap(({ itemId, verdict, isAudit }) => {
    const own = features.get(itemId);
    return own ? [{ itemId, features: own, isPositive: verdict === 'in', isAudit }] : [];
  });
}

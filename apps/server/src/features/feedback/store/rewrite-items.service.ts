import type { Tx } from '../../../platform/database/open.ts';
import type { Analysed, TextToAnalyse } from '../../text-engine.ts';
import type { Masking } from '../../personal-data/masking.service.ts';
import { MaskingChanged } from '../../personal-data/masking.service.ts';
import type { ItemTexts } from './new-item.service.ts';
import { ItemWords } from './item-content.service.ts';
import { ItemCounts } from './item-counts.ts';
import { moveHashes } from './masked-items.sql.ts';
import { textHashOf } from './peoples-words.ts';
import * as rewritten from './rewritten-items.sql.ts';
import { writeSourceTexts } from './source-texts.sql.ts';
import * as sql from './store-items.sql.ts';
import { WordsOfItems } from './words-of-items.ts';

export type ItemToClean = rewritten.CleanableItem;

/** Stored items after an id, as cleaning looks at them; or those of some ids. */
export const itemsToClean = rewritten.cleanableAfter;
export const itemsToCleanById = rewritten.cleanableById;

/** What an item is to say. */
export interface Rewrite {
  id: number;
  /** The revision at which its content was written: where that is another by now, the item is left alone. */
  writtenRev: number;
  /** What it is taken to say until now; null where that does not count. */
  from: Pick<ItemTexts, 'title' | 'text'> | null;
  to: ItemWords;
  features: Pick<Analysed, 'featuresVersion' | 'features'>;
}

/** An item that says something else now. */
export interface Rewritten {
  id: number;
  writtenRev: number;
  /** What it said, as Earshot alone saw it. */
  before: ItemWords;
}

/** A changed item of other words says what `after` is, with what Earshot finds in it. */
export function rewriteOf(
  item: ItemToClean,
  after: ItemTexts,
  analysed: Analysed,
  languageOf: (text: TextToAnalyse) => string,
): Rewrite {
  const { sentiment, sentimentScore, sentimentBy, language, featuresVersion, features } = analysed;
  // To detect a language takes long, so it is done where the answer depends on it.
  const isGiven = item.language !== language && item.language !== languageOf(textOf(item));
  return {
    id: item.id,
    writtenRev: item.writtenRev,
    from: item,
    to: {
      ...after,
      ...{ sentiment, sentimentScore, sentimentBy },
      language: isGiven ? item.language : language,
    },
    features: { featuresVersion, features },
  };
}

/** What is read of an item, of these words. */
export function textOf(item: ItemToClean, texts: Pick<ItemTexts, 'title' | 'text'> = item): TextToAnalyse {
  const { rating, ratingMin, ratingMax } = item;
  const isRated = rating !== null && ratingMin !== null && ratingMax !== null;
  return {
    title: texts.title,
    text: texts.text,
    language: null,
    rating: isRated ? { value: rating, min: ratingMin, max: ratingMax } : null,
  };
}

/**
 * Writes other words into stored items, in the caller's transaction, which is bound to the workspace. What people said of an
 * item's text stays said of its new one.
 *
 * @param masking what the words were masked by; null where they were stored before
 * @returns those that were written: items that say something else by now, or are gone, are left alone
 * @throws MaskingChanged when the workspace masks otherwise by now; then nothing is written
 */
export async function rewriteItems(
  tx: Tx,
  workspaceId: string,
  masking: Masking | null,
  rewrites: readonly Rewrite[],
): Promise<Rewritten[]> {
  const counters = await sql.lockWorkspace(tx, workspaceId);
  if (masking && counters.maskingVersion !== masking.version) throw new MaskingChanged();
  const wanted = new Map(rewrites.map((rewrite) => [rewrite.id, rewrite]));
  const found = await sql.findById(tx, workspaceId, [...wanted.keys()]);
  const there = found.flatMap((now) => {
    const rewrite = wanted.get(now.id);
    return rewrite && isAsTaken(now, rewrite) ? [{ now, rewrite }] : [];
  });
  if (there.length === 0) return [];
  const ids = there.map(({ now }) => now.id);
  const wordsBefore = await WordsOfItems.read(tx, workspaceId, ids);
  await moveHashes(
    tx,
    workspaceId,
    there.map(({ now, rewrite }) => ({
      itemId: now.id,
      before: textHashOf(now),
      after: textHashOf(rewrite.to),
    })),
  );
  const words = await WordsOfItems.read(tx, workspaceId, ids);
  const rev = counters.revision + 1;
  const counts = new ItemCounts();
  const shown = there.map(({ now, rewrite }) => {
    const after = words.withThem({ ...now, ...rewrite.to });
    counts.remove(now);
    counts.add(after);
    return after;
  });
  await Promise.all([
    rewritten.writeWords(tx, workspaceId, rev, shown),
    writeSourceTexts(tx, workspaceId, { created: [], replaced: shown }),
    words.saveFound(tx, workspaceId),
    sql.upsertFeatures(
      tx,
      workspaceId,
      there.map(({ now, rewrite: { features } }) => ({
        itemId: now.id,
        version: features.featuresVersion,
        features: features.features,
      })),
    ),
    sql.addToCounts(tx, workspaceId, counts.facets()),
    sql.saveCounters(tx, workspaceId, { ...counters, revision: rev }, { rewrote: true, renamed: false }),
  ]);
  return there.map(({ now }) => ({
    id: now.id,
    writtenRev: now.writtenRev,
    before: ItemWords.parse(wordsBefore.without(now)),
  }));
}

function isAsTaken(now: sql.KnownItem, { writtenRev, from }: Rewrite): boolean {
  return now.writtenRev === writtenRev && (!from || (now.title === from.title && now.text === from.text));
}

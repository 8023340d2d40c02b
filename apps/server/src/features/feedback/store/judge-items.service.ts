import type { Tx } from '../../../platform/database/open.ts';
import type { TextToAnalyse, Tone } from '../../text-engine.ts';
import { ItemCounts } from './item-counts.ts';
import * as judged from './judged-items.sql.ts';
import type { Word } from './peoples-words.ts';
import { holding, isSameTone, toneOfItem } from './peoples-words.ts';
import type { KnownItem } from './store-items.sql.ts';
import * as sql from './store-items.sql.ts';

/** Finds the tone of a text. */
export type JudgeTone = (text: TextToAnalyse) => Tone;

/**
 * Judges the tone of items anew, in the caller's transaction, which is bound to the workspace. Where a person said what it
 * is, only what the engine finds beneath is replaced.
 *
 * @returns how many items show another tone now
 */
export async function judgeItems(
  tx: Tx,
  workspaceId: string,
  ids: readonly number[],
  judge: JudgeTone,
): Promise<number> {
  const counters = await sql.lockWorkspace(tx, workspaceId);
  const items = await sql.findById(tx, workspaceId, [...ids]);
  const words = wordsOfTone(await judged.readWords(tx, workspaceId, ids));
  const rev = counters.revision + 1;
  const counts = new ItemCounts();
  const changed: (typeof items)[number][] = [];
  for (const item of items) {
    const tone = judge(textOf(item));
    const word = words.get(item.id);
    if (word && holding(item, [word]).length > 0) {
      if (!isSameTone(word.engine, tone)) await judged.putWord(tx, workspaceId, { ...word, engine: tone });
      continue;
    }
    if (isSameTone(item, tone)) continue;
    counts.remove(item);
    counts.add({ ...item, ...tone });
    changed.push({ ...item, ...toneOfItem(tone) });
  }
  if (changed.length === 0) return 0;
  await judged.writeJudged(tx, workspaceId, rev, changed);
  await sql.addToCounts(tx, workspaceId, counts.facets());
  await sql.saveCounters(tx, workspaceId, { ...counters, revision: rev }, { rewrote: true, renamed: false });
  return changed.length;
}

function wordsOfTone(words: readonly Word[]): Map<number, Extract<Word, { subject: 'sentiment' }>> {
  return new Map(words.flatMap((word) => (word.subject === 'sentiment' ? [[word.itemId, word]] : [])));
}

function textOf({ title, text, rating, ratingMin, ratingMax, language }: KnownItem): TextToAnalyse {
  const isRated = rating !== null && ratingMin !== null && ratingMax !== null;
  return {
    title,
    text,
    language,
    rating: isRated ? { value: rating, min: ratingMin, max: ratingMax } : null,
  };
}

import { sentiments } from '@earshot/contracts/filter/feedback-filter';
import type { Tx } from '../../../platform/database/open.ts';
import { ItemCounts } from './item-counts.ts';
import * as judged from './judged-items.sql.ts';
import type { Judged, Word, WordSubject } from './peoples-words.ts';
import { isSameTone, textHashOf, toneOfItem, withoutWords, withWords } from './peoples-words.ts';
import type { KnownItem } from './store-items.sql.ts';
import * as sql from './store-items.sql.ts';

/**
 * Lets an item show what a person says its tone or language is, or, with null, what the engine finds; in the caller's
 * transaction, which is bound to the workspace. It holds for as long as the item says the same.
 */
export async function sayOfItem(
  tx: Tx,
  workspaceId: string,
  itemId: number,
  subject: WordSubject,
  said: string | null,
): Promise<void> {
  const counters = await sql.lockWorkspace(tx, workspaceId);
  const [item] = await sql.findById(tx, workspaceId, [itemId]);
  if (!item) return;
  const words = await judged.readWords(tx, workspaceId, [itemId]);
  const plain = withoutWords(item, words);
  const kept = words.filter((word) => word.subject !== subject);
  if (said === null) await judged.dropWord(tx, workspaceId, itemId, subject);
  else {
    const word = wordOf(plain, subject, said);
    await judged.putWord(tx, workspaceId, word);
    kept.push(word);
  }
  const shown = withWords(plain, kept);
  if (isJudgedAlike(item, shown)) return;
  const rev = counters.revision + 1;
  const counts = new ItemCounts();
  counts.remove(item);
  counts.add(shown);
  await judged.writeJudged(tx, workspaceId, rev, [shown]);
  await sql.addToCounts(tx, workspaceId, counts.facets());
  await sql.saveCounters(tx, workspaceId, { ...counters, revision: rev }, { rewrote: true, renamed: false });
}

/** Says whether an item counts as a copy of those with the same words; in the caller's transaction. */
export async function setApart(
  tx: Tx,
  workspaceId: string,
  itemId: number,
  standsApart: boolean,
): Promise<void> {
  const counters = await sql.lockWorkspace(tx, workspaceId);
  const rev = counters.revision + 1;
  if (!(await judged.writeApart(tx, workspaceId, rev, itemId, standsApart))) return;
  await sql.saveCounters(tx, workspaceId, { ...counters, revision: rev }, { rewrote: true, renamed: false });
}

function wordOf(item: KnownItem, subject: WordSubject, said: string): Word {
  const of = { itemId: item.id, textHash: textHashOf(item) };
  if (subject === 'language') return { ...of, subject, said, engine: { language: item.language } };
  const tone = sentiments.find((one) => one === said);
  if (!tone) throw new RangeError(`There is no tone called ${said}`);
  return { ...of, subject, said: tone, engine: toneOfItem(item) };
}

function isJudgedAlike(a: Judged, b: Judged): boolean {
  return a.language === b.language && isSameTone(a, b);
}

import type { Tx } from '../../../platform/database/open.ts';
import { ItemContent } from './item-content.service.ts';
import { ItemCounts } from './item-counts.ts';
import { writeSourceTexts } from './source-texts.sql.ts';
import type { ItemRow } from './store-items.sql.ts';
import * as sql from './store-items.sql.ts';
import { WordsOfItems } from './words-of-items.ts';

/**
 * Gives items back the content that an update replaced (`before` of its answer), in the caller's transaction, which is
 * bound to the workspace. Items that are gone stay gone.
 *
 * @returns the ids that were restored
 * @throws ZodError when a `before` is not one that {@link storeItems} gave
 */
export async function restoreItems(
  tx: Tx,
  workspaceId: string,
  items: readonly { id: number; before: unknown }[],
): Promise<number[]> {
  const wanted = new Map(items.map(({ id, before }) => [id, ItemContent.parse(before)]));
  const [counters, present] = await Promise.all([
    sql.lockWorkspace(tx, workspaceId),
    sql.findById(tx, workspaceId, [...wanted.keys()]),
  ]);
  if (present.length === 0) return [];
  const words = await WordsOfItems.read(tx, workspaceId, [...wanted.keys()]);
  const rev = counters.revision + 1;
  const counts = new ItemCounts();
  const rowsOfSource = new Map<number, ItemRow[]>();
  for (const { id, sourceId, externalId, contentKey, ...now } of present) {
    const before = withoutGivenAccount(wanted.get(id));
    if (!before) continue;
    const shown = words.withThem({ ...before, id, externalId, contentKey });
    counts.remove({ ...now, sourceId });
    counts.add({ ...shown, sourceId });
    const rows = rowsOfSource.get(sourceId) ?? [];
    rows.push(shown);
    rowsOfSource.set(sourceId, rows);
  }
  const restoredIds = present.map(({ id }) => id);
  await Promise.all([
    ...[...rowsOfSource].map(([sourceId, rows]) =>
      // An item stays what it was, sample or not: replacing leaves that column alone.
      sql.replaceItems(tx, workspaceId, { sourceId, isSample: false, rev }, rows),
    ),
    writeSourceTexts(tx, workspaceId, { created: [], replaced: [...rowsOfSource.values()].flat() }),
    words.saveFound(tx, workspaceId),
    sql.dropFeatures(tx, workspaceId, restoredIds),
    sql.addToCounts(tx, workspaceId, counts.facets()),
    sql.addToDays(tx, workspaceId, counts.days()),
    sql.saveCounters(tx, workspaceId, { ...counters, revision: rev }, { rewrote: true, renamed: false }),
  ]);
  await sql.fillAccounts(tx, workspaceId, restoredIds);
  return restoredIds;
}

/** The author may have been given another account since, or none. */
function withoutGivenAccount(content: ItemContent | undefined): ItemContent | undefined {
  return content?.accountGiven ? { ...content, accountId: null, accountGiven: false } : content;
}

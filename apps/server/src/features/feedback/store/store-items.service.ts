import type { Tx } from '../../../platform/database/open.ts';
import type { Masking } from '../../personal-data/masking.service.ts';
import { MaskingChanged } from '../../personal-data/masking.service.ts';
import { keyItem } from '../masking/key-item.ts';
import { contentOf, isSameContent, ItemContent } from './item-content.service.ts';
import { ItemCounts } from './item-counts.ts';
import type { LeftOut, NewItem, StoredItem } from './new-item.service.ts';
import type { FeatureRow, ItemRow, KnownItem } from './store-items.sql.ts';
import { writeSourceTexts } from './source-texts.sql.ts';
import * as sql from './store-items.sql.ts';
import { WordsOfItems } from './words-of-items.ts';
import { identitiesOf, planPeople } from './store-people.ts';

export interface Batch {
  /** A source of the workspace; it has to exist. */
  sourceId: number;
  importId: string | null;
  isSample: boolean;
  /** Whether a connection brings it: what it brought goes with it, where a person wants that. */
  isBrought?: boolean;
  /** What the items were masked by (`maskItem`); it has to hold still. */
  masking: Masking;
  items: readonly NewItem[];
}

const leftOut: LeftOut = { outcome: 'left_out' };

/**
 * Stores new items and updates known ones, in the caller's transaction, which is bound to the workspace. Takes the
 * workspace's row until that transaction ends. An item is known by its external id, else by its content key, within its
 * source; the caller asks for free space before.
 *
 * @returns one answer for each item, in order. Of items that name one external id twice the last is stored; the others
 *   answer `same` with its id.
 * @throws MaskingChanged when the workspace masks otherwise by now; then nothing is stored
 */
export async function storeItems(tx: Tx, workspaceId: string, batch: Batch): Promise<StoredItem[]> {
  const answers = await storeWithin(tx, workspaceId, batch, Infinity);
  return answers.filter(isStoredItem);
}

export function isStoredItem(answer: StoredItem | LeftOut): answer is StoredItem {
  return answer.outcome !== 'left_out';
}

/**
 * As {@link storeItems}, as far as the plan has room: of new items the first are stored, the others answer `left_out`.
 *
 * @param room new items that may be stored
 */
export async function storeWithin(
  tx: Tx,
  workspaceId: string,
  batch: Batch,
  room: number,
): Promise<(StoredItem | LeftOut)[]> {
  const { sourceId, importId, isSample, isBrought = false, masking } = batch;
  const given = batch.items.map((item) => keyItem(masking, item, sourceId));
  const lastOf = lastPlaces(given);
  const named = identitiesOf(given, sourceId);
  // Sent together, and run in this order: the reads see what earlier holders of the lock committed.
  const [counters, byId, byKey, authors, accounts] = await Promise.all([
    sql.lockWorkspace(tx, workspaceId),
    sql.findByExternalId(tx, workspaceId, sourceId, [...new Set(given.flatMap((i) => i.externalId ?? []))]),
    sql.findByContentKey(
      tx,
      workspaceId,
      sourceId,
      given.flatMap((i) => (i.externalId === null ? (i.contentKey ?? []) : [])),
    ),
    sql.findAuthors(tx, workspaceId, named.authors),
    sql.findAccounts(tx, workspaceId, named.accounts),
  ]);
  if (counters.maskingVersion !== masking.version) throw new MaskingChanged();
  const known = new Map([...byId, ...byKey].map((item) => [identityOf(item), item]));
  const isStored = placesWithRoom(given, lastOf, known, room);
  const items = given.filter((_, place) => isStored[lastOf[place] ?? place]);
  const people = planPeople(items, sourceId, { authors, accounts }, counters);
  const words = await WordsOfItems.read(
    tx,
    workspaceId,
    byId.map(({ id }) => id),
  );
  const rev = counters.revision + 1;

  const created: ItemRow[] = [];
  const updated: ItemRow[] = [];
  const features: FeatureRow[] = [];
  const counts = new ItemCounts();
  const answers = new Map<number, StoredItem>();
  const editedAt = new Date().toISOString();
  given.forEach((item, place) => {
    if (lastOf[place] !== place || !isStored[place]) return;
    const identity = identityOf(item);
    const stored = identity === null ? undefined : known.get(identity);
    // Customers' words are compared with customers' words: what people said of them comes on top.
    const before = stored && words.without(stored);
    const content = contentOf(item, people.idsOf(item), importId ?? before?.importId ?? null);
    if (before && (item.externalId === null || isSameContent(before, content))) {
      answers.set(place, {
        id: before.id,
        outcome: 'same',
        before: null,
        beforeRev: null,
        rev: before.writtenRev,
      });
      return;
    }
    const id = before?.id ?? ++counters.lastItemId;
    const row = { ...content, id, externalId: item.externalId, contentKey: item.contentKey };
    if (stored) {
      const shown = words.withThem({ ...row, editedAt });
      counts.remove({ ...stored, sourceId });
      counts.add({ ...shown, sourceId });
      updated.push(shown);
    } else {
      counts.add({ ...content, sourceId });
      created.push(row);
    }
    features.push({ itemId: id, version: item.analysed.featuresVersion, features: item.analysed.features });
    answers.set(place, {
      id,
      outcome: before ? 'updated' : 'created',
      before: before ? ItemContent.parse(before) : null,
      beforeRev: before?.writtenRev ?? null,
      rev,
    });
  });

  if (features.length > 0) {
    const written = { sourceId, isSample, isBrought, rev };
    await Promise.all([
      people.save(tx, workspaceId),
      sql.insertItems(tx, workspaceId, written, created),
      sql.replaceItems(tx, workspaceId, written, updated),
      writeSourceTexts(tx, workspaceId, { created, replaced: updated }),
      words.saveFound(tx, workspaceId),
      sql.upsertFeatures(tx, workspaceId, features),
      sql.addToCounts(tx, workspaceId, counts.facets()),
      sql.addToDays(tx, workspaceId, counts.days()),
      sql.touchSource(tx, workspaceId, sourceId),
      sql.saveCounters(
        tx,
        workspaceId,
        { ...counters, revision: rev },
        { rewrote: updated.length > 0 || people.reprices, renamed: people.renames },
      ),
    ]);
  }
  return given.map((_, place) =>
    isStored[lastOf[place] ?? place] ? answerAt(answers, lastOf, place) : leftOut,
  );
}

/** For each place whether its item is known or among the first new ones that there is room for. */
function placesWithRoom(
  items: readonly NewItem[],
  lastOf: readonly number[],
  known: ReadonlyMap<string | null, KnownItem>,
  room: number,
): boolean[] {
  let left = room;
  return items.map((item, place) => {
    if (lastOf[place] !== place) return false;
    const identity = identityOf(item);
    if (identity !== null && known.has(identity)) return true;
    left -= 1;
    return left >= 0;
  });
}

/** For each place the place of the last item with the same identity: its own, nearly always. */
function lastPlaces(items: readonly NewItem[]): number[] {
  const last = new Map<string, number>();
  items.forEach((item, place) => {
    const identity = identityOf(item);
    if (identity !== null) last.set(identity, place);
  });
  return items.map((item, place) => {
    const identity = identityOf(item);
    return identity === null ? place : (last.get(identity) ?? place);
  });
}

function identityOf(item: Pick<KnownItem, 'externalId' | 'contentKey'>): string | null {
  if (item.externalId !== null) return `id:${item.externalId}`;
  return item.contentKey === null ? null : `key:${item.contentKey.toString('base64')}`;
}

function answerAt(answers: Map<number, StoredItem>, lastOf: number[], place: number): StoredItem {
  const last = lastOf[place] ?? place;
  const answer = answers.get(last);
  if (!answer) throw new Error(`The item at ${place} got no answer`);
  return last === place ? answer : { ...answer, outcome: 'same', before: null, beforeRev: null };
}

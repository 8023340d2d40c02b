import type { Tx } from '../../../platform/database/open.ts';
import type { Masking } from '../../personal-data/masking.service.ts';
import { keyItem } from '../masking/key-item.ts';
import type { NewItem, StoredItem } from './new-item.service.ts';
import type { Analysed } from '../../text-engine.ts';
import { contentOf, isSameContent } from './item-content.service.ts';
import * as sql from './store-items.sql.ts';
import { identitiesOf, planPeople } from './store-people.ts';
import { WordsOfItems } from './words-of-items.ts';

/** An item that was checked and converted, but not analysed. */
export interface ItemToPreview extends Omit<NewItem, 'analysed'> {
  /** The language it would be stored with; asked only where the answer depends on it. */
  language: () => string;
}

/** No stored item refers to a person of so high an id. */
const beyondStored = { revision: 0, lastItemId: 0, lastAuthorId: 2 ** 31, lastAccountId: 2 ** 31 };
const notAnalysed: Analysed = {
  language: '',
  sentiment: 'neutral',
  sentimentScore: 0,
  sentimentBy: 'lexicon',
  featuresVersion: 0,
  features: new Uint8Array(),
};

/**
 * Says for each item what `storeItems` would answer now, and stores nothing. No two of the items may name the same
 * external id or content key.
 */
export async function previewItems(
  tx: Tx,
  workspaceId: string,
  { sourceId, masking }: { sourceId: number; masking: Masking },
  given: readonly ItemToPreview[],
): Promise<StoredItem['outcome'][]> {
  const items = given.map((item) => keyItem(masking, item, sourceId));
  const plain = items.map((item): NewItem => ({ ...item, analysed: notAnalysed }));
  const named = identitiesOf(plain, sourceId);
  const externalIds = items.flatMap(({ externalId }) => externalId ?? []);
  const keys = items.flatMap(({ externalId, contentKey }) => (externalId === null ? (contentKey ?? []) : []));
  const [byId, byKey, authors, accounts] = await Promise.all([
    sql.findByExternalId(tx, workspaceId, sourceId, externalIds),
    sql.findByContentKey(tx, workspaceId, sourceId, keys),
    sql.findAuthors(tx, workspaceId, named.authors),
    sql.findAccounts(tx, workspaceId, named.accounts),
  ]);
  const people = planPeople(plain, sourceId, { authors, accounts }, { ...beyondStored });
  const words = await WordsOfItems.read(
    tx,
    workspaceId,
    byId.map(({ id }) => id),
  );
  const knownIds = new Map(byId.map((item) => [item.externalId, words.without(item)]));
  const knownKeys = new Set(byKey.map(({ contentKey }) => contentKey?.toString('hex')));
  return items.map(({ externalId, contentKey, language }, place) => {
    if (externalId === null) return knownKeys.has(contentKey?.toString('hex')) ? 'same' : 'created';
    const before = knownIds.get(externalId);
    const item = plain[place];
    if (!before || !item) return 'created';
    const content = contentOf(item, people.idsOf(item), before.importId);
    // All but the language is compared first, since telling a language takes longest.
    if (!isSameContent(before, { ...content, language: before.language })) return 'updated';
    return language() === before.language ? 'same' : 'updated';
  });
}

/** What other features may do with feedback; what reads or writes runs in the caller's transaction. */
export { storeItems } from './store/store-items.ts';
export { deleteItems } from './store/remove-items.ts';
export { restoreItems } from './store/restore-items.ts';
export { previewItems } from './store/preview-items.ts';
export { AsOfCache } from './list/as-of-cache.ts';
export type { AsOf } from './list/as-of-cache.ts';
export { filterKey, restricting } from './list/filter-key.ts';
export { itemsOfIds, matchingIds, newestItems } from './list/read-items.ts';
export type { ListedItem } from './list/items-by-id.ts';
export { ItemsAbout } from './list/items-about.ts';
export { conditionsOf } from './list/filter.sql.ts';
export { Parameters, runRaw } from './raw-query.ts';
export { removeUnusedPeople } from './store/remove-people.sql.ts';
export type { NewItem, StoredItem } from './new-item.ts';
export type { ItemToPreview } from './store/preview-items.ts';
export type { Analysed, TextToAnalyse } from './text-engine.ts';
export { accountIdentity } from './store/people-identity.ts';

/** What other features may do with feedback; each runs in the caller's transaction. */
export { storeItems } from './store/store-items.ts';
export { deleteItems } from './store/remove-items.ts';
export { restoreItems } from './store/restore-items.ts';

/** What other features may do with feedback; each runs in the caller's transaction. */
export { storeItems } from './store-items.ts';
export { deleteItems } from './remove-items.ts';
export { restoreItems } from './restore-items.ts';

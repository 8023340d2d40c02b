/** What masking of what is stored already may do with items; what reads or writes runs in the caller's transaction. */
export { maskAuthor, maskFields, maskLink } from './masking/mask-item.ts';
export { itemsToMask, maskedItems, writeMasked } from './store/mask-items.ts';
export { accountIdentity } from './store/people-identity.ts';
export { ItemContent } from './store/item-content.ts';

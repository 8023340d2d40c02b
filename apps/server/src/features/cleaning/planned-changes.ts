import type { ItemTexts, NewItem } from '../feedback/new-item.service.ts';
import { cleanStoredItem, hasSameTexts } from '../feedback/cleaning/clean-stored-item.service.ts';
import type { ItemToClean } from '../feedback/store/rewrite-items.service.ts';
import type { Masking } from '../personal-data/masking.service.ts';

/** An item with what it is to say. */
export interface PlannedChange {
  item: ItemToClean;
  after: ItemTexts;
}

/** Those of the items that cleaning changes. */
export function plannedChanges(masking: Masking, items: readonly ItemToClean[]): PlannedChange[] {
  return items.flatMap((item) => {
    const after = cleanStoredItem(masking, { ...item, author: authorOf(item) });
    return hasSameTexts(item, after) ? [] : [{ item, after }];
  });
}

export function authorOf({
  authorName: name,
  authorEmail: email,
}: ItemToClean): Pick<NonNullable<NewItem['author']>, 'name' | 'email'> | null {
  return name === null && email === null ? null : { name, email };
}

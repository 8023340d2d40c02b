import type { ItemTexts, NewItem } from '../feedback/store/new-item.service.ts';
import { cleanStoredItem, hasSameTexts } from '../feedback/cleaning/clean-stored-item.service.ts';
import type { ItemToClean } from '../feedback/store/rewrite-items.service.ts';
import { readTemplateIndex } from '../feedback/cleaning/templates.service.ts';
import type { TemplateSwitch } from '../feedback/cleaning/templates.service.ts';
import type { Db } from '../../platform/database/open.ts';
import type { RepeatIndex } from '@earshot/cleaning/repeats/mark-repeats';
import type { Masking } from '../personal-data/masking.service.ts';
import { readMasking } from '../personal-data/masking.service.ts';

/** How items are cleaned. */
export interface Cleaning {
  masking: Masking;
  templates: RepeatIndex;
}

/** @param switches of templates, taken for done */
export async function readCleaning(
  db: Db,
  workspaceId: string,
  switches: readonly TemplateSwitch[],
): Promise<Cleaning> {
  const masking = await readMasking(db, workspaceId);
  return { masking, templates: await readTemplateIndex(db, workspaceId, switches) };
}

/** An item with what it is to say. */
export interface PlannedChange {
  item: ItemToClean;
  after: ItemTexts;
}

/** Those of the items that cleaning changes. */
export function plannedChanges(
  { masking, templates }: Cleaning,
  items: readonly ItemToClean[],
): PlannedChange[] {
  return items.flatMap((item) => {
    const after = cleanStoredItem(masking, templates, { ...item, author: authorOf(item) });
    return hasSameTexts(item, after) ? [] : [{ item, after }];
  });
}

export function authorOf({
  authorName: name,
  authorEmail: email,
}: ItemToClean): Pick<NonNullable<NewItem['author']>, 'name' | 'email'> | null {
  return name === null && email === null ? null : { name, email };
}

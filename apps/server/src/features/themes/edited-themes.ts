import { editedThemes, pinnedItems } from '@earshot/analysis/themes/theme-edits';
import type { EditedThemes } from '@earshot/analysis/themes/theme-edits';
import type { Tx } from '../../platform/database/open.ts';
import type { KeptEdit } from './themes.sql.ts';
import { readEdits, readFound } from './themes.sql.ts';
import { writeEdited, writeShown } from './theme-writes.sql.ts';

/** Themes as people see them; the name of a theme that was split off is the one given with the split. */
export function shownThemes(found: ReadonlyMap<number, number>, edits: readonly KeptEdit[]): EditedThemes {
  const edited = editedThemes(found, edits);
  for (const edit of edits) {
    if (edit.kind !== 'split' || edit.name === undefined || edited.givenNames.has(edit.newThemeId)) continue;
    edited.givenNames.set(edit.newThemeId, edit.name);
  }
  return edited;
}

/**
 * Writes what people see anew, from what was found and the edits that hold. The workspace's row has to be taken.
 *
 * @returns whether an item is in another theme than before
 */
export async function rewriteShown(tx: Tx, workspaceId: string): Promise<boolean> {
  const edits = await readEdits(tx, workspaceId);
  const found = await readFound(tx, workspaceId);
  const { themeOf, givenNames, shownIn } = shownThemes(found, edits);
  await writeEdited(tx, workspaceId, givenNames, shownIn);
  return writeShown(tx, workspaceId, { themeOf, pinned: pinnedItems(edits) });
}

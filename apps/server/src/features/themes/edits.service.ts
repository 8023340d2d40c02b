import { withEdit, withoutEdit } from '@earshot/analysis/themes/theme-edits';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { MadeEdit, themes } from '@earshot/contracts/themes';
import type { Caller } from '../../platform/auth/caller.ts';
import { inWorkspace, readSnapshot } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Tx } from '../../platform/database/open.ts';
import type { Deps } from '../deps.ts';
import { rewriteShown, shownThemes } from './edited-themes.ts';
import type { AskedEdit } from './resolve-edit.service.ts';
import { resolveEdit, withIds } from './resolve-edit.service.ts';
import * as writes from './theme-writes.sql.ts';
import type { MadeEditRow } from './themes.sql.ts';
import * as sql from './themes.sql.ts';

type EditDeps = Pick<Deps, 'database' | 'freeSpace' | 'now'>;

/**
 * Makes an edit; what people see follows in the same transaction.
 *
 * @returns its id, and that of the theme that a split made
 * @throws Problem `not_found` for unknown ids; `bad_request` for what cannot be done
 */
export function makeEdit(
  deps: EditDeps,
  caller: Caller,
  asked: AskedEdit,
): Promise<{ edit_id: number; theme_id: number }> {
  deps.freeSpace.assertRoom();
  return inWorkspace(deps.database, caller.workspaceId, (tx) => makeEditIn(tx, deps, caller, asked));
}

/** As {@link makeEdit}, in the caller's transaction. */
export async function makeEditIn(
  tx: Tx,
  { now }: Pick<EditDeps, 'now'>,
  { workspaceId, userId }: Pick<Caller, 'workspaceId' | 'userId'>,
  asked: AskedEdit,
): Promise<{ edit_id: number; theme_id: number }> {
  await noteFor(asked.kind)(tx, workspaceId);
  const resolved = await resolveEdit(tx, workspaceId, asked);
  const edits = await sql.readEdits(tx, workspaceId);
  const newThemeId = await writes.nextThemeId(tx, workspaceId);
  const edit = withIds(resolved, await writes.nextEditId(tx, workspaceId), newThemeId);
  withEdit(edits, edit);
  if (edit.kind === 'split') {
    await writes.takeThemeIds(tx, workspaceId, newThemeId);
    const foundName = edit.name ?? '';
    const parentId =
      (await sql.readThemes(tx, workspaceId)).find(({ id }) => id === edit.themeId)?.parentId ?? null;
    await writes.upsertThemes(tx, workspaceId, [
      { id: newThemeId, parentId, foundName, saying: null, otherWords: [] },
    ]);
  }
  const editedAt = new Date(now()).toISOString();
  await writes.insertEdit(tx, workspaceId, { edit, editedBy: userId, editedAt });
  await rewriteShown(tx, workspaceId);
  return { edit_id: edit.id, theme_id: newThemeId };
}

/**
 * Takes an edit back, exactly.
 *
 * @throws Problem `not_found`; `conflict` when it was taken back before, or later edits rest on it
 */
export function revertEdit(deps: EditDeps, caller: Caller, editId: number): Promise<{ edit_id: number }> {
  deps.freeSpace.assertRoom();
  return inWorkspace(deps.database, caller.workspaceId, async (tx) => {
    const known = (await sql.listEdits(tx, caller.workspaceId)).find(({ id }) => id === editId);
    if (!known) throw new Problem('not_found', { detail: 'There is no edit with this ID.' });
    if (!(await takeEditBack(tx, deps, caller, known))) {
      throw new Problem('conflict', { detail: 'This change is already undone.' });
    }
    return { edit_id: editId };
  });
}

/** Takes a move back, in the caller's transaction, unless that was done already. */
export async function takeMoveBack(
  tx: Tx,
  deps: Pick<EditDeps, 'now'>,
  caller: Pick<Caller, 'workspaceId' | 'userId'>,
  editId: number,
): Promise<void> {
  await takeEditBack(tx, deps, caller, { id: editId, edit: { kind: 'move' } });
}

/** @returns whether it held until now */
async function takeEditBack(
  tx: Tx,
  { now }: Pick<EditDeps, 'now'>,
  { workspaceId, userId }: Pick<Caller, 'workspaceId' | 'userId'>,
  { id, edit }: { id: number; edit: Pick<sql.KeptEdit, 'kind'> & { newThemeId?: number } },
): Promise<boolean> {
  await noteFor(edit.kind)(tx, workspaceId);
  const edits = await sql.readEdits(tx, workspaceId);
  if (!edits.some((one) => one.id === id)) return false;
  try {
    withoutEdit(edits, id);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Problem('conflict', {
      detail: 'Later changes depend on this one. Undo those first.',
    });
  }
  const revertedAt = new Date(now()).toISOString();
  await writes.markReverted(tx, workspaceId, id, { revertedBy: userId, revertedAt });
  await rewriteShown(tx, workspaceId);
  if (edit.newThemeId !== undefined) await writes.removeUnfound(tx, workspaceId, edit.newThemeId);
  return true;
}

function noteFor(kind: AskedEdit['kind']) {
  return kind === 'rename' ? writes.noteRename : writes.noteMembership;
}

/** What an edit would do to the counts of themes. */
export function previewEdit(
  { database }: EditDeps,
  { workspaceId }: Caller,
  { edit: asked }: ParsedBody<typeof themes.preview>,
): Promise<CallReply<typeof themes.preview>> {
  return readSnapshot(database, workspaceId, async (tx) => {
    const resolved = await resolveEdit(tx, workspaceId, asked, 'edit/');
    const found = await sql.readFound(tx, workspaceId);
    const edits = await sql.readEdits(tx, workspaceId);
    const there = new Set(await sql.itemIds(tx, workspaceId, {}));
    const names = new Map((await sql.readThemes(tx, workspaceId)).map((row) => [row.id, nameOf(row)]));
    const made = await writes.nextThemeId(tx, workspaceId);
    const before = countsOf(shownThemes(found, edits).themeOf, there);
    const last = edits.at(-1)?.id ?? 0;
    const after = countsOf(shownThemes(found, [...edits, withIds(resolved, last + 1, made)]).themeOf, there);
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (id) => before.get(id) !== after.get(id),
    );
    const without = (counts: ReadonlyMap<number, number>) =>
      there.size - [...counts.values()].reduce((sum, count) => sum + count, 0);
    return {
      themes: changed.map((id) => ({
        theme_id: id === made ? null : id,
        name: names.get(id) ?? (resolved.kind === 'split' ? resolved.name : ''),
        before: before.get(id) ?? 0,
        after: after.get(id) ?? 0,
      })),
      unassigned: { before: without(before), after: without(after) },
    };
  });
}

/** Edits may name items that were deleted since. */
function countsOf(themeOf: ReadonlyMap<number, number>, there: ReadonlySet<number>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [item, theme] of themeOf) if (there.has(item)) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return counts;
}

export function listEdits({ database }: EditDeps, { workspaceId }: Caller): Promise<MadeEdit[]> {
  return readSnapshot(database, workspaceId, async (tx) => {
    const names = new Map((await sql.readThemes(tx, workspaceId)).map((row) => [row.id, nameOf(row)]));
    return (await sql.listEdits(tx, workspaceId)).map((row) => madeEdit(row, names));
  });
}

function madeEdit(
  { id, edit, editedBy, editedAt, revertedAt }: MadeEditRow,
  names: ReadonlyMap<number, string>,
): MadeEdit {
  return {
    edit_id: id,
    kind: edit.kind,
    themes: themesOf(edit).map((theme) => ({
      theme_id: theme,
      name: theme === null ? 'No theme' : (names.get(theme) ?? `Theme ${theme}`),
    })),
    item_count: 'itemIds' in edit ? edit.itemIds.length : null,
    name: 'name' in edit ? (edit.name ?? null) : null,
    edited_by: editedBy,
    edited_at: editedAt,
    reverted_at: revertedAt,
  };
}

/** The theme that is changed or that items go to comes last. */
function themesOf(edit: sql.KeptEdit): (number | null)[] {
  switch (edit.kind) {
    case 'rename':
      return [edit.themeId];
    case 'merge':
      return [...edit.themeIds, edit.into];
    case 'split':
      return [edit.themeId, edit.newThemeId];
    case 'move':
      return [edit.to];
  }
}

function nameOf({ givenName, foundName }: Pick<sql.ThemeRow, 'givenName' | 'foundName'>): string {
  return givenName ?? foundName;
}

/**
 * What people change in themes. An edit is kept as it was made and never written into what a run found: what people see
 * is the run's themes with the edits applied in order. So taking an edit back is leaving it out, which is exact, and a
 * new run keeps every edit.
 */
export type ThemeEdit =
  | { id: number; kind: 'rename'; themeId: number; name: string }
  /** The items of `themeIds` are shown, named and counted in `into`. */
  | { id: number; kind: 'merge'; themeIds: readonly number[]; into: number }
  /** `itemIds` leave for the new theme `newThemeId`; `keptItemIds` stay, and a later run keeps both apart. */
  | {
      id: number;
      kind: 'split';
      themeId: number;
      newThemeId: number;
      itemIds: readonly number[];
      keptItemIds: readonly number[];
    }
  /** To a theme, or to none. */
  | { id: number; kind: 'move'; itemIds: readonly number[]; to: number | null };

/** Themes as people see them. */
export interface EditedThemes {
  /** Theme of each item that has one. */
  themeOf: Map<number, number>;
  /** Names that people gave. */
  givenNames: Map<number, string>;
  /** The theme that each merged one is shown in. */
  shownIn: Map<number, number>;
}

/**
 * The edits with one more.
 *
 * @throws RangeError when the edit's id is taken, or it names nothing that can be changed
 */
export function withEdit(edits: readonly ThemeEdit[], edit: ThemeEdit): ThemeEdit[] {
  if (edits.some(({ id }) => id === edit.id)) throw new RangeError(`There is an edit ${edit.id} already.`);
  if (edit.kind === 'merge' && edit.themeIds.includes(edit.into))
    throw new RangeError('A theme cannot be merged into itself.');
  if (edit.kind === 'merge' && edit.themeIds.length === 0) throw new RangeError('A merge needs a theme.');
  if ((edit.kind === 'move' || edit.kind === 'split') && edit.itemIds.length === 0)
    throw new RangeError(`A ${edit.kind} needs an item.`);
  if (edit.kind === 'rename' && edit.name.trim() === '') throw new RangeError('A theme needs a name.');
  return [...edits, edit];
}

/**
 * The edits without one.
 *
 * @throws RangeError when there is no such edit, or later ones are about the theme that it made: they come first
 */
export function withoutEdit(edits: readonly ThemeEdit[], id: number): ThemeEdit[] {
  const edit = edits.find((one) => one.id === id);
  if (!edit) throw new RangeError(`There is no edit ${id}.`);
  const later = editsOn(edits, edit).map((one) => one.id);
  if (later.length > 0)
    throw new RangeError(`Edits ${later.join(', ')} are about the theme that edit ${id} made.`);
  return edits.filter((one) => one.id !== id);
}

/** Later edits about the theme that a split made; they have to be taken back before it. */
export function editsOn(edits: readonly ThemeEdit[], edit: ThemeEdit): ThemeEdit[] {
  if (edit.kind !== 'split') return [];
  const made = edit.newThemeId;
  return edits.filter((other) => {
    if (other.id === edit.id) return false;
    if (other.kind === 'merge') return other.into === made || other.themeIds.includes(made);
    return other.kind === 'move' ? other.to === made : other.themeId === made;
  });
}

/** What people see: the themes that a run found, with the edits applied in order. */
export function editedThemes(found: ReadonlyMap<number, number>, edits: readonly ThemeEdit[]): EditedThemes {
  const shownIn = new Map<number, number>();
  const givenNames = new Map<number, string>();
  for (const edit of edits) {
    if (edit.kind === 'rename') givenNames.set(edit.themeId, edit.name);
    if (edit.kind === 'merge') {
      const into = lastOf(shownIn, edit.into);
      for (const theme of edit.themeIds) {
        const from = lastOf(shownIn, theme);
        if (from !== into) shownIn.set(from, into);
      }
    }
  }
  const themeOf = new Map<number, number>();
  const pinned = pinnedItems(edits);
  for (const [item, theme] of found) if (!pinned.has(item)) themeOf.set(item, lastOf(shownIn, theme));
  for (const [item, theme] of pinned) if (theme !== null) themeOf.set(item, lastOf(shownIn, theme));
  for (const theme of shownIn.keys()) shownIn.set(theme, lastOf(shownIn, theme));
  return { themeOf, givenNames, shownIn };
}

/**
 * Where people put items: what a run has to respect, to be given to `findThemes`. Merged themes are not among them: a run
 * goes on finding them apart, so that a merge can be taken back after any number of runs.
 */
export function pinnedItems(edits: readonly ThemeEdit[]): Map<number, number | null> {
  const pinned = new Map<number, number | null>();
  for (const edit of edits) {
    if (edit.kind === 'move') for (const item of edit.itemIds) pinned.set(item, edit.to);
    if (edit.kind === 'split') {
      for (const item of edit.itemIds) pinned.set(item, edit.newThemeId);
      // What a person moved by hand stays where they put it.
      for (const item of edit.keptItemIds) if (!pinned.has(item)) pinned.set(item, edit.themeId);
    }
  }
  return pinned;
}

function lastOf(shownIn: ReadonlyMap<number, number>, theme: number): number {
  let last = theme;
  for (let next = shownIn.get(last); next !== undefined; next = shownIn.get(last)) last = next;
  return last;
}

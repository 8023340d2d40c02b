export interface Shortcut {
  /** A letter or sign alone (`?`), or with Ctrl or ⌘ (`mod+k`). */
  keys: string;
  /** What it does, as the list of shortcuts says it. */
  does: string;
}

const listeners = new Set<() => void>();
let active: readonly Shortcut[] = [];

/** The shortcuts that work now, those of the frame first. */
export function activeShortcuts(): readonly Shortcut[] {
  return active;
}

export function onShortcutsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lists a shortcut until the returned function is called. */
export function listShortcut(shortcut: Shortcut): () => void {
  active = [...active, shortcut];
  for (const listener of listeners) listener();
  return () => {
    active = active.filter((other) => other !== shortcut);
    for (const listener of listeners) listener();
  };
}

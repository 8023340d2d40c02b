export interface Toast {
  id: number;
  message: string;
  /** Takes back what was done; the key Z does the same while the toast shows. */
  onUndo?: () => void;
}

/** How long a toast stays; one that can undo stays longer. */
const shownMs = 6_000;
const undoableMs = 12_000;

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function shownToasts(): readonly Toast[] {
  return toasts;
}

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says what was done, below the screen, for some seconds. */
export function showToast(message: string, onUndo?: () => void): void {
  const id = (lastId += 1);
  change([...toasts.slice(-2), { id, message, onUndo }]);
  setTimeout(() => dismissToast(id), onUndo ? undoableMs : shownMs);
}

export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
}

/** Moves the focus to the next or the previous row of a list of links marked with `data-item`. */
export function moveInList(list: HTMLElement | null, step: 1 | -1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? rows[step === 1 ? 0 : rows.length - 1] : rows[at + step];
  next?.focus();
}

/** The item whose row has the focus; null when none has. */
export function focusedItem(list: HTMLElement | null): number | null {
  const focused = document.activeElement;
  const id = list?.contains(focused) && focused?.getAttribute('data-item');
  return id ? Number(id) : null;
}

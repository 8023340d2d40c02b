/** Marks the `details` of the top bar that close by themselves. */
export const menuMark = { 'data-site-menu': '' } as const;

const openMenus = '[data-site-menu][open]';

/**
 * Menus are `details` and open without any script. With it Escape, a press beside them, the focus leaving them and
 * following a link close what is open; after Escape the focus returns to the menu's name.
 *
 * @returns takes it back
 */
export function startMenus(): () => void {
  const listening = new AbortController();
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, listener, { signal: listening.signal });

  on('keydown', ({ key }) => {
    if (key === 'Escape') closeInnermost();
  });
  on('pointerdown', ({ target }) => closeThoseWithout(target));
  on('focusin', ({ target }) => closeThoseWithout(target));
  on('click', ({ target }) => {
    // A page that the browser keeps comes back as it was left.
    if (target instanceof Element && target.closest('[data-site-menu] a')) closeAll();
  });
  return () => listening.abort();
}

function closeThoseWithout(target: EventTarget | null): void {
  for (const menu of openOnes()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
}

function closeInnermost(): void {
  const menu = openOnes().at(-1);
  if (!menu) return;
  const hadFocus = menu.contains(document.activeElement);
  menu.open = false;
  if (hadFocus) menu.querySelector('summary')?.focus();
}

function closeAll(): void {
  for (const menu of openOnes()) menu.open = false;
}

/** Outer ones before those within. */
function openOnes(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(openMenus)];
}

/** Marks what opens the Contact Us dialog. */
export const contactMark = { 'data-contact': '' } as const;

/**
 * Opens the Contact Us dialog when one of its buttons is pressed; its code, React among it, is loaded when it is first
 * asked for.
 *
 * @returns takes it back
 */
export function startContact(): () => void {
  const listening = new AbortController();
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || !target.closest('[data-contact]')) return;
      void import('./contact-place.tsx').then(({ openContact }) => openContact());
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}

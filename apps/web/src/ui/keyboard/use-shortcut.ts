import { useEffect, useRef } from 'react';
import { isTyping } from './is-typing.ts';
import { listShortcut } from './shortcuts.ts';

/**
 * Runs `act` on a key while the component is drawn, and shows it in the list that `?` opens.
 *
 * @param keys a letter or sign alone (`?`; not while typing), or with Ctrl or ⌘ (`mod+k`)
 */
export function useShortcut(keys: string, does: string, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => listShortcut({ keys, does }), [keys, does]);
  useEffect(() => {
    const withMod = keys.startsWith('mod+');
    const key = withMod ? keys.slice(4) : keys;
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || (event.ctrlKey || event.metaKey) !== withMod || event.altKey)
        return;
      if (!withMod && isTyping(event)) return;
      // A form in front of the screen took the key for itself.
      if (event.defaultPrevented) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [keys]);
}

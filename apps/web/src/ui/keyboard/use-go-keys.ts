import { useEffect, useRef } from 'react';
import { isTyping } from './is-typing.ts';
import { listShortcut } from './shortcuts.ts';

export interface GoKey {
  /** A letter or sign. */
  key: string;
  /** Where it leads, as the list of shortcuts says it. */
  label: string;
  path: string;
}

/** How long after G the second key is waited for, in milliseconds. */
const waitsMs = 1_500;

/**
 * Goes to a place on G and then its key, and shows the pairs in the list that `?` opens.
 *
 * @param places must be the same array at each call
 */
export function useGoKeys(places: readonly GoKey[], go: (path: string) => void): void {
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    const removers = places.map(({ key, label }) =>
      listShortcut({ keys: `g ${key}`, does: `Go to ${label}` }),
    );
    return () => removers.forEach((remove) => remove());
  }, [places]);
  useEffect(() => {
    let startedAt = -Infinity;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const isSecond = event.timeStamp - startedAt <= waitsMs;
      startedAt = !isSecond && event.key === 'g' ? event.timeStamp : -Infinity;
      const place = isSecond && places.find(({ key }) => key === event.key.toLowerCase());
      if (!place) return;
      // The key belongs to the pair: the screen's own shortcut of that letter keeps still.
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current(place.path);
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [places]);
}

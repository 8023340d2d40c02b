import { useEffect, useRef } from 'react';
import { isTyping } from '../../../../ui/keyboard/is-typing.ts';
import { listShortcut } from '../../../../ui/keyboard/shortcuts.ts';

export interface ReplayKey {
  /** As the browser names the key, in small letters. */
  key: string;
  /** As the list of shortcuts writes it. */
  shown: string;
  does: string;
  act: () => void;
}

/** Keys of the player. A control that has the focus keeps the keys that it needs itself. */
export function useReplayKeys(keys: readonly ReplayKey[]): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const listed = keys.map(({ shown, does }) => `${shown}\n${does}`).join('\n\n');
  useEffect(() => {
    const ends = listed.split('\n\n').map((line) => {
      const [shown = '', does = ''] = line.split('\n');
      return listShortcut({ keys: shown, does });
    });
    return () => ends.forEach((end) => end());
  }, [listed]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return;
      const found = latest.current.find(({ key }) => key === event.key.toLowerCase());
      if (!found || ownsKey(event.target, found.key)) return;
      event.preventDefault();
      found.act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function ownsKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role="dialog"], [role="menu"]')) return true;
  return key === ' ' && target.closest('button, a, summary') !== null;
}

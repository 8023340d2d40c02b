import { useEffect, useRef } from 'react';
import { isTyping } from '../../ui/keyboard/is-typing.ts';
import { listShortcut } from '../../ui/keyboard/shortcuts.ts';
import { shownToasts } from '../../ui/overlays/toast-store.ts';
import { rateWords } from './topics.words.ts';

interface Acts {
  yes: () => void;
  no: () => void;
  skip: () => void;
  undo: () => void;
}

const keys = { ArrowUp: 'yes', ArrowDown: 'no', ArrowRight: 'skip', z: 'undo', Z: 'undo' } as const;

/** Where arrows already mean something else: menus, lists, dialogs, charts, and what scrolls by itself. */
const usesArrows = '[role=menu], [role=listbox], [role=dialog], [role=tablist], [data-arrows]';

/** Rating without the mouse, one key each. */
export function useRatingKeys(acts: Acts, isOn: boolean): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    if (!isOn) return;
    const { keys: does } = rateWords;
    const unlist = [
      listShortcut({ keys: '↑', does: does.yes }),
      listShortcut({ keys: '↓', does: does.no }),
      listShortcut({ keys: '→', does: does.skip }),
      listShortcut({ keys: 'z', does: does.undo }),
    ];
    const listen = (event: KeyboardEvent) => {
      const act = (keys as Record<string, keyof Acts | undefined>)[event.key];
      if (!act || event.defaultPrevented || event.repeat || isTyping(event)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(usesArrows)) return;
      if (document.querySelector('[role=dialog]')) return;
      // What a toast offers to take back comes first.
      if (act === 'undo' && shownToasts().some(({ onUndo }) => onUndo)) return;
      event.preventDefault();
      latest.current[act]();
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
      for (const forget of unlist) forget();
    };
  }, [isOn]);
}

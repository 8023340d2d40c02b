import { useEffect, useRef } from 'react';
import { isTyping } from '../../ui/keyboard/is-typing.ts';
import { listShortcut } from '../../ui/keyboard/shortcuts.ts';
import { shownToasts } from '../../ui/overlays/toast-store.ts';
import { queueWords } from './validation.words.ts';

export interface CheckActs {
  yes: () => void;
  no: () => void;
  unsure: () => void;
  undo: () => void;
  /** Says a tone outright: 0 negative, 1 neutral, 2 positive. */
  tone: (place: number) => void;
}

/** Where arrows already mean something else: menus, lists, dialogs, charts, and what scrolls by itself. */
const usesArrows = '[role=menu], [role=listbox], [role=dialog], [role=tablist], [data-arrows], fieldset';

function actOf(key: string): ((acts: CheckActs) => void) | undefined {
  switch (key) {
    case 'ArrowUp':
      return ({ yes }) => yes();
    case 'ArrowDown':
      return ({ no }) => no();
    case 'ArrowRight':
      return ({ unsure }) => unsure();
    case 'z':
    case 'Z':
      return ({ undo }) => undo();
    case '1':
    case '2':
    case '3':
      return ({ tone }) => tone(Number(key) - 1);
    default:
      return undefined;
  }
}

/** Checking without the mouse, one key each. */
export function useCheckKeys(acts: CheckActs): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const { keys: does } = queueWords;
    const unlist = [
      listShortcut({ keys: '↑', does: does.yes }),
      listShortcut({ keys: '↓', does: does.no }),
      listShortcut({ keys: '→', does: does.unsure }),
      listShortcut({ keys: '1 2 3', does: does.tones }),
      listShortcut({ keys: 'z', does: does.undo }),
    ];
    const listen = (event: KeyboardEvent) => {
      const act = actOf(event.key);
      if (!act || event.defaultPrevented || event.repeat || isTyping(event)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const isArrow = event.key.startsWith('Arrow');
      if (isArrow && event.target instanceof Element && event.target.closest(usesArrows)) return;
      if (document.querySelector('[role=dialog]')) return;
      // What a toast offers to take back comes first.
      if (event.key.toLowerCase() === 'z' && shownToasts().some(({ onUndo }) => onUndo)) return;
      event.preventDefault();
      act(latest.current);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
      for (const forget of unlist) forget();
    };
  }, []);
}

import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** What was typed before there was an input for it; `isEntered` once Enter was pressed. */
export interface TypedAhead {
  text: string;
  isEntered: boolean;
}

/**
 * Keeps what somebody types for an input that is still loading, and keeps it from the shortcuts of the screen below.
 *
 * @param isAwaited from when somebody asked for the input
 * @returns to be called by the input once it has the focus: hands over what was typed and stops listening
 */
export function useTypedAhead(isAwaited: boolean): () => TypedAhead {
  const kept = useRef<TypedAhead>({ text: '', isEntered: false });
  const [isThere, setIsThere] = useState(false);
  if (!isAwaited && isThere) setIsThere(false);

  useLayoutEffect(() => {
    if (!isAwaited || isThere) return;
    kept.current = { text: '', isEntered: false };
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || kept.current.isEntered) return;
      const { text } = kept.current;
      if (event.key === 'Enter') kept.current.isEntered = true;
      else if (event.key === 'Backspace') kept.current.text = text.slice(0, -1);
      else if (event.key.length === 1) kept.current.text = text + event.key;
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [isAwaited, isThere]);

  return useCallback(() => {
    setIsThere(true);
    const typed = kept.current;
    kept.current = { text: '', isEntered: false };
    return typed;
  }, []);
}

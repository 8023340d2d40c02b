export interface PageLife {
  /** The page has been left, and has not come back so far. */
  isLeaving: () => boolean;
  stop: () => void;
}

export interface PageLifePorts {
  /** The page may be gone in a moment. */
  onMayGo: () => void;
  onShown: () => void;
  onOnline: () => void;
}

/** Listens for the page's end, which a browser announces in more than one way and not always in the same order. */
export function watchPageLife({ onMayGo, onShown, onOnline }: PageLifePorts): PageLife {
  let isLeaving = false;
  const listeners: [target: EventTarget, name: string, listener: () => void][] = [
    [
      document,
      'visibilitychange',
      () => {
        if (document.visibilityState === 'hidden') onMayGo();
      },
    ],
    [
      window,
      'pagehide',
      () => {
        isLeaving = true;
        onMayGo();
      },
    ],
    [
      window,
      'pageshow',
      () => {
        isLeaving = false;
        onShown();
      },
    ],
    [window, 'online', onOnline],
  ];
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener);
  return {
    isLeaving: () => isLeaving,
    stop: () => {
      for (const [target, name, listener] of listeners) target.removeEventListener(name, listener);
    },
  };
}

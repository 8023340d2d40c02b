export interface PageLife {
  /** The page has been left, and has not come back so far. */
  isLeaving: () => boolean;
  stop: () => void;
}

export interface PageLifePorts {
  /** The page may be gone in a moment. */
  onMayGo: () => void;
  /** The page was left, and came back as it was. */
  onBack: () => void;
  onOnline: () => void;
}

/** Listens for the page's end, which a browser announces in more than one way and not always in the same order. */
export function watchPageLife({ onMayGo, onBack, onOnline }: PageLifePorts): PageLife {
  let isLeaving = false;
  const back = () => {
    if (!isLeaving) return;
    isLeaving = false;
    onBack();
  };
  const listeners: [target: EventTarget, name: string, listener: () => void, isFirst?: boolean][] = [
    [
      document,
      'visibilitychange',
      () => {
        if (document.hidden) onMayGo();
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
    // It becomes visible before it is shown, and is back before anything else is recorded of that. One that is left becomes hidden.
    [
      window,
      'visibilitychange',
      () => {
        if (!document.hidden) back();
      },
      true,
    ],
    [window, 'pageshow', back],
    [window, 'online', onOnline],
  ];
  for (const [target, name, listener, isFirst] of listeners) target.addEventListener(name, listener, isFirst);
  return {
    isLeaving: () => isLeaving,
    stop: () => {
      for (const [target, name, listener, isFirst] of listeners)
        target.removeEventListener(name, listener, isFirst);
    },
  };
}

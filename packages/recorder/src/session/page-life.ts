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
  const hide = () => {
    if (document.visibilityState === 'hidden') onMayGo();
  };
  const leave = () => {
    isLeaving = true;
    onMayGo();
  };
  const show = () => {
    isLeaving = false;
    onShown();
  };
  document.addEventListener('visibilitychange', hide);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', show);
  window.addEventListener('online', onOnline);
  return {
    isLeaving: () => isLeaving,
    stop: () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', show);
      window.removeEventListener('online', onOnline);
    },
  };
}

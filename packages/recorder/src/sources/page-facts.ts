import { listen, type StartSource } from './source.ts';

interface NavigationTarget {
  navigation?: EventTarget;
}

const lookEveryMs = 250;

/** The browser, the page's address, and each address that the page goes to without loading anew. */
export const pageFacts: StartSource = (ports) => {
  let href = location.href;
  let lookedAt = 0;
  ports.tell('es:browser', {
    userAgent: navigator.userAgent,
    language: navigator.language,
    width: innerWidth,
    height: innerHeight,
    pixelRatio: devicePixelRatio,
  });
  tellPage(document.referrer, false);

  function tellPage(referrer: string, isNavigationWithin: boolean): void {
    ports.tell('es:page', { url: href, title: document.title, referrer, isNavigationWithin });
  }

  function look(): void {
    if (location.href === href) return;
    const before = href;
    href = location.href;
    tellPage(before, true);
  }

  const { navigation } = window as NavigationTarget;
  const stop = navigation
    ? listen(navigation, ['currententrychange'], look, ports)
    : listen(window, ['popstate', 'hashchange'], look, ports);
  let wasVisible: boolean | undefined;
  // Before what listens on the page itself: so it goes with what is sent last.
  const stopVisibility = listen(
    window,
    ['visibilitychange', 'pagehide'],
    ({ type }) => {
      const isVisible = type !== 'pagehide' && !document.hidden;
      if (isVisible !== wasVisible) ports.tell('es:visibility', { isVisible });
      wasVisible = isVisible;
    },
    ports,
  );
  return {
    // Without the browser's word for it, a new address is noticed with the next change of the page.
    note: ({ timestamp }) => {
      if (navigation || timestamp - lookedAt < lookEveryMs) return;
      lookedAt = timestamp;
      look();
    },
    stop: () => {
      stop();
      stopVisibility();
    },
  };
};

import { listen, type StartSource } from './source.ts';

/** A page that was left and is shown again as it was, by the browser's back button: for its visitor, a page that opens. */
export const comingBack: StartSource = (ports) => ({
  stop: listen(
    window,
    ['pageshow'],
    (event) => {
      if (!(event as PageTransitionEvent).persisted) return;
      ports.tell('es:page', {
        url: location.href,
        title: document.title,
        referrer: document.referrer,
        isNavigationWithin: false,
      });
    },
    ports,
  ),
});

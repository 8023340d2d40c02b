/** After each of these a film may show another picture. */
const changes = ['loadeddata', 'seeked', 'pause', 'timeupdate'];

export function isFilm(element: Element): element is HTMLVideoElement {
  return element.tagName === 'VIDEO';
}

/** Calls when a film may show another picture, as long as the film is there: about four times a second while it plays. */
export function onNewFrame(film: HTMLVideoElement, run: () => void): void {
  for (const change of changes) film.addEventListener(change, run, { passive: true });
}

/** A film may be a call or a camera, so that only those are taken that the page itself allows. */
export function isAllowed(film: HTMLVideoElement): boolean {
  return film.closest('[data-earshot-allow]') !== null;
}

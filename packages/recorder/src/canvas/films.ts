/** After each of these a film may show another picture. */
const changes = ['loadeddata', 'seeked', 'pause', 'timeupdate'];

export function isFilm(element: Element): element is HTMLVideoElement {
  return element.tagName === 'VIDEO';
}

/** Calls when a film may show another picture, as long as the film is there: about four times a second while it plays. */
export function onNewFrame(film: HTMLVideoElement, run: () => void): void {
  for (const change of changes) film.addEventListener(change, run, { passive: true });
}

/**
 * A film may be a call or a camera. What the page itself allows is taken where canvas elements or films are; with the site's switch also
 * every other that comes from a file.
 */
export function mayTake(
  film: HTMLVideoElement,
  { recordCanvas, recordVideo }: { recordCanvas: boolean; recordVideo: boolean },
): boolean {
  if (film.closest('[data-earshot-allow]')) return recordCanvas || recordVideo;
  return recordVideo && !film.srcObject;
}

/** The library with frames of other origins, canvas elements and films: a file of its own, for the few pages that ask for them. */
import { record as library } from 'rrweb';
import { watchCanvases } from '../canvas/watch-canvases.ts';
import { mayTake } from '../canvas/films.ts';
import type { RecordedEvent } from '../masking/recorded-events.ts';
import { recordFrame as frameRecorder } from '../record-frame.ts';
import type { Record, WholeRecording } from './load-recording.ts';

type Options = NonNullable<Parameters<Record>[0]> & { recordVideo?: boolean };

const { mirror, takeFullSnapshot } = library;

export const record = Object.assign(
  (options: Options = {}) =>
    options.recordCanvas || options.recordVideo ? withCanvases(options) : library(options),
  { mirror, takeFullSnapshot },
);

export const recordFrame: WholeRecording['recordFrame'] = (joined) =>
  frameRecorder(joined, record as unknown as Record);

function withCanvases(options: Options): ReturnType<Record> {
  const {
    recordCanvas = false,
    recordVideo = false,
    emit,
    blockSelector,
    maskTextSelector,
    maskTextFn,
  } = options;
  const hand = emit as unknown as (event: RecordedEvent) => void;
  const watch = watchCanvases({
    idOf: (canvas) => mirror.getId(canvas),
    partOf: (id) => mirror.getNode(id),
    isMasked: (canvas) => {
      if (blockSelector && aroundOf(canvas, blockSelector)) return true;
      const around = aroundOf(canvas, maskTextSelector ?? '');
      return around !== null && maskTextFn?.('x', around as HTMLElement) === '•';
    },
    emit: hand,
    takesCanvases: recordCanvas,
    takesFilm: (film) => mayTake(film, { recordCanvas, recordVideo }),
  });
  const stop = library({
    ...options,
    recordCanvas: false,
    emit: (event) => {
      hand(event as unknown as RecordedEvent);
      watch.note(event as unknown as RecordedEvent);
    },
  });
  return () => {
    watch.stop();
    stop?.();
  };
}

/** The nearest part of a page that a selector names, whatever shadow trees stand between. */
function aroundOf(element: Element, selector: string): Element | null {
  const found = element.closest(selector);
  if (found) return found;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? aroundOf(root.host, selector) : null;
}

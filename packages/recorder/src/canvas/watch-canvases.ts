import { eventTypes, sources, type RecordedEvent, type RecordedNode } from '../masking/recorded-events.ts';
import { watchDrawingCalls, type DrawingContext } from './drawing-calls.ts';
import type { PictureType } from './encode-pictures.ts';
import type { DrawnPicture } from '@earshot/replay-format/drawn-picture';
import { isFilm, onNewFrame } from './films.ts';
import { pictureEvent } from './picture-event.ts';
import { pictureMaker } from './picture-maker.ts';
import { pictureSize } from './picture-size.ts';

/** Between two pictures of one canvas. */
const pictureEveryMs = 1000;
/** What was never seen to be drawn on is looked at again after so long, then after twice as long, and so on. */
const firstLookMs = 2000;
const lastLookMs = 60_000;
/** Of the time of the page's thread, and of a worker's, so many parts are left alone. */
const restOfPage = 50;
const restOfWorker = 10;
const longestRestMs = 4000;
/** What takes longer waited for its turn on a busy machine. */
const pictureMsOfPixel = 6e-5;
/** After so many pictures it is seen anew which form is the smaller. */
const sameTypeTimes = 20;

/** What shows what no other event of a recording tells. */
export type Drawn = HTMLCanvasElement | HTMLVideoElement;

interface Watched {
  isChanged: boolean;
  isShown: boolean;
  /** Calls that draw on it are told. */
  isTold: boolean;
  /** Its drawing is gone once it was shown, and has to be taken in the moment it is made. */
  isFleeting: boolean;
  takenAt: number;
  lookAfter: number;
  type: PictureType | undefined;
  typeLeft: number;
  last: RecordedEvent['data'] | undefined;
  lastText: string;
}

interface Ports {
  idOf: (canvas: Node) => number;
  partOf: (id: number) => Node | null;
  isMasked: (canvas: Element) => boolean;
  emit: (event: RecordedEvent) => void;
  takesCanvases: boolean;
  takesFilm: (film: HTMLVideoElement) => boolean;
}

export interface CanvasWatch {
  /** Is told every event after it was emitted. */
  note: (event: RecordedEvent) => void;
  stop: () => void;
}

/**
 * Takes a picture of each canvas and each film when it has changed, one at a time, while the page has nothing else to do, and so seldom that neither the
 * page's thread nor the worker's is much at work for it.
 */
export function watchCanvases({
  idOf,
  partOf,
  isMasked,
  emit,
  takesCanvases,
  takesFilm,
}: Ports): CanvasWatch {
  const watched = new Map<Drawn, Watched>();
  const views = new Map<Window, () => void>();
  const maker = pictureMaker();
  let isRunning = true;
  let isTaking = false;
  let restsUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timerAt = Infinity;

  const shown = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const canvas = watched.get(target as Drawn);
        if (canvas) canvas.isShown = isIntersecting;
      }
      plan();
    },
    { rootMargin: '50%' },
  );

  const dueAt = ({ isChanged, isTold, takenAt, lookAfter }: Watched): number => {
    if (isChanged) return Math.max(restsUntil, takenAt + pictureEveryMs);
    return isTold ? Infinity : Math.max(restsUntil, takenAt + lookAfter);
  };

  const plan = (): void => {
    if (!isRunning || isTaking) return;
    let next = Infinity;
    for (const canvas of watched.values())
      if (canvas.isShown && !canvas.isFleeting) next = Math.min(next, dueAt(canvas));
    if (next >= timerAt || next === Infinity) return;
    clearTimeout(timer);
    timerAt = next;
    timer = setTimeout(() => whenIdle(takeNext), Math.max(0, next - performance.now()));
  };

  const takeNext = (): void => {
    timerAt = Infinity;
    if (!isRunning || isTaking) return;
    const now = performance.now();
    for (const [canvas, state] of watched)
      if (state.isShown && !state.isFleeting && dueAt(state) <= now && !document.hidden) {
        void take(canvas, state);
        return;
      }
    plan();
  };

  const take = async (canvas: Drawn, state: Watched): Promise<void> => {
    const wasChanged = state.isChanged;
    // A film may show a camera by now.
    if (isFilm(canvas) && !takesFilm(canvas)) {
      state.isChanged = false;
      plan();
      return;
    }
    state.isChanged = false;
    state.takenAt = performance.now();
    if (idOf(canvas) < 0) forget(canvas);
    const { width, height } = sizeOf(canvas);
    if (!watched.has(canvas) || width === 0 || height === 0) {
      plan();
      return;
    }
    isTaking = true;
    try {
      const { clientWidth, clientHeight } = canvas;
      const coming = createImageBitmap(canvas);
      const ofPage = performance.now() - state.takenAt;
      const size = pictureSize({ width, height }, { width: clientWidth, height: clientHeight });
      if (--state.typeLeft <= 0) state.type = undefined;
      const { picture, took } = await maker.make({ bitmap: await coming, ...size, type: state.type });
      const ofWorker = Math.min(took, size.width * size.height * pictureMsOfPixel);
      const rest = Math.min(longestRestMs, Math.max(ofPage * restOfPage, ofWorker * restOfWorker));
      restsUntil = state.takenAt + rest;
      if (!picture) forget(canvas);
      else tell(canvas, state, wasChanged, { width, height, ...picture });
    } catch {
      forget(canvas);
    } finally {
      isTaking = false;
      plan();
    }
  };

  const tell = (canvas: Drawn, state: Watched, wasChanged: boolean, picture: DrawnPicture): void => {
    if (!state.type) {
      state.type = picture.type as PictureType;
      state.typeLeft = sameTypeTimes;
    }
    const isSame = picture.base64 === state.lastText;
    if (!wasChanged) state.lookAfter = isSame ? Math.min(lastLookMs, state.lookAfter * 2) : firstLookMs;
    const id = idOf(canvas);
    if (isSame || id < 0 || !isRunning) return;
    const event = pictureEvent(id, picture);
    state.last = event.data;
    state.lastText = picture.base64;
    emit(event);
  };

  const onDrawn = (by: DrawingContext): void => {
    const canvas = by.canvas as HTMLCanvasElement;
    const state = watched.get(canvas);
    if (!state) return;
    if (!state.isTold) {
      state.isTold = true;
      state.isFleeting = by.getContextAttributes?.()?.preserveDrawingBuffer === false;
    }
    if (state.isFleeting) {
      if (
        !state.isChanged &&
        !isTaking &&
        state.isShown &&
        dueAt({ ...state, isChanged: true }) <= performance.now()
      ) {
        state.isChanged = true;
        // What draws now is through by then, and nothing of it was shown yet.
        queueMicrotask(() => void take(canvas, state));
      }
    } else if (!state.isChanged) {
      state.isChanged = true;
      plan();
    }
  };

  const add = (id: number): void => {
    const canvas = partOf(id) as Drawn | null;
    const view = canvas?.ownerDocument.defaultView;
    if (!canvas || !view || watched.has(canvas) || isMasked(canvas)) return;
    if (!isFilm(canvas) && !takesCanvases) return;
    if (takesCanvases && !views.has(view)) views.set(view, watchDrawingCalls(view, onDrawn));
    const state: Watched = {
      isChanged: true,
      isShown: false,
      isTold: isFilm(canvas),
      isFleeting: false,
      takenAt: -pictureEveryMs,
      lookAfter: firstLookMs,
      type: undefined,
      typeLeft: 0,
      last: undefined,
      lastText: '',
    };
    watched.set(canvas, state);
    if (isFilm(canvas))
      onNewFrame(canvas, () => {
        state.isChanged = true;
        plan();
      });
    shown.observe(canvas);
  };

  const forget = (canvas: Drawn): void => {
    watched.delete(canvas);
    shown.unobserve(canvas);
  };

  const find = ({ id, tagName, childNodes }: RecordedNode): void => {
    if (tagName === 'canvas' || tagName === 'video') add(id);
    for (const child of childNodes ?? []) find(child);
  };

  /** A replay may begin with this picture of the page, and holds what its canvases show then. */
  const tellAgain = (): void => {
    for (const [canvas, { last }] of watched) {
      const id = idOf(canvas);
      if (id < 0) forget(canvas);
      else if (last) emit({ type: eventTypes.incremental, timestamp: Date.now(), data: { ...last, id } });
    }
  };

  if (takesCanvases) views.set(window, watchDrawingCalls(window, onDrawn));
  return {
    note: ({ type, data }) => {
      if (type === eventTypes.fullSnapshot) {
        find(data.node as RecordedNode);
        tellAgain();
      } else if (type === eventTypes.incremental && data.source === sources.mutation) {
        const { adds, attributes } = data as unknown as {
          adds: { node: RecordedNode }[];
          attributes: { id: number; attributes: object }[];
        };
        for (const { node } of adds) find(node);
        for (const change of attributes) {
          const state = watched.get(partOf(change.id) as Drawn);
          // Another width or height empties it.
          if (state && ('width' in change.attributes || 'height' in change.attributes))
            state.isChanged = true;
        }
      }
      plan();
    },
    stop: () => {
      isRunning = false;
      clearTimeout(timer);
      shown.disconnect();
      maker.stop();
      for (const restore of views.values()) restore();
    },
  };
}

/** In its own pixels; 0 × 0 for a film of which nothing has come. */
function sizeOf(drawn: Drawn): { width: number; height: number } {
  return isFilm(drawn) ? { width: drawn.videoWidth, height: drawn.videoHeight } : drawn;
}

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: pictureEveryMs });
  else setTimeout(run, 50);
}

import { isOwn, type SafeEvent } from '@earshot/replay-format/sanitise';
import { Replayer } from 'rrweb';
import { settleAnimations } from './page/animations.ts';
import { ScriptAnimations } from './page/script-animations.ts';
import { type LibraryNodes, type PageHooks, ShownPage } from './page/shown-page.ts';
import type { ReadSegment } from './segment-as-read.ts';

export interface WindowSize {
  width: number;
  height: number;
}

interface SegmentReplayOptions {
  root: HTMLElement;
  speed: number;
  onSize: (size: WindowSize) => void;
}

/** What is gone to is shown as it stood there, not on its way from where the replay was. */
const noTransitions =
  'html.rrweb-paused *, html.rrweb-paused *::before, html.rrweb-paused *::after { transition: none !important; }';

/** A document that may run no scripts puts controls on every film. */
const noControls = 'video:not([controls])::-webkit-media-controls { display: none !important; }';

/** Segments of one page, drawn one after the other. It is not seen before it stands at the instant that was asked for. */
export class SegmentReplay {
  #segment: ReadSegment;
  #replayer: Replayer;
  #page: ShownPage;
  #animations: ScriptAnimations;
  #isPlaying = false;
  /** Whether it stands where it was last asked to. */
  #isSound = true;
  size: WindowSize = { width: 0, height: 0 };

  constructor(segment: ReadSegment, { root, speed, onSize }: SegmentReplayOptions) {
    this.#segment = segment;
    this.#replayer = new Replayer(segment.events, {
      root,
      speed,
      // The page may neither take the focus nor draw with the recording's own calls.
      triggerFocus: false,
      UNSAFE_replayCanvas: false,
      // Its copy of the page, and comparing with it, takes longer than to change the page, which is laid out once in the end.
      useVirtualDom: false,
      mouseTail: false,
      showWarning: false,
      insertStyleRules: [noTransitions, noControls],
      plugins: [{ onBuild: (node) => this.#page.built(node as Node) }],
    });
    this.#replayer.iframe.title = 'Recorded page';
    this.#replayer.on('resize', (size) => {
      this.size = size as WindowSize;
      onSize(this.size);
    });
    const pointer = this.#replayer.wrapper.querySelector<HTMLElement>('.replayer-mouse');
    this.#page = new ShownPage(this.#replayer.getMirror() as LibraryNodes, pointer);
    this.#page.expect(segment.events);
    this.#animations = new ScriptAnimations((id) => this.#replayer.getMirror().getNode(id));
    this.#animations.speed(speed);
    const { hooks } = this.#page;
    Object.assign(this.#replayer.config, {
      hooks: {
        ...hooks,
        pictureDrawn: (...given) => {
          this.#animations.forget();
          hooks.pictureDrawn(...given);
        },
      } satisfies PageHooks,
    });
    this.#replayer.on('custom-event', (event) => this.#takeOwn(event as SafeEvent));
    this.#replayer.on('flush', () => this.#page.settle());
  }

  get segment(): ReadSegment {
    return this.#segment;
  }

  get wrapper(): HTMLElement {
    return this.#replayer.wrapper;
  }

  get page(): Document | null {
    return this.#replayer.iframe.contentDocument;
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  /** Where it stands; never past its end. */
  get at(): number {
    return Math.min(this.#segment.endAt, this.#segment.firstAt + this.#replayer.getCurrentTime());
  }

  /** Goes on with another segment of the page that is drawn; it is not seen before it is shown. */
  goOnWith(segment: ReadSegment): boolean {
    if (!this.#isSound || addressOf(segment) !== addressOf(this.#segment)) return false;
    this.#replayer.pause();
    this.#segment = segment;
    this.#page.expect(segment.events);
    const { context } = this.#replayer.service.state;
    context.events = [...segment.events] as typeof context.events;
    // What comes is replayed from its beginning.
    context.lastPlayedEvent = null;
    return true;
  }

  show(at: number, isPlaying: boolean): void {
    const { firstAt, pictureAt, endAt } = this.#segment;
    // At the very instant of the picture it is not drawn yet, and nothing is drawn before it.
    const timeOffset = Math.min(Math.max(at, pictureAt + 1), endAt) - firstAt;
    this.#isPlaying = isPlaying;
    this.#isSound = false;
    if (isPlaying) this.#replayer.play(timeOffset);
    else this.#standAt(timeOffset);
    this.#settleAnimations(firstAt + timeOffset);
    this.#animations.settle(firstAt + timeOffset, isPlaying);
    this.#isSound = true;
  }

  pause(): void {
    this.#isPlaying = false;
    this.#replayer.pause();
    this.#animations.settle(this.at, false);
  }

  speed(speed: number): void {
    this.#replayer.setConfig({ speed });
    this.#animations.speed(speed);
    this.#animations.settle(this.at, this.#isPlaying);
  }

  end(): void {
    this.#replayer.destroy();
  }

  #takeOwn(event: SafeEvent): void {
    if (isOwn(event, 'es:video')) this.#page.knowSize(event.data.payload);
    if (!isOwn(event, 'es:animation')) return;
    this.#animations.take(event.data.payload, event.timestamp);
    // On the way to where it is to stand, all are settled in the end.
    if (this.#isSound) this.#animations.settle(this.at, this.#isPlaying);
  }

  #settleAnimations(at: number): void {
    if (!this.page) return;
    const { events, pictureAt, log } = this.#segment;
    const isNew = log.some(({ tag, payload }) => tag === 'es:page' && !payload.isNavigationWithin);
    const mirror = this.#replayer.getMirror();
    settleAnimations(this.page, (node) => mirror.getId(node), {
      events,
      pictureBeganAt: isNew ? pictureAt : -Infinity,
      at,
    });
  }

  /** As the library's `pause` with a time, which has the page run for an instant: the browser then looks at all its styles. */
  #standAt(timeOffset: number): void {
    const { service } = this.#replayer;
    if (service.state.matches('playing')) service.send({ type: 'PAUSE' });
    service.send({ type: 'PLAY', payload: { timeOffset } });
    service.send({ type: 'PAUSE' });
    this.#replayer.pause();
  }
}

function addressOf({ events: [first] }: ReadSegment): unknown {
  return first?.data.href;
}

import { Replayer } from 'rrweb';
import type { ReadSegment } from './read-segment.ts';

export interface WindowSize {
  width: number;
  height: number;
}

interface SegmentReplayOptions {
  root: HTMLElement;
  speed: number;
  onSize: (size: WindowSize) => void;
}

/** One segment, drawn. It is not seen before it stands at the instant that was asked for. */
export class SegmentReplay {
  readonly segment: ReadSegment;
  #replayer: Replayer;
  #isPlaying = false;
  size: WindowSize = { width: 0, height: 0 };

  constructor(segment: ReadSegment, { root, speed, onSize }: SegmentReplayOptions) {
    this.segment = segment;
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
    });
    this.#replayer.iframe.title = 'Recorded page';
    this.#replayer.on('resize', (size) => {
      this.size = size as WindowSize;
      onSize(this.size);
    });
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
    return Math.min(this.segment.endAt, this.segment.firstAt + this.#replayer.getCurrentTime());
  }

  show(at: number, isPlaying: boolean): void {
    const { firstAt, pictureAt, endAt } = this.segment;
    // At the very instant of the picture it is not drawn yet, and nothing is drawn before it.
    const offset = Math.min(Math.max(at, pictureAt + 1), endAt) - firstAt;
    this.#isPlaying = isPlaying;
    if (isPlaying) this.#replayer.play(offset);
    else this.#replayer.pause(offset);
  }

  pause(): void {
    this.#isPlaying = false;
    this.#replayer.pause();
  }

  speed(speed: number): void {
    this.#replayer.setConfig({ speed });
  }

  end(): void {
    this.#replayer.destroy();
  }
}

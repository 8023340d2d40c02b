import type { FromStage, ToStage } from '@earshot/replay-format/stage-messages';
import { fitted } from './fitted.ts';
import { labelOf } from './label-at.ts';
import type { ReadSegment } from './read-segment.ts';
import { SegmentReader } from './segment-reader.ts';
import { SegmentReplay } from './segment-replay.ts';

/** How often the screen is told where the replay stands. */
const tellEveryMs = 80;
/** The shown segment and the one that comes next. */
const keptSegments = 2;

/** Shows segments as it is told, and tells where it stands. */
export class Stage {
  #tell: (message: FromStage) => void;
  #kept: ReadSegment[] = [];
  #shown: SegmentReplay | undefined;
  #wanted: { key: string; at: number; isPlaying: boolean } | undefined;
  #speed = 1;
  #toldAt = 0;
  #reader = new SegmentReader({
    onRead: (segment) => {
      this.#keep(segment);
      this.#tell({ kind: 'loaded', key: segment.key, log: segment.log });
    },
    onFailed: (key, sentence) => this.#tell({ kind: 'failed', key, sentence }),
  });

  constructor(tell: (message: FromStage) => void) {
    this.#tell = tell;
    window.addEventListener('resize', () => this.#fit());
    requestAnimationFrame(this.#tick);
    tell({ kind: 'ready' });
  }

  take(message: ToStage): void {
    switch (message.kind) {
      case 'load':
        this.#reader.read({ key: message.key, bytes: message.bytes, to: message.to });
        break;
      case 'show':
        this.#show(message);
        break;
      case 'pause':
        this.#shown?.pause();
        break;
      case 'speed':
        this.#speed = message.speed;
        this.#shown?.speed(message.speed);
        break;
      case 'cursor':
        document.body.classList.toggle('no-cursor', !message.isShown);
        break;
      case 'point':
        this.#tell({ kind: 'pointed', label: this.#labelAt(message.x, message.y) });
    }
  }

  /** For errors that come to no caller of ours. */
  fail(): void {
    const key = this.#shown?.segment.key ?? this.#wanted?.key ?? '';
    this.#tell({ kind: 'failed', key, sentence: 'This part of the recording cannot be drawn.' });
  }

  #keep(segment: ReadSegment): void {
    this.#kept = this.#kept.filter(({ key }) => key !== segment.key);
    this.#kept.push(segment);
    while (this.#kept.length > keptSegments) {
      const away = this.#kept.findIndex(({ key }) => key !== this.#shown?.segment.key);
      const [dropped] = this.#kept.splice(away, 1);
      if (dropped) this.#tell({ kind: 'dropped', key: dropped.key });
    }
  }

  #show({ key, at, isPlaying }: ToStage & { kind: 'show' }): void {
    this.#wanted = { key, at, isPlaying };
    const segment = this.#kept.find((kept) => kept.key === key);
    if (!segment) {
      this.#tell({ kind: 'needs', key });
      return;
    }
    try {
      this.#draw(segment).show(at, isPlaying);
    } catch {
      this.fail();
      return;
    }
    this.#tellTime();
  }

  #draw(segment: ReadSegment): SegmentReplay {
    if (this.#shown?.segment === segment) return this.#shown;
    const before = this.#shown;
    this.#shown = new SegmentReplay(segment, {
      root: document.body,
      speed: this.#speed,
      onSize: (size) => {
        this.#fit();
        this.#tell({ kind: 'size', ...size });
      },
    });
    before?.end();
    return this.#shown;
  }

  #fit(): void {
    if (!this.#shown) return;
    const { scale, left } = fitted(this.#shown.size, { width: innerWidth, height: innerHeight });
    this.#shown.wrapper.style.transform = `translateX(${left}px) scale(${scale})`;
  }

  #labelAt(x: number, y: number): string {
    if (!this.#shown) return '';
    const { scale, left } = fitted(this.#shown.size, { width: innerWidth, height: innerHeight });
    return labelOf(this.#shown.page?.elementFromPoint((x - left) / scale, y / scale) ?? null);
  }

  #tick = (now: number): void => {
    requestAnimationFrame(this.#tick);
    if (!this.#shown?.isPlaying || now - this.#toldAt < tellEveryMs) return;
    this.#toldAt = now;
    this.#tellTime();
    const { at, segment } = this.#shown;
    if (at < segment.endAt) return;
    this.#shown.pause();
    this.#tell({ kind: 'ended', key: segment.key });
  };

  #tellTime(): void {
    if (this.#shown) this.#tell({ kind: 'time', key: this.#shown.segment.key, at: this.#shown.at });
  }
}

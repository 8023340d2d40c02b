import type { AssetType, KeptAsset } from '@earshot/replay-format/assets';
import type { FromStage, ToStage } from '@earshot/replay-format/stage-messages';
import { fitted } from './fitted.ts';
import { labelOf } from './label-at.ts';
import type { ReadSegment } from './segment-as-read.ts';
import type { ReaderOrder } from './reader-messages.ts';
import type { ReaderHears } from './segment-reader.ts';
import type { WindowSize } from './segment-replay.ts';
import { SegmentReplay } from './segment-replay.ts';
import { type StageFile, stageFileOf, StageFiles } from './stage-files.ts';

/** How often the screen is told where the replay stands. */
const tellEveryMs = 80;
/** The shown segment and the one that comes next. */
const keptSegments = 2;

interface StageGround {
  /** Where pages are drawn; all of it. */
  root: HTMLElement;
  /** Makes what reads segments. */
  readerFor: (hears: ReaderHears) => {
    read: (order: ReaderOrder) => void;
    know: (files: readonly StageFile[]) => void;
  };
  pictureUrl: (type: AssetType, bytes: KeptAsset['bytes']) => string;
}

/** Shows segments as it is told, and tells where it stands. */
export class Stage {
  #tell: (message: FromStage) => void;
  #kept: ReadSegment[] = [];
  #shown: SegmentReplay | undefined;
  #wanted: { key: string; at: number; isPlaying: boolean } | undefined;
  #speed = 1;
  #toldAt = 0;
  #root: HTMLElement;
  #reader: ReturnType<StageGround['readerFor']>;
  #pictureUrl: StageGround['pictureUrl'];
  #files = new StageFiles();
  /** Addresses of files that were asked for. */
  #asked = new Set<string>();

  constructor(tell: (message: FromStage) => void, { root, readerFor, pictureUrl }: StageGround) {
    this.#tell = tell;
    this.#root = root;
    this.#pictureUrl = pictureUrl;
    this.#reader = readerFor({
      onRead: (segment) => {
        this.#keep(segment);
        this.#tell({ kind: 'loaded', key: segment.key, log: segment.log });
        this.#askFor(segment);
      },
      onFailed: (key, sentence) => this.#tell({ kind: 'failed', key, sentence }),
    });
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
      case 'assets':
        this.#take(message.assets);
        break;
      case 'cursor':
        this.#root.classList.toggle('no-cursor', !message.isShown);
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

  /** It is shown without what it lacks, as a page is before its pictures have come. */
  #askFor({ lacks }: ReadSegment): void {
    if (lacks.some((address) => this.#files.has(address))) {
      this.#letGo();
      return;
    }
    const addresses = lacks.filter((address) => !this.#asked.has(address));
    for (const address of addresses) this.#asked.add(address);
    if (addresses.length > 0) this.#tell({ kind: 'lacks', addresses });
  }

  #take(assets: readonly KeptAsset[]): void {
    const files = assets.map((asset) => stageFileOf(asset, this.#pictureUrl));
    this.#files.add(files);
    this.#reader.know(files);
    if (files.length > 0) this.#letGo();
  }

  /** What was read before files came is read anew, to be shown with them. */
  #letGo(): void {
    for (const { key } of this.#kept) this.#tell({ kind: 'dropped', key });
    this.#kept = [];
    if (this.#wanted) this.#tell({ kind: 'needs', key: this.#wanted.key });
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
    if (this.#shown?.segment === segment || this.#shown?.goOnWith(segment)) return this.#shown;
    const before = this.#shown;
    this.#shown = new SegmentReplay(segment, {
      root: this.#root,
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
    const { scale, left } = fitted(this.#shown.size, this.#room());
    this.#shown.wrapper.style.transform = `translateX(${left}px) scale(${scale})`;
  }

  #room(): WindowSize {
    return { width: this.#root.clientWidth, height: this.#root.clientHeight };
  }

  #labelAt(x: number, y: number): string {
    if (!this.#shown) return '';
    const { scale, left } = fitted(this.#shown.size, this.#room());
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

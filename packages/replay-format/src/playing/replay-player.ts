import type { KeptAsset } from '../assets.ts';
import type { Segment } from '../segments.ts';
import { segmentAfter, segmentAt } from '../segments.ts';
import type { FromStage, LogEntry, ToStage } from '../stage-messages.ts';
import type { Span } from './quiet-spans.ts';
import { spanAt } from './quiet-spans.ts';
import { SegmentBytes, type FetchSegment } from './segment-bytes.ts';
import type { TabTurn } from './shown-tab.ts';
import { tabAt } from './shown-tab.ts';

/** What a player is told of a recording; times in milliseconds since 1970. */
export interface PlayedRecording {
  whole: Span;
  segments: readonly Segment[];
  turns: readonly TabTurn[];
  quiet: readonly Span[];
  isLive: boolean;
}

export interface PlayerState {
  at: number;
  isPlaying: boolean;
  speed: number;
  skipsQuiet: boolean;
  /** The part that holds this instant is on its way. */
  isWaiting: boolean;
  /** Why this instant cannot be seen; null when it can. */
  failure: string | null;
  /** Chunks that are missing in the part that is seen. */
  missing: number;
  tabId: string | undefined;
  /** The recorded window, in its own pixels. */
  size: { width: number; height: number } | null;
  /** What was read of console, requests and the like, in order of time, of the parts seen so far. */
  log: readonly LogEntry[];
  /** What the pointer is over; '' for nothing. */
  pointed: string;
}

export type FetchAssets = (addresses: readonly string[]) => Promise<KeptAsset[]>;

interface Ports {
  fetchSegment: FetchSegment;
  /** What is kept of the files that recorded pages name, as far as it is. */
  fetchAssets: FetchAssets;
  /** Sends to the stage. */
  post: (message: ToStage, transfer?: ArrayBuffer[]) => void;
  sentenceOf: (error: unknown) => string;
}

export const speeds = [0.5, 1, 2, 4, 8] as const;

/** Plays a recording on a stage: fetches the part that is needed and the next, and goes from one to the other. */
export class ReplayPlayer {
  #recording: PlayedRecording;
  #ports: Ports;
  #bytes: SegmentBytes;
  #state: PlayerState;
  #listeners = new Set<() => void>();
  /** What the stage holds. */
  #loaded = new Set<string>();
  #asked = new Set<string>();
  #logs = new Map<string, LogEntry[]>();
  #shown: Segment | undefined;
  #isReady = false;
  /** Beginning of the quiet part that was gone to on purpose: it is not passed over. */
  #wantedQuiet: number | undefined;

  constructor(recording: PlayedRecording, at: number, ports: Ports) {
    this.#recording = recording;
    this.#ports = ports;
    this.#bytes = new SegmentBytes(ports.fetchSegment);
    this.#state = {
      at: clamped(at, recording.whole),
      isPlaying: false,
      speed: 1,
      skipsQuiet: true,
      isWaiting: true,
      failure: null,
      missing: 0,
      tabId: tabAt(recording.turns, at),
      size: null,
      log: [],
      pointed: '',
    };
  }

  state = (): PlayerState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes what came since: a recording that is still written grows. */
  update(recording: PlayedRecording): void {
    const stood = this.#state.at >= this.#recording.whole.to - 1;
    this.#recording = recording;
    if (stood && this.#state.isPlaying) this.#show(this.#state.at);
  }

  play(): void {
    const { whole, isLive } = this.#recording;
    const atEnd = this.#state.at >= whole.to - 1 && !isLive;
    this.#change({ isPlaying: true });
    this.#show(atEnd ? whole.from : this.#state.at);
  }

  pause(): void {
    this.#change({ isPlaying: false });
    this.#ports.post({ kind: 'pause' });
  }

  toggle(): void {
    if (this.#state.isPlaying) this.pause();
    else this.play();
  }

  seek(at: number): void {
    const to = clamped(at, this.#recording.whole);
    this.#wantedQuiet = spanAt(this.#recording.quiet, to)?.from;
    this.#show(to);
  }

  /** To the end of what is there, and on from it as it comes. */
  follow(): void {
    this.#change({ isPlaying: true });
    this.seek(this.#recording.whole.to - 3000);
  }

  setSpeed(speed: number): void {
    this.#change({ speed });
    this.#ports.post({ kind: 'speed', speed });
  }

  setSkipsQuiet(skipsQuiet: boolean): void {
    this.#change({ skipsQuiet });
  }

  point(x: number, y: number): void {
    this.#ports.post({ kind: 'point', x, y });
  }

  retry(): void {
    this.#asked.clear();
    this.#show(this.#state.at);
  }

  hear(message: FromStage): void {
    switch (message.kind) {
      case 'ready':
        this.#isReady = true;
        this.#ports.post({ kind: 'speed', speed: this.#state.speed });
        this.#show(this.#state.at);
        break;
      case 'loaded':
        this.#loaded.add(message.key);
        this.#asked.delete(message.key);
        this.#keepLog(message.key, message.log);
        if (this.#shown && stageKey(this.#shown) === message.key) this.#show(this.#state.at);
        break;
      case 'dropped':
        this.#loaded.delete(message.key);
        break;
      case 'needs':
        this.#loaded.delete(message.key);
        this.#show(this.#state.at);
        break;
      case 'lacks':
        void this.#giveAssets(message.addresses);
        break;
      case 'failed':
        this.#asked.delete(message.key);
        if (!this.#shown || stageKey(this.#shown) === message.key)
          this.#change({ failure: message.sentence, isWaiting: false });
        break;
      case 'time':
        if (this.#shown && stageKey(this.#shown) === message.key) this.#pass(message.at);
        break;
      case 'ended':
        if (this.#shown && stageKey(this.#shown) === message.key) this.#goOn(this.#shown);
        break;
      case 'size':
        this.#change({ size: { width: message.width, height: message.height } });
        break;
      case 'pointed':
        if (message.label !== this.#state.pointed) this.#change({ pointed: message.label });
    }
  }

  /** Shows an instant, as soon as its part is there. */
  #show(at: number): void {
    const { segments, turns } = this.#recording;
    const tabId = tabAt(turns, at);
    const segment = tabId === undefined ? undefined : segmentAt(segments, tabId, at);
    this.#shown = segment ?? segments.find((one) => one.tabId === tabId) ?? segments[0];
    const shown = this.#shown;
    if (!shown) {
      this.#change({ at, failure: noPicture, isWaiting: false, isPlaying: false });
      return;
    }
    const key = stageKey(shown);
    const isWaiting = !this.#loaded.has(key);
    this.#change({ at, tabId: shown.tabId, missing: shown.missing, failure: null, isWaiting });
    if (!this.#isReady) return;
    if (isWaiting) {
      this.#ports.post({ kind: 'pause' });
      void this.#load(shown);
      return;
    }
    this.#ports.post({ kind: 'show', key, at, isPlaying: this.#state.isPlaying });
    const next = segmentAfter(segments, shown);
    if (next && !this.#loaded.has(stageKey(next))) void this.#load(next);
  }

  async #load(segment: Segment): Promise<void> {
    const key = stageKey(segment);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const bytes = await this.#bytes.of(key, segment);
      this.#ports.post({ kind: 'load', key, from: segment.from, to: segment.to, bytes }, [bytes]);
    } catch (error) {
      this.#asked.delete(key);
      if (this.#shown && stageKey(this.#shown) === key)
        this.#change({ failure: this.#ports.sentenceOf(error), isWaiting: false });
    }
  }

  async #giveAssets(addresses: readonly string[]): Promise<void> {
    try {
      const assets = await this.#ports.fetchAssets(addresses);
      if (assets.length > 0) this.#ports.post({ kind: 'assets', assets });
    } catch {
      // The page is shown without them.
    }
  }

  /** The stage says where it stands. */
  #pass(at: number): void {
    const { quiet, turns, whole } = this.#recording;
    this.#change({ at: Math.min(at, whole.to) });
    if (!this.#state.isPlaying) return;
    const span = this.#state.skipsQuiet ? spanAt(quiet, at) : undefined;
    // A second or less is not worth a jump.
    if (span && span.to - at > 1000 && span.from !== this.#wantedQuiet) this.#show(span.to);
    else if (tabAt(turns, at) !== this.#shown?.tabId) this.#show(at);
  }

  /** A part was played to its end. */
  #goOn(ended: Segment): void {
    const { segments, whole, isLive } = this.#recording;
    const next =
      segmentAfter(segments, ended) ??
      segments.filter(({ from }) => from > this.#state.at).sort((a, b) => a.from - b.from)[0];
    if (next) this.#show(Math.max(next.from, this.#state.at));
    else if (!isLive) this.#change({ isPlaying: false, at: whole.to });
  }

  #keepLog(key: string, log: LogEntry[]): void {
    // A part that grew tells again what it told before.
    const part = key.slice(0, key.lastIndexOf('-'));
    this.#logs.set(part, log);
    this.#change({ log: [...this.#logs.values()].flat().sort((a, b) => a.at - b.at) });
  }

  #change(some: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...some };
    for (const listener of this.#listeners) listener();
  }
}

const noPicture = 'No picture of a page has arrived, so there is nothing to replay.';

/** A part that still grows is another one for the stage. */
function stageKey({ key, toSeq }: Segment): string {
  return `${key}-${toSeq}`;
}

function clamped(at: number, { from, to }: Span): number {
  return Math.min(to, Math.max(from, at));
}

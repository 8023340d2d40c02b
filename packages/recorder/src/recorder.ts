import type { OwnPayloads, OwnTag } from '@earshot/replay-format/own-events';
import { changeLimits } from './capture/change-limits.ts';
import { eventBuffer } from './capture/event-buffer.ts';
import type { LateParts } from './capture/load-late-parts.ts';
import type { Record } from './capture/load-recording.ts';
import { isChange, isPress, ownEvent, recordPage, type PageRecording } from './capture/page-recording.ts';
import { snapshotTimes } from './capture/snapshot-times.ts';
import { startSources } from './capture/start-sources.ts';
import { elementMasking } from './masking/elements.ts';
import { eventTypes, type RecordedEvent } from './masking/recorded-events.ts';
import type { RecorderOptions } from './options.ts';
import type { AssetQuestion } from './packing/assets-messages.ts';
import type { EngineModule } from './packing/load-engine.ts';
import { startPacker } from './packing/packer.ts';
import { chunkQueue, queueBytesMax } from './sending/chunk-queue.ts';
import { delivery } from './sending/delivery.ts';
import { discardKept } from './sending/discard-kept.ts';
import type { Transport } from './sending/transport.ts';
import { droppedCount } from './session/dropped.ts';
import { failureCount } from './session/failures.ts';
import {
  closeRecording,
  isOver,
  keptRecording,
  openRecording,
  touchRecording,
  type OpenRecording,
} from './session/recording-id.ts';
import { watchPageLife } from './session/page-life.ts';
import type { SafeStorage } from './session/safe-storage.ts';
import type { SiteSettings } from './session/settings.ts';
import { drawShare, joinOptions } from './session/join-options.ts';
import { leaveTab, newTab, takeTab } from './session/tab.ts';
import { siteAddress } from './site-address.ts';
import type { SourcePorts } from './sources/source.ts';
import { rememberRefusal, workerChoice } from './session/worker-choice.ts';

export interface RecorderPorts {
  transport: Transport;
  /** Shared by the tabs of a browser. */
  shared: SafeStorage;
  /** Of one tab. */
  ofTab: SafeStorage;
  /** For pages that ask for canvas elements or frames of other origins. */
  wholeRecord?: Record | undefined;
  /** Brings what may come late. */
  late: () => Promise<LateParts>;
  /** The page was left before, and came back as it was: pages between have counted on in its tab. */
  isBack?: boolean;
  /**
   * The page came back, and its recording does not go on: it has ended here, what was not sent yet is left to the shelf, and the page
   * is to begin as one that is loaded.
   *
   * @param kept what stands in storage by now; undefined: it was discarded, as consent that is refused does on any page
   */
  onOtherRecording: (kept: OpenRecording | undefined) => void;
}

export interface RunningRecorder {
  /** `payload`: null of a person when nobody is there any more; what comes belongs to another recording, if somebody was told. */
  tell: <Tag extends OwnTag>(tag: Tag, payload: OwnPayloads[Tag] | null) => void;
  /** Undefined in a frame, which is part of another page's recording. */
  recordingId: () => string | undefined;
  /** Ends the recording of this page. `forget`: what the page has not sent yet is discarded, also of one that was stopped before. */
  stop: (forget: boolean) => void;
}

/** Masking on the page's own thread when it closes may take so long. */
const lastMaskingMs = 50;
const waitingLengthMax = 20 * 1024 * 1024;
const hugeChangesMax = 3;
const hugeChangePauseMs = 2000;
const touchEveryMs = 10_000;
const resourcesMax = 3000;

/**
 * Records this page until it is stopped, switched off by the server, or too much goes wrong.
 *
 * @returns undefined when this visit is not recorded or cannot be
 */
export function startRecorder(
  options: RecorderOptions,
  settings: SiteSettings,
  engine: () => Promise<EngineModule>,
  { transport, shared, ofTab, wholeRecord, late, isBack, onOtherRecording }: RecorderPorts,
): RunningRecorder | undefined {
  const joined = joinOptions(options, settings);
  const draw = () => {
    const share = drawShare(joined, Math.random());
    // What an earlier session left is sent by pages that are recorded: here it can only get too old.
    if (share === 'none')
      late()
        .then(({ discardOld }) => discardOld(options.siteKey))
        .catch(() => undefined);
    return share;
  };
  const open = () => openRecording(shared, Date.now(), draw, options.consentRequired);
  let recording = open();
  if (recording.share === 'none') return undefined;
  let tab = isBack ? newTab(recording.id) : takeTab(ofTab, recording.id);
  let page: PageRecording | undefined = undefined;
  let isRunning = true;
  let isPaused = false;
  let isSnapshotting = false;
  let hugeChanges = 0;
  let touchedAt = Date.now();
  let snapshotTimer: ReturnType<typeof setTimeout> | undefined;

  const lateParts = late();
  let gzipNow: LateParts['gzipNow'] | undefined;
  lateParts.then((parts) => (gzipNow = parts.gzipNow)).catch(() => undefined);
  const failures = failureCount(() => stop(false));
  const { guard } = failures;
  const dropped = droppedCount();
  const limits = changeLimits();
  const times = snapshotTimes(Date.now(), () => recording.share === 'on_error');
  const masking = elementMasking(joined, joined.rules.allowMark);
  const darkScreen = matchMedia('(prefers-color-scheme:dark)');
  const onColours = () => wantSnapshot(0);

  const closeAndGoOn = guard((id: string) => {
    closeRecording(shared, id);
    if (isRunning && id === recording.id) beginAnew();
  });

  const queue = chunkQueue({
    siteKey: options.siteKey,
    chunkUrl: siteAddress(options, 'chunk'),
    transport,
    shelf: lateParts.then(({ shelf }) => shelf),
    random: Math.random,
    onSnapshotWanted: () => wantSnapshot(0),
    onRecordingOver: closeAndGoOn,
    onImpossible: guard((id: string) => {
      if (id !== recording.id) return;
      stop(false);
      closeRecording(shared, id);
    }),
    onForbidden: () => {
      stop(true);
      discardKept();
    },
    onTooLarge: (bytes) => dropped.add('too_large', 1, bytes),
  });
  const sender = delivery({
    siteKey: options.siteKey,
    queue,
    dropped,
    place: () => ({ recording, tab }),
    onQueueFull: () => {
      isPaused = true;
    },
  });
  const packer = startPacker({
    rules: joined.rules,
    gzipNow: () => gzipNow,
    engine: engine(),
    onNoEngine: () => stop(false),
    worker: workerChoice(options.worker, shared, Date.now()),
    assets: joined.assets ? siteAddress(options, 'earshot-assets-1.js') : '',
    onQuestion: ({ ids, urls }: AssetQuestion) =>
      void lateParts
        .then(({ haveLoaded }) =>
          packer.answer({
            recordingId: recording.share === 'all' ? recording.id : '',
            shown: ids.map(shownPicture),
            loaded: haveLoaded(urls),
          }),
        )
        .catch(() => undefined),
    onPacked: guard(sender.deliver),
    onOpen: guard(sender.keepOpen),
    onDropped: (events) => dropped.add('not_masked_in_time', events, 0),
    onWorkerLost: () => rememberRefusal(shared, Date.now()),
  });
  const buffer = eventBuffer(
    guard((events: string[], closes: boolean) => {
      for (const payload of dropped.take())
        events.push(JSON.stringify(ownEvent('es:dropped', payload, Date.now())));
      packer.pack(events, closes);
    }),
  );

  function shownPicture(id: number): string {
    const part = page?.partOf(id) as (Partial<HTMLImageElement> & Element) | null | undefined;
    return part && masking.mayKeep(part, joined.pictures) ? part.currentSrc || '*' : '';
  }

  function onEvent(event: RecordedEvent): void {
    if (!isRunning || !mayGoOn(event)) return;
    // Styles may ask for it, and whoever watches may have the other.
    if (event.type === eventTypes.meta) event.data.isDark = darkScreen.matches;
    if (isChange(event) && !limits.apply(event.data as never, event.timestamp)) {
      dropHugeChange(event);
      return;
    }
    sources.note(event);
    keep(event);
  }

  function keep(event: RecordedEvent): void {
    const json = JSON.stringify(event);
    buffer.add(json);
    if (event.type === eventTypes.fullSnapshot) {
      times.taken(event.timestamp);
      buffer.sealSoon();
    } else if (times.note(event.timestamp, json.length) && !isSnapshotting) wantSnapshot(0);
    if (isPress(event)) buffer.handSoon();
    recording.lastAt = event.timestamp;
    if (event.timestamp - touchedAt < touchEveryMs) return;
    touchedAt = event.timestamp;
    touchRecording(shared, recording);
    const changes = limits.takeDropped();
    if (changes > 0) dropped.add('too_many_changes', changes, 0);
  }

  /** Sees to what has to happen before an event is kept: a new recording, or a place to put it. */
  function mayGoOn(event: RecordedEvent): boolean {
    if (isSnapshotting) return true;
    if (isOver(recording, event.timestamp)) {
      beginAnew();
      return false;
    }
    if (!isPaused && packer.waitingLength() + buffer.length() > waitingLengthMax) isPaused = true;
    if (!isPaused) return true;
    if (queue.bytes() > queueBytesMax / 2 || packer.waitingLength() > 0) {
      dropped.add('queue_full', 1, 0);
      return false;
    }
    isPaused = false;
    wantSnapshot(0);
    return false;
  }

  function dropHugeChange(event: RecordedEvent): void {
    dropped.add('too_many_changes', 1, 0);
    if (++hugeChanges >= hugeChangesMax) {
      keep(
        ownEvent('es:dropped', { events: hugeChanges, bytes: 0, why: 'too_many_changes' }, event.timestamp),
      );
      stop(false);
    } else wantSnapshot(hugeChangePauseMs);
  }

  function wantSnapshot(afterMs: number): void {
    if (!isRunning) return;
    snapshotTimer ??= setTimeout(
      guard(() => {
        snapshotTimer = undefined;
        takeSnapshot();
      }),
      afterMs,
    );
  }

  function takeSnapshot(): void {
    if (!isRunning || !page) return;
    // A replay may begin with this picture, and must not hold what was before it.
    buffer.sealNow();
    isSnapshotting = true;
    try {
      page.takeSnapshot();
    } finally {
      isSnapshotting = false;
    }
  }

  /** Goes over to the recording that the browser's tabs share by now. What came before belongs to the one before. */
  function beginAnew(): void {
    buffer.sealNow();
    packer.finishNow(lastMaskingMs);
    recording = open();
    if (recording.share === 'none') {
      stop(false);
      return;
    }
    if (tab.recordingId !== recording.id) tab = newTab(recording.id);
    // The picture comes first: a recording whose first chunk holds none is asked for one.
    takeSnapshot();
    sources.restart();
  }

  function tell<Tag extends OwnTag>(tag: Tag, payload: OwnPayloads[Tag] | null, at = Date.now()): void {
    if (!payload) {
      if (recording.told) closeAndGoOn(recording.id);
    } else if (isRunning && !isPaused) {
      recording.told ||= tag === 'es:identify';
      keep(ownEvent(tag, payload, at));
    }
  }

  const flushLast = guard(() => {
    buffer.sealNow();
    packer.finishNow(lastMaskingMs);
    touchRecording(shared, recording);
    queue.flushLast();
    // A page that is left may still become hidden after that, and send what it has to say of it.
    if (life.isLeaving()) leaveTab(ofTab, tab);
  });
  const life = watchPageLife({
    onMayGo: flushLast,
    onBack: guard(() => {
      const kept = keptRecording(shared);
      if (kept?.id !== recording.id || isOver(kept, Date.now())) {
        stop(true);
        onOtherRecording(kept);
        return;
      }
      // Pages between have counted on, and one of them may still be about to say how far.
      tab = newTab(recording.id);
      takeSnapshot();
    }),
    onOnline: guard(() => queue.hurry()),
  });

  function stop(forget: boolean): void {
    if (isRunning) {
      isRunning = false;
      clearTimeout(snapshotTimer);
      darkScreen.removeEventListener('change', onColours);
      page?.stop();
      sources.stop();
      life.stop();
      if (!forget) flushLast();
    }
    if (forget) queue.clear();
    packer.stop(forget);
  }

  const ports: SourcePorts = {
    tell,
    guard,
    idOf: (element) => page?.idOf(element) ?? -1,
    partOf: (id) => page?.partOf(id) ?? null,
    isOpen: masking.isOpen,
    isOwnAddress: (url) => url.startsWith(`${options.origin}/r/`),
    onError: () => {
      if (recording.share !== 'on_error') return;
      buffer.sealNow();
      sender.release();
      touchRecording(shared, recording);
    },
  };
  const sources = startSources(joined, ports, lateParts);
  darkScreen.addEventListener('change', onColours);
  // Of a page that loads more than 250 files, browsers forget the later ones.
  if (joined.assets) performance.setResourceTimingBufferSize(resourcesMax);
  page = recordPage({ wholeRecord, masking, ...joined, onEvent: guard(onEvent), onFailure: failures.note });
  if (!page) {
    stop(true);
    return undefined;
  }
  return { tell, recordingId: () => recording.id, stop };
}

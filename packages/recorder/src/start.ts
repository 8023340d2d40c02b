import { loadLateParts } from './capture/load-late-parts.ts';
import { loadWholeRecording, needsWholeRecording } from './capture/load-recording.ts';
import type { Earshot } from './earshot.ts';
import { isPartOfPageAround, isRecordedByPageAround } from './frame.ts';
import type { RecorderOptions } from './options.ts';
import { loadEngine } from './packing/load-engine.ts';
import { maskingFile } from './packing/masking-file.ts';
import { startRecorder, type RecorderPorts, type RunningRecorder } from './recorder.ts';
import { discardKept } from './sending/discard-kept.ts';
import { pageTransport } from './sending/transport.ts';
import { joinOptions } from './session/join-options.ts';
import { safeStorage } from './session/safe-storage.ts';
import { siteSettings } from './session/settings.ts';
import { siteAddress } from './site-address.ts';

const waitingMax = 200;

/** Begins to record this page, once the site's settings and the visitor's consent allow it. */
export function start(options: RecorderOptions): Earshot {
  const folder = options.files || `${options.origin}/r/`;
  const late = kept(() => loadLateParts(folder));
  const masking = kept(() => loadEngine(new URL(maskingFile, folder).href));
  const ports: RecorderPorts = {
    late,
    transport: pageTransport(window),
    shared: safeStorage(() => localStorage),
    ofTab: safeStorage(() => sessionStorage),
    onOtherRecording: (kept) => {
      running = undefined;
      ports.isBack = true;
      // Whoever refused may have done so on a page between: what this page was told no longer counts.
      isAllowed = Boolean(kept && (!options.consentRequired || kept.agreed));
      // Once the page is told that it is back: what hears of that belongs to the recording before.
      setTimeout(() => void begin());
    },
  };
  let running: RunningRecorder | undefined;
  /** The one that runs, or ran last: what it has may still be on its way. */
  let latest: RunningRecorder | undefined;
  let isWanted = true;
  let isAllowed = options.consentRequired !== true;
  let isStarting = false;
  let waiting: ((recorder: RunningRecorder) => void)[] = [];

  /** Both may be taken back while settings and files are on their way. */
  const mayRun = () => isWanted && isAllowed;

  const begin = async (): Promise<void> => {
    if (running || isStarting || !mayRun() || isRecordedByPageAround()) return;
    isStarting = true;
    try {
      const settings = await siteSettings(ports.shared, options.siteKey, Date.now(), fetchSettings);
      if (settings?.record) {
        const whole = needsWholeRecording(options, settings) ? await loadWholeRecording(folder) : undefined;
        if (mayRun())
          running = latest = isPartOfPageAround(options)
            ? whole?.recordFrame(joinOptions(options, settings))
            : startRecorder(options, settings, masking, { ...ports, wholeRecord: whole?.record });
      } else if (settings) discardKept();
    } catch {
      // A page whose recorder cannot start is a page without one.
    } finally {
      isStarting = false;
    }
    if (!running) return;
    for (const say of waiting) say(running);
    waiting = [];
  };

  const fetchSettings = async () => {
    // On its way at the same time, for a page that will most likely be recorded.
    if (!isPartOfPageAround(options)) masking().catch(() => undefined);
    const { status, text } = await ports.transport.send(siteAddress(options, 'settings'));
    if (status === 200) {
      if (options.script) void ports.transport.send(options.script, undefined, 'no-cache');
      return text;
    }
    // An unknown key is an answer too: this site is not recorded.
    return status === 403 || status === 404 ? '{"record":false}' : undefined;
  };

  const say = (what: (recorder: RunningRecorder) => void) => {
    try {
      if (running) what(running);
      else if (waiting.length < waitingMax) waiting.push(what);
    } catch {
      // What cannot be recorded is not.
    }
  };

  const end = (forget: boolean) => {
    latest?.stop(forget);
    running = undefined;
    if (forget) {
      waiting = [];
      discardKept();
    }
  };

  // A page that is left before it has begun, and comes back, could not tell what was refused meanwhile.
  addEventListener('pagehide', () => (isAllowed &&= !isStarting));
  void begin();
  return {
    identify: (person) => say((recorder) => recorder.tell('es:identify', person)),
    metadata: (values) => say((recorder) => recorder.tell('es:metadata', values)),
    event: (name, properties = {}) => say((recorder) => recorder.tell('es:custom', { name, properties })),
    start: () => {
      isWanted = true;
      void begin();
    },
    stop: () => {
      isWanted = false;
      end(false);
    },
    consent: (given) => {
      isAllowed = given;
      if (given) void begin();
      else end(true);
    },
    recordingUrl: () => {
      const id = running?.recordingId();
      return id && `${options.origin}/session_replay/replay_session?session_id=${id}`;
    },
  };
}

/** What a file brings, loaded once; where it did not come, the next who asks tries again. */
function kept<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let coming: Promise<Module> | undefined;
  return () =>
    (coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    }));
}

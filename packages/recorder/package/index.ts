import type { Earshot } from '../src/earshot.ts';
import type { RecorderOptions } from '../src/options.ts';

export type { Earshot } from '../src/earshot.ts';
export type { RecorderOptions, SelectorOptions } from '../src/options.ts';

interface RecorderModule {
  start: (options: RecorderOptions) => Earshot;
}

/** Where the recorder of a page is kept, so that modules that are loaded twice share it. */
const kept = Symbol.for('earshot.recorder');
const waitingMax = 200;

/**
 * Begins to record this page. The recorder itself comes from your Earshot server, so that it is always the one that the server
 * was installed with. A second call gives the recorder that runs already. On a server, where there is no page, calls do nothing.
 *
 * Nothing here throws: a page whose recorder does not come continues without one.
 */
export function start(options: RecorderOptions): Earshot {
  if (typeof window === 'undefined') return callsOf(() => undefined);
  const page = window as { [kept]?: Earshot };
  return (page[kept] ??= recorderOf(options));
}

function recorderOf(options: RecorderOptions): Earshot {
  let running: Earshot | undefined;
  let isComing = false;
  let waiting: ((recorder: Earshot) => void)[] = [];

  const load = async (): Promise<void> => {
    if (isComing) return;
    isComing = true;
    try {
      const origin = ofPage(options.origin || '/').replace(/\/$/, '');
      const files = options.files && ofPage(options.files);
      const address = new URL('earshot-1.mjs', files || `${origin}/r/`).href;
      const module = (await import(
        /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ address
      )) as RecorderModule;
      // A repaired one is requested with the settings of the site.
      const script = files ? undefined : address;
      running = module.start({ ...options, origin, ...(files && { files }), script });
      for (const call of waiting) call(running);
      waiting = [];
    } catch {
      // A later call of consent(true) or start() tries again.
      isComing = false;
    }
  };

  const calls = callsOf(
    (call) => {
      if (running) call(running);
      else if (waiting.length < waitingMax) waiting.push(call);
    },
    () => running?.recordingUrl(),
  );
  // Before consent not even the recorder is asked for.
  if (!options.consentRequired) void load();
  return {
    ...calls,
    consent: (given) => {
      calls.consent(given);
      if (given) void load();
    },
    start: () => {
      calls.start();
      if (!options.consentRequired) void load();
    },
  };
}

/** A whole address, where only a path of the page's own site was given. */
const ofPage = (address: string): string => new URL(address, location.href).href;

/** What a page can say, each handed to whoever passes it on. */
function callsOf(
  pass: (call: (recorder: Earshot) => void) => void,
  recordingUrl: Earshot['recordingUrl'] = () => undefined,
): Earshot {
  return {
    identify: (person) => pass((recorder) => recorder.identify(person)),
    metadata: (values) => pass((recorder) => recorder.metadata(values)),
    event: (name, properties) => pass((recorder) => recorder.event(name, properties)),
    start: () => pass((recorder) => recorder.start()),
    stop: () => pass((recorder) => recorder.stop()),
    consent: (given) => pass((recorder) => recorder.consent(given)),
    recordingUrl,
  };
}

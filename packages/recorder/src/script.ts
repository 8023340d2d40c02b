import { optionsOfTag } from './script-options.ts';
import { start } from './start.ts';
import type { Call } from './window.ts';

/** The file that a script tag loads. A script within a drawing has no address of this kind, and is passed over as it fails. */
function run(): void {
  const options = optionsOfTag(document.currentScript as HTMLScriptElement | null);
  const calls = window.earshot;
  // A second tag on the same page changes nothing.
  if (!options || (calls && !Array.isArray(calls))) return;
  const earshot = start(options);
  const push = ([name, ...given]: Call) => {
    (earshot[name] as (...given: unknown[]) => unknown)(...given);
  };
  window.earshot = { ...earshot, push };
  calls?.forEach(push);
}

try {
  run();
} catch {
  // The page goes on without a recorder.
}

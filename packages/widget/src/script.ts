import { optionsOfTag } from './options.ts';
import { start, type Widget } from './start.ts';

declare global {
  interface Window {
    earshotWidget?: Widget;
  }
}

/** The file that a script tag loads. */
function run(): void {
  const options = optionsOfTag(document.currentScript);
  // A second tag on the same page changes nothing.
  if (!options || window.earshotWidget) return;
  window.earshotWidget = start(options);
}

try {
  run();
} catch {
  // The page goes on without a widget.
}

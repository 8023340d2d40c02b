import type { FromStage, ToStage } from '@earshot/replay-format/stage-messages';
import { stageGreeting } from '@earshot/replay-format/stage-messages';
import { SegmentReader } from './segment-reader.ts';
import { blobUrl } from './stage-files.ts';
import { Stage } from './stage.ts';

/** Takes one port, from the page that holds the stage and shares its origin; whatever else is said is not heard. */
function listen(event: MessageEvent<unknown>): void {
  const [port] = event.ports;
  if (event.source !== window.parent || event.origin !== window.origin) return;
  if (event.data !== stageGreeting || !port) return;
  window.removeEventListener('message', listen);
  const stage = new Stage((message: FromStage) => port.postMessage(message), {
    root: document.body,
    readerFor: (hears) => new SegmentReader(hears),
    pictureUrl: blobUrl,
  });
  window.addEventListener('error', () => stage.fail());
  port.onmessage = ({ data }: MessageEvent<ToStage>) => stage.take(data);
}

window.addEventListener('message', listen);

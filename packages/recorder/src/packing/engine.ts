import { eventMasker, type MaskEvent } from '../masking/event-masker.ts';
import { batchMasker } from './mask-batch.ts';
import { packPlain, packSmall } from './packed-batch.ts';
import type { PackAnswer, PackRequest } from './worker-messages.ts';

/** What masks and compresses, on whichever thread. */
export interface Engine {
  eventMasker: typeof eventMasker;
  batchMasker: typeof batchMasker;
  packPlain: typeof packPlain;
  packSmall: typeof packSmall;
  /** Works for the page, in a worker. */
  serve: (worker: DedicatedWorkerGlobalScope) => void;
}

/** The part of the worker's scope that is used. */
interface DedicatedWorkerGlobalScope {
  onmessage: ((event: MessageEvent<PackRequest>) => void) | null;
  postMessage: (answer: PackAnswer, transfer: Transferable[]) => void;
}

/** The build makes of this one function that names nothing outside of itself, so that its text can be a worker's script. */
export function makeEngine(): Engine {
  return { eventMasker, batchMasker, packPlain, packSmall, serve };
}

/** Whether the build has done so. */
export const isSelfContained: boolean = false;

/** Takes batches in the order in which they come. */
function serve(worker: DedicatedWorkerGlobalScope): void {
  let mask: MaskEvent | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const pack = async (batch: number, events: string[]) => {
    if (!mask) return;
    const masker = batchMasker(mask);
    for (const event of events) masker.add(event);
    const packed = await packSmall(masker.finish());
    worker.postMessage({ batch, packed }, [packed.body.buffer]);
  };

  worker.onmessage = ({ data }) => {
    if ('rules' in data) mask = eventMasker(data.rules);
    else last = last.then(() => pack(data.batch, data.events));
  };
}

import { eventMasker, type MaskEvent } from '../masking/event-masker.ts';
import { fileNames } from '../masking/file-names.ts';
import { NamedValues } from '../masking/named-values.ts';
import type { MaskingRules } from '../masking/rules.ts';
import { cleanStyles } from '../masking/styles.ts';
import type { AssetsHost } from './assets-messages.ts';
import { batchMasker, type BatchMasker } from './mask-batch.ts';
import { packPlain, packSmall } from './packed-batch.ts';
import type { HandedEvents, PackAnswer, PackRequest } from './worker-messages.ts';

/** What masks and compresses, on whichever thread. */
export interface Engine {
  eventMasker: typeof eventMasker;
  namedValues: (known?: NamedValues['known']) => NamedValues;
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
  importScripts: (url: string) => void;
  earshot?: AssetsHost | undefined;
}

/** By then the page has what it needs first. */
const assetsAfterMs = 2000;
/** What was seen waits for it. */
const scriptPatienceMs = 10_000;

/** The build makes of this one function that names nothing outside of itself, so that its text can be a worker's script. */
export function makeEngine(): Engine {
  return {
    eventMasker,
    namedValues: (known) => new NamedValues(known),
    batchMasker,
    packPlain,
    packSmall,
    serve,
  };
}

function hostOf(url: string, rules: MaskingRules, named: NamedValues): AssetsHost {
  const { nameOf, addressOf } = fileNames();
  rules.nameFile = nameOf;
  return {
    url,
    addressOf,
    seen: [] as string[],
    cleanStyles: (text) => {
      // Sheets that the page could not read are known from here on.
      named.note(text);
      return cleanStyles(text, rules);
    },
  };
}

/** Takes batches in the order in which they come. */
function serve(worker: DedicatedWorkerGlobalScope): void {
  const named = new NamedValues();
  let mask: MaskEvent | undefined;
  let open: BatchMasker | undefined;
  let seenLength = 0;
  let last: Promise<unknown> = Promise.resolve();

  const pack = async ({ batch, events, closes }: HandedEvents) => {
    if (!mask) return;
    const masker = (open ??= batchMasker(mask));
    for (const event of events) masker.add(event);
    const masked = masker.finish();
    worker.earshot?.seen.push(masked.text.slice(seenLength));
    seenLength = closes ? 0 : masked.text.length;
    if (closes) open = undefined;
    const packed = await packSmall(masked);
    worker.postMessage({ batch, packed, known: named.known }, [packed.body.buffer]);
  };

  /** Another script, so that this one stays small. It is there before it is run: running waits for nothing. */
  const keepAssets = ({ url }: AssetsHost) => {
    fetch(url, { signal: AbortSignal.timeout(scriptPatienceMs) })
      .then(() => worker.importScripts(url))
      .catch(() => {
        worker.earshot = undefined;
      });
  };

  worker.onmessage = ({ data }) => {
    if ('rules' in data) {
      const { rules, assets: url } = data;
      mask = eventMasker(rules, named);
      if (url) setTimeout(keepAssets, assetsAfterMs, (worker.earshot = hostOf(url, rules, named)));
    } else if ('batch' in data) last = last.then(() => pack(data));
  };
}

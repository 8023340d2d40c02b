import type { MaskingRules } from '../masking/rules.ts';
import type { AssetAnswer, AssetQuestion } from './assets-messages.ts';
import type { MaskEvent } from '../masking/event-masker.ts';
import type { Engine } from './engine.ts';
import type { EngineModule } from './load-engine.ts';
import type { BatchMasker } from './mask-batch.ts';
import type { PackedBatch } from './packed-batch.ts';
import { startWorker, type WorkerChoice } from './start-worker.ts';
import type { HandedEvents, PackAnswer, PackRequest, WorkerMessage } from './worker-messages.ts';

export interface Packer {
  /**
   * Takes JSON texts of events; they come back in the order in which they went in: by `onOpen` the chunk that they make so far, by
   * `onPacked` the whole chunk once it was closed.
   */
  pack: (events: string[], closes: boolean) => void;
  /** Hands over at once what has not come back yet, masked on this thread; what takes longer than `budgetMs` is dropped. */
  finishNow: (budgetMs: number) => void;
  answer: (answer: AssetAnswer) => void;
  /** Ends. What waits for the engine still comes back once it is there, unless it is to be forgotten. */
  stop: (forget: boolean) => void;
  /** Characters that have not come back yet. */
  waitingLength: () => number;
}

export interface PackerPorts {
  rules: MaskingRules;
  /** Packs without waiting, once it has come. */
  gzipNow: () => ((bytes: Uint8Array) => Uint8Array<ArrayBuffer>) | undefined;
  /** On its way. Until it is there, events wait in memory, and nowhere else. */
  engine: Promise<EngineModule>;
  /** Nothing will ever be masked, so nothing may leave. */
  onNoEngine: () => void;
  worker: WorkerChoice;
  /** Address of the script that keeps the page's files; '' keeps none. Without a worker, none are kept either. */
  assets: string;
  onQuestion: (question: AssetQuestion) => void;
  onPacked: (packed: PackedBatch) => void;
  /** The open chunk as it is so far; in the place of what was told of it before. */
  onOpen: (packed: PackedBatch) => void;
  onDropped: (events: number) => void;
  /** The worker could not be started or went silent. */
  onWorkerLost: () => void;
}

const silenceMs = 20_000;
/** Longest piece of work on the page's own thread. */
const sliceMs = 6;

/** Masks and compresses in a worker, and in slices on the page's own thread where there is none. */
export function startPacker({
  rules,
  gzipNow,
  engine: coming,
  onNoEngine,
  worker: choice,
  assets,
  onQuestion,
  onPacked,
  onOpen,
  onDropped,
  onWorkerLost,
}: PackerPorts): Packer {
  const waiting = new Map<number, HandedEvents>();
  /** As far as it has come back. */
  let open: PackedBatch | undefined;
  /** Where there is no worker. */
  let openHere: BatchMasker | undefined;
  let lastBatch = 0;
  let ownTurn: Promise<unknown> = Promise.resolve();
  let engine: Engine | undefined;
  /** Sees every event in its order where there is no worker. */
  let mask: MaskEvent | undefined;
  let known: PackAnswer['known'] | undefined;
  let isStopped = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let worker: Worker | undefined;
  coming.then(begin).catch(onNoEngine);

  function begin(module: EngineModule): void {
    if (isStopped && waiting.size === 0) return;
    engine = module.makeEngine();
    mask = engine.eventMasker(rules);
    if (isStopped) {
      finishNow(Infinity);
      return;
    }
    worker = startWorker(choice, module);
    if (worker) {
      worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
        if ('question' in data) {
          onQuestion(data.question);
          return;
        }
        clearTimeout(silence);
        silence = undefined;
        known = data.known;
        handOver(data);
        if (waiting.size > 0) listen();
      };
      worker.onerror = (event) => {
        event.preventDefault();
        loseWorker();
      };
      post({ rules, assets });
    } else if (choice !== 'none') onWorkerLost();
    for (const handed of waiting.values()) send(handed);
  }

  function send(handed: HandedEvents): void {
    if (!worker) {
      packHere(handed);
      return;
    }
    post(handed);
    listen();
  }

  function post(request: PackRequest): void {
    worker?.postMessage(request);
  }

  function listen(): void {
    silence ??= setTimeout(loseWorker, silenceMs);
  }

  function loseWorker(): void {
    clearTimeout(silence);
    if (!worker) return;
    worker.terminate();
    worker = undefined;
    onWorkerLost();
    close();
    for (const handed of waiting.values()) packHere(handed);
  }

  function handOver({ batch, packed }: Pick<PackAnswer, 'batch' | 'packed'>): void {
    const handed = waiting.get(batch);
    if (!handed) return;
    waiting.delete(batch);
    open = packed;
    if (handed.closes) close();
    else if (packed.eventCount > 0) onOpen(packed);
  }

  function close(): void {
    const packed = open;
    open = openHere = undefined;
    if (packed) tell(packed);
  }

  function tell(packed: PackedBatch): void {
    if (packed.failed > 0) onDropped(packed.failed);
    if (packed.eventCount > 0) onPacked(packed);
  }

  function packHere({ batch, events }: HandedEvents): void {
    ownTurn = ownTurn.then(async () => {
      if (!waiting.has(batch) || !engine || !mask) return;
      const masker = (openHere ??= engine.batchMasker(mask));
      let sliceEnd = performance.now() + sliceMs;
      for (const event of events) {
        masker.add(event);
        if (performance.now() < sliceEnd) continue;
        await new Promise((resolve) => setTimeout(resolve, 0));
        // The page may have been about to close, and this batch is on its way.
        if (!waiting.has(batch)) return;
        sliceEnd = performance.now() + sliceMs;
      }
      handOver({ batch, packed: await engine.packSmall(masker.finish()) });
    });
  }

  function finishNow(budgetMs: number): void {
    if (!engine || !mask) return;
    const deadline = performance.now() + budgetMs;
    // The worker knows the page as it was before, this thread only what style sheets name: it masks more.
    const maskNow = worker ? engine.eventMasker(rules, engine.namedValues(known)) : mask;
    close();
    const handed = [...waiting.values()];
    waiting.clear();
    for (const { events } of handed) {
      const masker = engine.batchMasker(maskNow);
      const done = events.findIndex((event) => {
        if (performance.now() > deadline) return true;
        masker.add(event);
        return false;
      });
      if (done >= 0) onDropped(events.length - done);
      const plain = engine.packPlain(masker.finish());
      const gzip = gzipNow();
      tell(gzip ? { ...plain, body: gzip(plain.body), isGzip: true } : plain);
    }
  }

  return {
    pack: (events, closes) => {
      const handed = { batch: ++lastBatch, events, closes };
      waiting.set(handed.batch, handed);
      if (engine) send(handed);
    },
    finishNow,
    answer: (answer) => post({ answer }),
    stop: (forget) => {
      isStopped = true;
      clearTimeout(silence);
      worker?.terminate();
      worker = undefined;
      if (forget || engine) waiting.clear();
    },
    waitingLength: () => {
      let length = 0;
      for (const { events } of waiting.values()) for (const event of events) length += event.length;
      return length;
    },
  };
}

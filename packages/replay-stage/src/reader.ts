import { BrokenChunk } from '@earshot/replay-format/chunk';
import type { ReaderAnswer, ReaderOrder } from './reader-messages.ts';
import { readSegment } from './read-segment.ts';

/** The part of the worker's scope that is used. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ReaderOrder>) => void) | null;
  postMessage: (answer: ReaderAnswer) => void;
}

const scope = globalThis as unknown as WorkerScope;

/** Reads segments in a worker, so that the page that is drawn does not wait for it. */
scope.onmessage = ({ data: { key, bytes, to } }) => {
  readSegment(key, bytes, to).then(
    // As text the events pass from one thread to the other at a fraction of what a copy of all objects costs.
    ({ events, ...facts }) => scope.postMessage({ key, facts, events: JSON.stringify(events) }),
    (error: unknown) => scope.postMessage({ key, sentence: sentenceOf(error) }),
  );
};

function sentenceOf(error: unknown): string {
  return error instanceof BrokenChunk ? error.message : 'This part cannot be read.';
}

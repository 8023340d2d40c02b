import type { ReaderAnswer, ReaderFiles, ReaderOrder } from './reader-messages.ts';
import { readSegment } from './read-segment.ts';
import { StageFiles } from './stage-files.ts';
import { sentenceOf } from './why-unread.ts';

/** The part of the worker's scope that is used. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ReaderOrder | ReaderFiles>) => void) | null;
  postMessage: (answer: ReaderAnswer) => void;
}

const scope = globalThis as unknown as WorkerScope;
const files = new StageFiles();

/** Reads segments in a worker, so that the page that is drawn does not wait for it. */
scope.onmessage = ({ data }) => {
  if ('files' in data) {
    files.add(data.files);
    return;
  }
  readSegment(data, files).then(
    // As text the events pass from one thread to the other at a fraction of what a copy of all objects costs.
    ({ events, ...facts }) => scope.postMessage({ key: data.key, facts, events: JSON.stringify(events) }),
    (error: unknown) => scope.postMessage({ key: data.key, sentence: sentenceOf(error) }),
  );
};

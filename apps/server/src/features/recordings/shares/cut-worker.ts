import { parentPort } from 'node:worker_threads';
import { cutChunks } from './cut-chunks.ts';
import { givenFiles } from './given-files.ts';
import type { CutAnswer, CutOrder } from './cut-thread.ts';

parentPort?.on('message', ({ call, chunks, cut, recordingId, assets }: CutOrder) => {
  const { files, used } = givenFiles(assets);
  const anew = cutChunks(chunks, cut, recordingId, files);
  parentPort?.postMessage({ call, chunks: anew, used: [...used] } satisfies CutAnswer);
});

import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { readWordTable } from '@earshot/analysis/word-table';
import { pino } from 'pino';
import { connectDatabase } from '../../../platform/database/connect.ts';
import { isUnavailable } from '../../../platform/database/sqlstate.ts';
import { jobLimits } from '../../../platform/database/work-limits.ts';
import { collectWhenIdle } from '../../../platform/young-generation.ts';
import { analyseTexts, wordTableFile } from '../store/analyse-texts.service.ts';
import type { EngineReply, EngineRequest, EngineStart, FailureKind } from './engine-messages.ts';
import { closeEngine } from './engine-messages.ts';
import { ItemGone, itemsAbout, searchItems } from './search-items.ts';
import { WorkspaceIndexes } from './workspace-indexes.ts';

/* The engine's thread: answers searches and analyses texts, so that neither keeps requests waiting. */

if (!parentPort) throw new Error('The engine runs in a thread of its own');
const port = parentPort;
// The thread that asks is told of every failure, and writes the log.
const database = connectDatabase((workerData as EngineStart).connections, pino({ level: 'silent' }), {
  limits: jobLimits,
});
const words = readWordTable(await readFile(wordTableFile));
const indexes = new WorkspaceIndexes(database, words);
collectWhenIdle();

port.on('message', (message: EngineRequest | typeof closeEngine) => {
  if (message === closeEngine) {
    port.close();
    void database.stop();
    return;
  }
  answer(message).then(
    (reply) => port.postMessage({ call: message.call, answer: reply } satisfies EngineReply),
    (error: unknown) =>
      port.postMessage({ call: message.call, failure: failureOf(error) } satisfies EngineReply),
  );
});

async function answer(request: EngineRequest) {
  if (request.kind === 'analyse') return analyseTexts(request.texts, words);
  const index = await indexes.at(request.query.workspaceId, request.query.revision);
  switch (request.kind) {
    case 'about':
      return itemsAbout(index, request.query);
    case 'words':
      return Int32Array.from(wordings(request.query.text).flatMap((text) => index.itemsWithWords(text)));
    case 'each':
      return {
        ids: index.itemsWithEach(request.query.lists).map((ids) => Int32Array.from(ids)),
        size: index.size,
      };
    case 'spelling':
      return index.heldSpelling(request.query.text);
    case 'search':
      return searchItems(index, request.query);
  }
}

function wordings(text: string | readonly string[]): readonly string[] {
  return typeof text === 'string' ? [text] : text;
}

function failureOf(error: unknown) {
  const kind: FailureKind = isUnavailable(error) ? 'passing' : error instanceof ItemGone ? 'gone' : 'fault';
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { kind, message, stack };
}

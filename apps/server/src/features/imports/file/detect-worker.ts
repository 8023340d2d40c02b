import { detectFile } from '@earshot/tabular/detect/detect-file';
import { TabularError } from '@earshot/tabular/errors';
import { guessMapping } from '@earshot/tabular/columns/guess-mapping';
import { parentPort, workerData } from 'node:worker_threads';
import type { DetectAnswer, DetectRequest } from './detect-thread.service.ts';

const { path, fileName, overrides } = workerData as DetectRequest;

parentPort?.postMessage(await detect());

async function detect(): Promise<DetectAnswer> {
  try {
    const facts = await detectFile(path, fileName, overrides);
    return { facts, guesses: guessMapping(facts.columns, `${fileName} ${facts.sheet ?? ''}`) };
  } catch (error) {
    if (error instanceof TabularError) return { refused: error.message };
    throw error;
  }
}

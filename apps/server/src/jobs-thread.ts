import { pino } from 'pino';
import { parentPort, workerData } from 'node:worker_threads';
import { jobHandlers } from './features/job-handlers.ts';
import { openJobDeps } from './features/job-deps.ts';
import type { JobsThreadStart } from './jobs/jobs-thread-handle.ts';
import { jobsReady, stopJobs } from './jobs/jobs-thread-handle.ts';
import { openQueue } from './jobs/queue.ts';
import { startWorker } from './jobs/worker.ts';
import { connectDatabase } from './platform/database/open.ts';

const { config, connections } = workerData as JobsThreadStart;
const log = pino({ level: config.logLevel });
const database = connectDatabase(connections, log);
const queue = await openQueue(database, log);
const stopping = new AbortController();
const deps = openJobDeps({ config, database, queue, log, stopping: stopping.signal });
// Without a server given, nobody else does jobs on this database: what is said to be in work was left by a killed process.
const worker = await startWorker(database, jobHandlers, deps, log, {
  isAlone: config.databaseUrl === undefined,
});

parentPort?.on('message', (message) => {
  if (message === stopJobs) void stop();
});
parentPort?.postMessage(jobsReady);

async function stop(): Promise<void> {
  stopping.abort(new Error('The server is stopping'));
  await worker.stop();
  await queue.stop();
  await database.stop();
  parentPort?.close();
}

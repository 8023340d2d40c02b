import { pino } from 'pino';
import { parentPort, workerData } from 'node:worker_threads';
import { jobHandlers } from './features/job-handlers.ts';
import { openJobDeps } from './features/open-job-deps.ts';
import type { JobsReply, JobsRequest, JobsThreadStart } from './jobs/jobs-thread-messages.ts';
import { joinQueue } from './jobs/queue.ts';
import { connectDatabase } from './platform/database/connect.ts';
import { jobLimits } from './platform/database/work-limits.ts';

/* The jobs' thread: does the jobs that it is sent, several at once, until it is told to stop. */

if (!parentPort) throw new Error('Jobs are done in a thread of their own');
const port = parentPort;
const { config, connections } = workerData as JobsThreadStart;
const log = pino({ level: config.logLevel });
const database = connectDatabase(connections, log, { limits: jobLimits });
const stopping = new AbortController();
const running = new Map<number, { abort: AbortController; ended: Promise<void> }>();

port.on('message', (request: JobsRequest) => {
  if (request.kind === 'run') begin(request);
  else if (request.kind === 'abort') running.get(request.call)?.abort.abort();
  else void stop();
});
const opening = joinQueue(database, log).then((queue) => ({
  queue,
  deps: openJobDeps({ config, database, queue, log, stopping: stopping.signal }),
}));

function begin({ call, job, data, jobId, number }: JobsRequest & { kind: 'run' }): void {
  const abort = new AbortController();
  const handler = jobHandlers.find((one) => one.job.name === job);
  const work = async () => {
    if (!handler) throw new Error(`Nothing does the job ${job}`);
    const { deps } = await opening;
    await handler.run(data, deps, { jobId, number, signal: abort.signal });
  };
  const ended = work().then(
    () => answer({ call, failure: null }),
    (error: unknown) => answer({ call, failure: failureOf(error) }),
  );
  running.set(call, { abort, ended });
}

function answer(reply: JobsReply): void {
  running.delete(reply.call);
  port.postMessage(reply);
}

function failureOf(error: unknown): JobsReply['failure'] {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { name, message, stack };
}

async function stop(): Promise<void> {
  stopping.abort(new Error('The server is stopping'));
  await Promise.all(Array.from(running.values(), ({ ended }) => ended));
  await (await opening).queue.stop();
  await database.stop();
  port.close();
}

import type { Job } from './job.ts';
import { catalog } from './catalog.ts';
import type { JobsThreadOptions } from './jobs-thread-handle.ts';
import { JobsThread } from './jobs-thread-handle.ts';
import type { Handler, Worker } from './worker.ts';
import { startWorker } from './worker.ts';

export interface JobsOptions extends JobsThreadOptions {
  /** For jobs that need what only this thread has. */
  ownHandlers?: readonly Handler<unknown>[];
}

export interface Jobs extends Worker {
  /** Whether the thread that does them is there. */
  readonly isThreadRunning: boolean;
}

/** Takes jobs in this thread and has them done in another, except those that it has handlers of its own for. */
export async function startJobs({ ownHandlers = [], ...options }: JobsOptions): Promise<Jobs> {
  const thread = new JobsThread(options);
  const handlers = catalog.map(
    (job): Handler<null> => ownHandlers.find((own) => own.job === job) ?? doneIn(thread, job),
  );
  // Without a server given, nobody else does jobs on this database: what is said to be in work was left by a killed process.
  const isAlone = options.config.databaseUrl === undefined;
  const worker = await startWorker(options.database, handlers, null, options.log, { isAlone });
  return {
    get isThreadRunning() {
      return thread.isRunning;
    },
    stop: async () => {
      thread.beginStop();
      await worker.stop();
      await thread.end();
    },
  };
}

function doneIn(thread: JobsThread, job: Job): Handler<null> {
  return {
    job,
    run: (data, _deps, attempt) => {
      // Here, since the kind of an error is lost between threads.
      job.payload.parse(data);
      return thread.run(job.name, data, attempt);
    },
  };
}

import { TabularError } from '@earshot/tabular/errors';
import { BlobMissing } from '../../../platform/blobs/blob-store.ts';
import { NoRoomError } from '../../../platform/database/free-space.ts';
import { isUnavailable } from '../../../platform/database/sqlstate.ts';
import { MaskingChanged } from '../../personal-data/masking.service.ts';
import type { Attempt } from '../../../jobs/worker.ts';
import type { JobDeps } from '../../job-deps.ts';

/** The run was changed by somebody else, or another worker took it up: what this one has in hand is not to be stored. */
export class Overtaken extends Error {}

/** The work cannot get on; the message is a sentence for the person who asked for it. */
export class WorkFailed extends Error {}

export interface Fate {
  /** Asks for the same work again, as a job of its own. */
  again: () => Promise<void>;
  /** Notes that the work failed. */
  failed: (sentence: string, fault: 'of the file' | 'of the way') => Promise<void>;
}

/**
 * Does work on a run and sees to what may end it early. A worker that stops gives the work back; a failure is noted on the run,
 * which says what to do; a database that cannot be reached leaves the job to the queue's patience.
 */
export async function withFate(
  deps: Pick<JobDeps, 'stopping' | 'log'>,
  attempt: Attempt,
  { again, failed }: Fate,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  // The worker before this one was killed. As a new job the work has all its attempts again, and waits for none of them.
  if (attempt.number > 1) return again();
  const signal = AbortSignal.any([attempt.signal, deps.stopping]);
  try {
    await work(signal);
  } catch (error) {
    if (error instanceof Overtaken) return;
    if (signal.aborted || error instanceof MaskingChanged) return again();
    if (isUnavailable(error)) throw error;
    const sentence = sentenceOf(error);
    if (sentence === null) deps.log.error({ err: error, jobId: attempt.jobId }, 'work on an import failed');
    await failed(
      sentence ??
        'Something went wrong on our side. Stored rows are kept. Start again to continue from there.',
      error instanceof TabularError ? 'of the file' : 'of the way',
    );
  }
}

function sentenceOf(error: unknown): string | null {
  if (error instanceof TabularError || error instanceof WorkFailed) return error.message;
  if (error instanceof NoRoomError)
    return `${error.message}. Make room, then start again to continue from there.`;
  if (error instanceof BlobMissing) return 'The uploaded file is gone. Upload it again.';
  return null;
}

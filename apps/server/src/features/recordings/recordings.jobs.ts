import { digestRecording, keepRecordings } from '../../jobs/recording-work.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import type { JobDeps } from '../job-deps.ts';
import { digest } from './digest/digest.service.ts';
import { deleteOldRecordings } from './retention.service.ts';

export const recordingHandlers: Handler<JobDeps>[] = [
  handle(digestRecording, ({ workspaceId, recordingId }, deps, { signal }) =>
    digest(deps, workspaceId, recordingId, signal),
  ),
  handle(keepRecordings, (_payload, deps, { signal }) => deleteOldRecordings(deps, signal)),
];

import {
  digestRecordings,
  keepRecordings,
  mendRecordingsJob,
  packRecordingJob,
  removeBlobsJob,
} from '../../jobs/recording.jobs.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import type { JobDeps } from '../job-deps.ts';
import { digest, digestAll } from './digest/digest.service.ts';
import { everyWorkspace } from '../workspaces/workspaces.service.ts';
import { forgetErased } from './erasure/erasure.service.ts';
import { mendRecordings } from './lost-masking/lost-masking.service.ts';
import { packRecording } from './packing/pack.service.ts';
import { orderLostPacks, removeBlobs } from './packing/removal.service.ts';
import { deleteOldRecordings } from './retention.service.ts';
import { forgetExpiredSecrets } from './shares/shares.service.ts';

export const recordingHandlers: Handler<JobDeps>[] = [
  handle(digestRecordings, ({ workspaceId, recordingId }, deps, { signal }) =>
    recordingId === undefined
      ? digestAll(deps, workspaceId, signal)
      : digest(deps, workspaceId, recordingId, signal),
  ),
  handle(packRecordingJob, ({ workspaceId, recordingId }, deps, { signal }) =>
    packRecording(deps, workspaceId, recordingId, signal),
  ),
  handle(mendRecordingsJob, (payload, deps, { signal }) => mendRecordings(deps, payload, signal)),
  handle(removeBlobsJob, (_payload, deps, { signal }) => removeBlobs(deps, signal)),
  handle(keepRecordings, async (_payload, deps, { signal }) => {
    await deleteOldRecordings(deps, signal);
    for (const workspaceId of await everyWorkspace(deps.database.app)) {
      signal.throwIfAborted();
      await forgetErased(deps, workspaceId);
    }
    await forgetExpiredSecrets(deps);
    // What is ordered before the store fails to answer is deleted by a later sweep.
    await removeBlobs(deps, signal);
    await orderLostPacks(deps);
  }),
];

import { z } from 'zod';
import { defineJob } from './job.ts';

/** Reads the chunks of a recording that were not read yet, and says what is in them. */
export const digestRecording = defineJob({
  name: 'recordings.digest',
  payload: z.object({ workspaceId: z.uuid(), recordingId: z.uuid() }),
  oneFor: 'queued',
  concurrency: 2,
});

/** Deletes, every night, recordings that are older than their workspace keeps them. */
export const keepRecordings = defineJob({
  name: 'recordings.keep',
  payload: z.object({}),
  oneFor: 'running',
  schedule: '17 3 * * *',
  timeoutSeconds: 3600,
});

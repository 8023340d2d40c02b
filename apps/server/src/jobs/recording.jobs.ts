import { z } from 'zod';
import { defineJob } from './job.ts';

/**
 * Reads the chunks of a workspace's recordings that were not read yet, or those of one recording, and says what is in them.
 * One at a time: two would read the same.
 */
export const digestRecordings = defineJob({
  name: 'recordings.digest',
  payload: z.object({ workspaceId: z.uuid(), recordingId: z.uuid().optional() }),
  oneFor: 'queued',
});

/** Deletes, every night, recordings that are older than their workspace keeps them. */
export const keepRecordings = defineJob({
  name: 'recordings.keep',
  payload: z.object({}),
  oneFor: 'running',
  schedule: '17 3 * * *',
  timeoutSeconds: 3600,
});

/** Moves the bytes of a recording that has ended into the blob store. */
export const packRecordingJob = defineJob({
  name: 'recordings.pack',
  payload: z.object({ workspaceId: z.uuid(), recordingId: z.uuid() }),
  oneFor: 'queued',
});

/** Deletes recordings of a site that may show text that it asks to mask, or masks every text of them. */
export const mendRecordingsJob = defineJob({
  name: 'recordings.mend',
  payload: z.object({ workspaceId: z.uuid(), siteId: z.int(), how: z.enum(['mask', 'delete']) }),
  oneFor: 'queued',
  timeoutSeconds: 3600,
});

/** Deletes blobs that no recording needs any more. */
export const removeBlobsJob = defineJob({
  name: 'recordings.remove_blobs',
  payload: z.object({}),
  oneFor: 'queued',
});

/** Asks, every five minutes, for recordings to be read or packed that nobody else asked for. */
export const sweepRecordings = defineJob({
  name: 'recordings.sweep',
  payload: z.object({}),
  oneFor: 'running',
  schedule: '*/5 * * * *',
});

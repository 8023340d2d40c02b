import { z } from 'zod';
import { defineJob } from './job.ts';

/** Masks personal data in what a workspace stored before it chose to. */
export const maskStored = defineJob({
  name: 'personal_data.mask_stored',
  payload: z.object({ workspaceId: z.uuid() }),
  oneFor: 'running',
  timeoutSeconds: 3 * 3600,
});

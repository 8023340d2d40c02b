import { z } from 'zod';
import { defineJob } from './job.ts';

/** Looks for changes in a workspace's feedback and orders the emails that tell of them. */
export const lookForChanges = defineJob({
  name: 'alerts.look',
  payload: z.object({ workspaceId: z.uuid() }),
  oneFor: 'running',
  attempts: 3,
});

/** Asks, once an hour, for a look in each workspace whose morning has come. */
export const wakeAlerts = defineJob({
  name: 'alerts.wake',
  payload: z.object({}),
  oneFor: 'running',
  schedule: '9 * * * *',
});

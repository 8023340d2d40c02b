import { z } from 'zod';
import { defineJob } from './job.ts';

/** Looks for themes in a workspace's items. */
export const buildThemes = defineJob({
  name: 'themes.build',
  payload: z.object({ workspaceId: z.uuid() }),
  oneFor: 'running',
  attempts: 3,
  timeoutSeconds: 3600,
});

/** Asks, once a night, for themes of every workspace whose items have changed. */
export const rebuildThemes = defineJob({
  name: 'themes.rebuild',
  payload: z.object({}),
  oneFor: 'running',
  schedule: '41 2 * * *',
});

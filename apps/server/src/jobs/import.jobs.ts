import { z } from 'zod';
import { defineJob } from './job.ts';

const Run = z.object({ workspaceId: z.uuid(), importId: z.uuid() });

/** A file of 2,000,000 rows takes well under this; a worker that was killed is noticed by its silence, long before. */
const longestSeconds = 6 * 3600;
/** The run itself counts how often it was begun in vain. */
const patient = { attempts: 1000, retryAfterSeconds: 1, timeoutSeconds: longestSeconds };

/** The dry run of an import; a round that was overtaken by another does nothing. */
export const checkImport = defineJob({
  name: 'imports.check',
  payload: Run.extend({ round: z.int() }),
  concurrency: 2,
  ...patient,
});

/** Gets on with whatever the run was asked for: its import or its undo. */
export const runImport = defineJob({ name: 'imports.run', payload: Run, concurrency: 2, ...patient });

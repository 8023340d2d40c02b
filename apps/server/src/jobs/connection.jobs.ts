import { z } from 'zod';
import { defineJob } from './job.ts';

const One = z.object({ workspaceId: z.uuid(), connectionId: z.uuid() });

/** The connection itself remembers where it got to; a worker that was killed is followed by another. */
const patient = { attempts: 1000, retryAfterSeconds: 1, timeoutSeconds: 6 * 3600 };

/** Brings what is new in a connected system. One that comes too early, or after another took its turn, does nothing. */
export const syncConnection = defineJob({
  name: 'connections.sync',
  payload: One,
  concurrency: 3,
  ...patient,
});

/** Deletes the items of a connection that was disconnected, and then the connection. */
export const removeConnection = defineJob({ name: 'connections.remove', payload: One, ...patient });

/** Sees to connections that nobody wakes any more, and to secrets that are sealed with an old key. */
export const keepConnections = defineJob({
  name: 'connections.keep',
  payload: z.object({}),
  oneFor: 'running',
  schedule: '23 * * * *',
});

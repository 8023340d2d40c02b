// Takes a job and never finishes it: node work-forever.ts <connections as JSON>
import { pino } from 'pino';
import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { handle, startWorker } from '../../jobs/worker.ts';
import type { Connections } from '../../platform/database/open.ts';

export const endless = defineJob({ name: 'test.endless', payload: z.object({}), retryAfterSeconds: 1 });

const given = process.argv[2];
if (import.meta.main && given !== undefined) {
  const connections = JSON.parse(given) as Connections;
  const takeForever = handle(endless, async () => {
    process.stdout.write('taken\n');
    await new Promise(() => undefined);
  });
  await startWorker({ connections }, [takeForever], {}, pino({ level: 'silent' }));
}

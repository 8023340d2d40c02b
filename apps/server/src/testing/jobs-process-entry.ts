import { pino } from 'pino';
import { once } from 'node:events';
import type { JobsThreadStart } from '../jobs/jobs-thread-handle.ts';
import { JobsThread } from '../jobs/jobs-thread-handle.ts';

const [{ config, connections }] = (await once(process, 'message')) as [JobsThreadStart];
const jobs = new JobsThread({ config, database: { connections }, log: pino({ level: 'silent' }) });
await jobs.start();
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => void jobs.stop().then(() => process.exit(0)));
process.send?.('ready');

import { pino } from 'pino';
import { once } from 'node:events';
import type { JobsThreadStart } from '../../jobs/jobs-thread-messages.ts';
import { startJobs } from '../../jobs/start-jobs.ts';

const [{ config, connections }] = (await once(process, 'message')) as [JobsThreadStart];
const jobs = await startJobs({ config, database: { connections }, log: pino({ level: 'silent' }) });
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => void jobs.stop().then(() => process.exit(0)));
process.send?.('ready');

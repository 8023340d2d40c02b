import { applyTone, learnTone } from '../../jobs/sentiment.jobs.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import type { JobDeps } from '../job-deps.ts';
import { applyToneOf } from './tone/apply-tone.ts';
import { learnToneOf } from './tone/learn-tone.ts';

export const validationHandlers: Handler<JobDeps>[] = [
  handle(learnTone, ({ workspaceId }, deps) => learnToneOf(deps, workspaceId)),
  handle(applyTone, ({ workspaceId }, deps) => applyToneOf(deps, workspaceId)),
];

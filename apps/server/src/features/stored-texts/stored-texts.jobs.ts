import { maskStored } from '../../jobs/mask-stored.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import type { JobDeps } from '../job-deps.ts';
import { runMasking } from './mask-stored.ts';

export const storedTextsHandlers: Handler<JobDeps>[] = [
  handle(maskStored, ({ workspaceId }, deps) => runMasking(deps, workspaceId)),
];

import { buildThemes, rebuildThemes } from '../../jobs/theme.jobs.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../job-deps.ts';
import { everyWorkspace } from '../workspaces/workspaces.service.ts';
import { askWhenTouched } from './ask-for-build.ts';
import { runBuild } from './build-themes.ts';

export const themeHandlers: Handler<JobDeps>[] = [
  handle(buildThemes, ({ workspaceId }, deps) => runBuild(deps, workspaceId)),
  handle(rebuildThemes, async (_payload, deps) => {
    for (const workspaceId of await everyWorkspace(deps.database.app)) {
      deps.stopping.throwIfAborted();
      await inWorkspace(deps.database, workspaceId, (tx) => askWhenTouched(deps, tx, workspaceId));
    }
  }),
];

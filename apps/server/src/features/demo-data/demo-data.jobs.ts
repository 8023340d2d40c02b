import { addDemoStory, endDemoStory } from '../../jobs/demo-data.jobs.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import type { JobDeps } from '../job-deps.ts';
import { addStory } from './add-story.ts';
import { endStory } from './end-story.ts';

export const demoDataHandlers: Handler<JobDeps>[] = [
  handle(addDemoStory, async (wanted, deps) => {
    await addStory(deps, wanted);
    const { workspaceId, userId } = wanted;
    await deps.queue.enqueue(deps.database.app, endDemoStory, { workspaceId, userId, checks: 0 });
  }),
  handle(endDemoStory, (wanted, deps) => endStory(deps, wanted)),
];

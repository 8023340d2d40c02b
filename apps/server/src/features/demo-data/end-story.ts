import type { analysisSteps } from '@earshot/contracts/enrichment';
import { endDemoStory } from '../../jobs/demo-data.jobs.ts';
import { lookForChanges } from '../../jobs/alert.jobs.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { readProgress } from '../enrichment/progress.service.ts';
import type { JobDeps } from '../job-deps.ts';
import { addReport } from '../reports/reports.service.ts';
import * as sql from './demo-data.sql.ts';
import { noteThing, readThings } from './sample-things.sql.ts';
import { storyReport } from './story.ts';

const secondsBetweenChecks = 5;
/** After five minutes the rest is told by what is understood then. */
const checksAtMost = 60;

/** What alerts and reports read. */
const awaited: ReadonlySet<(typeof analysisSteps)[number]> = new Set(['items', 'topics', 'themes']);

interface Wanted {
  workspaceId: string;
  userId: string;
  checks: number;
}

/** Looks for changes and runs the report once topics and themes are there, unless the demo is gone. Safe to run twice. */
export async function endStory(
  { database, queue, now }: Pick<JobDeps, 'database' | 'queue' | 'now'>,
  { workspaceId, userId, checks }: Wanted,
): Promise<void> {
  const progress = await readInWorkspace(database, workspaceId, (tx) => readProgress(tx, workspaceId));
  await inWorkspace(database, workspaceId, async (tx) => {
    if (!(await sql.lockWorkspace(tx, workspaceId))) return;
    if (progress?.steps.some((step) => awaited.has(step)) && checks < checksAtMost) {
      const again = { workspaceId, userId, checks: checks + 1 };
      await queue.enqueue(tx, endDemoStory, again, { startAfterSeconds: secondsBetweenChecks });
      return;
    }
    if ((await readThings(tx, workspaceId)).has('report')) return;
    await queue.enqueue(tx, lookForChanges, { workspaceId }, { key: workspaceId });
    const id = await addReport({ queue, now }, tx, { workspaceId, userId }, storyReport);
    await noteThing(tx, workspaceId, 'report', id);
  });
}

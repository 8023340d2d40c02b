import type { Analysing } from '@earshot/contracts/enrichment';
import { analysisSteps } from '@earshot/contracts/enrichment';
import { fitTopicJob, linkItemsJob } from '../../jobs/fit-topics.ts';
import type { Job } from '../../jobs/job.ts';
import { buildThemes } from '../../jobs/theme.jobs.ts';
import { applyTone, learnTone } from '../../jobs/sentiment.jobs.ts';
import { understand } from '../../jobs/understand.ts';
import { workUnderWay } from '../../jobs/work-under-way.sql.ts';
import type { Db } from '../../platform/database/open.ts';
import { readCleaningProgress, readItemsBehind } from './progress.sql.ts';

const stepOf = new Map<Job, Analysing['steps'][number]>([
  [understand, 'items'],
  [learnTone, 'sentiment'],
  [applyTone, 'sentiment'],
  [fitTopicJob, 'topics'],
  [buildThemes, 'themes'],
  [linkItemsJob, 'neighbours'],
]);

/**
 * What is being worked out of a workspace's items, by the jobs that wait or run; null when nothing is. While earlier items are
 * cleaned, that comes first: all else is worked out anew behind it.
 */
export async function readProgress(db: Db, workspaceId: string): Promise<Analysing | null> {
  const names = new Set(await workUnderWay(db, workspaceId, [...stepOf.keys()]));
  const underWay = new Set([...stepOf].filter(([job]) => names.has(job.name)).map(([, step]) => step));
  const cleaning = await readCleaningProgress(db, workspaceId);
  if (cleaning) {
    const done = Math.min(cleaning.done, cleaning.total);
    return { done, total: cleaning.total, steps: ['cleaning'] };
  }
  if (underWay.size === 0) return null;
  const { total, pending, unjudged } = await readItemsBehind(db, workspaceId);
  return {
    done: Math.max(0, total - Math.max(pending, unjudged)),
    total,
    steps: analysisSteps.filter((step) => underWay.has(step)),
  };
}

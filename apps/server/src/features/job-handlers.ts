import { lookForChanges, wakeAlerts } from '../jobs/alert.jobs.ts';
import { learnTemplates, runCleaning } from '../jobs/cleaning.jobs.ts';
import { keepConnections, removeConnection, syncConnection } from '../jobs/connection.jobs.ts';
import { addDemoStory, endDemoStory } from '../jobs/demo-data.jobs.ts';
import { checkImport, runImport } from '../jobs/import.jobs.ts';
import { fitTopicJob, linkItemsJob, previewTopicJob } from '../jobs/fit-topics.ts';
import type { Job } from '../jobs/job.ts';
import { runPackJob } from '../jobs/market.jobs.ts';
import { maskStored } from '../jobs/mask-stored.ts';
import {
  digestRecordings,
  keepRecordings,
  packRecordingJob,
  mendRecordingsJob,
  removeBlobsJob,
} from '../jobs/recording.jobs.ts';
import { sendMail } from '../jobs/mail-order.ts';
import { measureSizes } from '../jobs/operator.jobs.ts';
import { buildThemes, rebuildThemes } from '../jobs/theme.jobs.ts';
import { applyTone, learnTone } from '../jobs/sentiment.jobs.ts';
import { understand } from '../jobs/understand.ts';
import { cleanUp } from '../jobs/maintenance.jobs.ts';
import { keepVisits, visitSiteJob } from '../jobs/visit.jobs.ts';
import type { Handler } from '../jobs/worker.ts';
import type { JobDeps } from './job-deps.ts';

/** Every feature's jobs: the one place where features meet in the jobs' thread. */
export const jobHandlers: readonly Handler<JobDeps>[] = [
  ...loadedToRun([sendMail], async () => [(await import('./mail/mail.jobs.ts')).sendMailHandler]),
  ...loadedToRun(
    [checkImport, runImport],
    async () => (await import('./imports/imports.jobs.ts')).importHandlers,
  ),
  ...loadedToRun(
    [syncConnection, removeConnection, keepConnections],
    async () => (await import('./connections/connections.jobs.ts')).connectionHandlers,
  ),
  ...loadedToRun([understand], async () => {
    const { enrichmentHandlers } = await import('./enrichment/enrichment.jobs.ts');
    return enrichmentHandlers((await import('./enrichment-steps.ts')).enrichmentSteps);
  }),
  ...loadedToRun(
    [runCleaning, learnTemplates],
    async () => (await import('./cleaning/cleaning.jobs.ts')).cleaningHandlers,
  ),
  ...loadedToRun(
    [buildThemes, rebuildThemes],
    async () => (await import('./themes/themes.jobs.ts')).themeHandlers,
  ),
  ...loadedToRun(
    [fitTopicJob, previewTopicJob, linkItemsJob],
    async () => (await import('./topics/topics.jobs.ts')).topicHandlers,
  ),
  ...loadedToRun(
    [learnTone, applyTone],
    async () => (await import('./validation/validation.jobs.ts')).validationHandlers,
  ),
  ...loadedToRun(
    [maskStored],
    async () => (await import('./stored-texts/stored-texts.jobs.ts')).storedTextsHandlers,
  ),
  ...loadedToRun(
    [digestRecordings, keepRecordings, mendRecordingsJob, packRecordingJob, removeBlobsJob],
    async () => (await import('./recordings/recordings.jobs.ts')).recordingHandlers,
  ),
  ...loadedToRun(
    [lookForChanges, wakeAlerts],
    async () => (await import('./alerts/alerts.jobs.ts')).alertHandlers,
  ),
  ...loadedToRun(
    [visitSiteJob, keepVisits],
    async () => (await import('./visits/visits.jobs.ts')).visitHandlers,
  ),
  ...loadedToRun(
    [addDemoStory, endDemoStory],
    async () => (await import('./demo-data/demo-data.jobs.ts')).demoDataHandlers,
  ),
  ...loadedToRun([runPackJob], async () => (await import('./market/runs/market.jobs.ts')).marketHandlers),
  ...loadedToRun([measureSizes], async () => (await import('./operator/operator.jobs.ts')).operatorHandlers),
  ...loadedToRun(
    [cleanUp],
    async () => (await import('./maintenance/maintenance.jobs.ts')).maintenanceHandlers,
  ),
];

/** What does the jobs is loaded when the first of them runs: a server that waits for work holds no more than it needs. */
function loadedToRun(
  jobs: readonly Job[],
  load: () => Promise<readonly Handler<JobDeps>[]>,
): Handler<JobDeps>[] {
  return jobs.map((job) => ({
    job,
    run: async (data, deps, attempt) => {
      const handler = (await load()).find((one) => one.job === job);
      if (!handler) throw new Error(`Nothing does the job ${job.name}`);
      await handler.run(data, deps, attempt);
    },
  }));
}

import { lookForChanges, wakeAlerts } from './alert-work.ts';
import { reconcileSubscriptions, refreshSubscription } from './billing-work.ts';
import { fitTopicJob, linkItemsJob, previewTopicJob } from './fit-topics.ts';
import { checkImport, runImport } from './import-work.ts';
import type { Job } from './job.ts';
import { keepMarket, proposePlansJob, runPackJob, wordFindingsJob } from './market-work.ts';
import { maskStored } from './mask-stored.ts';
import {
  digestRecordings,
  keepRecordings,
  packRecordingJob,
  mendRecordingsJob,
  removeBlobsJob,
  sweepRecordings,
} from './recording-work.ts';
import { sendMail } from './mail-order.ts';
import { measureSizes } from './operator-work.ts';
import { runDueReports, runReportJob } from './report-work.ts';
import { buildThemes, rebuildThemes } from './theme-work.ts';
import { applyTone, learnTone } from './tone-work.ts';
import { understand } from './understand.ts';
import { cleanUp } from './upkeep.ts';
import { keepVisits, visitSiteJob } from './visit-work.ts';

/** Every kind of work that is done later or elsewhere. */
export const catalog: readonly Job[] = [
  sendMail,
  checkImport,
  runImport,
  understand,
  buildThemes,
  rebuildThemes,
  fitTopicJob,
  previewTopicJob,
  linkItemsJob,
  runReportJob,
  runDueReports,
  learnTone,
  applyTone,
  maskStored,
  lookForChanges,
  wakeAlerts,
  digestRecordings,
  keepRecordings,
  packRecordingJob,
  mendRecordingsJob,
  removeBlobsJob,
  sweepRecordings,
  visitSiteJob,
  keepVisits,
  runPackJob,
  keepMarket,
  wordFindingsJob,
  proposePlansJob,
  refreshSubscription,
  reconcileSubscriptions,
  measureSizes,
  cleanUp,
];

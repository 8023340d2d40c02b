import { lookForChanges, wakeAlerts } from './alert.jobs.ts';
import { countCardsJob, countDueCards, emailCardAlertsJob, planFollowUpJob } from './board.jobs.ts';
import { reconcileSubscriptions, refreshSubscription } from './billing.jobs.ts';
import { learnTemplates, runCleaning } from './cleaning.jobs.ts';
import { keepConnections, removeConnection, syncConnection } from './connection.jobs.ts';
import { addDemoStory, endDemoStory } from './demo-data.jobs.ts';
import { fitTopicJob, linkItemsJob, previewTopicJob } from './fit-topics.ts';
import { checkImport, runImport } from './import.jobs.ts';
import type { Job } from './job.ts';
import { keepMarket, proposePlansJob, runPackJob, wordFindingsJob } from './market.jobs.ts';
import { maskStored } from './mask-stored.ts';
import {
  digestRecordings,
  keepRecordings,
  packRecordingJob,
  mendRecordingsJob,
  removeBlobsJob,
  sweepRecordings,
} from './recording.jobs.ts';
import { sendMail } from './mail-order.ts';
import { measureSizes } from './operator.jobs.ts';
import { runDueReports, runReportJob } from './report.jobs.ts';
import { buildThemes, rebuildThemes } from './theme.jobs.ts';
import { applyTone, learnTone } from './sentiment.jobs.ts';
import { understand } from './understand.ts';
import { cleanUp } from './maintenance.jobs.ts';
import { keepVisits, visitSiteJob } from './visit.jobs.ts';

/** Every kind of work that is done later or elsewhere. */
export const catalog: readonly Job[] = [
  sendMail,
  addDemoStory,
  endDemoStory,
  checkImport,
  runImport,
  syncConnection,
  removeConnection,
  keepConnections,
  runCleaning,
  learnTemplates,
  understand,
  buildThemes,
  rebuildThemes,
  fitTopicJob,
  previewTopicJob,
  linkItemsJob,
  runReportJob,
  runDueReports,
  countCardsJob,
  planFollowUpJob,
  emailCardAlertsJob,
  countDueCards,
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

import { fitTopicJob, previewTopicJob } from './fit-topics.ts';
import { checkImport, runImport } from './import-work.ts';
import type { Job } from './job.ts';
import { digestRecording, keepRecordings } from './recording-work.ts';
import { sendMail } from './mail-order.ts';
import { buildThemes, rebuildThemes } from './theme-work.ts';
import { understand } from './understand.ts';
import { cleanUp } from './upkeep.ts';

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
  digestRecording,
  keepRecordings,
  cleanUp,
];

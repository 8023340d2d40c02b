import { readWordTable } from '@earshot/analysis/word-table';
import type { WordTable } from '@earshot/analysis/word-table';
import { readFileSync } from 'node:fs';
import { openBlobs } from '../platform/blobs/open-blobs.ts';
import { FreeSpace } from '../platform/database/free-space.ts';
import { openMailer } from '../platform/mail/open-mailer.ts';
import { openSecretKeys } from '../platform/auth/secret-keys.ts';
import { outside } from '../platform/outbound/outside.ts';
import { systemResolve } from '../platform/outbound/pinned-target.ts';
import { PoliteWeb } from '../platform/outbound/polite-web.ts';
import { analyseTexts, languageOf, wordTableFile } from './feedback/store/analyse-texts.service.ts';
import type { JobDeps } from './job-deps.ts';

/** Makes the rest of what jobs need from what the thread has. */
export function openJobDeps(
  own: Pick<JobDeps, 'config' | 'database' | 'queue' | 'log' | 'stopping'> & Partial<JobDeps>,
): JobDeps {
  const { config, log } = own;
  const now = own.now ?? Date.now;
  const words = wordsWhenAsked();
  return {
    freeSpace: new FreeSpace(config.dataDir, config.freeSpaceFloorBytes),
    blobs: openBlobs(config, 'uploads'),
    packs: openBlobs(config, 'recordings'),
    resolve: systemResolve,
    outside,
    secretKeys: own.secretKeys ?? openSecretKeys(config),
    web: new PoliteWeb(),
    mailer: openMailer(config, log, now),
    publicUrl: config.publicUrl,
    words,
    analyse: (texts) => analyseTexts(texts, words()),
    languageOf,
    now,
    ...own,
  };
}

/** Most servers run for long before an import comes. */
function wordsWhenAsked(): JobDeps['words'] {
  let words: WordTable | undefined;
  return () => (words ??= readWordTable(readFileSync(wordTableFile)));
}

import { decodeFeatures, extractFeatures, FEATURES_VERSION } from '@earshot/analysis/features';
import type { ItemFeatures } from '@earshot/analysis/features';
import type { ThemeItem } from '@earshot/analysis/themes/find-themes';
import type { WordTable } from '@earshot/analysis/word-table';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../job-deps.ts';
import type { ItemToRead } from './builds.sql.ts';
import { itemsToRead } from './builds.sql.ts';

const itemsAtOnce = 500;

type ReaderDeps = Pick<JobDeps, 'database' | 'words' | 'stopping'>;

/** Reads items batch by batch; those that are gone are left out. */
export async function* readItems(
  { database, words, stopping }: ReaderDeps,
  workspaceId: string,
  ids: ArrayLike<number> & { slice(from: number, to: number): Iterable<number> },
): AsyncGenerator<ThemeItem[]> {
  for (let from = 0; from < ids.length; from += itemsAtOnce) {
    stopping.throwIfAborted();
    const page = [...ids.slice(from, from + itemsAtOnce)];
    const rows = await readInWorkspace(database, workspaceId, (tx) =>
      itemsToRead(tx, workspaceId, page, FEATURES_VERSION),
    );
    yield rows.map((row) => ({ id: row.id, text: row.text, features: featuresOf(row, words()) }));
    await letOthersRun();
  }
}

function featuresOf({ features, text }: ItemToRead, words: WordTable): ItemFeatures {
  if (!features) return extractFeatures(text, words);
  try {
    return decodeFeatures(features);
  } catch (error) {
    if (error instanceof RangeError) return extractFeatures(text, words);
    throw error;
  }
}

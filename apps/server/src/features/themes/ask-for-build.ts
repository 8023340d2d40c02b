import { fewestItemsForThemes } from '@earshot/contracts/themes';
import { randomUUID } from 'node:crypto';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { buildThemes } from '../../jobs/theme.jobs.ts';
import type { Tx } from '../../platform/database/open.ts';
import * as builds from './builds.sql.ts';

interface AskDeps {
  queue: JobQueue;
  now: () => number;
}

/** Asks for a run in the caller's transaction; one that waits or runs already is joined. */
export async function askForBuild(
  { queue, now }: AskDeps,
  tx: Tx,
  workspaceId: string,
  askedBy: string | null,
): Promise<void> {
  const sent = await queue.enqueue(tx, buildThemes, { workspaceId }, { key: workspaceId });
  if (sent === null) return;
  const { items } = await builds.changesSince(tx, workspaceId, 0);
  const askedAt = new Date(now()).toISOString();
  await builds.insertBuild(tx, workspaceId, { id: randomUUID(), askedBy, askedAt, itemCount: items });
}

/** With so many items changed since the last run, what it found no longer says what feedback speaks of. */
const changedShare = 0.2;

/** Asks for a run where there never was one, or most of an import came after it. */
export async function askWhenChanged(deps: AskDeps, tx: Tx, workspaceId: string): Promise<void> {
  const done = await builds.newestDone(tx, workspaceId);
  const { items, changed, removed } = await builds.changesSince(tx, workspaceId, done?.readRev ?? 0);
  if (items < fewestItemsForThemes) return;
  if (done && changed + removed < changedShare * items) return;
  const newest = await builds.newestBuild(tx, workspaceId);
  // A run that fails is tried again by night, or when somebody asks.
  if (newest && newest.error !== null && !done) return;
  await askForBuild(deps, tx, workspaceId, null);
}

/** Asks for a run when any item changed since the last one. */
export async function askWhenTouched(deps: AskDeps, tx: Tx, workspaceId: string): Promise<void> {
  const done = await builds.newestDone(tx, workspaceId);
  const { items, changed, removed } = await builds.changesSince(tx, workspaceId, done?.readRev ?? 0);
  if (items >= fewestItemsForThemes && (!done || changed + removed > 0)) {
    await askForBuild(deps, tx, workspaceId, null);
  }
}

import type { Db } from '../../platform/database/open.ts';
import { MaskingChanged } from './masking.service.ts';
import type { RunRow } from './settings.sql.ts';
import * as sql from './settings.sql.ts';

/** A run that masks what is stored already, and how far it got. */
export type MaskingRun = RunRow;

/** The run that is under way; null when none is. */
export async function runUnderWay(tx: Db, workspaceId: string): Promise<MaskingRun | null> {
  const run = await sql.newestRun(tx, workspaceId);
  return run && run.finishedAt === null ? run : null;
}

/** Keeps how far a run got, or how it ended. */
export function saveRun(
  tx: Db,
  workspaceId: string,
  runId: string,
  change: Parameters<typeof sql.updateRun>[3],
): Promise<void> {
  return sql.updateRun(tx, workspaceId, runId, change);
}

/**
 * Notes that everything is masked by the present choice.
 *
 * @throws MaskingChanged when that is not the choice of this version
 */
export async function noteMaskedThroughout(tx: Db, workspaceId: string, version: number): Promise<void> {
  const now = await sql.lockSettings(tx, workspaceId);
  if (now?.maskingVersion !== version) throw new MaskingChanged();
  await sql.saveSettings(tx, workspaceId, {
    maskedThroughout: now.maskedKinds,
    peopleHiddenThroughout: now.hidesPeople,
  });
}

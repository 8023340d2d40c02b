import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../../job-deps.ts';
import * as sql from '../preview.sql.ts';
import { effectOfEdit } from './fit-topic.ts';

/** Works out a preview that was asked for. Safe to run twice. */
export async function workOutPreview(deps: JobDeps, workspaceId: string, id: string): Promise<void> {
  const preview = await readInWorkspace(deps.database, workspaceId, (tx) =>
    sql.findPreview(tx, workspaceId, id),
  );
  if (!preview || preview.result) return;
  const result = await effectOfEdit(deps, workspaceId, preview.topicId, preview.asked);
  if (result) {
    await inWorkspace(deps.database, workspaceId, (tx) => sql.saveResult(tx, workspaceId, id, result));
  }
}

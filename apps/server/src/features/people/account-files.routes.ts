import { accountFileLimits, accountFiles } from '@earshot/contracts/account-files';
import type { FastifyInstance } from 'fastify';
import { readSnapshot } from '../../platform/database/workspace-transaction.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { DetectThreads } from '../imports/file/detect-thread.service.ts';
import { filePart } from '../imports/file/file-part.service.ts';
import { applyRows, listFiles, matchRows, undoFile } from './account-file/account-files.service.ts';
import { readAccountFile } from './account-file/read-account-file.ts';

/** To be called after the routes of imports, which read multipart bodies. */
export function accountFilesRoutes(app: FastifyInstance, deps: Deps): void {
  const { database } = deps;
  const detectors = new DetectThreads();
  bind(app, accountFiles.read, async ({ request, query }, { workspaceId }) => {
    const part = await filePart(request, { fileSize: accountFileLimits.maxBytes });
    return readAccountFile({ database, detectors }, workspaceId, part, query.sheet);
  });
  bind(app, accountFiles.match, ({ body }, caller) => matchRows(deps, caller, body));
  bind(app, accountFiles.apply, ({ body }, caller) => applyRows(deps, caller, body));
  bind(app, accountFiles.undo, ({ body }, caller) => undoFile(deps, caller, body.account_file_id));
  bind(app, accountFiles.list, (_input, { workspaceId }) =>
    readSnapshot(database, workspaceId, (tx) => listFiles(tx, workspaceId)),
  );
}

import { rejectedRowsCsv } from '@earshot/tabular/rejected-rows';
import type { Caller } from '../../platform/auth/caller.ts';
import { issueTicket, useTicket } from '../../platform/auth/download-tickets.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { StoredReject } from './work/import-effects.sql.ts';
import * as effects from './work/import-effects.sql.ts';
import type { ImportDeps } from './imports.service.ts';
import * as sql from './imports.sql.ts';

export interface RejectedRowsFile {
  name: string;
  csv: AsyncGenerator<string>;
}

const kind = 'rejected_rows';
const pageRows = 500;

/** A secret that opens the file of rejected rows once, within a minute. @throws Problem `not_found` when there is none */
export async function rejectedRowsTicket(
  deps: ImportDeps,
  { workspaceId }: Caller,
  importId: string,
): Promise<string> {
  await readInWorkspace(deps.database, workspaceId, async (tx) => {
    if (!(await sql.findRun(tx, workspaceId, importId))) throw new Problem('not_found');
    const rejects = await effects.rejectsAfter(tx, workspaceId, importId, 0, 1);
    if (rejects.length === 0) throw new Problem('not_found', { detail: 'This import has no rejected rows.' });
  });
  return issueTicket(deps.database.app, { workspaceId, kind, payload: { importId } }, deps.now());
}

/** Uses a ticket up. @throws Problem `not_found` when it was used, is too old or never was one */
export async function openRejectedRows(deps: ImportDeps, secret: string): Promise<RejectedRowsFile> {
  const ticket = await useTicket(deps.database.app, kind, secret, deps.now());
  if (!ticket) throw new Problem('not_found');
  const { workspaceId } = ticket;
  const { importId } = ticket.payload as { importId: string };
  const run = await inWorkspace(deps.database, workspaceId, (tx) => sql.findRun(tx, workspaceId, importId));
  if (!run) throw new Problem('not_found');
  const header = run.facts.columns.map(({ name }) => name);
  return {
    name: `${run.fileName.replace(/\.\w{1,5}$/, '')}-rejected-rows.csv`,
    csv: rejectedRowsCsv(header, rejectedRows(deps, workspaceId, importId)),
  };
}

/** Page by page, so that no transaction stays open while a slow reader takes the file. */
async function* rejectedRows(
  deps: ImportDeps,
  workspaceId: string,
  importId: string,
): AsyncGenerator<StoredReject> {
  let after = 0;
  for (;;) {
    const page = await readInWorkspace(deps.database, workspaceId, (tx) =>
      effects.rejectsAfter(tx, workspaceId, importId, after, pageRows),
    );
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < pageRows) return;
    after = last.rowNumber;
  }
}

import { rejectedRowsCsv } from '@earshot/tabular/rejected-rows';
import type { Caller } from '../../platform/auth/caller.ts';
import { hashSecret, newSecret } from '../../platform/auth/secret.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { StoredReject } from './work/import-effects.sql.ts';
import * as effects from './work/import-effects.sql.ts';
import type { ImportDeps } from './imports.service.ts';
import * as sql from './imports.sql.ts';
import * as tickets from './tickets.sql.ts';

export interface RejectedRowsFile {
  name: string;
  csv: AsyncGenerator<string>;
}

const ticketMs = 60_000;
const pageRows = 500;

/** A secret that opens the file of rejected rows once, within a minute. @throws Problem `not_found` when there is none */
export async function issueTicket(
  deps: ImportDeps,
  { workspaceId }: Caller,
  importId: string,
): Promise<string> {
  await readInWorkspace(deps.database, workspaceId, async (tx) => {
    if (!(await sql.findRun(tx, workspaceId, importId))) throw new Problem('not_found');
    const rejects = await effects.rejectsAfter(tx, workspaceId, importId, 0, 1);
    if (rejects.length === 0) throw new Problem('not_found', { detail: 'This import has no rejected rows.' });
  });
  const secret = newSecret();
  await tickets.insertTicket(deps.database.app, hashSecret(secret), {
    opens: workspaceId,
    importId,
    expiresAt: new Date(deps.now() + ticketMs).toISOString(),
  });
  return secret;
}

/** Uses a ticket up. @throws Problem `not_found` when it was used, is too old or never was one */
export async function openRejectedRows(deps: ImportDeps, secret: string): Promise<RejectedRowsFile> {
  const now = new Date(deps.now()).toISOString();
  const ticket = await tickets.useTicket(deps.database.app, hashSecret(secret), now);
  const run =
    ticket &&
    (await inWorkspace(deps.database, ticket.opens, (tx) => sql.findRun(tx, ticket.opens, ticket.importId)));
  if (!ticket || !run) throw new Problem('not_found');
  const header = run.facts.columns.map(({ name }) => name);
  return {
    name: `${run.fileName.replace(/\.\w{1,5}$/, '')}-rejected-rows.csv`,
    csv: rejectedRowsCsv(header, rejectedRows(deps, ticket.opens, ticket.importId)),
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

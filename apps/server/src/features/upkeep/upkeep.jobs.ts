import { cleanUp } from '../../jobs/upkeep.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { cleanUpImports, forgetLostFiles } from '../imports/clean-up.service.ts';
import type { JobDeps } from '../job-deps.ts';
import * as sql from './upkeep.sql.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** An idempotency key is promised for this long. */
const requestKeyMs = dayMs;
/** Used and expired links, and sign-ups nobody went on with, are kept for a while, for whoever asks what became of them. */
const mailLinkMs = 30 * dayMs;
const mailCountMs = 2 * dayMs;
/** Sessions that are over tell which workspace a user opened last. */
const sessionMs = 90 * dayMs;
/**
 * Whoever holds a copy of a workspace's items learns from these what to drop. A copy lives in the memory of a server and is
 * brought up to date with each search; one that nobody asked for so long is taken for gone.
 */
const removedItemMs = 90 * dayMs;

export const upkeepHandlers: Handler<JobDeps>[] = [
  handle(cleanUp, async (_payload, deps, { signal }) => {
    const { database, now } = deps;
    const before = (ms: number) => new Date(now() - ms).toISOString();
    await sql.deleteTickets(database.app, before(0));
    await sql.deleteMailLinks(database.app, before(mailLinkMs));
    await sql.deleteSignUps(database.app, before(mailLinkMs));
    await sql.deleteMailCounts(database.app, before(mailCountMs));
    await sql.deleteSessions(database.app, before(sessionMs));
    for (const workspaceId of await sql.everyWorkspace(database.app)) {
      signal.throwIfAborted();
      await inWorkspace(database, workspaceId, async (tx) => {
        await sql.deleteRequestKeys(tx, workspaceId, before(requestKeyMs));
        await sql.deleteRemovedItems(tx, workspaceId, before(removedItemMs));
      });
      await cleanUpImports(deps, workspaceId);
    }
    await forgetLostFiles(deps);
  }),
];

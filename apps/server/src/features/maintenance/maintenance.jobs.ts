import { hourMs } from '@earshot/contracts/durations';
import { cleanUp } from '../../jobs/maintenance.jobs.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { deletePaymentEvents } from '../billing/events.service.ts';
import { forgetOldCleaning } from '../cleaning/cleaning.service.ts';
import { deleteContactMessages } from '../contact/contact.service.ts';
import { forgetMessages } from '../contact/inbox.service.ts';
import { deleteRefusals } from '../../platform/refusals/refusals.sql.ts';
import { forgetDeletedBoards } from '../boards/boards.service.ts';
import { forgetDeletedComments } from '../boards/comments.service.ts';
import { forgetDeletedIdeas } from '../ideas/ideas.service.ts';
import { cleanUpImports, forgetLostFiles } from '../imports/clean-up.service.ts';
import type { JobDeps } from '../job-deps.ts';
import { everyWorkspace } from '../workspaces/workspaces.service.ts';
import { deleteDueWorkspaces } from './delete-workspaces.service.ts';
import * as sql from './maintenance.sql.ts';

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
const contactMessageMs = 365 * dayMs;
/** PayPal sends an event again for three days. */
const paymentEventMs = 90 * dayMs;
/** Spam and deleted messages can be taken back so long. */
const takenBackMs = 30 * dayMs;
const refusalMs = 90 * dayMs;

export const maintenanceHandlers: Handler<JobDeps>[] = [
  handle(cleanUp, async (_payload, deps, { signal }) => {
    const { database, now } = deps;
    const before = (ms: number) => new Date(now() - ms).toISOString();
    await sql.deleteTickets(database.app, before(0));
    await sql.deleteLoginChallenges(database.app, before(0));
    await sql.deleteEmailChanges(database.app, before(mailLinkMs));
    await sql.deleteMailLinks(database.app, before(mailLinkMs));
    await sql.deleteSignUps(database.app, before(mailLinkMs));
    await sql.deleteMailCounts(database.app, before(mailCountMs));
    await deleteContactMessages(database.app, before(contactMessageMs));
    await deletePaymentEvents(database.app, before(paymentEventMs));
    await forgetMessages(database.app, before(takenBackMs));
    await deleteRefusals(database.app, before(refusalMs));
    await sql.deleteSessions(database.app, before(sessionMs));
    for (const workspaceId of await everyWorkspace(database.app)) {
      signal.throwIfAborted();
      await inWorkspace(database, workspaceId, async (tx) => {
        await sql.deleteRequestKeys(tx, workspaceId, before(requestKeyMs));
        await forgetOldCleaning(tx, workspaceId, now());
        await forgetDeletedBoards(tx, workspaceId, now());
        await forgetDeletedComments(tx, workspaceId, now());
        await forgetDeletedIdeas(tx, workspaceId, now());
        await sql.deleteRemovedItems(tx, workspaceId, before(removedItemMs));
      });
      await cleanUpImports(deps, workspaceId);
    }
    await forgetLostFiles(deps);
    await deleteDueWorkspaces(deps, signal);
  }),
];

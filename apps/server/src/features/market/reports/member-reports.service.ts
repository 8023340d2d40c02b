import { instantOf } from '../../../platform/instant.ts';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { market, MarketReportInList } from '@earshot/contracts/market';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../platform/auth/caller.ts';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { mailChoiceKey } from '../../../platform/mail/mail-choices.sql.ts';
import { recipientHash } from '../../../platform/mail/recipient-hash.ts';
import type { Deps } from '../../deps.ts';
import { takeOne } from '../../billing/quotas.service.ts';
import { nextRunAfter } from '../../reports/schedule.service.ts';
import { userById } from '../../users/people.service.ts';
import { joinRun } from '../runs/join-run.ts';
import { linkToken } from './link-token.ts';
import * as listings from './listings.sql.ts';
import { linkEnd } from './public-reports.service.ts';
import { readReport } from './read-report.ts';
import { deleteReport, readRival } from './report-changes.service.ts';
import * as sql from './reports.sql.ts';
import { findRun } from '../runs/runs.sql.ts';
import type { Subject } from '../runs/subject.ts';
import { readSubject } from '../runs/subject.ts';

const recentShown = 10;

type ReadDeps = Pick<Deps, 'database' | 'now'>;
type WriteDeps = Pick<Deps, 'config' | 'database' | 'freeSpace' | 'queue' | 'now'>;

/**
 * Orders a report for the workspace.
 *
 * @throws Problem `bad_request` for an address that is not on the public web; `plan_limit_reached`
 */
export async function analyze(
  deps: WriteDeps,
  { workspaceId, userId }: Caller,
  { subject, name, rivals, schedule }: ParsedBody<typeof market.analyze>,
): Promise<MarketReportInList> {
  const { config, database, freeSpace, now } = deps;
  freeSpace.assertRoom();
  const targets = new Set(config.privateTargets);
  const wanted = readSubject(subject, targets);
  const added = rivals.map((rival) => readRival(rival, targets).url.href);
  const id = randomUUID();
  const askedAt = instantOf(now());
  await inWorkspace(database, workspaceId, async (tx) => {
    await takeOne(deps, tx, workspaceId, 'marketReportsPerMonth');
    const own = { id, subject: null, email: null, emailHash: null, listedIn: workspaceId, askedAt };
    await joinRun(
      deps,
      tx,
      wanted,
      (runId) => sql.insertReport(tx, { ...own, runId, readableUntil: linkEnd(now()) }),
      { added },
    );
    await listings.insertListing(tx, workspaceId, {
      ...{ reportId: id, name: name ?? calledBy(wanted, subject), subject, madeBy: userId, madeAt: askedAt },
      host: wanted.kind === 'site' ? wanted.host : null,
      ...{ schedule, nextRunOn: nextRunAfter(schedule, askedAt.slice(0, 10)) },
    });
  });
  return listingOf(deps, { workspaceId, userId }, id);
}

export async function recentReports(
  { database }: ReadDeps,
  { workspaceId, userId }: Caller,
): Promise<MarketReportInList[]> {
  const rows = await readInWorkspace(database, workspaceId, (tx) =>
    listings.recentReports(tx, workspaceId, recentShown),
  );
  return inList({ database }, userId, rows);
}

/** A report of the workspace. @throws Problem `not_found` */
export async function openListed(
  { database }: Pick<Deps, 'database'>,
  { workspaceId }: Pick<Caller, 'workspaceId'>,
  id: string,
): Promise<sql.ReportRow> {
  const listing = await readInWorkspace(database, workspaceId, (tx) =>
    listings.findListing(tx, workspaceId, id),
  );
  const report = listing && (await sql.findReport(database.app, id));
  if (!report) throw new Problem('not_found', { detail: 'There is no report with this ID.' });
  return { ...report, subject: listing.subject };
}

/** @throws Problem `not_found` */
export async function getReport(
  deps: ReadDeps,
  caller: Caller,
  id: string,
): Promise<CallReply<typeof market.getReport>> {
  const { report, run } = await readReport(deps.database.app, await openListed(deps, caller, id));
  const openedAt = instantOf(deps.now());
  const { workspaceId } = caller;
  await inWorkspace(deps.database, workspaceId, (tx) =>
    listings.updateListing(tx, workspaceId, id, { openedAt, ...(run.host !== null && { host: run.host }) }),
  );
  return { listing: await listingOf(deps, caller, id), report };
}

/** @throws Problem `not_found` */
export async function changeListing(
  deps: ReadDeps,
  caller: Pick<Caller, 'workspaceId' | 'userId'>,
  id: string,
  change: listings.ListingChange,
): Promise<MarketReportInList> {
  const { workspaceId } = caller;
  const wasThere = await inWorkspace(deps.database, workspaceId, (tx) =>
    listings.updateListing(tx, workspaceId, id, change),
  );
  if (!wasThere) throw new Problem('not_found', { detail: 'There is no report with this ID.' });
  return listingOf(deps, caller, id);
}

/** @throws Problem `not_found` */
export function setSchedule(
  deps: ReadDeps,
  caller: Caller,
  { market_report_id: id, schedule, tell_me: tellMe }: ParsedBody<typeof market.setSchedule>,
): Promise<MarketReportInList> {
  return changeListing(deps, caller, id, {
    schedule,
    nextRunOn: nextRunAfter(schedule, instantOf(deps.now()).slice(0, 10)),
    tell: tellMe ? caller.userId : null,
  });
}

/** @throws Problem `not_found` */
export async function removeReport(deps: ReadDeps, caller: Caller, id: string): Promise<void> {
  await openListed(deps, caller, id);
  await deleteReport(deps, id);
  const { workspaceId } = caller;
  await inWorkspace(deps.database, workspaceId, (tx) => listings.deleteListing(tx, workspaceId, id));
}

/** The link by which anybody reads a report; a new one where it is renewed or has run out. @throws Problem `not_found` */
export async function shareReport(
  deps: ReadDeps,
  caller: Caller,
  { market_report_id: id, renew }: ParsedBody<typeof market.shareReport>,
): Promise<CallReply<typeof market.shareReport>> {
  const db = deps.database.app;
  const report = await openListed(deps, caller, id);
  const isOver = Date.parse(report.readableUntil) <= deps.now();
  const until = renew || isOver ? linkEnd(deps.now()) : report.readableUntil;
  const version = renew || isOver ? await sql.raiseVersion(db, id, until) : report.version;
  return { uuid: id, token: linkToken(await sql.linkKey(db), { id, version }), readable_until: until };
}

/** How many reports the caller's address asked for before it was known. */
export async function countClaimable({ database, now }: ReadDeps, { userId }: Caller): Promise<number> {
  const emailHash = await hashOf(database, userId);
  return (await sql.reportsBy(database.app, emailHash, instantOf(now()))).length;
}

/** Puts those into the workspace. @returns how many */
export async function claimReports(
  { database, freeSpace, now }: Pick<Deps, 'database' | 'freeSpace' | 'now'>,
  { workspaceId, userId }: Caller,
): Promise<number> {
  freeSpace.assertRoom();
  const emailHash = await hashOf(database, userId);
  return inWorkspace(database, workspaceId, async (tx) => {
    const reports = await sql.reportsBy(tx, emailHash, instantOf(now()));
    for (const { id, subject: typed, askedAt, runId } of reports) {
      const subject = typed ?? '';
      await listings.insertListing(tx, workspaceId, {
        ...{ reportId: id, name: subject.slice(0, 120), subject, madeBy: userId, madeAt: askedAt },
        ...{ host: (await findRun(tx, runId))?.host ?? null, schedule: 'none', nextRunOn: null },
      });
    }
    await sql.markListed(
      tx,
      reports.map(({ id }) => id),
      workspaceId,
    );
    return reports.length;
  });
}

/** @throws Problem `not_found` */
export async function listingOf(
  { database }: Pick<Deps, 'database'>,
  { workspaceId, userId }: Pick<Caller, 'workspaceId' | 'userId'>,
  id: string,
): Promise<MarketReportInList> {
  const row = await readInWorkspace(database, workspaceId, (tx) => listings.findListing(tx, workspaceId, id));
  const [listing] = row ? await inList({ database }, userId, [row]) : [];
  if (!listing) throw new Problem('not_found', { detail: 'There is no report with this ID.' });
  return listing;
}

/** Reports as lists show them; those that are gone are left out. */
export async function inList(
  { database }: Pick<Deps, 'database'>,
  userId: string,
  rows: readonly listings.ListingRow[],
): Promise<MarketReportInList[]> {
  const standings = await sql.standings(
    database.app,
    rows.map(({ reportId }) => reportId),
  );
  return rows.flatMap((row) => {
    const standing = standings.get(row.reportId);
    if (!standing) return [];
    const { name, subject, schedule } = row;
    return [
      {
        ...{ market_report_id: row.reportId, name, subject, schedule, state: standing.state },
        ...{ host: standing.host ?? row.host, made_by: row.madeBy, made_at: row.madeAt },
        ...{ ended_at: standing.endedAt, next_run_on: row.nextRunOn, changes: standing.changes },
        tells_me: row.tell === userId,
      },
    ];
  });
}

async function hashOf(database: Deps['database'], userId: string): Promise<Buffer> {
  const user = await userById(database.app, userId);
  if (!user) throw new Problem('not_signed_in');
  return recipientHash(await mailChoiceKey(database.app), user.email);
}

/** What a report is called when nobody says: an address by its host. */
function calledBy(wanted: Subject, typed: string): string {
  return (wanted.kind === 'site' ? wanted.host : typed).slice(0, 120);
}

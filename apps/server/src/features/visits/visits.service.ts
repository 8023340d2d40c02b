import { dayMs } from '@earshot/contracts/durations';
import type { CallReply, ParsedBody, ParsedParams } from '@earshot/contracts/call';
import type { visits } from '@earshot/contracts/visits';
import { visitLimits } from '@earshot/contracts/visits';
import { randomUUID } from 'node:crypto';
import { visitSiteJob } from '../../jobs/visit.jobs.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import { mayMailStranger } from '../../platform/mail/stranger-budget.sql.ts';
import { OutboundError } from '../../platform/outbound/outbound-error.ts';
import { readWebAddress } from '../../platform/outbound/web-address.ts';
import type { Deps } from '../deps.ts';
import { chunksOf, getRecording } from '../recordings/recordings.service.ts';
import { removeRecording } from '../recordings/retention.service.ts';
import { siteOf } from './browse/safe-links.ts';
import { isReportToken, reportToken } from './report-token.ts';
import { visitsWorkspace } from './visit-recordings.service.ts';
import * as sql from './visits.sql.ts';

type ReportLink = ParsedParams<typeof visits.getSiteSessionAnalysis>;

/**
 * Orders a visit of a site, or joins the one that the site has today.
 *
 * @throws Problem `bad_request` for an address that is not on the public web; `rate_limited` when the site's visit of today was
 *   deleted
 */
export async function submitRequest(
  { config, database, freeSpace, queue, now }: Deps,
  { email, url }: ParsedBody<typeof visits.submitRecordRequest>,
  address: string,
): Promise<CallReply<typeof visits.submitRecordRequest>> {
  freeSpace.assertRoom();
  const start = startAddress(url, new Set(config.privateTargets));
  const at = new Date(now()).toISOString();
  const [id, day, host] = [randomUUID(), at.slice(0, 10), siteOf(start)];
  const key = await sql.reportKey(database.app);
  await database.app.transaction().execute(async (tx) => {
    const visitId = randomUUID();
    const isNew = await sql.insertVisit(tx, { id: visitId, host, day, url: start.href, queuedAt: at });
    const visit = await sql.visitOfDay(tx, host, day);
    if (visit.state === 'removed') {
      throw new Problem('rate_limited', {
        detail: 'This site was already visited today and the report was deleted. Try again tomorrow.',
        retryAfterSeconds: 3600,
      });
    }
    const mayMail = await mayMailStranger(tx, { recipient: email, address, now: at });
    await sql.insertReport(tx, { id, visitId: visit.id, email: mayMail ? email : null, createdAt: at });
    if (isNew) await queue.enqueue(tx, visitSiteJob, { visitId });
  });
  return { uuid: id, token: reportToken(key, id) };
}

/** What a report tells now. @throws Problem `not_found` for any other link */
export async function readReport(
  deps: Pick<Deps, 'database' | 'now'>,
  link: ReportLink,
): Promise<CallReply<typeof visits.getSiteSessionAnalysis>> {
  const { report, visit } = await openReport(deps, link);
  const { state, host, url, seenPages, why, analysis, recordingId } = visit;
  // A visit is emptied with its last report, so none that can be read is.
  if (state === 'removed') throw notFound();
  const isWaiting = state === 'queued' || state === 'running';
  return {
    state,
    host,
    url,
    asked_at: report.createdAt,
    expires_at: new Date(Date.parse(report.createdAt) + visitLimits.keptDays * dayMs).toISOString(),
    ahead: isWaiting ? await sql.visitsAhead(deps.database.app, visit.queuedAt) : 0,
    seen_pages: seenPages,
    why,
    analysis,
    replay:
      recordingId === null ? null : await getRecording(deps, { workspaceId: visitsWorkspace }, recordingId),
  };
}

/** @throws Problem `not_found` */
export async function readChunks(
  deps: Pick<Deps, 'database' | 'packs' | 'now'>,
  { uuid, token, ...part }: ParsedBody<typeof visits.getSiteSessionChunks>,
): Promise<Buffer> {
  const { visit } = await openReport(deps, { uuid, token });
  if (visit.recordingId === null) throw notFound();
  return chunksOf(deps, { workspaceId: visitsWorkspace }, { session_id: visit.recordingId, ...part });
}

/** Deletes a report, and its visit when nobody else has one of it. @throws Problem `not_found` */
export async function deleteReport(
  deps: Pick<Deps, 'database' | 'queue' | 'now'>,
  link: ReportLink,
): Promise<void> {
  const { report, visit } = await openReport(deps, link);
  const emptied = await deps.database.app.transaction().execute(async (tx) => {
    await sql.deleteReport(tx, report.id);
    return sql.emptyVisit(tx, visit.id);
  });
  if (emptied && emptied.recordingId !== null) {
    await removeRecording(deps, visitsWorkspace, emptied.recordingId);
  }
}

async function openReport(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { uuid, token }: ReportLink,
): Promise<{ report: sql.ReportRow; visit: sql.VisitRow }> {
  const db = database.app;
  if (!isReportToken(await sql.reportKey(db), uuid, token)) throw notFound();
  const oldest = new Date(now() - visitLimits.keptDays * dayMs).toISOString();
  const report = await sql.findReport(db, uuid, oldest);
  const visit = report && (await sql.findVisit(db, report.visitId));
  if (!visit) throw notFound();
  return { report, visit };
}

/** The address as it was meant: people leave the scheme away. */
function startAddress(text: string, privateTargets: ReadonlySet<string>): URL {
  try {
    const { url } = readWebAddress(
      /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`,
      privateTargets,
    );
    url.hash = '';
    return url;
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    throw badField('url', `${error.message} Enter one such as https://example.com.`);
  }
}

function notFound(): Problem {
  return new Problem('not_found', { detail: 'There is no report behind this link.' });
}

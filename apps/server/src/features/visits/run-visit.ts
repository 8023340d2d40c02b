import { hourMs } from '@earshot/contracts/durations';
import { visitLimits } from '@earshot/contracts/visits';
import { sendMail } from '../../jobs/mail-order.ts';
import { visitSiteJob } from '../../jobs/visit.jobs.ts';
import type { Attempt } from '../../jobs/worker.ts';
import { BrowserUnavailable } from '../../platform/browser/browser-unavailable.ts';
import { OutboundError } from '../../platform/outbound/outbound-error.ts';
import type { JobDeps } from '../job-deps.ts';
import { removeRecording } from '../recordings/retention.service.ts';
import { NotVisited, visitSite } from './browse/visit-site.ts';
import { storeVisit, visitsWorkspace } from './visit-recordings.service.ts';
import * as sql from './visits.sql.ts';

/** All attempts of a visit are over by then. */
const lostAfterMs = 6 * hourMs;

/** Visits a site, keeps what was found, and orders the mails. A visit that was called off leaves nothing. */
export async function runVisit(
  visitId: string,
  deps: JobDeps,
  { signal, number }: Attempt,
  seconds: number = visitLimits.seconds,
): Promise<void> {
  const db = deps.database.app;
  const visit = await sql.beginVisit(db, visitId);
  if (!visit) return;
  const calledOff = new AbortController();
  const seenPages: string[] = [];
  try {
    deps.freeSpace.assertRoom();
    const { analysis, chunks } = await visitSite({
      url: visit.url,
      rules: { resolve: deps.resolve, privateTargets: new Set(deps.config.privateTargets) },
      chromium: deps.config.chromium,
      publicUrl: deps.publicUrl,
      seconds,
      onPage: async (url) => {
        seenPages.push(url);
        if (!(await sql.noteSeenPages(db, visitId, seenPages))) calledOff.abort();
      },
      signal: AbortSignal.any([signal, deps.stopping, calledOff.signal]),
    });
    const recordingId = await storeVisit(deps, chunks, signal);
    const isKept = await end(visitId, deps, { state: 'done', analysis, recordingId });
    if (!isKept && recordingId !== null) await removeRecording(deps, visitsWorkspace, recordingId);
  } catch (error) {
    if (calledOff.signal.aborted) return;
    const why = reasonOf(error);
    if (why === null && number < visitSiteJob.attempts) throw error;
    if (why === null) deps.log.error({ err: error, visitId }, 'A site visit failed');
    await end(visitId, deps, { state: 'failed', why: why ?? 'The visit failed on our side.' });
  }
}

/** Ends visits whose every attempt was cut off, and tells whoever asked. */
export async function endLostVisits(deps: JobDeps): Promise<void> {
  const before = new Date(deps.now() - lostAfterMs).toISOString();
  for (const id of await sql.lostVisits(deps.database.app, before)) {
    await end(id, deps, { state: 'failed', why: 'The visit was interrupted on our side.' });
  }
}

/** What may be said to whoever asked; null when the fault is ours and another attempt may help. */
function reasonOf(error: unknown): string | null {
  const isKnown =
    error instanceof NotVisited || error instanceof OutboundError || error instanceof BrowserUnavailable;
  return isKnown ? error.message : null;
}

/** @returns false when the visit was called off */
async function end(visitId: string, { database, queue, now }: JobDeps, how: sql.VisitEnd): Promise<boolean> {
  return database.app.transaction().execute(async (tx) => {
    if (!(await sql.endVisit(tx, visitId, new Date(now()).toISOString(), how))) return false;
    for (const { id } of await sql.untoldReports(tx, visitId)) {
      await queue.enqueue(tx, sendMail, { kind: 'site_visit', reportId: id });
    }
    return true;
  });
}
